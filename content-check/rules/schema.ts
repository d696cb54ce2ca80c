import { schemaNameOf } from "../../src/content/schema-files";
import type { Rule } from "../content";
import { schemaProblem } from "../schema-words";

/** Every file is valid according to its schema in data/schemas. */
export const schema: Rule = (content) =>
  [...content.documents.values()].flatMap((document) => {
    const validate = content.schemas.get(schemaNameOf(document.file) ?? "");
    if (!validate || validate(document.value)) return [];
    const problems = (validate.errors ?? [])
      // The errors of the branches of oneOf and contains belong to one mistake, which is in the list too.
      .filter(({ schemaPath }) => !/\/(oneOf|contains)\//.test(schemaPath))
      .map((error) => schemaProblem(content, document, error));
    // A value can break two keywords by one mistake, for example pattern and format.
    const places = problems.map(({ line, column, path }) => `${line}:${column} ${path}`);
    return problems.filter((_, index) => places.indexOf(places[index] ?? "") === index);
  });
