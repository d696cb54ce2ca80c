/** @jest-environment node */
import { questions, testRule } from "../testing/small-site";
import { placeholders } from "./placeholders";

const [english, arabic] = ["locales/en/landing.json", "locales/ar/landing.json"];
const [common, arabicCommon] = ["locales/en/common.json", "locales/ar/common.json"];
const facts = { card: "{{priceBIG}} {{productsSMALL}} {{plansWithReporting}}" };
const unknown = "which is not a placeholder for this text";

testRule(placeholders, {
  "suggests the nearest placeholder for an unknown one, or all": [
    { [english]: { card: "{{ setuptime }} {{whatever}}" } },
    `${english}:6:11  card  is a text with {{setuptime}}, ${unknown}; write {{setupTime}}`,
    `{{whatever}}, ${unknown}; write one of brand, siteUrl,`,
  ],
  "reports single and additional braces": [
    { [english]: { card: "{brand} {{x}" } },
    "card  is a text with a stray brace; write {{name}} for each placeholder",
  ],
  "accepts facts of the plans": [{ [english]: facts, [arabic]: facts }],
  "reports an unknown plan, and the limit of a plan without a limit": [
    { [common]: { startTrial: "{{priceHUGE}} {{productsBIG}} {{trialMonths}}" } },
    `{{priceHUGE}}, ${unknown}`,
    `{{productsBIG}}, ${unknown}`,
  ],
  "accepts the names of plans only in the texts that join them": [
    { [common]: { plansNamed_other: "{{planNames}}", offeredPlans_other: "{{planNames}}" } },
    `offeredPlans_other  is a text with {{planNames}}, ${unknown}`,
  ],
  "reports a placeholder that only the browser fills, or that is made from the text itself": [
    {
      "data/faqs/en.json": { questions: [{ question: "{{year}}" }] },
      [common]: { trialPeriod_other: "{{trialMonths}} {{trialPeriod}}" },
    },
    `question  is a text with {{year}}, ${unknown}`,
    `trialPeriod_other  is a text with {{trialPeriod}}, ${unknown}`,
  ],
  "reports any placeholder on the error page": [
    { [common]: { error: { text: "{{brand}}" } } },
    `error.text  is a text with {{brand}}, ${unknown}; write one of`,
  ],
  "reports missing and additional placeholders of a translation": [
    { [english]: { card: "Card" }, [arabic]: { lead: "{{brand}}", card: "{{brand}}" } },
    `${arabic}:2:11  lead  is a text without {{limit}}, which the English text contains; write {{limit}} where the sentence needs it`,
    `${arabic}:6:11  card  is a text with {{brand}}, which the English text does not contain; write the text without {{brand}}`,
  ],
  "accepts another order, a repeated placeholder, and another one for the same fact": [
    {
      [arabic]: { lead: "{{limit}} {{brand}} {{limit}}" },
      [arabicCommon]: { startTrial: "{{trialMonths}}" },
    },
  ],
  "reports a plural form for several numbers without the number, as Russian _one for 21": [
    { "locales/ru/common.json": { trialPeriod_one: "месяц" } },
    "trialPeriod_one  is a text without {{trialMonths}}, which the English text contains",
  ],
  "compares entries by their ids": [
    { "data/faqs/ar.json": { questions: [...questions("نص").questions].reverse() } },
  ],
});
