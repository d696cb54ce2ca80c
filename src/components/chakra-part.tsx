import { LocaleProvider } from "@chakra-ui/react/locale";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../theme/system";
import { useSite } from "./site-context";

/** The style sheets of every page already contain the global styles, the tokens and the order of the layers. */
const systemWithoutGlobalStyles = {
  ...system,
  _global: [],
  layers: { ...system.layers, atRule: "" },
};

/**
 * Provides Chakra's system and the page's locale to Chakra components. Wrap each lazy component that uses
 * them, not the whole page: the first hydration must load neither Chakra nor Emotion.
 */
export function ChakraPart({ children }: { children: ReactNode }) {
  const { language } = useSite();
  return (
    <ChakraProvider value={systemWithoutGlobalStyles}>
      <LocaleProvider locale={language.htmlLang}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
