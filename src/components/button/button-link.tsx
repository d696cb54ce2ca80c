import type { ComponentProps } from "react";
import { PageLink } from "../page-link";
import { type ButtonLook, buttonClass } from "./button-class";

/** Renders a link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...link
}: ComponentProps<"a"> & ButtonLook) {
  return <a {...link} className={buttonClass({ variant, size, className })} />;
}

/** Renders a link to a page of this site that looks like a button. */
export function ButtonPageLink({
  variant,
  size,
  className,
  ...link
}: ComponentProps<typeof PageLink> & ButtonLook) {
  return <PageLink {...link} className={buttonClass({ variant, size, className })} />;
}
