import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { SampleProduct } from "../src/content/types";
import { qrSvg } from "../src/digital-link/qr-svg";
import { qrSymbol } from "../src/digital-link/qr-symbol";
import { digitalLinkUri } from "../src/digital-link/uri";
import { type FinderContext, siteOf } from "./page-texts";

/** Writes a drawing into the site under a name that changes with it; returns its path. */
function publishSvg(svg: string): string {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const path = `/static/code-${hash}.svg`;
  const file = join(process.cwd(), "public", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  return path;
}

/** The code of the sample's number alone, with which the strip to try begins: a file, not in the page. */
export function exampleCodeResolvers({ pathPrefix }: Pick<CreateResolversArgs, "pathPrefix">) {
  return {
    SampleProductJson: {
      example: {
        type: "ExampleCode!",
        resolve: async ({ gtin }: SampleProduct, _: unknown, context: FinderContext) => {
          const { digitalLinkHost: host } = await siteOf(context);
          const symbol = qrSymbol(digitalLinkUri(host, { gtin }));
          const file = `${pathPrefix}${publishSvg(qrSvg(symbol))}`;
          return { host, gtin, size: symbol.size, file };
        },
      },
    },
  };
}
