import type { GatsbyBrowser } from "gatsby";
import "./src/theme/global.css";
import "./src/theme/scripts.css";
import "./src/theme/noscript.css";
import "./src/theme/print.css";
import { announceRoute } from "./src/app/announce-route";
import { hydrateInSteps } from "./src/app/hydrate";
import { scrollForRoute } from "./src/app/scroll";
import { markHydrated } from "./src/lazy/hydration";

export { wrapPageElement } from "./src/app/wrap-page";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = markHydrated;
export const replaceHydrateFunction = hydrateInSteps;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = announceRoute;
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = scrollForRoute;
