/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { onPreRenderHTML } from "./head-order";

function rearranged(head: ReactNode[], postBody: ReactNode[] = []) {
  const replaceHeadComponents = jest.fn();
  const replacePostBodyComponents = jest.fn();
  const args = {
    getHeadComponents: () => head,
    getPostBodyComponents: () => postBody,
    replaceHeadComponents,
    replacePostBodyComponents,
  };
  onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, { plugins: [] });
  return {
    head: replaceHeadComponents.mock.calls[0]?.[0] as ReactElement[],
    postBody: replacePostBodyComponents.mock.calls[0]?.[0] as ReactElement[],
  };
}

test("sorts the encoding first, then the script that restores the language", () => {
  const first = <meta key="description" name="description" />;
  const last = <link key="icon" rel="icon" />;
  const head = [
    first,
    <style key="theme" />,
    <link key="preload-font-display" />,
    <title key="title">Page</title>,
    <script key="head-script" />,
    <meta key="viewport" name="viewport" />,
    last,
    <style key="page-css" />,
    <meta key="charset" charSet="utf-8" />,
  ];
  expect(rearranged(head).head.map(({ key }) => key)).toEqual([
    "charset",
    "viewport",
    "head-script",
    "title",
    "preload-font-display",
    "theme",
    "page-css",
    "description",
    "icon",
  ]);
  expect(head[0]).toBe(first);
});

test("removes the elements of <GatsbyImage> and Gatsby's version, and accepts empty components", () => {
  const { head: kept } = rearranged([
    <meta key="generator-5.0.0" name="generator" />,
    <style key="gatsby-image-style" />,
    <script key="gatsby-image-style-script" />,
    null,
  ]);
  expect(kept).toEqual([null]);
});

test("removes Gatsby's inline script with the page's path", () => {
  const slice = <i key="slice" />;
  expect(rearranged([], [<script key="script-loader" />, slice]).postBody).toEqual([slice]);
});
