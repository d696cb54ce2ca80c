import { render, screen } from "@testing-library/react";
import * as i18next from "i18next";
import { runtimePlaceholders } from "../../../gatsby/content/placeholders";
import type { Texts } from "../../content/types";
import { testLanguages, textsOf } from "../../testing/content";
import { siteOptions } from "../../testing/i18next-options";
import { languages } from "../languages";
import i18nextInBrowser, { type Instance, type Values } from "./i18next";
import { I18nextProvider, useTranslation } from "./react-i18next";

const values: Values = Object.fromEntries(runtimePlaceholders.map((name, at) => [name, `<${at}>`]));

const keysOf = (texts: Texts, prefix: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

const resourcesOf = (code: string, page: string) => ({
  [code]: { common: textsOf(code, "common"), [page]: textsOf(code, page) },
});

function instanceOf(code: string, page = "landing"): Instance {
  const instance = i18nextInBrowser.createInstance();
  instance.init({ lng: code, resources: resourcesOf(code, page) });
  return instance;
}

describe.each(languages)("$code", ({ code }) => {
  test.each(["landing", "legal", "not-found"])(
    "says what i18next says, on a page of %s",
    (page) => {
      const reference = i18next.createInstance();
      const resources = resourcesOf(code, page);
      reference.init({ ...siteOptions(), lng: code, resources, initImmediate: false });
      const t = instanceOf(code, page).translation?.t;
      const keys = ["common", page].flatMap((ns) => keysOf(textsOf(code, ns), `${ns}:`));
      expect(keys.length).toBeGreaterThan(20);
      for (const key of [...keys, `${page}:nope`, `${page}:no.such.key`, "nowhere:title"]) {
        expect(t?.(key, values)).toBe(reference.t(key, values));
      }
    },
  );
});

function Menu() {
  const { t, i18n } = useTranslation();
  return <p lang={i18n.language}>{t("common:menu")}</p>;
}

test("components find the page's texts and language", () => {
  const language = testLanguages.at(-1) ?? "en";
  render(
    <I18nextProvider i18n={instanceOf(language)}>
      <Menu />
    </I18nextProvider>,
  );
  const menu = screen.getByText(String(textsOf(language, "common").menu));
  expect(menu).toHaveAttribute("lang", language);
});

test("the same page's texts stay the same object, another page's are others", () => {
  expect(instanceOf("en").translation).toBe(instanceOf("en").translation);
  expect(instanceOf("en").translation).not.toBe(instanceOf("en", "legal").translation);
});

test("outside of a page it is an error", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  expect(() => render(<Menu />)).toThrow("outside <I18nextProvider>");
  log.mockRestore();
});
