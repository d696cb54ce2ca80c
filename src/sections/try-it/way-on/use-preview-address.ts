import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { fragmentOf, type OwnProduct } from "../../../components/own-page/fragment";
import { useSite } from "../../../hooks/use-site";
import { localePath } from "../../../i18n/paths";
import { previewPath } from "../../preview/preview-path";

/**
 * The address of the page that shows what is entered, on the host that this page is on: known in the
 * browser alone.
 * @returns nothing while there is nothing to show; isWhole: whether all that is entered had room in it
 */
export function usePreviewAddress(product: OwnProduct) {
  const { language } = useSite();
  const [origin, setOrigin] = useState<string>();
  useEffect(() => setOrigin(window.location.origin), []);
  const { name, gtin, ingredients } = product;
  if (!origin || !(name || gtin || ingredients)) return undefined;
  const { fragment, isWhole } = fragmentOf(product);
  const page = origin + withPrefix(localePath(language.code, previewPath));
  return { address: `${page}#${fragment}`, isWhole };
}
