import { useTranslation } from "react-i18next";
import { barcodeModule } from "../../digital-link/barcode";
import { sidesOf } from "../../digital-link/label-fit";
import type { Codes } from "./use-codes";
import { useLengths } from "./use-lengths";

/** Side of a QR code that scans well, in mm. */
const recommendedSide = 20;

interface PrinterMail {
  name: string;
  /** Empty while the number is missing or invalid. */
  gtin: string;
  codes: Codes;
  /** URL of the preview. */
  address: string;
  /** URL of the product demo, where the test sheet can be printed. */
  demoAddress: string;
}

/**
 * Returns the mailto: link of an email with the sizes of both codes and without a recipient. The email says
 * that the codes it links to are for tests only.
 */
export function usePrinterMail({ name, gtin, codes, address, demoAddress }: PrinterMail) {
  const { t } = useTranslation();
  const { both } = useLengths();
  const { barcode, qrCode } = codes;
  const [smallest = recommendedSide] = sidesOf(qrCode.size);
  const line = (key: string, value: string) => t(`product-demo:mail.${key}`, { value });
  const lines = [
    t("product-demo:mail.start"),
    "",
    line("product", name),
    ...(gtin ? [line("number", gtin)] : []),
    line("smallest", both(smallest)),
    line("recommended", both(Math.max(recommendedSide, smallest))),
    ...(barcode
      ? [
          line("barcodeWidth", both(barcode.width * barcodeModule)),
          line("barcodeHeight", both(barcode.height * barcodeModule)),
          t("product-demo:mail.distance"),
        ]
      : []),
    "",
    line("preview", address),
    line("sheet", demoAddress),
    t("product-demo:mail.test"),
  ];
  const subject = line("subject", name);
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}
