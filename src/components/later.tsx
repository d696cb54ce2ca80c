import { type ReactNode, Suspense } from "react";
import type { LaterModule } from "../app/later-module";

interface LaterProps<M> {
  /** The id of the element that `render` makes. */
  id: string;
  from: LaterModule<M>;
  render: (module: M) => ReactNode;
}

function Reader<M>({ from, render }: Omit<LaterProps<M>, "id">) {
  return <>{render(from.read())}</>;
}

/**
 * The section as the build made it. React drops the HTML of a boundary that waits for its code when
 * a context above it changes, as Gatsby's location does at each hash; this puts the same HTML back.
 */
function Prebuilt({ id }: { id: string }) {
  const html = typeof document === "undefined" ? "" : document.getElementById(id)?.outerHTML;
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html ?? "" }} />;
}

/** A section whose code comes after the page, in a boundary of its own. */
export function Later<M>({ id, ...rest }: LaterProps<M>) {
  return (
    <Suspense fallback={<Prebuilt id={id} />}>
      <Reader {...rest} />
    </Suspense>
  );
}
