import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Every browser has these, jsdom has not, and the QR code library needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// As on a page that React has taken over: code that comes after the page comes at once.
if (typeof document !== "undefined") document.documentElement.dataset.interactive = "";
