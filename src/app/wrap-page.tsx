import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "../components/error-page/error-boundary";

/** Puts the error boundary around the i18n plugin's wrapper, so that it catches errors there as well. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary address={props.location.href}>{element}</ErrorBoundary>
);
