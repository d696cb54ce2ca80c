import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Every browser has these, jsdom has not, and the QR code library needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
