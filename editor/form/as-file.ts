import { formatJson } from "../../content-check/fix/format-json";
import { orderLike } from "../../content-check/fix/order-like";
import { tidyTexts } from "../../content-check/fix/tidy-texts";
import type { FormSchema } from "./fields";
import { fromForm } from "./from-form";

/** Whose order of keys a file keeps, and that of entries too if it is a translation. */
export interface Model {
  value: unknown;
  isTranslation: boolean;
}

/** A form's value as its file is written by `npm run fix:content`; forms know no order of keys. */
export function asFile(form: unknown, schema: FormSchema, model: Model): string {
  const ordered = orderLike(fromForm(form, schema), model.value, model.isTranslation);
  return formatJson(tidyTexts(ordered));
}
