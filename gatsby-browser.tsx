import type { GatsbyBrowser } from "gatsby";
import "./src/theme/global.css";
import "./src/theme/scripts.css";
import "./src/theme/print.css";
import "./src/theme/keyframes.css";
import { announceRoute } from "./src/app/announce-route";
import { hydrateInSteps } from "./src/app/hydrate";
import { markInteractive } from "./src/app/interactive";
import { scrollForRoute } from "./src/app/scroll";

export { wrapPageElement } from "./src/app/wrap-page";
export { wrapRootElement } from "./src/app/wrap-root";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = markInteractive;
export const replaceHydrateFunction = hydrateInSteps;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = announceRoute;
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = scrollForRoute;
