import { useSyncExternalStore } from "react";

// In the page's memory alone, as all that is typed in the block to try: a reload begins empty.
let ownName = "";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the other sections what the visitor calls their product; empty while there is none. */
export function tellOwnName(name: string): void {
  ownName = name;
  for (const listener of listeners) listener();
}

/** What the visitor calls their product; empty while there is none. */
export const useOwnName = (): string =>
  useSyncExternalStore(
    subscribe,
    () => ownName,
    () => "",
  );
