export { onCreateDevServer } from "./editor/page";
export { createPages, onCreatePage } from "./gatsby/pages";
export { onPostBuild } from "./gatsby/post-build/on-post-build";
export { onPreInit } from "./gatsby/pre-init";
export { createResolvers } from "./gatsby/resolvers";
export { createSchemaCustomization } from "./gatsby/schema";
export { onCreateWebpackConfig } from "./gatsby/webpack";
