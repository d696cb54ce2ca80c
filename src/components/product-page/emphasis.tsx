import * as styles from "./parts.module.css";

/** A piece of a text of which some words are emphasized: the allergens in a list of ingredients. */
export interface EmphasisPart {
  text: string;
  isEmphasized: boolean;
}

/** The parts of a text in which `**…**` is emphasized. */
export const markedParts = (text: string): EmphasisPart[] =>
  // Parts alternate: outside, inside, outside …
  text.split("**").map((part, index) => ({ text: part, isEmphasized: index % 2 === 1 }));

/**
 * A text with emphasized words. Each part is an element: a browser that translates the page replaces
 * plain text nodes, which React then cannot remove.
 */
export function Emphasis({ parts }: { parts: readonly EmphasisPart[] }) {
  return (
    <>
      {parts.map(({ text, isEmphasized }, index) => {
        const key = `${index}${text}`;
        if (!isEmphasized) return <span key={key}>{text}</span>;
        return (
          <strong key={key} className={styles.emphasis}>
            {text}
          </strong>
        );
      })}
    </>
  );
}
