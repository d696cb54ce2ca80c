import { useTranslation } from "react-i18next";
import {
  applicationIdentifiers,
  dateNames,
  type Identifiers,
  isDateName,
  qualifiers,
} from "../../digital-link/identifiers";
import { dateText } from "../../draft/date-text";
import { useSite } from "../../hooks/use-site";
import * as styles from "./checkout-view.module.css";

const names = ["gtin", ...qualifiers, ...dateNames] as const;

/** Lists the contents of a code, each value with its Application Identifier. */
export function CodeContents({ identifiers }: { identifiers: Identifiers }) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <dl>
      {names.map((name) => {
        const value = identifiers[name];
        if (!value) return null;
        const isDate = isDateName(name);
        return (
          <div key={name} className={styles.row}>
            <dt className={styles.term}>
              <b className={styles.code} dir="ltr">
                {applicationIdentifiers[name]}
              </b>{" "}
              {t(`product-demo:parts.${name}`)}
            </dt>
            <dd className={styles.value}>
              <span dir={isDate ? undefined : "ltr"}>
                {isDate ? dateText(value, new Date().getFullYear(), language) : value}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
