/** A segment of a text, such as a list of ingredients in which the allergens are emphasized. */
export interface TextSegment {
  text: string;
  isEmphasized: boolean;
}

/** Splits a text of the sample product at `**`; every second segment is emphasized. */
export const markedSegments = (text: string): TextSegment[] =>
  text.split("**").map((segment, index) => ({ text: segment, isEmphasized: index % 2 === 1 }));

interface EmphasisProps {
  segments: readonly TextSegment[];
  /** The class of the emphasized words. */
  className?: string;
}

/**
 * Renders a text with emphasized words. Each segment is an element, because browsers that translate the page
 * replace plain text nodes, which React then cannot remove.
 */
export function Emphasis({ segments, className }: EmphasisProps) {
  return segments.map(({ text, isEmphasized }, index) => {
    const Element = isEmphasized ? "strong" : "span";
    const key = `${index}${text}`;
    return (
      <Element key={key} className={isEmphasized ? className : undefined}>
        {text}
      </Element>
    );
  });
}
