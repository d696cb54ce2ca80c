import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../../components/button/sign-up-link";
import { spaceAfter } from "../../../content/format";
import type { PageProduct } from "../../../draft/fragment";
import { Share } from "./share";

interface WayOnProps {
  plans: Queries.PricingFragment["plansJson"];
  product: PageProduct;
}

/** The way to a page of one's own: the trial, and what each plan holds and costs. */
export function WayOn({ plans, product }: WayOnProps) {
  const { t } = useTranslation();
  const terms = [t("product-demo:terms"), t("product-demo:fresh")];
  return (
    <div className="way-on">
      <p className="real">{t("product-demo:real")}</p>
      <SignUpLink size="lg" className="sign-up">
        {t("common:startTrial")}
      </SignUpLink>
      <p className="terms">
        {`${terms.map((each) => each + spaceAfter(each)).join("")}${t("product-demo:limits")} `}
        {plans.plans.map(({ id, price, productLimit }) => (
          <span key={id} className="plan">
            <b dir="ltr">{id}</b>
            {` ${productLimit ?? t("landing:pricing.unlimited")} · `}
            <bdi dir="ltr">{price}</bdi>
          </span>
        ))}
      </p>
      <Share product={product} />
    </div>
  );
}
