import { type ReactNode, Suspense } from "react";

/**
 * A boundary of its own around each section of a page, so that React hydrates the page in slices
 * and a tap in between is answered.
 */
export function Slice({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
