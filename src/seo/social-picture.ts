/** Where the picture of a language lies that links to the site show in social media. */
export function socialPicturePath(language: string): string {
  return `/social/${language}.png`;
}

export const socialPictureSize = { width: 1200, height: 630 } as const;
