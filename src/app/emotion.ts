import type { Options } from "@emotion/cache";

/** No vendor prefixer: every browser of the last five years knows the properties used here. */
export const cacheOptions: Options = { key: "css", stylisPlugins: [] };
