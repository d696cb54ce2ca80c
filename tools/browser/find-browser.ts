// The search itself is plain JavaScript, since it must also work before anything is installed.
export { findBrowser, findFirefox } from "../lib/find-browser.cjs";
