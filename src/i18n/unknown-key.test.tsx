import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { type PageNamespace, testLanguages, textFinder } from "../testing/content";
import { renderIn } from "../testing/render";

function Text({ of: key }: { of: string }) {
  const { t } = useTranslation();
  return <p>{t(key)}</p>;
}

describe.each(testLanguages)(
  "in %s an unknown key shows itself, as the code wrote it",
  (language) => {
    test.each<[string, PageNamespace]>([
      ["landing:nope", "landing"],
      ["landing:hero.nope", "landing"],
      ["landing:features.nopeText", "landing"],
      ["common:nope", "landing"],
      ["common:nav.nope", "not-found"],
      ["not-found:nope", "not-found"],
      ["legal:nope", "legal"],
      ["nowhere:title", "landing"],
      ["landing:hero.title.deeper", "legal"],
    ])("%s on a page of %s", (key, page) => {
      renderIn(language, <Text of={key} />, { page });
      expect(screen.getByText(key)).toBeInTheDocument();
    });
  },
);

test("a known key does not: what is tested above is the missing text", () => {
  renderIn("en", <Text of="common:menu" />);
  expect(screen.getByText(textFinder("en")("common:menu"))).toBeInTheDocument();
});
