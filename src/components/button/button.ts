import clsx from "clsx";
import { button, lg, outline, plain, solid, surface } from "./button.module.css";

/** Vermilion (solid), ink (surface), border only (outline) or underlined text (plain). */
const variants = { solid, surface, outline, plain };

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: "lg";
  className?: string;
}

/** Returns the class names of a button, or of a link that looks like one. */
export function buttonClass({ variant = "solid", size, className }: ButtonLook): string {
  return clsx(button, variants[variant], size && lg, className);
}
