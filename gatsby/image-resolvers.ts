import type { CreateResolversArgs, Node } from "gatsby";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { Feature, SiteImage } from "../src/content/types";
import { contentOfQuery, type ResolverContext } from "./project-content";

type FileNode = Node & { absolutePath: string };

/** A file of src/images; one that is missing is an error. */
async function imageFile(name: string, { nodeModel }: ResolverContext): Promise<FileNode> {
  const query = { filter: { relativePath: { eq: name } } };
  const file = (await nodeModel.findOne({ type: "File", query })) as FileNode | null;
  if (!file) throw new Error(`data/ names src/images/${name}, which does not exist`);
  return file;
}

/**
 * The address of one size and format of a picture on the image host (`imageHost` in site.json):
 * https://images.example.com/carton-340.avif. "auto" is the master's own format, PNG.
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

/** Sizes and formats by gatsby-plugin-image; from the image host where site.json names one. */
export function imageResolvers({ cache, reporter, pathPrefix }: CreateResolversArgs) {
  const made = (file: FileNode, width: number) =>
    generateImageData({
      file,
      args: {
        layout: "constrained",
        width,
        formats: ["auto", "webp", "avif"],
        placeholder: "none",
      },
      pathPrefix,
      reporter,
      cache,
    });
  const hosted = async (file: FileNode, { file: name, width }: SiteImage, baseUrl: string) => {
    const source = await sharp(file.absolutePath).metadata();
    return getImageData({
      baseUrl,
      sourceWidth: source.width,
      sourceHeight: source.height,
      urlBuilder: hostedImageUrl,
      options: { name },
      formats: ["avif", "webp", "auto"],
      layout: "constrained",
      width,
    });
  };
  return {
    Feature: {
      drawing: {
        type: "File!",
        resolve: ({ drawing }: Feature, _: unknown, context: ResolverContext) =>
          imageFile(drawing, context),
      },
    },
    SiteImage: {
      picture: {
        type: "Picture!",
        resolve: async (image: SiteImage, _: unknown, context: ResolverContext) => {
          const { imageHost } = (await contentOfQuery(context)).site;
          const file = await imageFile(image.file, context);
          return toPicture(
            imageHost ? await hosted(file, image, imageHost) : await made(file, image.width),
          );
        },
      },
    },
  };
}
