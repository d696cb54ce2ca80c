import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { LeafEye } from "../art/leaf-eye";
import { PageLink } from "../page-link";
import * as styles from "./logo.module.css";

interface LogoProps {
  size?: number;
  className?: string;
  onChoose?: () => void;
}

/** Renders the logo and the brand name as a link to the top of the home page. */
export function Logo({ size = 28, className, onChoose }: LogoProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <PageLink
      to="/#home"
      className={clsx("logo", styles.logo, className)}
      aria-label={t("common:brandHome")}
      onClick={onChoose}
    >
      <LeafEye size={size} className={styles.mark} />
      <bdi>{shell.siteJson.brand}</bdi>
    </PageLink>
  );
}
