import { Button } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../components/button/button-link";
import type { OwnProduct } from "../../../components/own-page/fragment";
import { useCopy } from "./use-copy";
import { usePreviewAddress } from "./use-preview-address";

/** The page with what is entered, by the system's share sheet; where there is none, by copying its address. */
export function Share({ product }: { product: OwnProduct }) {
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
          {t(canShare ? "try-it:own.share" : "try-it:own.copy")}
        </Button>
        <ButtonLink variant="outline" href={address ?? page} target="_blank">
          {t("try-it:own.open")}
        </ButtonLink>
      </div>
      <p>{t("try-it:own.private")}</p>
      <p role="status">{how && t(how === "copied" ? "try-it:own.copied" : "try-it:selected")}</p>
      {how === "selected" && (
        <p ref={line} dir="ltr">
          {address}
        </p>
      )}
    </div>
  );
}
