import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/signs";
import { SignUpLink } from "../../components/button/sign-up-link";
import { type CellValue, type FormattedPlan, planCell } from "./plan-cell";

interface PlanPanelProps {
  plan: FormattedPlan & { id: string; popular: boolean; price: string };
  rows: readonly string[];
  /** Whether another plan stands before it in the strip. */
  isTorn: boolean;
}

function Cell({ value }: { value: CellValue }) {
  const { t } = useTranslation();
  if (value.kind === "included") return <Tick name={t("landing:pricing.included")} />;
  if (value.kind === "text") return <>{t(value.key, { limit: value.limit })}</>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t("landing:pricing.notIncluded")}</span>
    </>
  );
}

/** The row with a heavy rule under it, as between the parts of a nutrition declaration. */
const lastOfFirst = 3;

/** One plan: its name, price, what it holds, and the way in. */
export function PlanPanel({ plan, rows, isTorn }: PlanPanelProps) {
  const { t } = useTranslation();
  return (
    <article className={plan.popular ? "plan popular" : "plan"} aria-labelledby={`plan-${plan.id}`}>
      {isTorn && <i className="tear" aria-hidden="true" />}
      {plan.popular && <p className="seal">{t("landing:pricing.popular")}</p>}
      <h3 id={`plan-${plan.id}`}>
        <bdi>{plan.id}</bdi>
      </h3>
      <p className="amount">
        <span>{t("landing:pricing.amount")}</span>
        <b>
          <bdi dir="ltr">{plan.price}</bdi>
        </b>
        <em>{t("landing:pricing.perMonth")}</em>
      </p>
      <dl>
        {rows.map((row, index) => {
          const value = planCell(row, plan);
          return (
            <div
              key={row}
              className={index === lastOfFirst ? "row heavy" : "row"}
              data-kind={value.kind}
            >
              <dt>{t(`landing:pricing.${row}`)}</dt>
              <dd>
                <Cell value={value} />
              </dd>
            </div>
          );
        })}
      </dl>
      <SignUpLink
        className="sign-up"
        variant={plan.popular ? "surface" : "outline"}
        size="sm"
        aria-label={t("landing:pricing.signUpFor", { plan: plan.id })}
      >
        {t("common:signUp")}
      </SignUpLink>
    </article>
  );
}
