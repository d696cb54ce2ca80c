import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates an empty folder before each test of a file, and removes it after the test. */
export function temporaryFolder() {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    /** Returns the path of a file in the folder, or the folder itself. */
    path: (name = "") => join(root, name),
    /** Writes a file. A mode such as 0o755 makes it executable. */
    write: (name: string, text: string, mode?: number) => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text, { mode });
    },
  };
}
