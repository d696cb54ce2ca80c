/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { SiteImage } from "../src/content/types";
import { imageResolvers } from "./image-resolvers";

jest.mock("sharp", () => () => ({ metadata: async () => ({ width: 680, height: 996 }) }));
jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

// The pictures that the site itself serves: e2e/images.
const args = { cache: {}, reporter: {}, pathPrefix: "" } as unknown as CreateResolversArgs;
const { resolve } = imageResolvers(args).SiteImage.picture;
const carton: SiteImage = { id: "carton", file: "carton.png", width: 170, alt: "" };

const contextWith = (imageHost: string | null, file: object | null) => ({
  nodeModel: {
    findAll: async ({ type }: { type: string }) => ({
      entries: type === "SiteJson" ? [{ imageHost }] : [{}],
    }),
    findOne: async () => file,
  },
});

test.each(["https://images.example.com", "https://images.example.com/"])(
  "from the image host %s: its addresses, and nothing is made here",
  async (host) => {
    const picture = await resolve(carton, {}, contextWith(host, { absolutePath: "carton.png" }));
    expect(generateImageData).not.toHaveBeenCalled();
    expect([picture.width, picture.height]).toEqual([170, 249]);
    expect(picture.src).toMatch(/^https:\/\/images\.example\.com\/carton-\d+\.png$/);
    for (const [index, extension] of ["avif", "webp", "png"].entries()) {
      const { type, srcSet } = picture.sources[index] ?? {};
      expect(type).toBe(`image/${extension}`);
      expect(srcSet).toContain(`https://images.example.com/carton-170.${extension} 170w`);
    }
  },
);

test("a picture that src/images has not is an error that names it", async () => {
  const missing = resolve({ ...carton, file: "no.png" }, {}, contextWith(null, null));
  await expect(missing).rejects.toThrow("src/images/no.png, which does not exist");
});
