/** @jest-environment node */
import { fileWith, questions, testRule } from "../testing/small-site";
import { placeholders } from "./placeholders";

const [english, arabic] = ["locales/en/landing.json", "locales/ar/landing.json"];
const [common, arabicCommon] = ["locales/en/common.json", "locales/ar/common.json"];
const stray = "card  is a text with a stray brace; write {{name}} for each placeholder";
const facts = { card: "{{priceBIG}} {{productsSMALL}} {{plansWithReporting}}" };

testRule(placeholders, {
  "suggests the nearest placeholder for an unknown one, or all": [
    fileWith(english, { card: "{{ setuptime }} {{whatever}}" }),
    `${english}:6:11  card  is a text with {{setuptime}}, which is not a placeholder for this text; write {{setupTime}}`,
    "{{whatever}}, which is not a placeholder for this text; write one of brand, siteUrl,",
  ],
  "reports single and additional braces": [fileWith(english, { card: "{brand} {{x}" }), stray],
  "reports an unknown plan, and the limit of a plan without a limit": [
    fileWith(common, { startTrial: "{{priceHUGE}} {{productsBIG}} {{trialMonths}}" }),
    "{{priceHUGE}}, which is not a placeholder for this text",
    "{{productsBIG}}, which is not a placeholder for this text",
  ],
  "accepts facts of the plans": [{ ...fileWith(english, facts), ...fileWith(arabic, facts) }],
  "accepts the names of plans only in the texts that join them": [
    fileWith(common, { plansNamed_other: "{{planNames}}", offeredPlans_other: "{{planNames}}" }),
    "offeredPlans_other  is a text with {{planNames}}, which is not a placeholder for this text",
  ],
  "reports a placeholder in data/ that only the browser fills": [
    { "data/faqs/en.json": { questions: [{ question: "{{year}}" }] } },
    "is a text with {{year}}, which is not a placeholder for this text",
  ],
  "reports a placeholder in the text from which it is made": [
    fileWith(common, { trialPeriod_other: "{{trialMonths}} {{trialPeriod}}" }),
    "trialPeriod_other  is a text with {{trialPeriod}}, which is not a placeholder for this text",
  ],
  "reports any placeholder on the error page": [
    { [common]: { error: { text: "{{brand}}" } }, [arabicCommon]: {} },
    "error.text  is a text with {{brand}}, which is not a placeholder for this text; write one of",
  ],
  "reports missing and additional placeholders of a translation": [
    {
      ...fileWith(english, { card: "Card" }),
      ...fileWith(arabic, { lead: "{{brand}}", card: "{{brand}}" }),
    },
    `${arabic}:2:11  lead  is a text without {{limit}}, which the English text contains; write {{limit}} where the sentence needs it`,
    `${arabic}:6:11  card  is a text with {{brand}}, which the English text does not contain; write the text without {{brand}}`,
  ],
  "accepts another order, a repeated placeholder, and another one for the same fact": [
    {
      ...fileWith(arabic, { lead: "{{limit}} {{brand}} {{limit}}" }),
      ...fileWith(arabicCommon, { startTrial: "{{trialMonths}}" }),
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
