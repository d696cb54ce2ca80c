import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothSizes, isFull, otherThan } from "./support/cases";
import { eventually, find, legalLink } from "./support/find";
import { ownServer } from "./support/servers";
import { legalOf, pathIn } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();
const { code } = otherThan("en");

test.each(isFull ? bothSizes : bothSizes.slice(1))(
  "the page of a link in view is prefetched on a $size",
  async ({ size }) => {
    const pageData = `/page-data${pathIn(code, "/privacy")}/page-data.json`;
    const asked = (part: string) => server.requests().filter(({ path }) => path.includes(part));
    const isAnswered = (part: string) => asked(part).some(({ status }) => status === 200);
    const before = asked(pageData).length;

    const page = await open({ path: pathIn(code, "/"), size, origin: server.url() });
    const link = await legalLink(page, code, "privacy");
    await link.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
    await eventually(
      async () => isAnswered(pageData) && isAnswered("/component---src-templates-legal"),
    );

    await link.click();
    await find(page, "heading", legalOf(code, "privacy").title);
    expect(asked(pageData)).toHaveLength(before + 1);
    await expectQuiet(page);
  },
);
