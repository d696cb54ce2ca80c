import { ChakraProvider } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { fontFaces, textFaceRule, vendorCss } from "../theme/font-faces";
import { system } from "../theme/system";

/**
 * Built pages carry the global styles and the font faces in their head; repeating them in the
 * browser would only cost a style recalculation. The development server renders no styles, so there
 * they are needed.
 */
const systemOfPage = () =>
  process.env.NODE_ENV === "production" ? { ...system(), _global: [] } : system();

export function StyleProvider({ children }: { children: ReactNode }) {
  const [value] = useState(systemOfPage);
  return (
    <ChakraProvider value={value}>
      {process.env.NODE_ENV === "development" && (
        <Global styles={fontFaces + textFaceRule + vendorCss} />
      )}
      {children}
    </ChakraProvider>
  );
}
