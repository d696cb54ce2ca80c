import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import globalData from "@csstools/postcss-global-data";
import type { GatsbyConfig } from "gatsby";
import { parse } from "jsonc-parser";
import customMedia from "postcss-custom-media";
import nesting from "postcss-nesting";
import { jsonTypeName } from "./gatsby/data-types";
import { contentRoot } from "./gatsby/development-content";
import type { Language, Site } from "./src/content/types";
import { i18nextOptions } from "./src/i18n/i18next";
import { defaultLanguage, pathPrefixOf } from "./src/i18n/paths";

/** A file that does not parse, or is missing, is reported by onPreInit, which comes after this. */
function readData<T>(name: string): Partial<T> {
  const file = join(__dirname, "data", name);
  return existsSync(file) ? ((parse(readFileSync(file, "utf8")) ?? {}) as Partial<T>) : {};
}

const { siteUrl = "" } = readData<Site>("site.json");
const { languages = [] } = readData<{ languages: Language[] }>("languages.json");

const isDevelopment = process.env.NODE_ENV === "development";

const filesOf = (name: string, path: string, ignore: string[] = []) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path, ignore },
});

const config: GatsbyConfig = {
  pathPrefix: pathPrefixOf(siteUrl),
  siteMetadata: { siteUrl },
  jsxRuntime: "automatic",
  trailingSlash: "never",
  plugins: [
    filesOf("data", join(contentRoot(__dirname), "data"), ["**/schemas/**"]),
    filesOf("locales", join(contentRoot(__dirname), "locales")),
    filesOf("images", join(__dirname, "src/images")),
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node: file }: { node: Record<string, string> }) =>
          jsonTypeName(`${file.sourceInstanceName}/${file.relativePath}`),
      },
    },
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        // Short class names: every page carries them in its HTML.
        cssLoaderOptions: {
          modules: {
            namedExport: true,
            localIdentName: isDevelopment ? "[name]-[local]" : "[hash:base64:5]",
          },
        },
        postCssPlugins: [
          globalData({ files: [join(__dirname, "src/theme/media.css")] }),
          customMedia(),
          nesting(),
        ],
      },
    },
    "gatsby-plugin-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locales",
        languages: languages.filter(({ published }) => published).map(({ code }) => code),
        defaultLanguage,
        siteUrl,
        redirect: false,
        trailingSlash: "never",
        verbose: false,
        i18nextOptions,
      },
    },
  ],
};

export default config;
