import type { Language } from "../../content/types";
import { dateText } from "../../draft/date-text";
import type { PageProduct } from "../../draft/fragment";
import { Ingredients } from "./ingredients-text";
import type { Headings } from "./product-page";

interface PageFactsProps {
  product: PageProduct;
  words: Headings[number];
  language: Language;
}

/** The rows of a visitor's page; what was not entered has none. */
export function PageFacts({ product, words, language }: PageFactsProps) {
  const { date, ingredients } = product;
  const yearNow = new Date().getFullYear();
  const rows = [
    { id: "gtin", heading: words.gtin, value: product.gtin, dir: "ltr" },
    { id: "batch", heading: words.batch, value: product.batch, dir: "ltr" },
    {
      id: "date",
      heading: words[date?.name ?? "bestBefore"],
      value: date && dateText(date.value, yearNow, language),
    },
  ].filter(({ value }) => value);
  return (
    <dl>
      {ingredients && (
        <div className="ingredients">
          <dt>{words.ingredients}</dt>
          <dd dir="auto">
            <Ingredients text={ingredients} allergens={product.allergens} />
          </dd>
        </div>
      )}
      {rows.map(({ id, heading, value, dir }) => (
        <div key={id}>
          <dt>{heading}</dt>
          <dd>
            <bdi dir={dir}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
