/** @jest-environment node */
import { type Case, testRule } from "../testing/small-site";
import { offer } from "./offer";

/** Some settings of the offer beside plans, one of which costs nothing and one of which has domains. */
const beside = (
  settings: object,
  plans: object[] = [
    { id: "NONE", priceCents: 0, features: [] },
    { id: "SOME", priceCents: 500, features: ["customDomain"] },
  ],
): Case[0] => ({ "data/site.json": { offer: settings }, "data/plans.json": { plans } });

const trial = { plans: ["SOME"], after: "free-plan" };
const paid = [{ id: "SOME", priceCents: 500, features: [] }];

testRule(offer, {
  "nothing is set": [beside({})],
  "all that is set agrees": [
    beside({
      trial,
      printedCodes: { after: "keep-working-for-time", months: 12 },
      codeAddress: "custom-domain",
      pageLanguages: { which: "listed", codes: ["de"] },
    }),
  ],
  "a trial of what is free": [
    beside({ trial: { ...trial, plans: ["SOME", "NONE"] } }),
    'data/site.json:6:9  offer.trial.plans[1]  is "NONE", a plan that costs nothing; write a plan that costs something',
  ],
  "no plan to move to": [
    beside({ trial }, paid),
    'offer.trial.after  is "free-plan", but no plan of data/plans.json costs nothing; write "ends" or "asks"',
  ],
  "no plan with a domain": [
    beside({ codeAddress: "custom-domain" }, paid),
    'offer.codeAddress  is "custom-domain", but no plan of data/plans.json has the feature customDomain; write "ours"',
  ],
  "a time without its months": [
    beside({ printedCodes: { after: "keep-working-for-time" } }),
    'offer.printedCodes.months  is missing; write it: after "keep-working-for-time" needs it',
  ],
  "months that nothing needs": [
    beside({ printedCodes: { after: "stop", months: 3 } }),
    'offer.printedCodes.months  is set, which only after "keep-working-for-time" needs; write that, or remove this',
  ],
  "a list of languages beside a number": [
    beside({ pageLanguages: { which: "up-to", codes: ["de"] } }),
    'offer.pageLanguages.number  is missing; write it: which "up-to" needs it',
    'offer.pageLanguages.codes  is set, which only which "listed" needs',
  ],
  "languages without a name": [
    beside({ pageLanguages: { which: "listed", codes: ["de", "qq", "zh-Hant-TW", "no code"] } }),
    'offer.pageLanguages.codes[1]  is "qq", the code of no language; write the code of a language, such as "de"',
  ],
  "plans that cannot be read": [{ ...beside({ trial }), "data/plans.json": "{" }],
});
