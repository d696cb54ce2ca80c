import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Replaces Gatsby's Link by the anchor that it renders, without its router. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

export const graphql = jest.fn();

/** Replaces Gatsby's withPrefix, for a site at the root of its host. */
export const withPrefix = (path: string): string => path;
