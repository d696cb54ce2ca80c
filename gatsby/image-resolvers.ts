import type { CreateResolversArgs } from "gatsby";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { Site, SiteImage } from "../src/content/types";
import { dataNode, fileNode, type Resolvers } from "./content-nodes";

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
  const name = image.options.name.replace(/\.[a-z]+$/, "");
  return `${image.baseUrl.replace(/\/$/, "")}/${name}-${image.width}.${extension}`;
}

/** Converts image data to what the <picture> component needs. */
function toPicture(data: IGatsbyImageData) {
  return {
    src: data.images.fallback?.src ?? "",
    width: Math.round(data.width),
    height: Math.round(data.height),
    sources: [
      ...(data.images.sources ?? []),
      { type: "image/png", srcSet: data.images.fallback?.srcSet ?? "" },
    ].map(({ type, srcSet }) => ({ type, srcSet })),
  };
}

/** Pictures in all sizes and formats, either resized by gatsby-plugin-sharp or from the image host. */
export function siteImageResolvers(args: CreateResolversArgs): Resolvers<SiteImage> {
  const { cache, reporter, pathPrefix } = args;
  return {
    picture: {
      resolve: async ({ file: name, width }, _, context) => {
        const file = await fileNode(name, context);
        const { imageHost } = await dataNode<Site>("site", context);
        if (!imageHost) {
          const formats = ["auto", "webp", "avif"];
          const options = { layout: "constrained", width, formats, placeholder: "none" };
          return toPicture(
            await generateImageData({ file, args: options, pathPrefix, reporter, cache }),
          );
        }
        const source = await sharp(file.absolutePath).metadata();
        return toPicture(
          getImageData({
            baseUrl: imageHost,
            sourceWidth: source.width,
            sourceHeight: source.height,
            urlBuilder: hostedImageUrl,
            options: { name },
            formats: ["avif", "webp", "auto"],
            layout: "constrained",
            width,
          }),
        );
      },
    },
  };
}
