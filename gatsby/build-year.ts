import { spawnSync } from "node:child_process";

/** The seconds since 1970 of the last commit; undefined outside a repository and without git. */
function lastCommit(root: string): string | undefined {
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The year of a build, in UTC. It does not come from the clock, so that the same commit always makes
 * the same site: SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) names
 * the time of the build, else the last commit has it, else the last change of the content.
 * @param updated `updated` of data/site.json
 * @throws if SOURCE_DATE_EPOCH is not a number of seconds, as its specification asks
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
