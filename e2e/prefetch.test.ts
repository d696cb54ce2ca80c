import { expectQuiet, inOneBrowser } from "./support/browser";
import { bothSizes } from "./support/cases";
import { eventually, find } from "./support/find";
import { ownServer } from "./support/servers";
import { legalOf, pathIn, texts } from "./support/texts";

const open = inOneBrowser();
const server = ownServer();

test.each(bothSizes)(
  "what a link in view leads to is there before a $size asks for it",
  async ({ size }) => {
    const pageData = `/page-data${pathIn("ar", "/privacy")}/page-data.json`;
    const asked = (part: string) => server.requests().filter(({ path }) => path.includes(part));
    const isAnswered = (part: string) => asked(part).some(({ status }) => status === 200);
    const before = asked(pageData).length;

    const page = await open({ path: pathIn("ar", "/"), size, origin: server.url() });
    const link = await find(page, "link", texts("ar", "common:footer.privacy"));
    await link.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
    await eventually(
      async () => isAnswered(pageData) && isAnswered("/component---src-templates-legal"),
    );

    await link.click();
    await find(page, "heading", legalOf("ar", "privacy").title);
    expect(asked(pageData)).toHaveLength(before + 1);
    await expectQuiet(page);
  },
);
