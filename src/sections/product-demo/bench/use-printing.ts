import { useEffect, useState } from "react";

/**
 * Prints what is made for it alone, at every press; when the browser has printed it, that is gone. Browsers
 * inside of other apps may have no print(), or one that does nothing and never says that it is done.
 * @returns isUnable: whether the browser cannot print
 */
export function usePrinting() {
  const [presses, setPresses] = useState(0);
  const [isUnable, setUnable] = useState(false);
  useEffect(() => {
    if (presses === 0) return undefined;
    const end = () => setPresses(0);
    addEventListener("afterprint", end);
    try {
      window.print();
    } catch {
      setUnable(true);
      end();
    }
    return () => removeEventListener("afterprint", end);
  }, [presses]);
  return { isPrinting: presses > 0, isUnable, print: () => setPresses((before) => before + 1) };
}
