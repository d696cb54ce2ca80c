import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { profileSummary } from "./profile";

test("seconds by package over all profiles, without waiting", () => {
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  const frame = (id: number, url: string, functionName = "f") => ({
    id,
    callFrame: { functionName, url },
  });
  const profile = {
    nodes: [
      frame(1, "file:///p/node_modules/gatsby/node_modules/@babel/core/lib/index.js"),
      frame(2, "file:///p/node_modules/webpack/lib/Compiler.js"),
      frame(3, "", "(idle)"),
      frame(4, "node:fs"),
      frame(5, "", "(garbage collector)"),
      frame(6, "file:///p/src/build/pages.ts"),
    ],
    samples: [1, 2, 3, 4, 5, 6, 2],
    timeDeltas: [4e6, 1e6, 9e6, 5e5, 2e6, 2e5, 5e5],
  };
  for (const name of ["a", "b"]) {
    writeFileSync(join(folder, `${name}.cpuprofile`), JSON.stringify(profile));
  }
  expect(profileSummary(folder)).toEqual([
    ["@babel/core", 8],
    ["(garbage collector)", 4],
    ["webpack", 3],
    ["node", 1],
    ["the project", 0.4],
  ]);
  rmSync(folder, { recursive: true });
});
