import * as styles from "./parts.module.css";

/** A piece of a text, such as a list of ingredients in which the allergens are emphasized. */
export interface EmphasisPart {
  text: string;
  isEmphasized: boolean;
}

/** Splits a text at `**`; every second part is emphasized. */
export const markedParts = (text: string): EmphasisPart[] =>
  text.split("**").map((part, index) => ({ text: part, isEmphasized: index % 2 === 1 }));

/**
 * Renders a text with emphasized words. Each part is an element, because browsers that translate the page
 * replace plain text nodes, which React then cannot remove.
 */
export function Emphasis({ parts }: { parts: readonly EmphasisPart[] }) {
  return parts.map(({ text, isEmphasized }, index) => {
    const Part = isEmphasized ? "strong" : "span";
    const key = `${index}${text}`;
    return (
      <Part key={key} className={isEmphasized ? styles.emphasis : undefined}>
        {text}
      </Part>
    );
  });
}
