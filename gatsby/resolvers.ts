import { parse } from "node:path";
import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { SampleProduct } from "../src/content/types";
import {
  type Fields,
  planFields,
  queryFields,
  sampleFields,
  siteFields,
} from "./content/computed-fields";
import { headingWidths } from "./content/heading-widths";
import { type SiteContent, siteContent } from "./content/site-content";
import { jsonTypeName } from "./data-types";

type FileNode = Node & { absolutePath: string; sourceInstanceName: string; relativePath: string };

/** The functions of Gatsby's resolver context that are used here. Each query has a context of its own. */
interface ResolverContext {
  nodeModel: {
    findAll(args: { type: "File" }): Promise<{ entries: Iterable<FileNode> }>;
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
  };
}

async function listFiles({ nodeModel }: ResolverContext): Promise<Map<string, FileNode>> {
  const { entries } = await nodeModel.findAll({ type: "File" });
  return new Map(
    Array.from(entries, (file) => [`${file.sourceInstanceName}/${file.relativePath}`, file]),
  );
}

const lists = new WeakMap<ResolverContext, ReturnType<typeof listFiles>>();

/**
 * Returns the nodes of all files by their paths, such as data/site.json and images/carton.png, listed once for
 * each query. It uses no filter, because with two conditions Gatsby 5.16 fails with "inconsistent node counters"
 * on a warm cache after some edits.
 */
function fileNodes(context: ResolverContext): ReturnType<typeof listFiles> {
  const files = lists.get(context) ?? listFiles(context);
  lists.set(context, files);
  return files;
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
 * @param name the file's name in src/images
 * @param width the width at which the picture is shown, in pixels
 */
async function imageData(
  name: string,
  width: number,
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

/** Adds the resolvers of the fields that gatsby/schema.ts declares. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  const { pathPrefix } = api;
  const resolversOf = <Source>(fields: Fields<Source>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, compute]) => {
        // GraphQL checks the arguments against gatsby/schema.ts.
        const resolve = async (source: Source, args: object, context: ResolverContext) =>
          compute(await contentOfNodes(context), { ...args, pathPrefix } as never, source);
        return [name, { resolve }];
      }),
    );
  api.createResolvers({
    Query: resolversOf({ ...queryFields, headingWidths }),
    SiteJson: resolversOf(siteFields),
    Plan: resolversOf(planFields),
    SampleProductJson: {
      ...resolversOf(sampleFields),
      pictureData: {
        resolve: ({ picture }: SampleProduct, _args: unknown, context: ResolverContext) =>
          imageData(picture, 320, context, api),
      },
    },
  });
};
