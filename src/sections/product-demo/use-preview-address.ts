import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { fragmentOf, type PageProduct } from "../../draft/fragment";
import { useSite } from "../../hooks/use-site";
import { localePath, previewPath } from "../../i18n/paths";

/**
 * Returns the URLs to share. They are complete only in the browser, because the host is unknown at build
 * time.
 * @param product undefined while the draft is empty
 * @param demoPath path of the demo product's page
 * @returns address: URL of the page with the visitor's product, or else of the demo product's page; isWhole:
 * whether the URL contains the whole product; demoAddress: URL of the product demo
 */
export function usePreviewAddress(product: PageProduct | undefined, demoPath: string) {
  const { language } = useSite();
  const [origin, setOrigin] = useState("");
  useEffect(() => setOrigin(window.location.origin), []);
  const addressOf = (path: string) => origin + withPrefix(localePath(language.code, path));
  const demoAddress = addressOf("/#product-demo");
  if (!product) return { address: addressOf(demoPath), isWhole: true, demoAddress };
  const { fragment, isWhole } = fragmentOf(product);
  return { address: addressOf(`${previewPath}#${fragment}`), isWhole, demoAddress };
}
