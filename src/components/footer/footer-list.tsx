import type { ReactNode } from "react";

interface FooterListProps {
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** One column of the footer: a navigation landmark named by its heading. */
export function FooterList({ id, heading, className, children }: FooterListProps) {
  return (
    <nav id={id} className={className} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
