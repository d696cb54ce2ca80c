import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// The QR code library needs these globals. All browsers have them, but jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
