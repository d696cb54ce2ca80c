import type { AnchorHTMLAttributes, Ref } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** Stands for Gatsby's Link: the plain anchor that it renders, without its router. */
export function Link({ to, innerRef, ...rest }: LinkProps) {
  return <a ref={innerRef} href={to} {...rest} />;
}

export const graphql = jest.fn();

/** Stands for Gatsby's withPrefix on a site that lies at the root of its host. */
export const withPrefix = (path: string): string => path;
