/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { onPreRenderHTML } from "./document";

// The attributes of the document: e2e/navigation.
test("sorts the head, and removes what no page needs", () => {
  const replaceHeadComponents = jest.fn();
  const replacePostBodyComponents = jest.fn();
  const head: ReactNode[] = [
    <meta key="generator-5.0.0" name="generator" />,
    <meta key="description" name="description" />,
    <style key="theme" />,
    <link key="preload-font" />,
    <style key="gatsby-image-style" />,
    <title key="title">Page</title>,
    <script key="head-script" />,
    <link key="icon" rel="icon" />,
    <style key="page-css" />,
  ];
  const args = {
    ...{ getHeadComponents: () => head, replaceHeadComponents, replacePostBodyComponents },
    getPostBodyComponents: () => [<script key="script-loader" />, <i key="slice" />],
  };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  const keys = ({ mock }: jest.Mock) => mock.calls[0]?.[0].map(({ key }: ReactElement) => key);
  expect(keys(replaceHeadComponents)).toEqual(
    "head-script title preload-font theme page-css description icon".split(" "),
  );
  expect(keys(replacePostBodyComponents)).toEqual(["slice"]);
});
