/** Where the icons lie; those that are not in static/ are drawn at build (gatsby/finish/icons.ts). */
export const icons = {
  vector: "/favicon.svg",
  /** Browsers ask for it by this name where they know no other, as while Gatsby changes the head. */
  unnamed: "/favicon.ico",
  small: "/icons/icon-32.png",
  medium: "/icons/icon-192.png",
  large: "/icons/icon-512.png",
  maskable: "/icons/maskable-512.png",
  apple: "/apple-touch-icon.png",
} as const;

export const webManifestPath = "/manifest.webmanifest";
