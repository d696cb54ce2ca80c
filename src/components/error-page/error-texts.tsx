import { useTranslation } from "react-i18next";
import common from "../../../locales/en/common.json";
import { JsonScript } from "../json-script";

export const errorTextsId = "error-texts";

export type ErrorPageTexts = typeof common.error;

/**
 * Writes the error page's texts in the page's language into the HTML, where they are available even if the
 * script or the page data fails.
 */
export function ErrorTexts() {
  const { t } = useTranslation();
  const texts: ErrorPageTexts = {
    title: t("common:error.title"),
    text: t("common:error.text"),
    home: t("common:error.home"),
    reload: t("common:error.reload"),
  };
  return <JsonScript id={errorTextsId} data={texts} />;
}

/** Reads the error page's texts from the HTML. They are English if it has none, and while prerendering. */
export function readErrorTexts(): ErrorPageTexts {
  try {
    return JSON.parse(document.getElementById(errorTextsId)?.textContent ?? "") as ErrorPageTexts;
  } catch {
    return common.error;
  }
}
