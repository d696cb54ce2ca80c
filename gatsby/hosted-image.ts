interface HostedImage {
  baseUrl: string;
  width: number;
  format: string;
  options: { name: string };
}

/**
 * The address of one size and format of a picture on the image host (`imageHost` in site.json):
 * https://images.example.com/carton-340.avif. "auto" is the master's own format, PNG.
 */
export function hostedImageUrl({ baseUrl, width, format, options }: HostedImage): string {
  const extension = format === "auto" ? "png" : format;
  const name = options.name.replace(/\.[a-z]+$/, "");
  return `${baseUrl.replace(/\/$/, "")}/${name}-${width}.${extension}`;
}
