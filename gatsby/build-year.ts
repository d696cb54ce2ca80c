import { spawnSync } from "node:child_process";

/** Returns the time of the last commit in seconds since 1970; undefined outside a repository or without git. */
function lastCommit(root: string): string | undefined {
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the year of a build, in UTC. It does not depend on the clock, so that builds of a commit are
 * identical: it is the year of SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/), or else of the last commit, or else of the
 * last change of the content.
 * @param updated from data/site.json
 * @throws if SOURCE_DATE_EPOCH is not a number of seconds
 */
export function buildYear(root: string, updated: string, env = process.env): number {
  const { SOURCE_DATE_EPOCH: epoch } = env;
  if (epoch && !/^\d{1,11}$/.test(epoch)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}"; write the seconds since 1970, such as 1798761600`,
    );
  }
  const seconds = epoch || lastCommit(root);
  return seconds ? new Date(Number(seconds) * 1000).getUTCFullYear() : Number(updated.slice(0, 4));
}
