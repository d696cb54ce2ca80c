import { LocaleProvider } from "@ark-ui/react/locale";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSite } from "../hooks/use-site";
import { system } from "../theme/system";

/** Every page has the global styles and the tokens in its style sheets. */
const systemWithoutGlobalStyles = { ...system, _global: [] };

/**
 * The provider of Chakra's components and the page's locale for them. It belongs into the parts that use
 * them and load lazily, not around the page: what hydrates first needs neither Chakra nor Emotion.
 */
export function ChakraPart({ children }: { children: ReactNode }) {
  const { language } = useSite();
  return (
    <ChakraProvider value={systemWithoutGlobalStyles}>
      <LocaleProvider locale={language.htmlLang}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
