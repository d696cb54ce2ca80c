import { useEffect, useState } from "react";

/**
 * Renders an element while printing, on every press. In-app browsers may lack print() or never fire
 * `afterprint`.
 * @returns isUnable: whether the browser cannot print
 */
export function usePrinting() {
  const [presses, setPresses] = useState(0);
  const [isUnable, setIsUnable] = useState(false);
  useEffect(() => {
    if (presses === 0) return undefined;
    const end = () => setPresses(0);
    addEventListener("afterprint", end);
    try {
      window.print();
    } catch {
      setIsUnable(true);
      end();
    }
    return () => removeEventListener("afterprint", end);
  }, [presses]);
  return { isPrinting: presses > 0, isUnable, print: () => setPresses((before) => before + 1) };
}
