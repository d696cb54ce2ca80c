/** @jest-environment node */
import { belowPrefix } from "./prefix";
import { type Request, textReply } from "./reply";

const request = (path: string): Request => ({ method: "GET", path, query: "?q", headers: {} });
const site = async ({ path }: Request) => textReply(200, path, { Location: "/privacy" });

test.each([
  ["/site/ar", 200, "/ar\n", "/site/privacy"],
  ["/site/", 200, "/\n", "/site/privacy"],
  ["/site", 301, "Moved to /site/?q\n", "/site/?q"],
  ["/sites", 404, "Not found\n", undefined],
  ["/", 404, "Not found\n", undefined],
])("%s", async (path, status, body, location) => {
  const reply = await belowPrefix("/site", site)(request(path));
  expect([reply.status, reply.body.toString(), reply.headers.Location]).toEqual([
    status,
    body,
    location,
  ]);
});

test("without a prefix the site is asked as it is", () => {
  expect(belowPrefix("", site)).toBe(site);
});
