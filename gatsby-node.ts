export { onPreInit } from "./src/build/content-check";
export { onCreateNode } from "./src/build/node-language";
export { createPages, onCreatePage } from "./src/build/pages";
export { createResolvers } from "./src/build/resolvers";
export { createSchemaCustomization } from "./src/build/schema";
export { onCreateWebpackConfig } from "./src/build/webpack";
