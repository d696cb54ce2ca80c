/** @jest-environment node */
import { fileWith, testRule } from "../testing/small-site";
import { pluralForms } from "./plural-forms";

const [english, arabic] = ["locales/en/common.json", "locales/ar/common.json"];
const all = "Arabic has _zero, _one, _two, _few, _many, _other";

testRule(pluralForms, {
  "reports a missing form": [
    fileWith(arabic, { trialPeriod_two: undefined }),
    `${arabic}:1:1  trialPeriod_two  is missing; write this form of "{{trialMonths}} months" too: ${all}`,
  ],
  "reports a missing _other in a translation": [
    fileWith(arabic, { trialPeriod_other: undefined }),
    "trialPeriod_other  is missing",
  ],
  "reports a missing _other in English": [
    fileWith(english, { trialPeriod_other: undefined }),
    `${english}:1:1  trialPeriod_other  is missing; write this form of "{{trialMonths}} month" too: English has _one, _other`,
  ],
  "reports all forms of a missing group": [
    { [arabic]: { nav: {} } },
    ...["few", "many", "one", "other", "two", "zero"].map(
      (form) => `trialPeriod_${form}  is missing`,
    ),
  ],
  "reports a form that the language does not have": [
    fileWith(english, { trialPeriod_few: "few" }),
    `${english}:5:22  trialPeriod_few  is a form that English does not have; write none: English has _one, _other`,
  ],
  "reports a missing form of a nested group": [
    {
      [english]: { nav: { days_one: "day", days_other: "days" } },
      [arabic]: {
        nav: { days_one: "", days_two: "", days_few: "", days_many: "", days_other: "" },
      },
    },
    "nav.days_zero  is missing",
  ],
  "ignores broken files": [{ [english]: "{" }],
});
