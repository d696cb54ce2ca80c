import * as styles from "./parts.module.css";

/** A piece of a text of which some words are emphasized: the allergens in a list of ingredients. */
export interface EmphasisPart {
  text: string;
  isEmphasized: boolean;
}

/** The parts of a text in which `**…**` is emphasized: outside, inside, outside … */
export const markedParts = (text: string): EmphasisPart[] =>
  text.split("**").map((part, index) => ({ text: part, isEmphasized: index % 2 === 1 }));

/**
 * A text with emphasized words. Each part is an element: a browser that translates the page replaces
 * plain text nodes, which React then cannot remove.
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
