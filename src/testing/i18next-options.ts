import type { InitOptions } from "i18next";
import config from "../../gatsby-config";

/** The options that the site gives to the i18n plugin for i18next. */
export function siteOptions(): InitOptions {
  const name = "gatsby-plugin-react-i18next";
  const plugin = config.plugins?.find((each) => typeof each === "object" && each?.resolve === name);
  if (!plugin || typeof plugin === "string") throw new Error(`gatsby-config.ts has no ${name}`);
  return plugin.options?.i18nextOptions as InitOptions;
}
