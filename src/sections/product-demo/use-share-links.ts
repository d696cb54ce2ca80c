import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Sample } from "../../components/sample";
import { useSite } from "../../components/site-context";
import { barcodeModule, recommendedSide, sidesOf } from "../../digital-link/code-sizes";
import type { PageProduct } from "../../draft/page-product";
import { previewHash } from "../../draft/preview-hash";
import { localePath, previewPath } from "../../i18n/paths";
import type { Codes } from "./use-codes";
import { useLengths } from "./use-lengths";

type MailKey = keyof typeof import("../../../locales/en/product-demo.json")["mail"];

/**
 * Returns the links to share. They are complete only in the browser, because the host is unknown at build
 * time.
 * @param product undefined while the draft is empty
 */
export function useShareLinks(
  product: PageProduct | undefined,
  name: string,
  sample: Sample,
  { barcode, qrCode }: Codes,
) {
  const { t } = useTranslation();
  const { withInches } = useLengths();
  const { language } = useSite();
  const [origin, setOrigin] = useState("");
  useEffect(() => setOrigin(window.location.origin), []);
  const addressOf = (path: string) => origin + withPrefix(localePath(language.code, path));
  const shared = product && previewHash(product);
  const address = addressOf(shared ? `${previewPath}#${shared.hash}` : sample.paths.product);
  const { gtin } = product ?? sample;
  const [smallest = recommendedSide] = sidesOf(qrCode.size);
  const line = (key: MailKey, value = "") => t(`product-demo:mail.${key}`, { value });
  const lines = [
    line("start"),
    "",
    line("product", name),
    gtin ? line("number", gtin) : undefined,
    line("smallest", withInches(smallest)),
    line("recommended", withInches(Math.max(recommendedSide, smallest))),
    barcode && line("barcodeWidth", withInches(barcode.width * barcodeModule)),
    barcode && line("barcodeHeight", withInches(barcode.height * barcodeModule)),
    barcode && line("distance"),
    "",
    line("preview", address),
    line("sheet", addressOf("/#product-demo")),
    line("test"),
  ].filter((each) => each !== undefined);
  const subject = encodeURIComponent(line("subject", name));
  const mail = `mailto:?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
  return {
    /** URL of the page with the visitor's product, or else of the sample product's page. */
    address,
    /** Whether the URL contains the whole product. */
    isComplete: shared?.isComplete ?? true,
    /** Link of an email to the printer. */
    mail,
  };
}
