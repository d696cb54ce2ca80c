import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  /** Microseconds. */
  timeDeltas: number[];
}

/** Who owns the code of a frame: a package, the project's own files, or Node itself. */
function ownerOf({ functionName, url }: CpuProfile["nodes"][number]["callFrame"]): string {
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (dependency) return dependency;
  if (/^\((?:idle|program|garbage collector|root)\)$/.test(functionName)) return functionName;
  if (url === "" || url.startsWith("node:")) return "node";
  return url.includes("/.cache/page-ssr/") ? "the site's own pages" : "the project";
}

/**
 * Seconds that each package itself was running, over all profiles of a folder (`node --cpu-prof
 * --cpu-prof-dir`), the longest first; waiting is left out.
 */
export function profileSummary(folder: string): [owner: string, seconds: number][] {
  const sums = new Map<string, number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".cpuprofile"))) {
    const profile = JSON.parse(readFileSync(join(folder, file), "utf8")) as CpuProfile;
    const owners = new Map(profile.nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
    profile.samples.forEach((sample, index) => {
      const owner = owners.get(sample) ?? "node";
      const seconds = (profile.timeDeltas[index] ?? 0) / 1e6;
      if (owner !== "(idle)") sums.set(owner, (sums.get(owner) ?? 0) + seconds);
    });
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}
