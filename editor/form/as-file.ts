import type { FormSchema } from "./fields";
import { fromForm } from "./from-form";
import { orderLike } from "./order-like";

/** Whose order of keys a file keeps, and that of entries too if it is a translation. */
export interface Model {
  value: unknown;
  isTranslation: boolean;
}

/**
 * A form's value as all files of data/ and locales/ are written: keys in the order of the model, of
 * which forms know nothing, texts without spaces around them and in Unicode NFC.
 */
export function asFile(form: unknown, schema: FormSchema, model: Model): string {
  const ordered = orderLike(fromForm(form, schema), model.value, model.isTranslation);
  const tidy = (_: string, each: unknown) =>
    typeof each === "string" ? each.trim().normalize("NFC") : each;
  return `${JSON.stringify(JSON.parse(JSON.stringify(ordered), tidy), null, 2)}\n`;
}
