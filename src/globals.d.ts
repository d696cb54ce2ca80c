/** The minified head script, inserted by the build (gatsby/webpack.ts). */
declare const HEAD_SCRIPT: string;
/** Whether this is the build of the HTML, and not of the code for the browser (gatsby/webpack.ts). */
declare const IS_HTML_BUILD: boolean;
/** The file name of the style sheet of the sections below the first screen, when pages are rendered. */
declare const SECTION_STYLE_SHEET: string;
/** Gatsby's path prefix, empty or like "/site". */
declare const __PATH_PREFIX__: string;

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** A drawing, as text. */
declare module "*.svg" {
  const svg: string;
  export default svg;
}

declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Queues the resized files of an image and describes them. */
  export function generateImageData(options: {
    file: Node;
    args: Record<string, unknown>;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData>;
}

declare module "jsbarcode/bin/barcodes/EAN_UPC" {
  interface Segment {
    /** Modules as 0 and 1. */
    data: string;
    /** The digits that they say; none for the guards. */
    text?: string;
  }

  type Encoder = new (
    /** With its check digit. */
    number: string,
    options: { displayValue: false },
  ) => { encode(): Segment[] };

  export const EAN8: Encoder;
  export const EAN13: Encoder;
  export const UPC: Encoder;
}

/** Style sheets without CSS Modules. The others have a file of types each, which `npm run make:types` writes. */
declare module "*.css" {}
