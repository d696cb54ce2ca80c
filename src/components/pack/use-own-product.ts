import { drawings, useDraft, useDraftName } from "../../draft/draft";
import type { PackProduct } from "./pack-front";

/** Returns the visitor's product as packs and phones show it; undefined until it has a name. */
export function useOwnProduct(): PackProduct | undefined {
  const { drawing, photo } = useDraft();
  const name = useDraftName();
  return name ? { name, drawing: drawing ?? drawings[0], photo } : undefined;
}
