import { schemaNameOf } from "../../src/content/schema-files";
import type { Rule } from "../content";
import { formatProblem } from "../problem";
import { schemaProblem } from "../schema-words";

/** Every file is as its schema in data/schemas says: keys, types, lengths, numbers, choices. */
export const schema: Rule = (content) => {
  return [...content.documents.values()].flatMap((document) => {
    const validate = content.schemas.get(schemaNameOf(document.file) ?? "");
    // Not the value of the tree: a key such as __proto__ would be lost in it.
    if (!validate || validate(JSON.parse(document.text))) return [];
    const problems = (validate.errors ?? [])
      // What each branch of a choice lacks is one mistake, which oneOf itself reports.
      .filter(({ schemaPath }) => !/\/(oneOf|contains)\//.test(schemaPath))
      .map((error) => schemaProblem(content, document, error));
    // A value that breaks two keywords, such as pattern and format, is one mistake.
    const places = problems.map((each) => formatProblem({ ...each, is: "", write: "" }));
    return problems.filter((_, index) => places.indexOf(places[index] ?? "") === index);
  });
};
