import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { filesIn } from "../gatsby/post-build/files";
import { ownServer, siteRoot } from "./support/servers";
import { data, pageFile, pagePaths, pathIn, sitePrefix } from "./support/texts";

// The published files, without a browser.
const server = ownServer();
const { site, published, documents } = data;
const codes = published.map(({ code }) => code);
const pages = ["/", ...documents.map(({ path }) => path)];

const read = (file: string) => readFileSync(join(siteRoot(), file), "utf8");

const pageFiles = codes.flatMap((code) =>
  [...pagePaths, "/404"].map((path) => pageFile(code, path)),
);

/** Every kind of file that the site publishes beside its pages. */
const kinds: Record<string, RegExp> = {
  scripts: /^[\w~-]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt)?$/,
  styles: /^[\w~-]+\.[0-9a-f]{20}\.css$/,
  "page data": /^page-data\/(?:[\w./-]+\/)?(?:page|app)-data\.json$/,
  "fonts and pictures": /^static\/(?:[0-9a-f]+\/)*[\w-]+\.(?:woff2|png|webp|avif|svg)$/,
  "social pictures": new RegExp(`^social/(?:${codes.join("|")})\\.png$`),
  icons: /^(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icons\/[\w-]+\.png)$/,
  licenses: /^licenses\/(?:OFL-[\w-]+|bundled-code)\.txt$/,
  "for crawlers and browsers":
    /^(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|\.well-known\/security\.txt)$/,
  "for hosts": /^_(?:headers|redirects)$/,
};

test("every page is published in every language, and beside them files of known kinds", async () => {
  const all = await filesIn(siteRoot());
  // Compressed copies are beside their originals.
  const originals = [...new Set(all.map((file) => file.replace(/\.(?:br|gz)$/, "")))];
  expect(originals.filter((file) => !all.includes(file))).toEqual([]);
  const patterns = Object.values(kinds);
  for (const pattern of patterns) expect(all.some((file) => pattern.test(file))).toBe(true);
  const others = originals.filter((file) => !patterns.some((pattern) => pattern.test(file)));
  expect(others.sort()).toEqual(pageFiles.sort());
});

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

test("each language has its own social picture of the right size and less than 100 kB", async () => {
  const pictures = codes.map((code) => readFileSync(join(siteRoot(), `social/${code}.png`)));
  for (const picture of pictures) {
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(picture.length).toBeLessThan(100_000);
  }
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(codes.length);
});

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

test("favicon.ico is a valid icon, for browsers that request it unasked", async () => {
  const file = readFileSync(join(siteRoot(), "favicon.ico"));
  // The header of an icon with one picture: type and count, then side, length and offset of the picture.
  expect([0, 2, 4].map((offset) => file.readUInt16LE(offset))).toEqual([0, 1, 1]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  const { width, height, format } = await sharp(file.subarray(start)).metadata();
  expect({ width, height, format }).toEqual({ width: file[6], height: file[7], format: "png" });
});

test("the sitemap lists every page in every language with its date", () => {
  const xml = read("sitemap.xml");
  const listed = [...xml.matchAll(/<loc>(.+?)<\/loc>\s*<lastmod>(.+?)<\/lastmod>/g)].map(
    ([, loc = "", updated = ""]) => [loc.slice(site.siteUrl.length), updated],
  );
  const dates = new Map<string, string>(documents.map(({ path, updated }) => [path, updated]));
  const expected = pages.flatMap((path) =>
    codes.map((code) => [pathIn(code, path), dates.get(path) ?? site.updated]),
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

test("the landing page has its structured data, which only the build adds", () => {
  expect(read("index.html")).toContain("application/ld+json");
});
