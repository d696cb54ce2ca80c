import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { LeafEye } from "../art/icons";
import { PageLink } from "../links";
import * as styles from "./header.module.css";

interface LogoProps {
  size?: number;
  className?: string;
  onClick?: () => void;
}

/** Renders the logo and the brand name as a link to the top of the home page. */
export function Logo({ size = 28, className, onClick }: LogoProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <PageLink
      to="/#home"
      className={clsx(styles.logo, className)}
      aria-label={t("common:brandHome")}
      onClick={onClick}
    >
      <LeafEye size={size} className={styles.mark} />
      <bdi>{shell.siteJson.brand}</bdi>
    </PageLink>
  );
}

interface MainLinksProps {
  /** Id of the section that is in view. */
  active?: string | null;
  className?: string;
  linkClassName: string;
  onClick?: () => void;
}

/** Renders the links to the sections of the landing page. */
export function MainLinks({ active, className, linkClassName, onClick }: MainLinksProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <nav className={className} aria-label={t("common:nav.main")}>
      {shell.navigationJson.main.map(({ id, anchor }) => (
        <PageLink
          key={id}
          to={`/#${anchor}`}
          className={linkClassName}
          aria-current={anchor === active ? "true" : undefined}
          onClick={onClick}
        >
          {t(`common:nav.${id}`)}
        </PageLink>
      ))}
    </nav>
  );
}
