/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { temporaryFolder } from "../tools/testing/temporary-folder";
import { buildYear } from "./build-year";

const folder = temporaryFolder();
const updated = "2026-11-23";
/** The last second of 2030 in UTC. */
const lastOf2030 = "1924991999";

/** Makes the folder a repository with one commit. */
function commitAt(date: string): void {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  const env = { ...process.env, GIT_AUTHOR_DATE: "2001-01-01T00:00:00Z", GIT_COMMITTER_DATE: date };
  for (const args of [["init"], [...identity, "commit", "--allow-empty", "-m", "Begin"]]) {
    expect(spawnSync("git", args, { cwd: folder.path(), env }).status).toBe(0);
  }
}

const yearWith = (epoch?: string) =>
  buildYear(folder.path(), updated, { SOURCE_DATE_EPOCH: epoch });

test("takes the year from SOURCE_DATE_EPOCH first, in UTC", () => {
  commitAt("2028-02-01T00:00:00Z");
  expect(yearWith(lastOf2030)).toBe(2030);
});

test("takes the year from the last commit without SOURCE_DATE_EPOCH", () => {
  commitAt("2028-12-31T23:30:00-02:00");
  expect(yearWith()).toBe(2029);
});

test("takes the year from the last change of the content without either", () => {
  expect(yearWith()).toBe(2026);
  expect(yearWith("")).toBe(2026);
});

test("throws if SOURCE_DATE_EPOCH is not a number of seconds", () => {
  expect(() => yearWith("2030-01-01")).toThrow(
    'SOURCE_DATE_EPOCH is "2030-01-01"; write the seconds since 1970, such as 1798761600',
  );
});
