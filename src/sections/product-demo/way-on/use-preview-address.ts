import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { fragmentOf, type PageProduct } from "../../../draft/fragment";
import { useSite } from "../../../hooks/use-site";
import { localePath, previewPath } from "../../../i18n/paths";

interface PreviewAddress {
  /** The path of the page, which is empty without more. */
  page: string;
  /** With what is entered; none while there is nothing to show. */
  address?: string;
  /** Whether all that is entered had room in it. */
  isWhole?: boolean;
}

/**
 * The address of the page that shows what is entered, on the host that this page is on: known in the
 * browser alone.
 */
export function usePreviewAddress(product: PageProduct): PreviewAddress {
  const { language } = useSite();
  const [origin, setOrigin] = useState<string>();
  useEffect(() => setOrigin(window.location.origin), []);
  const { name, gtin, ingredients } = product;
  const page = withPrefix(localePath(language.code, previewPath));
  if (!origin || !(name || gtin || ingredients)) return { page };
  const { fragment, isWhole } = fragmentOf(product);
  return { page, address: `${origin}${page}#${fragment}`, isWhole };
}
