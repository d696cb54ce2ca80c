import { Suspense, useEffect, useRef, useState } from "react";
import { afterwards, late } from "../../app/late";
import { useMountedLater } from "../../hooks/use-mounted-later";
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
 * footer's links.
 */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const isMounted = useMountedLater();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 1200px)");
    const closeThere = () => setOpen(false);
    wide.addEventListener("change", closeThere);
    return () => wide.removeEventListener("change", closeThere);
  }, []);
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
