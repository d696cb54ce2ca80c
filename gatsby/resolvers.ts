import type { GatsbyNode } from "gatsby";
import { computedFields, type Fields } from "./content/computed-fields";
import { headingWidths } from "./content/heading-widths";
import { contentOfNodes, type ResolverContext } from "./content-nodes";
import { siteImageResolvers } from "./image-resolvers";

const fieldsOfTypes = {
  ...computedFields,
  Query: { ...computedFields.Query, headingWidths },
};

/** Adds the computed fields to the types that gatsby/schema.ts declares. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  const resolversOf = (fields: Fields<never, never>) =>
    Object.entries(fields).map(([name, compute]) => [
      name,
      {
        resolve: async (source: never, args: object, context: ResolverContext) =>
          compute(
            await contentOfNodes(context),
            { ...args, pathPrefix: api.pathPrefix } as never,
            source,
          ),
      },
    ]);
  for (const [type, fields] of Object.entries(fieldsOfTypes)) {
    api.createResolvers({ [type]: Object.fromEntries(resolversOf(fields)) });
  }
  api.createResolvers({ SiteImage: siteImageResolvers(api) });
};
