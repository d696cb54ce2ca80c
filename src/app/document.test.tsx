/** @jest-environment node */
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { languages } from "../i18n/languages";
import { localePath } from "../i18n/paths";
import { onPreRenderHTML, onRenderBody } from "./document";

/** Calls the hook for the page at a path, and returns the functions that Gatsby gives it. */
function renderBody(pathname: string) {
  Object.assign(globalThis, { HEAD_SCRIPT: "if (1 < 2) restore()" });
  const args = {
    pathname,
    setBodyAttributes: jest.fn(),
    setHeadComponents: jest.fn(),
    setHtmlAttributes: jest.fn(),
    setPostBodyComponents: jest.fn(),
  };
  onRenderBody?.(args as unknown as RenderBodyArgs, { plugins: [] });
  return args;
}

test.each(languages)(
  "a page in $code has its language, direction and path as attributes",
  ({ code, htmlLang, dir }) => {
    const path = localePath(code, "/terms");
    const { setBodyAttributes, setHtmlAttributes } = renderBody(path);
    const attributes = { lang: htmlLang, dir, "data-path": path, "data-noscript": "" };
    expect(setHtmlAttributes).toHaveBeenCalledWith(attributes);
    const fonts = { "data-text-fonts": expect.stringMatching(/^\[\["[^"]+","[^"]+","U\+/) };
    expect(setBodyAttributes).toHaveBeenCalledWith(fonts);
  },
);

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
