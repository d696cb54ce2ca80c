import type { GatsbyNode } from "gatsby";
import { writeEditor } from "./editor-page";

/** The editing page, where a build asks for it; src/build/finish makes all other files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  if (process.env.EDITOR === "1") await writeEditor(args);
};
