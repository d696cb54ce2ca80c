import type { AnchorHTMLAttributes, Ref, ScriptHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  activeStyle?: object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: object;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** Stands for Gatsby's Link: the plain anchor that it renders, without its router. */
export function Link({
  to,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  innerRef,
  ...rest
}: LinkProps) {
  return <a ref={innerRef} href={to} {...rest} />;
}

/** Stands for Gatsby's Script: the element itself, without its loading strategies. */
export function Script(props: ScriptHTMLAttributes<HTMLScriptElement>) {
  return <script {...props} />;
}

export const graphql = jest.fn();
export const navigate = jest.fn();

/** Stands for Gatsby's withPrefix on a site that lies at the root of its host. */
export const withPrefix = (path: string): string => path;
