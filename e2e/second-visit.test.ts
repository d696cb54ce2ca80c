import type { Browser } from "puppeteer-core";
import { newVisitor, openWhole, phone } from "../tools/bench/visitor";
import { connectToBrowser } from "./support/browsers";
import { otherThan } from "./support/cases";
import { eventually } from "./support/find";
import { ownServer } from "./support/servers";
import { pathIn } from "./support/texts";

const server = ownServer();

let browser: Browser;

beforeAll(async () => {
  browser = await connectToBrowser();
});

afterAll(() => browser.disconnect());

const paths = [pathIn(otherThan("en").code, "/"), "/privacy"];

test.each(paths)("a second visit to %s is sent nothing again", async (path) => {
  const first = await newVisitor(browser);
  const before = server.requests().length;
  await openWhole(first, server.url() + path);
  const asked = server.requests().length;
  const again = await first.browserContext().newPage();
  await again.setViewport(phone);
  await again.goto(server.url() + path, { waitUntil: "networkidle0" });
  const known = new Set(
    server
      .requests()
      .slice(before, asked)
      .map((each) => each.path),
  );
  // What is prefetched may still be on its way.
  const isAnswered = async () => server.requests().every(({ status }) => status !== undefined);
  await eventually(isAnswered);
  const repeated = server
    .requests()
    .slice(asked)
    .filter((each) => known.has(each.path));
  expect(repeated.map((each) => each.path)).toContain(path);
  // HTML, page data and the icon do not carry their content in their names: they are asked about.
  const isAskedAbout = (each: string) =>
    each === path || each === "/favicon.svg" || each.startsWith("/page-data/");
  expect(repeated.filter((each) => !isAskedAbout(each.path) || each.status !== 304)).toEqual([]);
  await first.browserContext().close();
});
