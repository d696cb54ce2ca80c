import { parse } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { SiteImage } from "../src/content/types";
import { contentOfNodes, fileNodes, type ResolverContext } from "./content-nodes";

/**
 * Returns the address of one size and format of a picture on the image host (`imageHost` in site.json), such
 * as https://images.example.com/carton-340.avif. "auto" is the format of the original, PNG.
 */
function hostedImageUrl(image: {
  baseUrl: string;
  width: number;
  format: string;
  options: { name: string };
}): string {
  const extension = image.format === "auto" ? "png" : image.format;
  return `${image.baseUrl.replace(/\/$/, "")}/${image.options.name}-${image.width}.${extension}`;
}

/** Describes a picture in all sizes and formats, either resized by gatsby-plugin-sharp or from the image host. */
async function imageData(
  { file: name, width }: SiteImage,
  context: ResolverContext,
  { cache, reporter, pathPrefix }: CreateResolversArgs,
): Promise<IGatsbyImageData> {
  const file = (await fileNodes(context)).get(`images/${name}`);
  if (!file) throw new Error(`There is no picture src/images/${name}`);
  const { imageHost } = (await contentOfNodes(context)).site;
  if (!imageHost) {
    const formats = ["auto", "webp", "avif"];
    const options = { layout: "constrained", width, formats, placeholder: "none" };
    return generateImageData({ file, args: options, pathPrefix, reporter, cache });
  }
  const original = await sharp(file.absolutePath).metadata();
  return getImageData({
    baseUrl: imageHost,
    sourceWidth: original.width,
    sourceHeight: original.height,
    urlBuilder: hostedImageUrl,
    options: { name: parse(name).name },
    formats: ["avif", "webp", "auto"],
    layout: "constrained",
    width,
  });
}

/** Returns the resolver of a picture, which returns what the <picture> component needs. */
export const siteImageResolvers = (args: CreateResolversArgs) => ({
  picture: {
    resolve: async (image: SiteImage, _: unknown, context: ResolverContext) => {
      const { images, width, height } = await imageData(image, context, args);
      const png = { type: "image/png", srcSet: images.fallback?.srcSet ?? "" };
      return {
        src: images.fallback?.src ?? "",
        width: Math.round(width),
        height: Math.round(height),
        sources: [...(images.sources ?? []), png],
      };
    },
  },
});
