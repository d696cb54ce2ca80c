import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { renderInPage } from "../testing/render";

function Text({ of: key }: { of: string }) {
  const { t } = useTranslation();
  return <p>{t(key)}</p>;
}

test.each([
  "landing:nope",
  "landing:hero.nope",
  "landing:hero.title.deeper",
  "common:nope",
  "nowhere:title",
])("the unknown key %s shows itself, as the code wrote it", (key) => {
  renderInPage(<Text of={key} />);
  expect(screen.getByText(key)).toBeInTheDocument();
});
