import { type ReactNode, Suspense, useEffect, useLayoutEffect } from "react";
import { finishScroll, noteWaiting } from "../app/scroll";
import { PageLocale } from "./page-locale";

interface BuiltSectionProps {
  /** The id of the section's element. */
  id: string;
  children: ReactNode;
}

/**
 * The section as the build made it. React drops the HTML of a boundary that waits for its code when
 * a context above it changes, as Gatsby's location does at each hash; this puts the same HTML back.
 */
function Prebuilt({ id }: { id: string }) {
  useLayoutEffect(noteWaiting, []);
  const html = typeof document === "undefined" ? "" : document.getElementById(id)?.outerHTML;
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html ?? "" }} />;
}

function Arrived() {
  useEffect(finishScroll, []);
  return null;
}

/** A boundary around a section whose code comes after the page, so that React takes it over apart. */
export function BuiltSection({ id, children }: BuiltSectionProps) {
  return (
    <Suspense fallback={<Prebuilt id={id} />}>
      <PageLocale>{children}</PageLocale>
      <Arrived />
    </Suspense>
  );
}
