import { Button } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../components/button/button-link";
import type { PageProduct } from "../../../draft/fragment";
import { useCopy } from "./use-copy";
import { usePreviewAddress } from "./use-preview-address";

/** The page with what is entered, by the system's share sheet; where there is none, by copying its address. */
export function Share({ product }: { product: PageProduct }) {
  const { t } = useTranslation();
  const { page, address } = usePreviewAddress(product);
  const { copy, how, line } = useCopy(address ?? "");
  const [canShare, setCanShare] = useState(true);
  useEffect(() => setCanShare("share" in navigator), []);
  const share = async () => {
    try {
      await navigator.share({ url: address });
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if ((error as Error).name !== "AbortError") await copy();
    }
  };
  return (
    <div className="share with-script">
      <div className="ways">
        <Button variant="outline" disabled={!address} onClick={canShare ? share : copy}>
          {t(canShare ? "product-demo:own.share" : "product-demo:own.copy")}
        </Button>
        <ButtonLink variant="outline" href={address ?? page} target="_blank">
          {t("product-demo:own.open")}
        </ButtonLink>
      </div>
      <p>{t("product-demo:own.private")}</p>
      <p role="status">
        {how && t(how === "copied" ? "product-demo:own.copied" : "product-demo:selected")}
      </p>
      {how === "selected" && (
        <p ref={line} dir="ltr">
          {address}
        </p>
      )}
    </div>
  );
}
