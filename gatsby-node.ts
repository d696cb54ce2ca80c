export { onCreateDevServer } from "./editor/page";
export { onPreInit } from "./gatsby/content-check";
export { createPages, onCreatePage } from "./gatsby/pages";
export { createResolvers } from "./gatsby/resolvers";
export { createSchemaCustomization } from "./gatsby/schema";
export { onCreateWebpackConfig } from "./gatsby/webpack";
