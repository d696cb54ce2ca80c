import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAtLeast } from "../../content/format";
import { elements } from "../../digital-link/element-string";
import type { Identifiers } from "../../digital-link/identifiers";
import { smallestSide } from "../../digital-link/print-size";
import { useSite } from "../../hooks/use-site";

interface CodeFigureProps {
  identifiers: Identifiers;
  /** Modules on a side. */
  size: number;
  /** The drawn code. */
  children: ReactNode;
  /** What stands below the smallest size. */
  below?: ReactNode;
}

/** A code over its human-readable line and its smallest size; on paper it has that size. */
export function CodeFigure({ identifiers, size, children, below }: CodeFigureProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const side = smallestSide(size);
  return (
    <figure style={{ "--side": `${side}mm` } as CSSProperties}>
      {children}
      <figcaption>
        <p>
          {elements(identifiers).map((element) => (
            <bdi key={element} dir="ltr">
              {element}{" "}
            </bdi>
          ))}
        </p>
        <p>{t("try-it:size", { value: formatAtLeast(side, language) })}</p>
        {below}
      </figcaption>
    </figure>
  );
}
