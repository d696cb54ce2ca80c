import { Suspense, startTransition, useEffect, useRef, useState } from "react";
import { afterwards, late } from "../../app/late";
import { PageLocale } from "../page-locale";
import { LeadToList } from "./lead-to-list";
import { MenuToggle } from "./menu-toggle";

const MobileSheet = late(
  afterwards(async () => {
    const module = await import(/* webpackChunkName: "mobile-sheet" */ "./mobile-sheet");
    return module.MobileSheet;
  }),
);

/**
 * The menu below the width of the header's links; without the sheet's code its button leads to the
 * footer's links. The sheet is made when its code is there, hidden: a tap on a slow phone would
 * otherwise wait for it.
 */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 1200px)");
    const closeThere = () => setOpen(false);
    wide.addEventListener("change", closeThere);
    return () => wide.removeEventListener("change", closeThere);
  }, []);
  // In steps: no part of the built page waits for it.
  useEffect(() => startTransition(() => setMounted(true)), []);
  return (
    <>
      <MenuToggle ref={toggle} isOpen={isOpen} onClick={() => setOpen(true)} />
      {(isMounted || isOpen) && (
        <Suspense fallback={isOpen && <LeadToList id="quick-links" setOpen={setOpen} />}>
          <PageLocale>
            <MobileSheet isOpen={isOpen} onClose={close} returnFocusTo={() => toggle.current} />
          </PageLocale>
        </Suspense>
      )}
    </>
  );
}
