import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/page-shell";
import { TextDocument } from "../sections/text-document/text-document";
import { PageHead } from "../seo/page-head";

type LegalContext = { language: string; document: string };
type Data = Queries.LegalPageQuery;

const entryOf = (data: Data, document: string) =>
  data.navigationJson.legal.find(({ id }) => id === document);

export default function LegalPage({ data, pageContext }: PageProps<Data, LegalContext>) {
  const { document } = pageContext;
  const entry = entryOf(data, document);
  return (
    <PageShell shell={data} path={entry?.path ?? "/"}>
      {entry && (
        <TextDocument
          document={data.legalDocument}
          updated={entry.updated}
          updatedText={entry.updatedText}
          // Questions about the terms have a different address from those about privacy.
          email={data.siteJson[document === "terms" ? "legalEmail" : "privacyEmail"]}
        />
      )}
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, LegalContext>) {
  return (
    <PageHead
      data={data}
      code={pageContext.language}
      title={`${data.legalDocument.title} | ${data.siteJson.brand}`}
      description={data.legalDocument.description}
      path={entryOf(data, pageContext.document)?.path ?? "/"}
    />
  );
}

export const query = graphql`
  query LegalPage($language: String!, $document: String!) {
    locales(code: $language, namespaces: ["common", "legal"]) {
      ...Texts
    }
    ...Shell
    navigationJson {
      legal {
        id
        path
        updated
        updatedText(code: $language)
      }
    }
    legalDocument(code: $language, document: $document) {
      ...TextDocument
    }
  }
`;
