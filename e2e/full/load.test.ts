import { Agent, request } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { bothLanguages } from "../support/cases";
import { isInstalled, startCaddy, startNginx } from "../support/host-servers";
import { siteRoot } from "../support/servers";
import { pathIn } from "../support/texts";

const visitors = 1000;
const seconds = 10;
const homes = bothLanguages.map(({ code }) => pathIn(code, "/"));
const paths = [...homes, "/privacy", "/favicon.svg", "/nope"];

/** Asks as so many visitors at once, each on a connection that it keeps, until the time is over. */
async function visit(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === "https:";
  const options = { keepAlive: true, maxSockets: visitors };
  const agent = isSecure
    ? new SecureAgent({ ...options, rejectUnauthorized: false })
    : new Agent(options);
  const send = isSecure ? secureRequest : request;
  const counts: Record<string, number> = {};
  const end = Date.now() + seconds * 1000;
  const get = (path: string) =>
    new Promise<string>((resolve) => {
      const headers = { "Accept-Encoding": "br" };
      send({ agent, hostname, port, path, headers }, (response) => {
        response.resume().on("end", () => resolve(`${path} ${response.statusCode}`));
      })
        .on("error", (error: NodeJS.ErrnoException) => resolve(`${path} ${error.code}`))
        .end();
    });
  const stay = async (first: number) => {
    for (let step = first; Date.now() < end; step += 1) {
      const answer = await get(paths[step % paths.length] ?? "/");
      counts[answer] = (counts[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => stay(index)));
  agent.destroy();
  return counts;
}

test.each([
  { name: "nginx", start: startNginx },
  { name: "caddy", start: startCaddy },
] as const)(
  "$name answers 1,000 visitors at once without an error",
  async ({ name, start }) => {
    if (!isInstalled(name)) {
      console.warn(`${name} is not installed: no load was put on it.`);
      return;
    }
    const host = await start(siteRoot());
    try {
      const counts = await visit(host.origin);
      const answers = Object.values(counts).reduce((sum, count) => sum + count, 0);
      console.log(`${name}: ${answers} answers in ${seconds} s, ${JSON.stringify(counts)}`);
      const expected = paths.map((path) => `${path} ${path === "/nope" ? 404 : 200}`);
      expect(Object.keys(counts).sort()).toEqual(expected.sort());
    } finally {
      await host.stop();
    }
  },
  120_000,
);
