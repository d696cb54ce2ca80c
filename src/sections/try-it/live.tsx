import { useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { QrDrawing } from "../../components/art/qr-code";
import { prefixNote } from "../../digital-link/prefix";
import { smallestSide } from "../../digital-link/print-size";
import { qrBox } from "../../digital-link/qr-svg";
import { qrSymbol } from "../../digital-link/qr-symbol";
import { digitalLinkUri } from "../../digital-link/uri";
import { styled } from "../../theme/styled";
import { Actions } from "./actions";
import { CodeFigure } from "./code-figure";
import { FieldNote } from "./field-note";
import { LinkText } from "./link-text";
import { MoreFields } from "./more-fields";
import { Ruler } from "./ruler";
import type { TryItProps } from "./try-it";
import { tryItLiveRecipe } from "./try-it-recipe";
import { useFields } from "./use-fields";
import type { Entered } from "./use-number-field";

const Root = styled("div", tryItLiveRecipe);

interface LiveProps extends TryItProps {
  number: Entered;
  setNumber: (entered: Entered) => void;
  setInvalid: (isInvalid: boolean) => void;
}

/** What is made of the number while it is typed: its link, its code, what is wrong with it. */
export function Live({ example: { host, gtin }, number, setNumber, setInvalid }: LiveProps) {
  const { t } = useTranslation();
  const fields = useFields(gtin, number, setNumber);
  const { verdict, good } = fields;
  const uri = useMemo(() => digitalLinkUri(host, good), [host, good]);
  const symbol = useMemo(() => qrSymbol(uri), [uri]);
  const line = useRef<HTMLParagraphElement>(null);
  const isStale = verdict.identifiers === undefined;
  const note = prefixNote(good.gtin);
  const fault = verdict.faults.gtin;
  const exampleUri = digitalLinkUri(host, { gtin });
  // At once: what the field says of itself and what stands beside it change together.
  useLayoutEffect(() => setInvalid(fault !== undefined), [fault, setInvalid]);
  return (
    <Root>
      <div>
        <FieldNote
          name="gtin"
          fault={fault}
          note={note && t(`try-it:notes.${note}`)}
          uri={exampleUri}
        />
        <MoreFields fields={fields} uri={exampleUri} />
      </div>
      <CodeFigure
        identifiers={good}
        size={symbol.size}
        below={<Ruler side={smallestSide(symbol.size)} />}
      >
        <svg
          className="symbol"
          viewBox={qrBox(symbol.size).viewBox}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t("landing:questions.qrAlt", { uri })}
          data-stale={isStale ? "" : undefined}
        >
          <QrDrawing {...symbol} />
        </svg>
      </CodeFigure>
      <LinkText host={host} identifiers={good} line={line} />
      <p>{isStale ? t("try-it:stale") : t("try-it:note", { value: new URL(host).host })}</p>
      <Actions uri={uri} gtin={good.gtin} symbol={symbol} isStale={isStale} line={line} />
    </Root>
  );
}
