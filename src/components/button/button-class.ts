import clsx from "clsx";
import { button, lg, outline, plain, sm, solid, surface } from "./button.module.css";

/** Vermilion (solid), ink (surface), border only (outline) or underlined text (plain). */
const variants = { solid, surface, outline, plain };

const sizes = { sm, lg };

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Returns the class names of a button, or of a link that looks like a button. */
export function buttonClass({ variant = "solid", size, className }: ButtonLook = {}): string {
  return clsx(button, variants[variant], size && sizes[size], className);
}
