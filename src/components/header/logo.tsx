import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { logoMarkPath } from "../art/icons";
import { PageLink } from "../links";
import { useSite } from "../site-context";
import * as styles from "./header.module.css";

interface LogoProps {
  className?: string;
  onClick?: () => void;
}

export function Logo({ className, onClick }: LogoProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <PageLink
      to="/#home"
      className={clsx(styles.logo, className)}
      aria-label={t("common:brandHome")}
      onClick={onClick}
    >
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path fillRule="evenodd" d={logoMarkPath} />
      </svg>
      <bdi>{shell.siteJson.brand}</bdi>
    </PageLink>
  );
}
