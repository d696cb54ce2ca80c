import { useTranslation } from "react-i18next";
import {
  applicationIdentifiers,
  dateNames,
  type Identifiers,
  isDateName,
  qualifiers,
} from "../../../digital-link/identifiers";
import { dateText } from "../../../draft/date-text";
import { useSite } from "../../../hooks/use-site";

const inOrder = ["gtin", ...qualifiers, ...dateNames] as const;

/** What a code holds, as rows with their application identifiers. */
export function HeldRows({ identifiers }: { identifiers: Identifiers }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const written = (name: (typeof inOrder)[number], value: string) =>
    isDateName(name) ? dateText(value, new Date().getFullYear(), language) : value;
  return (
    <dl>
      {inOrder.map((name) => {
        const value = identifiers[name];
        return (
          value && (
            <div key={name}>
              <dt>
                <b dir="ltr">{applicationIdentifiers[name]}</b> {t(`product-demo:parts.${name}`)}
              </dt>
              <dd>
                <bdi dir={isDateName(name) ? undefined : "ltr"}>{written(name, value)}</bdi>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
