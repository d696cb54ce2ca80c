import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of its own for each test of a file, removed after it. */
export function temporaryFolder() {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    /** Where something lies in it; without a name: the folder itself. */
    path: (name = "") => join(root, name),
    write: (name: string, text: string) => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    },
  };
}
