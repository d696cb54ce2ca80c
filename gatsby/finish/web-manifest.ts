import { defaultLanguage } from "../../src/i18n/paths";
import { icons } from "../../src/seo/icons";
import { colors } from "../../src/theme/colors";

interface ManifestFacts {
  brand: string;
  description: string;
  /** Gatsby's path prefix, empty or like "/site". */
  pathPrefix: string;
}

/** The web manifest (W3C Web Application Manifest): name, colours and icons for a home screen. */
export function webManifest({ brand, description, pathPrefix }: ManifestFacts): string {
  const icon = (src: string, side: number, purpose?: "maskable") => ({
    src: pathPrefix + src,
    sizes: `${side}x${side}`,
    type: "image/png",
    ...(purpose ? { purpose } : {}),
  });
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: defaultLanguage,
    start_url: `${pathPrefix}/`,
    display: "browser",
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [icon(icons.medium, 192), icon(icons.large, 512), icon(icons.maskable, 512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
