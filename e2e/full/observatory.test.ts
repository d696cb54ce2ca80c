import { spawnSync } from "node:child_process";
import { isInstalled, startNginx } from "../support/host-servers";
import { siteRoot } from "../support/servers";

const check = isInstalled("nginx") ? test : test.skip;
const fiveMinutes = 300_000;

interface Result {
  score: number;
  grade: string;
  tests: { name: string; result: string; points: number; pass: boolean }[];
}

check(
  "Mozilla's Observatory gives the site on nginx an A+ with at least 125 points",
  async () => {
    const host = await startNginx(siteRoot());
    try {
      const { port } = new URL(host.origin);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["tools/observatory.mjs", "localhost", String(host.plainPort), port],
        {
          encoding: "utf8",
          env: { ...process.env, NODE_EXTRA_CA_CERTS: host.certificate, NODE_OPTIONS: "" },
        },
      );
      if (status !== 0) throw new Error(`The Observatory gave no result.\n${stderr}`);
      const { score, grade, tests } = JSON.parse(stdout) as Result;
      console.log(
        `${grade}, ${score} points\n${tests.map(({ points, result }) => `${points} ${result}`).join("\n")}`,
      );
      expect(tests.filter(({ pass }) => !pass)).toEqual([]);
      expect(grade).toBe("A+");
      expect(score).toBeGreaterThanOrEqual(125);
    } finally {
      await host.stop();
    }
  },
  fiveMinutes,
);
