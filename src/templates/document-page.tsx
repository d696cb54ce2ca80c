import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/page-shell";
import { TextDocument } from "../sections/text-document/text-document";
import { PageHead } from "../seo/page-head";

/** `document` is the id of a legal document, or "guide". */
type Context = { language: string; document: string };
type Data = Queries.DocumentPageQuery;

/** The addresses for questions about two documents. Those about the others go to the one for privacy. */
const addresses: Readonly<Record<string, "supportEmail" | "legalEmail">> = {
  guide: "supportEmail",
  terms: "legalEmail",
};

/** A legal document or the guide. */
export default function DocumentPage({ data, pageContext }: PageProps<Data, Context>) {
  const { document } = pageContext;
  return (
    <PageShell shell={data} path={`/${document}`}>
      <TextDocument
        document={data.document}
        email={data.siteJson[addresses[document] ?? "privacyEmail"]}
      />
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { title, description } = data.document;
  return (
    <PageHead
      data={data}
      code={pageContext.language}
      title={`${title} | ${data.siteJson.brand}`}
      description={description}
      indexedPath={`/${pageContext.document}`}
    />
  );
}

export const query = graphql`
  query DocumentPage($language: String!, $document: String!) {
    locales(code: $language, namespaces: ["common", "legal"]) {
      ...Texts
    }
    ...Shell
    document(code: $language, document: $document)
  }
`;
