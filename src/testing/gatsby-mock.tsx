import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Stands for Gatsby's Link: the plain anchor that it renders, without its router. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

export const graphql = jest.fn();

/** Stands for Gatsby's withPrefix on a site that lies at the root of its host. */
export const withPrefix = (path: string): string => path;
