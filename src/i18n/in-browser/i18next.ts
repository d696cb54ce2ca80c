import { type Namespaces, textAt } from "../text-at";

export type Values = Readonly<Record<string, string | number>>;

/** A page's texts: what its components get from `useTranslation`. */
export interface Translation {
  i18n: { language: string };
  t: (key: string, values?: Values) => string;
}

interface Options {
  lng: string;
  resources: Readonly<Record<string, Namespaces>>;
}

/** By language and namespaces: texts never change while a page is open, so neither does their `t`. */
const translations = new Map<string, Translation>();

function translationOf({ lng, resources }: Options): Translation {
  const namespaces = resources[lng] ?? {};
  const id = [lng, ...Object.keys(namespaces)].join(" ");
  const known = translations.get(id);
  if (known) return known;
  const t: Translation["t"] = (key, values = {}) =>
    (textAt(namespaces, key) ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
  const made = { i18n: { language: lng }, t };
  translations.set(id, made);
  return made;
}

export interface Instance {
  language: string;
  translation: Translation | null;
  init: (options: Options) => void;
}

/**
 * Stands for i18next in the built site's browser code (gatsby/webpack.ts), where it saves 17 kB:
 * all texts of a page are there when it renders, plural forms and site-wide placeholders were filled
 * by the build, and what is left is to look a key up and fill a name or a number in. The build, the
 * development server and the tests use i18next itself; a test holds the two to the same texts.
 */
export default {
  createInstance(): Instance {
    const instance: Instance = {
      language: "",
      translation: null,
      init(options) {
        instance.language = options.lng;
        instance.translation = translationOf(options);
      },
    };
    return instance;
  },
};
