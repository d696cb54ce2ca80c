export { onCreateNode } from "./src/build/node-language";
export { createPages, onCreatePage } from "./src/build/pages";
export { createResolvers } from "./src/build/resolvers";
export { createSchemaCustomization } from "./src/build/schema";
export { onPostBuild } from "./src/build/sitemap";
export { onCreateWebpackConfig } from "./src/build/webpack";
