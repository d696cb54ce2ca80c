import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { cacheOptions } from "./emotion";
import { StyleProvider } from "./style-provider";

const cache = createCache(cacheOptions);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    <StyleProvider>{element}</StyleProvider>
  </CacheProvider>
);
