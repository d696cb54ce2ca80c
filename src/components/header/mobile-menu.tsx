import { useEffect, useRef, useState } from "react";
import { useLater } from "../../hooks/use-later";
import { MenuToggle } from "./menu-toggle";

const loadSheet = () =>
  import(/* webpackChunkName: "later--header--mobile-sheet" */ "./mobile-sheet").then(
    (module) => module.MobileSheet,
  );

/**
 * The menu below the width of the header's links; without the sheet's code its button leads to the
 * footer's links. The sheet is made when its code is there, hidden: a tap on a slow phone would
 * otherwise wait for it.
 */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 1200px)");
    const closeThere = () => setOpen(false);
    wide.addEventListener("change", closeThere);
    return () => wide.removeEventListener("change", closeThere);
  }, []);
  const Sheet = useLater(loadSheet, isOpen, () => {
    close();
    window.location.hash = "quick-links";
  });
  return (
    <>
      <MenuToggle ref={toggle} isOpen={isOpen} onClick={() => setOpen(true)} />
      {Sheet && <Sheet isOpen={isOpen} onClose={close} returnFocusTo={() => toggle.current} />}
    </>
  );
}
