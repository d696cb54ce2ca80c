import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { LeafEye } from "../art/leaf-eye";
import { PageLink } from "../page-link";

interface LogoProps {
  size?: number;
  onChoose?: () => void;
}

/** The mark and the brand's name, leading to the top of the home page. */
export function Logo({ size = 28, onChoose }: LogoProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <PageLink to="/#home" className="logo" aria-label={t("common:brandHome")} onClick={onChoose}>
      <LeafEye size={size} />
      <bdi>{shell.siteJson.brand}</bdi>
    </PageLink>
  );
}
