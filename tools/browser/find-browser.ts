// The search itself is plain JavaScript, since it must also work before anything is installed.
export { findBrowser } from "../lib/find-browser.cjs";
export { findFirefox } from "../lib/find-firefox.cjs";
