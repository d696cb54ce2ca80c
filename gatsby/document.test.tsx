/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { onPreRenderHTML } from "./document";

// The attributes of the document: e2e/navigation.
test("sorts the head, and removes what no page needs", () => {
  const replaceHeadComponents = jest.fn();
  const replacePostBodyComponents = jest.fn();
  const keys = "generator-5.0.0 description theme preload-font gatsby-image-style title".split(" ");
  const head = [...keys, "head-script", "icon"].map((key) => <meta key={key} />);
  const args = {
    getHeadComponents: () => [...head, <style key="page-css" />],
    getPostBodyComponents: () => [<script key="script-loader" />, <i key="slice" />],
    replaceHeadComponents,
    replacePostBodyComponents,
  };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  const keysIn = ({ mock }: jest.Mock) => mock.calls[0]?.[0].map(({ key }: ReactElement) => key);
  expect(keysIn(replaceHeadComponents)).toEqual(
    "head-script title preload-font theme page-css description icon".split(" "),
  );
  expect(keysIn(replacePostBodyComponents)).toEqual(["slice"]);
});
