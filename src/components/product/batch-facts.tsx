import { useTranslation } from "react-i18next";
import type { Sample } from "./sample-fragment";

interface BatchFactsProps {
  sample: Pick<Sample, "lot" | "bestBefore" | "netWeight">;
}

/** What a product page says of the batch in the visitor's hand. */
export function BatchFacts({ sample }: BatchFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="lot" dir="ltr">
        {sample.lot}
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">{t("product:bestBefore")}</th>
            <td>
              <bdi dir="ltr">{sample.bestBefore}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">{t("product:weight")}</th>
            <td>
              <bdi>{t("product:units.grams", { value: sample.netWeight })}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="notice">{t("product:notices")}</p>
    </>
  );
}
