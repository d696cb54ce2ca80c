import * as styles from "./product.module.css";

/** A text in which `**…**` is emphasized: the allergens in a list of ingredients. */
export function Emphasis({ text }: { text: string }) {
  return text.split("**").map((part, index) => {
    // Parts alternate: outside, inside, outside …
    const key = `${index}${part}`;
    if (index % 2 === 0) return part;
    return (
      <strong key={key} className={styles.emphasis}>
        {part}
      </strong>
    );
  });
}
