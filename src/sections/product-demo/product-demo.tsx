import clsx from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import { Pack } from "../../components/pack/pack";
import type { Sample } from "../../components/product-page/page-content";
import { contentOfDemoProduct, contentOfDraft } from "../../components/product-page/page-content";
import type { Headings } from "../../components/product-page/product-page";
import { changeDraft, useDraft } from "../../draft/draft";
import { useSite } from "../../hooks/use-site";
import { Actions } from "./actions";
import { CheckoutView } from "./checkout-view";
import { ClearButton } from "./clear-button";
import { isEmptyDraft, judgeDraft } from "./judge-draft";
import { LabelFit } from "./label-fit";
import { LinkDetails } from "./link-details";
import { MoreFields, moreFieldsId } from "./more-fields";
import { NameField } from "./name-field";
import { NumberField } from "./number-field";
import { packLabel } from "./pack-label";
import { pageProduct } from "./page-product";
import { PictureChoice } from "./picture-choice";
import { PreviewCode } from "./preview-code";
import * as styles from "./product-demo.module.css";
import { ReaderTabs } from "./reader-tabs";
import { ShopperView } from "./shopper-view";
import { useCodes } from "./use-codes";
import { usePreviewAddress } from "./use-preview-address";
import { usePrinterMail } from "./use-printer-mail";

/** Opens the fields for batch and date and moves the focus there. */
function openBatchFields(): void {
  changeDraft({ isPrintedInAdvance: false });
  const row = document.getElementById(moreFieldsId) as HTMLDetailsElement | null;
  if (!row) return;
  row.open = true;
  row.querySelector("summary")?.focus();
}

interface ProductDemoProps {
  host: string;
  headings: Headings;
  sample: Sample;
}

/**
 * Renders the product demo: the visitor's pack and page, what a checkout reads, and whether the codes fit.
 */
export function ProductDemo({ host, headings, sample }: ProductDemoProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const draft = useDraft();
  const [showsCode, setShowsCode] = useState(false);
  const yearNow = new Date().getFullYear();
  const judgement = judgeDraft(draft, yearNow);
  const { number, batchFault } = judgement;
  // Until a number is entered, the codes are the demo product's.
  const demoNumber = {
    ...draft,
    number: { text: sample.gtin, isFinal: true },
    batch: draft.batch.trim() ? draft.batch : sample.lot,
  };
  const { identifiers } = number.kind === "empty" ? judgeDraft(demoNumber, yearNow) : judgement;
  const { current: codes, last } = useCodes(host, identifiers, sample.gtin);
  const isEmpty = isEmptyDraft(draft);
  const product = pageProduct(draft, judgement.identifiers);
  const name = product.name || t("product-demo:pack.unnamed");
  const shownName = isEmpty ? sample.texts.name : name;
  const preview = usePreviewAddress(isEmpty ? undefined : product, sample.productPath);
  const mail = usePrinterMail({
    ...preview,
    name: shownName,
    gtin: isEmpty ? sample.gtin : product.gtin,
    codes: last,
  });
  return (
    <ChakraPart>
      <div id="product-demo" className={styles.demo}>
        <div className={clsx("wrap", styles.grid)}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t("product-demo:title")}</h2>
            <p className="with-script">{t("product-demo:lead")}</p>
          </div>
          <div className={styles.work}>
            <div className={styles.place}>
              <figure className={styles.pack}>
                <div className={styles.window}>
                  {showsCode ? (
                    <PreviewCode address={preview.address} />
                  ) : (
                    <Pack
                      className={styles.carton}
                      product={isEmpty ? undefined : { ...product, name, photo: draft.photo }}
                      label={packLabel(codes, yearNow, language)}
                    />
                  )}
                </div>
                <figcaption className={styles.caption}>{t("product-demo:pack.test")}</figcaption>
              </figure>
            </div>
            <p className={clsx("without-script", styles.noScript)}>
              {t("product-demo:withoutScript")}
            </p>
            <div className={clsx("with-script", styles.fields)}>
              <ClearButton draft={draft} />
              <NameField name={draft.name} placeholder={sample.texts.name} />
              <div className={styles.codeFields}>
                <NumberField
                  number={draft.number}
                  state={number}
                  leftOut={draft.leftOut}
                  placeholder={sample.gtin}
                />
              </div>
              <PictureChoice drawing={isEmpty ? null : product.drawing} photo={draft.photo} />
              <div className={styles.codeFields}>
                <MoreFields
                  draft={draft}
                  batchFault={batchFault}
                  placeholder={{
                    batch: sample.lot,
                    ingredients: sample.texts.ingredients.replaceAll("**", ""),
                  }}
                />
              </div>
            </div>
          </div>
          <ReaderTabs
            shopper={
              <ShopperView
                content={
                  isEmpty
                    ? contentOfDemoProduct(sample, identifiers?.batch ? "batch" : "product")
                    : contentOfDraft(product)
                }
                draft={isEmpty ? undefined : draft}
                headings={headings}
                uri={codes?.uri ?? host}
              />
            }
            checkout={
              <CheckoutView
                name={shownName}
                identifiers={codes?.identifiers}
                onAddDate={openBatchFields}
              />
            }
            size={<LabelFit codes={last} isStale={!codes} name={shownName} />}
          />
          <Actions
            preview={preview}
            mail={mail}
            showsCode={showsCode}
            onToggleCode={() => setShowsCode(!showsCode)}
          />
          <LinkDetails codes={codes} host={host} />
        </div>
      </div>
    </ChakraPart>
  );
}

export const productDemoFragment = graphql`
  fragment ProductDemo on Query {
    productDemo: siteJson {
      digitalLinkHost
    }
  }
`;
