import { useTranslation } from "react-i18next";
import { PageLink } from "../links";
import { useSite } from "../site-context";

interface MainLinksProps {
  /** Id of the section that is in view. */
  active?: string | null;
  className?: string;
  linkClassName: string;
  onClick?: () => void;
}

export function MainLinks({ active, className, linkClassName, onClick }: MainLinksProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <nav className={className} aria-label={t("common:nav.main")}>
      {shell.navigationJson.main.map((id) => (
        <PageLink
          key={id}
          to={`/#${id}`}
          className={linkClassName}
          aria-current={id === active ? "true" : undefined}
          onClick={onClick}
        >
          {t(`common:nav.${id}`)}
        </PageLink>
      ))}
    </nav>
  );
}
