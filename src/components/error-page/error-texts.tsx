import { useTranslation } from "react-i18next";

export const errorTextsId = "error-texts";

export interface ErrorPageTexts {
  title: string;
  text: string;
  home: string;
  reload: string;
}

/** The error page's texts in the page's language, in the HTML, where no failure can reach them. */
export function ErrorTexts() {
  const { t } = useTranslation();
  const texts: ErrorPageTexts = {
    title: t("common:error.title"),
    text: t("common:error.text"),
    home: t("common:error.home"),
    reload: t("common:error.reload"),
  };
  return (
    <script
      id={errorTextsId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(texts).replaceAll("<", "\\u003c") }}
    />
  );
}
