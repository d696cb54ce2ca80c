import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** A session of W3C WebDriver: what the tests need of it, each command a request (WebDriver 2, §5). */
export interface Session {
  go: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  run: <T>(body: string, ...args: unknown[]) => Promise<T>;
  click: (css: string) => Promise<void>;
  /** The role that assistive technology meets, of the first element that fits. */
  roleOf: (css: string) => Promise<string>;
  close: () => Promise<void>;
}

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

const exists = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

/** Why WebKit cannot be tested here; undefined where it can. */
export function whyNoWebKit(): string | undefined {
  if (process.platform !== "linux") return "WebKitGTK is there on Linux only";
  if (!exists("WebKitWebDriver")) return "WebKitWebDriver is missing (package webkit2gtk-driver)";
  if (!exists("Xvfb")) return "Xvfb is missing (package xvfb)";
  return miniBrowser() ? undefined : "WebKitGTK's MiniBrowser is missing";
}

/** The browser that comes with WebKitGTK's library, wherever the distribution puts it. */
function miniBrowser(): string | undefined {
  const { stdout } = spawnSync("sh", ["-c", "ls -d /usr/lib/*/webkit2gtk-4.*/MiniBrowser"], {
    encoding: "utf8",
  });
  return stdout.split("\n").find((path) => path !== "");
}

/** A number of a display that no X server uses. */
function freeDisplay(): string {
  const taken = new Set(readdirSync("/tmp").filter((name) => /^\.X\d+-lock$/.test(name)));
  let number = 90;
  while (taken.has(`.X${number}-lock`)) number += 1;
  return `:${number}`;
}

/** Starts WebKitGTK on a screen without a monitor, driven by its own WebDriver. */
export async function startWebKit(port: number): Promise<Session> {
  const display = freeDisplay();
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[]) => {
    const env = { ...process.env, DISPLAY: display };
    started.push(spawn(command, args, { env, stdio: "ignore" }));
  };
  start("Xvfb", [display, "-screen", "0", "1400x1000x24"]);
  await wait(1000);
  start("WebKitWebDriver", [`--port=${port}`]);

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () => send("GET", "/status").catch(() => undefined);
  for (let tries = 0; tries < 50 && !(await isReady()); tries += 1) await wait(200);

  const browser = { binary: miniBrowser(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
  const { sessionId } = (await send("POST", "/session", { capabilities })) as { sessionId: string };
  const at = `/session/${sessionId}`;
  const find = async (css: string) => {
    const found = await send("POST", `${at}/element`, { using: "css selector", value: css });
    return (found as Record<string, string>)[elementKey];
  };
  return {
    go: async (url) => void (await send("POST", `${at}/url`, { url })),
    run: async <T>(script: string, ...args: unknown[]) =>
      (await send("POST", `${at}/execute/sync`, { script, args })) as T,
    click: async (css) => void (await send("POST", `${at}/element/${await find(css)}/click`, {})),
    roleOf: async (css) =>
      String(await send("GET", `${at}/element/${await find(css)}/computedrole`)),
    close: async () => {
      await send("DELETE", at).catch(() => undefined);
      for (const child of started.reverse()) child.kill();
    },
  };
}
