import type { GatsbyNode } from "gatsby";
import { computedFields } from "./computed-fields";
import type { FieldMap } from "./field";
import { imageResolvers } from "./image-resolvers";
import { contentOfQuery, type ResolverContext } from "./project-content";

/** The fields as Gatsby wants them: the content comes from its nodes. */
function resolversOf(map: FieldMap, pathPrefix: string) {
  const types = Object.entries(map).map(([type, fields]) => {
    const resolvers = Object.entries(fields).map(([name, { of, ...field }]) => {
      const resolve = async (source: never, args: never, context: ResolverContext) =>
        of(source, args, await contentOfQuery(context), pathPrefix);
      return [name, { ...field, resolve }];
    });
    return [type, Object.fromEntries(resolvers)];
  });
  return Object.fromEntries(types);
}

/** Everything that is computed at build: from the content, and pictures from files. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  args.createResolvers(resolversOf(computedFields, args.pathPrefix));
  args.createResolvers(imageResolvers(args));
};
