/** @jest-environment node */
import { stop } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { site } from "../src/testing/content";
import { onCreateWebpackConfig } from "./webpack";

// What the head script does on the built site: e2e/language-restore; that no source map ships:
// e2e/public-files.
afterAll(stop);

test("the year is that of the last change, not the clock's", async () => {
  const define = jest.fn();
  await onCreateWebpackConfig?.(
    {
      stage: "develop",
      actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() },
      getConfig: () => ({
        module: { rules: [{ test: /woff2/, use: [{ options: { limit: 10000 } }] }] },
      }),
      plugins: { define },
    } as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(define.mock.calls[0]?.[0].BUILD_YEAR).toBe(site.updated.slice(0, 4));
});
