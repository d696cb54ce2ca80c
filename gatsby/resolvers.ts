import { parse } from "node:path";
import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { SiteImage } from "../src/content/types";
import { computedFields, type Fields } from "./content/computed-fields";
import { type SiteContent, siteContent } from "./content/content";
import { headingWidths } from "./content/heading-widths";
import { jsonTypeName } from "./data-types";

type FileNode = Node & { absolutePath: string; sourceInstanceName: string; relativePath: string };

/** The functions of Gatsby's resolver context that are used here. */
interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
  };
}

/**
 * Returns the nodes of all files by their paths, such as data/site.json and images/carton.png. It uses no
 * filter, because with two conditions Gatsby 5.16 fails with "inconsistent node counters" on a warm cache
 * after some edits.
 */
async function fileNodes({ nodeModel }: ResolverContext): Promise<Map<string, FileNode>> {
  const { entries } = await nodeModel.findAll<FileNode>({ type: "File" });
  return new Map(
    Array.from(entries, (file) => [`${file.sourceInstanceName}/${file.relativePath}`, file]),
  );
}

/** Returns the content of data/ and locales/, read from the nodes that gatsby-transformer-json creates. */
async function contentOfNodes(context: ResolverContext): Promise<SiteContent> {
  const files = await fileNodes(context);
  return siteContent(<T>(path: string): T => {
    const ids = files.get(path)?.children ?? [];
    const [node] = context.nodeModel.getNodesByIds({ ids, type: jsonTypeName(path) });
    if (!node) throw new Error(`There is no Gatsby node for ${path}`);
    const { id, parent, children, internal, ...content } = node;
    return content as T;
  });
}

/**
 * Describes a picture in all sizes and formats: resized by gatsby-plugin-sharp, or on the image host
 * (`imageHost` in site.json), at addresses such as https://images.example.com/carton-340.avif.
 */
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
    baseUrl: imageHost.replace(/\/$/, ""),
    sourceWidth: original.width,
    sourceHeight: original.height,
    // "auto" is the format of the original, PNG.
    urlBuilder: ({ baseUrl, width: size, format }) =>
      `${baseUrl}/${parse(name).name}-${size}.${format === "auto" ? "png" : format}`,
    formats: ["avif", "webp", "auto"],
    layout: "constrained",
    width,
  });
}

/** Returns the resolver of a picture, which returns what the <picture> component needs. */
const pictureResolver = (api: CreateResolversArgs) => ({
  resolve: async (image: SiteImage, _: unknown, context: ResolverContext) => {
    const { images, width, height } = await imageData(image, context, api);
    const png = { type: "image/png", srcSet: images.fallback?.srcSet ?? "" };
    return {
      src: images.fallback?.src ?? "",
      width: Math.round(width),
      height: Math.round(height),
      sources: [...(images.sources ?? []), png],
    };
  },
});

const fieldsOfTypes = {
  ...computedFields,
  Query: { ...computedFields.Query, headingWidths },
};

/** Adds the resolvers of the fields that gatsby/schema.ts declares. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  const { pathPrefix } = api;
  for (const [type, fields] of Object.entries<Fields<never, never>>(fieldsOfTypes)) {
    for (const [name, compute] of Object.entries(fields)) {
      const resolve = async (source: never, args: object, context: ResolverContext) =>
        compute(await contentOfNodes(context), { ...args, pathPrefix } as never, source);
      api.createResolvers({ [type]: { [name]: { resolve } } });
    }
  }
  api.createResolvers({ SiteImage: { picture: pictureResolver(api) } });
};
