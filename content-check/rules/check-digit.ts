import { checkDigit } from "../../src/digital-link/gtin";
import { type Rule, textsAt } from "../content";
import { problemAtNode, quote } from "../json-document";

/** The last digit of the sample's GTIN is right: scanners refuse a wrong one. */
export const gtinCheckDigit: Rule = (content) =>
  textsAt(content, "data/sample-product.json", "gtin")
    .filter(({ text }) => /^\d{14}$/.test(text) && !text.endsWith(checkDigit(text.slice(0, -1))))
    .map(({ document, node, text }) =>
      problemAtNode(document, node, {
        is: `${quote(text)}, whose check digit is wrong`,
        write: quote(text.slice(0, -1) + checkDigit(text.slice(0, -1))),
      }),
    );
