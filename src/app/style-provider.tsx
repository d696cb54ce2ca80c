import { ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { system } from "../theme/system";

/** Chakra's system without the global styles, which every page has in its head (src/app/head-tags.tsx). */
const systemOfPage = () => ({ ...system(), _global: [] });

export function StyleProvider({ children }: { children: ReactNode }) {
  const [value] = useState(systemOfPage);
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
