import clsx from "clsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import { Pack } from "../../components/pack/pack";
import { Phone } from "../../components/phone/phone";
import { contentOfProduct, contentOfSample } from "../../components/product-page/page-content";
import type { Translations } from "../../components/product-page/page-languages";
import { ProductPage } from "../../components/product-page/product-page";
import { printedSample, type Sample } from "../../components/sample";
import { useSite } from "../../components/site-context";
import { spaceAfter } from "../../content/format";
import { sidesOf } from "../../digital-link/code-sizes";
import { Actions, PreviewCode } from "./actions";
import { CheckoutView } from "./checkout-view";
import { LabelFit } from "./label-fit";
import { LinkDetails } from "./link-details";
import { MoreFields, openBatchFields } from "./more-fields";
import { NumberField } from "./number-field";
import { PictureChoice } from "./picture-choice";
import * as styles from "./product-demo.module.css";
import { ClearButton, NameField } from "./text-fields";
import { packLabel } from "./use-codes";
import { useLengths } from "./use-lengths";
import { useProductDemo } from "./use-product-demo";
import { useShareLinks } from "./use-share-links";
import { ViewTabs } from "./view-tabs";

interface ProductDemoProps {
  host: string;
  translations: Translations;
  sample: Sample;
}

export default function ProductDemo({ host, translations, sample }: ProductDemoProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const moreFields = useRef<HTMLDetailsElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  // The day on which the demo was opened, for the century of a date and whether it is past.
  const [now] = useState(() => new Date());
  const yearNow = now.getFullYear();
  const demo = useProductDemo(host, sample, yearNow);
  const { number, batchFault, codes, lastCodes, product, name } = demo;
  const { millimeters } = useLengths();
  const [smallestSide = 0] = sidesOf(lastCodes.qrCode.size);
  const testNote = t("product-demo:pack.test");
  const links = useShareLinks(product, name, sample, lastCodes);
  const draftTexts = {
    toAdd: t("product-demo:views.toAdd"),
    enter: t("product-demo:views.enter", { value: t("product-demo:more") }),
    lacksBatch: demo.lacksBatch,
  };
  return (
    <ChakraPart>
      <div id="product-demo" className={clsx("screen-only", styles.demo)}>
        <div className={clsx("wrap", styles.grid)}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t("product-demo:title")}</h2>
            <p className={clsx("with-script", styles.lead)}>{t("product-demo:lead")}</p>
          </div>
          <div className={styles.packAndFields}>
            <div className={styles.packArea}>
              <figure className={styles.pack}>
                <div className={styles.window}>
                  {showsCode ? (
                    <PreviewCode address={links.address} />
                  ) : (
                    <Pack
                      className={styles.carton}
                      product={product && { ...product, name }}
                      sample={printedSample(sample, language)}
                      label={codes && packLabel(codes, yearNow, language)}
                    />
                  )}
                </div>
                <figcaption className={styles.caption}>
                  {testNote + spaceAfter(testNote)}
                  {t("product-demo:pack.size", { value: millimeters(smallestSide) })}
                </figcaption>
              </figure>
            </div>
            <p className={clsx("without-script", styles.noScript)}>
              {t("product-demo:withoutScript")}
            </p>
            <div className={clsx("with-script", styles.fields)}>
              <ClearButton />
              <div className={styles.faceField}>
                <NameField sample={sample} />
              </div>
              <NumberField state={number} sample={sample} />
              <div className={styles.faceField}>
                <PictureChoice />
              </div>
              <div className={styles.moreFields}>
                <MoreFields rowRef={moreFields} batchFault={batchFault} sample={sample} now={now} />
              </div>
            </div>
          </div>
          <ViewTabs
            shopper={
              <Phone
                uri={codes?.uri ?? host}
                className={styles.phone}
                screenClassName={styles.screen}
              >
                {/* Browsers make a scroll container focusable, so it needs a name. */}
                <section className={styles.page} aria-label={name}>
                  <ProductPage
                    content={
                      product
                        ? contentOfProduct(product, yearNow)
                        : contentOfSample(sample, codes?.identifiers.batch ? "batch" : "product")
                    }
                    // Three buttons fit side by side.
                    translations={translations.slice(0, 3)}
                    isDrawn
                    hasNotices
                    draft={product && draftTexts}
                  />
                </section>
              </Phone>
            }
            checkout={
              <CheckoutView
                name={name}
                identifiers={codes?.identifiers}
                now={now}
                onAddDate={() => openBatchFields(moreFields.current)}
              />
            }
            size={<LabelFit codes={lastCodes} isStale={!codes} name={name} />}
          />
          <Actions
            links={links}
            showsCode={showsCode}
            onToggleCode={() => setShowsCode(!showsCode)}
          />
          <LinkDetails codes={codes} host={host} />
        </div>
      </div>
    </ChakraPart>
  );
}
