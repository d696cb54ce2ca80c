import { useEffect } from "react";

/** How long a menu's code is waited for, in milliseconds. */
const patience = 3000;

interface LeadToListProps {
  /** The id of the footer's list with the menu's links. */
  id: string;
  setOpen: (isOpen: boolean) => void;
}

/** Stands for an open menu whose code is not there; if it does not come, the footer's list serves. */
export function LeadToList({ id, setOpen }: LeadToListProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      setOpen(false);
      // Not by `location.hash`, which does nothing where the address has that hash already.
      window.location.assign(`#${id}`);
    }, patience);
    return () => clearTimeout(timer);
  }, [id, setOpen]);
  return null;
}
