import { useEffect, useState } from "react";

/** Prints once what is made for it alone; afterwards that is gone. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    addEventListener("afterprint", end);
    window.print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
