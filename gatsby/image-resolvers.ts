import type { CreateResolversArgs, Node } from "gatsby";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { hostedImageUrl } from "./hosted-image";
import { type FinderContext, siteOf } from "./page-texts";

interface SiteImage {
  file: string;
  width: number;
}

/** What the <picture> component needs, the same whether the site or another host serves it. */
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

async function metadata(path: string): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(path).metadata();
  return { width, height };
}

/** Sizes and formats by gatsby-plugin-image; from the image host where site.json names one. */
export function imageResolvers({ cache, reporter, pathPrefix }: CreateResolversArgs) {
  return {
    SiteImage: {
      picture: {
        type: "Picture!",
        resolve: async (image: SiteImage, _: unknown, context: FinderContext) => {
          const { imageHost } = await siteOf(context);
          const file = (await context.nodeModel.findOne({
            type: "File",
            query: { filter: { relativePath: { eq: image.file } } },
          })) as (Node & { absolutePath: string }) | null;
          if (!file) throw new Error(`data/images.json: src/images/${image.file} does not exist`);
          const layout = { layout: "constrained" as const, width: image.width };
          if (imageHost) {
            const source = await metadata(file.absolutePath);
            const data = getImageData({
              baseUrl: imageHost,
              sourceWidth: source.width,
              sourceHeight: source.height,
              urlBuilder: hostedImageUrl,
              options: { name: image.file },
              formats: ["avif", "webp", "auto"],
              ...layout,
            });
            return toPicture(data);
          }
          const data = await generateImageData({
            file,
            args: { ...layout, formats: ["auto", "webp", "avif"], placeholder: "none" },
            pathPrefix,
            reporter,
            cache,
          });
          return toPicture(data);
        },
      },
    },
  };
}
