/** The paths of the icons. static/ has the vector one, the build draws the others (gatsby/post-build/icons.ts). */
export const icons = {
  vector: "/favicon.svg",
  /** Browsers also request this path while a page names no icon, as when Gatsby changes the head. */
  small: "/favicon.ico",
  medium: "/icons/icon-192.png",
  large: "/icons/icon-512.png",
  maskable: "/icons/maskable-512.png",
  apple: "/apple-touch-icon.png",
} as const;

export const webManifestPath = "/manifest.webmanifest";

/** The path of the picture that social media show with links to the site in a language. */
export const socialPicturePath = (code: string): string => `/social/${code}.png`;

export const socialPictureSize = { width: 1200, height: 630 } as const;
