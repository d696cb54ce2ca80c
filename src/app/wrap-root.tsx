import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { browserCache } from "./emotion";
import { StyleProvider } from "./style-provider";

const cache = browserCache();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    <StyleProvider>{element}</StyleProvider>
  </CacheProvider>
);
