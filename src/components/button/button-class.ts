import clsx from "clsx";
import * as styles from "./button.module.css";

/** Vermilion (solid), ink (surface), border only (outline) or underlined text (plain). */
const variants = {
  solid: styles.solid,
  surface: styles.surface,
  outline: styles.outline,
  plain: styles.plain,
};

const sizes = { sm: styles.sm, md: undefined, lg: styles.lg };

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Returns the class names of a button, or of a link that looks like a button. */
export function buttonClass({ variant = "solid", size = "md", className }: ButtonLook = {}) {
  return clsx(styles.button, variants[variant], sizes[size], className);
}
