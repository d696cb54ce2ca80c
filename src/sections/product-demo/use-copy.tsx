import { useState } from "react";
import { useTranslation } from "react-i18next";

function select(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/**
 * Copies a text.
 * @returns message: says that the text is copied or, if the browser does not allow the page to copy, shows it
 * selected; empty again when the text changes
 */
export function useCopy(text: string) {
  const { t } = useTranslation();
  const [done, setDone] = useState<{ text: string; result: "copied" | "selected" }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, result: "copied" });
    } catch {
      setDone({ text, result: "selected" });
    }
  };
  const result = done?.text === text ? done.result : undefined;
  const message = (
    <>
      <p role="status">{result && <span>{t(`product-demo:${result}`)}</span>}</p>
      {result === "selected" && (
        <p ref={select} dir="ltr">
          {text}
        </p>
      )}
    </>
  );
  return { copy, message };
}
