import { dateText } from "../../../draft/date-text";
import { useSite } from "../../../hooks/use-site";
import type { Entries } from "../entries";
import { dateOf } from "../judge-entries";

/** What the closed rows of the form say of what is in them. */
export function useSummaries(entries: Entries) {
  const { language } = useSite();
  const date = dateOf(entries);
  const day = date && dateText(date, new Date().getFullYear(), language);
  return {
    more: [entries.batch.trim(), day].filter(Boolean).join(" · "),
    ingredients: entries.ingredients.trim(),
  };
}
