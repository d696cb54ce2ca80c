import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageProduct } from "../../../draft/fragment";
import { nameSize } from "../name-size";
import type { Codes } from "../use-codes";
import { Carton } from "./carton";
import { GhostCodes } from "./ghost-codes";
import { PackCodes } from "./pack-codes";

interface PackProps {
  product: PageProduct;
  isExample: boolean;
  /** Undefined while there is no right number: then they are not printed yet. */
  codes: Codes | undefined;
  /** What stands of the name while the example types itself. */
  name: string | undefined;
}

/** Which part of the pack is looked at: that of the field that is typed in (on a phone). */
function useView() {
  const [view, setView] = useState<string>();
  const pack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const work = pack.current?.parentElement;
    const look = ({ target }: Event) => setView((target as HTMLElement).dataset.view);
    const leave = () => setView(undefined);
    work?.addEventListener("focusin", look);
    work?.addEventListener("focusout", leave);
    return () => {
      work?.removeEventListener("focusin", look);
      work?.removeEventListener("focusout", leave);
    };
  }, []);
  return { pack, view };
}

/** The visitor's pack, with its name, a drawing and its codes. */
export function Pack({ product, isExample, codes, name = product.name }: PackProps) {
  const { t } = useTranslation();
  const { pack, view } = useView();
  const shown = name || t("product-demo:pack.unnamed");
  const { size, lineHeight, isOneLine } = nameSize(product.name || shown);
  const style = { "--size": size, "--line": lineHeight } as CSSProperties;
  const isNamed = product.name !== "";
  return (
    <div className="pack" ref={pack} data-view={view}>
      <figure>
        <div className="window">
          <div className="carton" dir="ltr">
            <Carton
              mark={t(isExample ? "product-demo:pack.example" : "product-demo:pack.preview")}
              side={isNamed ? name : ""}
              drawing={product.drawing}
              photo={product.photo}
            >
              {codes ? <PackCodes codes={codes} date={product.date} /> : <GhostCodes />}
            </Carton>
            <p
              className="pack-name"
              dir="auto"
              style={style}
              data-one-line={isOneLine ? "" : undefined}
              data-unnamed={isNamed ? undefined : ""}
              data-typing={name === product.name ? undefined : ""}
            >
              {shown}
            </p>
          </div>
        </div>
        <figcaption data-empty={codes ? undefined : ""}>{t("product-demo:pack.sample")}</figcaption>
      </figure>
    </div>
  );
}
