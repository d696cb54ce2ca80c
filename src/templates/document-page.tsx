import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/page-shell";
import { TextDocument } from "../components/text-document/text-document";
import { PageHead } from "../seo/page-head";

/** `documentId` is that of a legal document, or "guide". */
type Context = { language: string; documentId: string };
type Data = Queries.DocumentPageQuery;

/** The addresses for questions about two documents. Those about the others go to the one for privacy. */
const addresses: Readonly<Record<string, "supportEmail" | "legalEmail">> = {
  guide: "supportEmail",
  terms: "legalEmail",
};

/** A legal document or the guide. */
export default function DocumentPage({ data, pageContext }: PageProps<Data, Context>) {
  const { documentId } = pageContext;
  return (
    <PageShell shell={data} path={`/${documentId}`}>
      <TextDocument
        content={data.textDocument}
        email={data.siteJson[addresses[documentId] ?? "privacyEmail"]}
      />
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { title, description } = data.textDocument;
  return (
    <PageHead
      data={data}
      code={pageContext.language}
      title={`${title} | ${data.siteJson.brand}`}
      description={description}
      indexedPath={`/${pageContext.documentId}`}
    />
  );
}

export const query = graphql`
  query DocumentPage($language: String!, $documentId: String!) {
    locales(code: $language, namespaces: ["common", "legal"]) {
      ...Texts
    }
    ...Shell
    siteJson {
      supportEmail
      privacyEmail
      legalEmail
    }
    ...TextDocument
  }
`;
