import { useEffect, useState } from "react";
import { type FragmentReading, readFragment } from "../../draft/fragment";

/** What the address holds after its #, now and whenever it changes; undefined before scripts run. */
export function useFragment(): FragmentReading | undefined {
  const [reading, setReading] = useState<FragmentReading>();
  useEffect(() => {
    const read = () => setReading(readFragment(window.location.hash, new Date().getFullYear()));
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return reading;
}
