import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { filesIn } from "../gatsby/post-build/files";
import { works } from "../tools/programs";
import { setUpServer, siteRoot } from "./support/servers";
import { data, localePath, pageFile, pagePaths, sitePrefix } from "./support/texts";

// The published files, without a browser.
const server = setUpServer();
const { site, published, documents } = data;
const codes = published.map(({ code }) => code);
const pages = ["/", ...documents.map(({ path }) => path)];

const read = (file: string) => readFileSync(join(siteRoot(), file), "utf8");

const pageFiles = codes.flatMap((code) =>
  [...pagePaths, "/404"].map((path) => pageFile(code, path)),
);

test("every page is published in every language, and only files of known types are", async () => {
  const all = await filesIn(siteRoot());
  const html = all.filter((file) => file.endsWith(".html"));
  expect(html.sort()).toEqual(pageFiles.sort());
  // Only the build adds the structured data.
  expect(read("index.html")).toContain("application/ld+json");
  // Compressed copies are beside their originals.
  const originals = [...new Set(all.map((file) => file.replace(/\.(?:br|gz)$/, "")))];
  expect(originals.filter((file) => !all.includes(file))).toEqual([]);
  const types =
    /^_(?:headers|redirects)$|^page-data\/.+\.json$|[-.][0-9a-f]{20}\.(?:js|css)$|\.(?:html|woff2|svg|png|webp|avif|ico|txt|xml|webmanifest)$/;
  expect(originals.filter((file) => !types.test(file))).toEqual([]);
});

/** Valid CSS that the checker reports, because it does not know container queries and some properties yet. */
const validCss = [
  ".*Property “(container-type|vector-effect)” doesn't exist.*",
  ".*Unrecognized at-rule “@(container|starting-style)”.*",
  // Units such as cqw.
  ".*“(--unit|--mm|font-size|width|height|left|top)”: (Unknown dimension|Parse Error).*",
].join("|");

// A missing Java is an error in CI.
const withJava = works("java", ["-version"]) || process.env.CI ? test : test.skip;

withJava(
  "every page is valid HTML",
  () => {
    const checker = resolve("node_modules/vnu-jar/build/dist/vnu.jar");
    const options = ["--errors-only", "--filterpattern", validCss, "--skip-non-html", "."];
    const { status, stderr } = spawnSync("java", ["-jar", checker, ...options], {
      cwd: siteRoot(),
      encoding: "utf8",
    });
    // Java itself can write to stderr, too.
    expect(status === 0 ? "valid" : stderr).toBe("valid");
  },
  300_000,
);

test("no file contains the paths of the build, names of authors or source maps", async () => {
  const git = spawnSync("git", ["log", "-1", "--format=%an%n%ae"], { encoding: "utf8" });
  const editor = git.status === 0 ? git.stdout.trim().split("\n") : [];
  const secrets = [resolve(), "sourceMappingURL=", "BEGIN PRIVATE KEY", ...editor].filter(Boolean);
  const texts = (await filesIn(siteRoot())).filter((file) =>
    /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file),
  );
  const revealing = texts.filter((file) => secrets.some((secret) => read(file).includes(secret)));
  expect(revealing).toEqual([]);
});

// That each language has its own: gatsby/post-build/social-pictures.
test.each(codes)(
  "the social picture in %s has the right size and less than 100 kB",
  async (code) => {
    const picture = readFileSync(join(siteRoot(), `social/${code}.png`));
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(picture.length).toBeLessThan(100_000);
  },
);

test("the icons of pages and manifest exist in the size that they declare", async () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: site.brand, start_url: `${sitePrefix}/` });
  const icons: { src: string; sizes: string }[] = [
    ...manifest.icons.map((icon: { src: string }) => ({
      ...icon,
      src: icon.src.slice(sitePrefix.length),
    })),
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ];
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(siteRoot(), src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  // favicon.ico, for browsers that request it unasked: type and count, then length and offset of its picture.
  const file = readFileSync(join(siteRoot(), "favicon.ico"));
  expect([0, 2, 4].map((offset) => file.readUInt16LE(offset))).toEqual([0, 1, 1]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  const { width, height, format } = await sharp(file.subarray(start)).metadata();
  expect({ width, height, format }).toEqual({ width: file[6], height: file[7], format: "png" });
  const hrefs = [
    ...read("index.html").matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g),
  ].map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
  expect(hrefs.length).toBe(4);
  for (const href of hrefs) expect((await fetch(new URL(href, server.url()))).status).toBe(200);
});

test("every link to a page of the site leads to a page and an element that exist", async () => {
  const pages = new Map<string, string>();
  for (const file of (await filesIn(siteRoot())).filter((each) => each.endsWith(".html"))) {
    pages.set(`/${file.replace(/(?:index)?\.html$/, "")}`, read(file));
  }
  const broken = new Set<string>();
  for (const [path, html] of pages) {
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const url = new URL(
        href.replaceAll("&amp;", "&"),
        `https://built.example${sitePrefix}${path}`,
      );
      if (url.host !== "built.example") continue;
      const target = pages.get(url.pathname.slice(sitePrefix.length) || "/");
      const id = url.hash.slice(1);
      if (!target || (id && !target.includes(`id="${id}"`))) broken.add(`${path}: ${href}`);
    }
  }
  expect(pages.size).toBeGreaterThan(codes.length);
  expect([...broken]).toEqual([]);
});

test("the sitemap lists every page in every language with its date", () => {
  const xml = read("sitemap.xml");
  const listed = [...xml.matchAll(/<loc>(.+?)<\/loc>\s*<lastmod>(.+?)<\/lastmod>/g)].map(
    ([, loc = "", updated = ""]) => [loc.slice(site.siteUrl.length), updated],
  );
  const dates = new Map<string, string>(documents.map(({ path, updated }) => [path, updated]));
  const expected = pages.flatMap((path) =>
    codes.map((code) => [localePath(code, path), dates.get(path) ?? site.updated]),
  );
  expect(listed.sort()).toEqual(expected.sort());
});

test("the licenses of fonts and bundled code are published", () => {
  expect(read("licenses/OFL-fonts.txt")).toContain("SIL OPEN FONT LICENSE");
  const code = read("licenses/bundled-code.txt");
  for (const name of ["react-dom", "@chakra-ui/react", "@zag-js/menu"]) {
    expect(code).toMatch(new RegExp(`^${name} \\d`, "m"));
  }
});
