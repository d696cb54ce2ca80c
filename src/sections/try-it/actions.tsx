import { Button } from "@chakra-ui/react";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/sign-up-link";
import { formatNumber } from "../../content/format";
import { qrPng } from "../../digital-link/qr-png";
import { qrSvg } from "../../digital-link/qr-svg";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { useSite } from "../../hooks/use-site";
import { saveFile } from "./save-file";

/** What printers ask for. */
const dotsPerInch = [300, 600];

interface ActionsProps {
  uri: string;
  gtin: string;
  symbol: QrSymbol;
  /** Whether something is wrong, so that the code is not the one of what is entered. */
  isStale: boolean;
  /** The element whose text is the link. */
  line: RefObject<HTMLElement>;
}

/** What can be done with a link and its code: copy, save, make a page of it. */
export function Actions({ uri, gtin, symbol, isStale, line }: ActionsProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const [copied, setCopied] = useState<{ uri: string; how: "copied" | "selected" }>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(uri);
      setCopied({ uri, how: "copied" });
    } catch {
      if (line.current) getSelection()?.selectAllChildren(line.current);
      setCopied({ uri, how: "selected" });
    }
  };
  const saveSvg = () =>
    saveFile(new Blob([qrSvg(symbol)], { type: "image/svg+xml" }), `${gtin}.svg`);
  const savePng = async (dots: number) =>
    saveFile(await qrPng(uri, dots), `${gtin}-${dots}dpi.png`);

  return (
    <div className="actions">
      <SignUpLink className="sign-up">{t("try-it:signUp")}</SignUpLink>
      <Button variant="outline" disabled={isStale} onClick={copy}>
        {t("try-it:copy")}
      </Button>
      <Button variant="outline" disabled={isStale} onClick={saveSvg}>
        {t("try-it:svg")}
      </Button>
      {dotsPerInch.map((dots) => (
        <Button key={dots} variant="outline" disabled={isStale} onClick={() => savePng(dots)}>
          {t("try-it:png", { value: formatNumber(dots, language) })}
        </Button>
      ))}
      <p role="status">{copied?.uri === uri && t(`try-it:${copied.how}`)}</p>
    </div>
  );
}
