import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "../components/error-page/error-boundary";

/** The i18n plugin has wrapped the page before: whatever throws in it, the boundary is outside. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary address={props.location.href}>{element}</ErrorBoundary>
);
