import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, which components set for their style sheets. */
    [name: `--${string}`]: string | number | undefined;
  }
}
