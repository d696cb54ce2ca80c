import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import type { AnchorHTMLAttributes } from "react";

// The QR code library needs these globals. All browsers have them, but jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Replaces Gatsby's Link by the anchor that it renders, without its router, on a site at the root of its host. */
jest.mock("gatsby", () => ({
  Link: jest.fn(({ to, ...rest }: LinkProps) => <a href={to} {...rest} />),
  graphql: jest.fn(),
  withPrefix: (path: string) => path,
}));

/**
 * Loads Chakra's components from their own files when they are used, as webpack does. Chakra's index
 * loads 1,400 files, which takes a second in each test file.
 */
jest.mock("@chakra-ui/react", () => {
  const fileOf = (name: string) =>
    name
      .replace("Provider", "")
      .replace(/\B[A-Z]/g, "-$&")
      .toLowerCase();
  return new Proxy(jest.requireActual("@chakra-ui/react/styled-system"), {
    get: (system, name: string) =>
      system[name] ?? jest.requireActual(`@chakra-ui/react/${fileOf(name)}`)[name],
  });
});
