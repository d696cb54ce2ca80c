import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { childrenCpuSeconds } from "./cpu-time";
import { treeMemory } from "./process-memory";

export interface BuildResult {
  seconds: number;
  /** Processor time of Gatsby and its workers; 0 where it cannot be told. */
  cpuSeconds: number;
  /** Bytes, of Gatsby and its workers together, looked at four times a second. */
  peakMemory: number;
  /** HTML pages in public/. */
  pages: number;
  /** Seconds of Gatsby's own activities, the longest first. */
  phases: [name: string, seconds: number][];
}

/** What Gatsby tells of its activities: "success run queries in workers - 4.955s - 51/51 10.29/s". */
function phasesOf(output: string): BuildResult["phases"] {
  const lines = stripVTControlCharacters(output).matchAll(/success (.+?) - ([\d.]+)s/g);
  const phases = [...lines].map(([, name = "", seconds]): [string, number] => [
    name,
    Number(seconds),
  ]);
  return phases.sort(([, a], [, b]) => b - a);
}

function countPages(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".html") && statSync(join(folder, file)).isFile())
    .length;
}

/**
 * Builds a copy of the project by `gatsby build` and takes the time.
 * @param nodeOptions for Node itself, for example those that profile
 */
export function timedBuild(folder: string, nodeOptions: string[] = []): Promise<BuildResult> {
  const began = performance.now();
  const cpuBefore = childrenCpuSeconds();
  let peakMemory = 0;
  let output = "";
  const build = spawn("node", [...nodeOptions, "node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
    },
  });
  const look = setInterval(() => {
    peakMemory = Math.max(peakMemory, treeMemory(build.pid ?? 0));
  }, 250);
  for (const stream of [build.stdout, build.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    build.on("error", reject).on("close", (code) => {
      clearInterval(look);
      const seconds = (performance.now() - began) / 1000;
      if (code !== 0) reject(new Error(`The copy in ${folder} does not build:\n${output}`));
      else
        resolve({
          seconds,
          cpuSeconds: childrenCpuSeconds() - cpuBefore,
          peakMemory,
          pages: countPages(join(folder, "public")),
          phases: phasesOf(output),
        });
    });
  });
}
