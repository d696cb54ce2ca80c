import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import type { AnchorHTMLAttributes } from "react";

// Less than the browser tests have (jest.config.js), but enough for a busy machine.
jest.setTimeout(60_000);

// The QR code library needs these globals. All browsers have them, but jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Replaces Gatsby's Link by the anchor that it renders, without its router, on a site at the root of its host. */
jest.mock("gatsby", () => ({
  Link: jest.fn(({ to, ...rest }: LinkProps) => <a href={to} {...rest} />),
  graphql: jest.fn(),
  withPrefix: (path: string) => path,
}));
