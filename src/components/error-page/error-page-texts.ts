import common from "../../../locales/en/common.json";
import { type ErrorPageTexts, errorTextsId } from "./error-texts";

/** The error page's texts from the HTML that the visitor came in by; English where there are none. */
export function readErrorTexts(): ErrorPageTexts {
  if (typeof document === "undefined") return common.error;
  try {
    const json = document.getElementById(errorTextsId)?.textContent;
    return json ? { ...common.error, ...(JSON.parse(json) as ErrorPageTexts) } : common.error;
  } catch {
    return common.error;
  }
}
