import { useEffect, useState } from "react";

/** This year: that of the site's last change in the static page, the visitor's as soon as the browser can tell. */
export function useCurrentYear(): number {
  const [year, setYear] = useState(BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
