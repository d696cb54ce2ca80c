import { forwardRef } from "react";
import { useTranslation } from "react-i18next";

interface MenuToggleProps {
  isOpen: boolean;
  onClick: () => void;
}

/** Two bars that become a cross. */
export const MenuToggle = forwardRef<HTMLButtonElement, MenuToggleProps>(function MenuToggle(
  { isOpen, onClick },
  ref,
) {
  const { t } = useTranslation();
  return (
    <button
      ref={ref}
      type="button"
      className="toggle with-script"
      aria-label={t("common:menu")}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <i />
      <i />
    </button>
  );
});
