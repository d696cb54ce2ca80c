import type { Rule } from "../content";

/** Every JSON file parses and holds an object. */
export const jsonSyntax: Rule = ({ broken }) => [...broken.values()].flat();
