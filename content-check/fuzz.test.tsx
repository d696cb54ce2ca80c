import type { PageProps } from "gatsby";
import { applyEdits, modify } from "jsonc-parser";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { schemaNameOf } from "../src/content/schema-files";
import { defaultLanguage } from "../src/i18n/paths";
import NotFoundPage from "../src/pages/404";
import DocumentPage from "../src/templates/document-page";
import LandingPage from "../src/templates/landing-page";
import PreviewPage from "../src/templates/preview-page";
import SamplePage from "../src/templates/sample-page";
import { type PageNamespace, pretendFiles, projectContent } from "../src/testing/content";
import {
  documentData,
  landingData,
  notFoundData,
  previewData,
  sampleData,
} from "../src/testing/fixtures";
import { surroundings } from "../src/testing/render";
import { fileRules, rules } from "./check-content";
import { type Content, readContent, readFiles } from "./content";
import { placesIn } from "./json-document";
import { translationOf } from "./languages";
import { parseJson } from "./parse-json";
import { messagesOf, type Problem, typeNameOf } from "./problem";

type Mutation = (value: never) => unknown;

const remove: Mutation = () => undefined;

/** Renders lazy parts as soon as their code has loaded, because renderToString() does not wait for it. */
jest.mock("../src/lazy/lazy-part", () => {
  const loading: Promise<unknown>[] = [];
  const lazyPart = (load: () => Promise<{ default: ComponentType<object> }>) => {
    let Part: ComponentType<object> | undefined;
    loading.push(
      load().then((loaded) => {
        Part = loaded.default;
      }),
    );
    return (props: object) => Part && <Part {...props} />;
  };
  return { ...jest.requireActual("../src/lazy/lazy-part"), lazyPart, loading };
});

/** The mutations by the name of the value's type. The checker accepts some of the results. */
const mutations: Record<string, Mutation[]> = {
  "a text": [
    remove,
    () => 5,
    () => "",
    (text: string) => [text],
    (text: string) => `${text} {{nothing}}`,
    (text: string) => `${text}<script>alert(1)</script>`,
    (text: string) => `${text} & 5 < 6 > 4`,
    (text: string) => `${text}&lt;b&gt;`,
    (text: string) => `  ${text} `,
    (text: string) => `${text}\u0000`,
    (text: string) => `${text}\u202e`,
    (text: string) => text.slice(0, -1),
    (text: string) => `${text} `.repeat(400),
  ],
  "a number": [remove, () => "5", () => -1, () => 1e21, (value: number) => value + 0.1],
  "true or false": [remove, () => "true", (value: boolean) => !value],
  null: [remove, () => 0, () => "text"],
  "a list": [remove, () => ({}), () => [], (list: unknown[]) => [...list, ...list]],
  "a group": [remove, () => [], () => ({}), (group: object) => ({ ...group, other: group })],
};

const root = `${__dirname}/..`;
const everything = readContent(root);
const files = readFiles(root).filter(([file]) => schemaNameOf(file));
const codeOf = (file: string) => translationOf(file)?.code ?? defaultLanguage;

/** Returns the content with which the rules compare a file: everything, or for a translation a few files. */
function contentFor(file: string): Content {
  const { code, source } = translationOf(file) ?? {};
  const common = [defaultLanguage, code].map((each) => `locales/${each}/common.json`);
  const related = [file, source, ...common];
  const documents = [...everything.documents].filter(
    ([name]) => !code || related.includes(name) || !translationOf(name),
  );
  return { ...everything, documents: new Map(documents) };
}

/** Returns a function that finds the first problem that a changed text of a file causes. */
function problemFinder(file: string) {
  const content = contentFor(file);
  const known = new Set(rules.flatMap((rule) => messagesOf(rule(content))));
  return (text: string): Problem | undefined => {
    const document = parseJson(file, text);
    if ("message" in document) return document;
    const alone = { ...content, documents: new Map([[file, document]]) };
    const related = { ...content, documents: new Map([...content.documents, [file, document]]) };
    const checks = [
      // The rules for single files find most problems, and are fast.
      ...fileRules.map((rule) => () => rule(alone)),
      ...rules.map((rule) => () => rule(related)),
    ];
    for (const check of checks) {
      const problem = check().find(({ message }) => !known.has(message));
      if (problem) return problem;
    }
    return undefined;
  };
}

function render<Data, Context>(
  code: string,
  namespace: PageNamespace,
  Page: ComponentType<PageProps<Data, Context>>,
  data: Data,
  context: Omit<Context, "language">,
): string {
  const Surroundings = surroundings(code, { page: namespace });
  const props = { data, pageContext: { language: code, ...context } };
  return renderToString(
    <Surroundings>
      <Page {...(props as unknown as PageProps<Data, Context>)} />
    </Surroundings>,
  );
}

/** Renders all pages of a language and returns the names of their HTML elements. */
function elementsIn(code: string): Set<string> {
  const documentIds = ["guide", ...projectContent().navigation.legal.map(({ id }) => id)];
  const html = [
    render(code, "landing", LandingPage, landingData(code), {}),
    ...documentIds.map((documentId) =>
      render(code, "legal", DocumentPage, documentData(code, documentId), { documentId }),
    ),
    render(code, "pages", NotFoundPage, notFoundData(code), {}),
    ...(["product", "batch", "offer"] as const).map((view) =>
      render(code, "pages", SamplePage, sampleData(code), { view }),
    ),
    render(code, "pages", PreviewPage, previewData(code), {}),
  ];
  return new Set(html.join("").match(/<[a-z][\w-]*/g));
}

beforeAll(() => Promise.all(jest.requireMock("../src/lazy/lazy-part").loading));

// React warns that useLayoutEffect() does nothing on the server.
beforeEach(() => void jest.spyOn(console, "error").mockImplementation());

afterEach(() => pretendFiles());

test.each(files.map(([file, text], index) => ({ file, text, index })))(
  "reports each mutated value of $file, or renders the pages",
  ({ file, text, index }) => {
    const findProblem = problemFinder(file);
    const shipped = elementsIn(codeOf(file));
    const document = parseJson(file, text);
    if ("message" in document) throw new Error(`${file} does not parse`);
    const places = placesIn(document).slice(1);
    // From the last value to the first, because a removal shifts the values after it.
    const mutated = places.reverse().reduce((before, place, position) => {
      const choices = mutations[typeNameOf(place.value)] ?? [];
      const mutation = choices[(position + index) % choices.length];
      const value = mutation?.(place.value as never);
      const after = applyEdits(before, modify(before, [...place.path], value, {}));
      const problem = findProblem(after);
      return problem ? before : after;
    }, text);
    pretendFiles(new Map([[file, mutated]]));
    const elements = [...elementsIn(codeOf(file))];
    expect(elements.filter((name) => !shipped.has(name))).toEqual([]);
  },
  600_000,
);
