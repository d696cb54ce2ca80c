/** @jest-environment node */
import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { SiteImage } from "../src/content/types";
import { hostedImageUrl, imageResolvers } from "./image-resolvers";

jest.mock("sharp", () => () => ({ metadata: async () => ({ width: 680, height: 996 }) }));
jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

const { resolve } = imageResolvers({
  cache: {},
  reporter: {},
  pathPrefix: "/site",
} as unknown as CreateResolversArgs).SiteImage.picture;

const carton: SiteImage = { id: "carton", file: "carton.png", width: 170, alt: "" };

const contextWith = (imageHost: string | null) => {
  const nodes: Record<string, object> = {
    SiteJson: { imageHost },
    PlansJson: {},
    LanguagesJson: {},
  };
  const findOne = async (asked: { query: { filter?: { relativePath?: { eq: string } } } }) =>
    asked.query.filter?.relativePath?.eq === carton.file
      ? { absolutePath: join(process.cwd(), "src/images/carton.png") }
      : null;
  return {
    nodeModel: {
      findAll: async ({ type }: { type: string }) => ({
        entries: nodes[type] ? [nodes[type]] : [],
      }),
      findOne,
    },
  };
};

beforeEach(() => jest.mocked(generateImageData).mockReset());

test("from the site itself: AVIF, WebP and PNG as gatsby-plugin-sharp makes them", async () => {
  jest.mocked(generateImageData).mockResolvedValue({
    layout: "constrained",
    width: 170.4,
    height: 243.6,
    images: {
      fallback: { src: "/site/static/c.png", srcSet: "/site/static/c.png 170w" },
      sources: [
        { type: "image/avif", srcSet: "/site/static/c.avif 170w", sizes: "" },
        { type: "image/webp", srcSet: "/site/static/c.webp 170w", sizes: "" },
      ],
    },
  });
  expect(await resolve(carton, {}, contextWith(null))).toEqual({
    src: "/site/static/c.png",
    width: 170,
    height: 244,
    sources: [
      { type: "image/avif", srcSet: "/site/static/c.avif 170w" },
      { type: "image/webp", srcSet: "/site/static/c.webp 170w" },
      { type: "image/png", srcSet: "/site/static/c.png 170w" },
    ],
  });
  expect(jest.mocked(generateImageData).mock.calls[0]?.[0]).toMatchObject({
    args: { width: 170, layout: "constrained", placeholder: "none" },
    pathPrefix: "/site",
  });
});

test("from the image host: the same shape with its addresses, and nothing is made here", async () => {
  const host = "https://images.example.com";
  const picture = await resolve(carton, {}, contextWith(host));
  expect(generateImageData).not.toHaveBeenCalled();
  expect([picture.width, picture.height]).toEqual([170, 249]);
  expect(picture.src).toMatch(/^https:\/\/images\.example\.com\/carton-\d+\.png$/);
  expect(picture.sources.map(({ type }) => type)).toEqual([
    "image/avif",
    "image/webp",
    "image/png",
  ]);
  for (const [index, extension] of ["avif", "webp", "png"].entries()) {
    expect(picture.sources[index]?.srcSet).toContain(`${host}/carton-170.${extension} 170w`);
  }
});

test("a picture that src/images has not is an error that names it", async () => {
  await expect(resolve({ ...carton, file: "no.png" }, {}, contextWith(null))).rejects.toThrow(
    "src/images/no.png, which does not exist",
  );
});

test.each([
  ["https://images.example.com", "carton.png", 340, "avif", "/carton-340.avif"],
  ["https://images.example.com", "carton.png", 170, "auto", "/carton-170.png"],
  ["https://images.example.com/", "mushroom-band.png", 1, "auto", "/mushroom-band-1.png"],
])("on the image host %s, %s at %d as %s is %s", (baseUrl, name, width, format, path) => {
  expect(hostedImageUrl({ baseUrl, width, format, options: { name } })).toBe(
    `https://images.example.com${path}`,
  );
});
