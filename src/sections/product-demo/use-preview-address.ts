import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { fragmentOf, type PageProduct } from "../../draft/fragment";
import { useSite } from "../../hooks/use-site";
import { localePath, previewPath } from "../../i18n/paths";

/**
 * The addresses to pass on: they are complete in the browser only, which knows the host.
 * @param product undefined while the draft is empty
 * @param demoPath the path of the demo product's page
 * @returns address: of the page that shows what the visitor has entered, or else of the demo product's
 * page; isWhole: whether all of the product fits into it; demoAddress: of the product demo
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
