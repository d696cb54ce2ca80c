import { defaultLanguage, localePath } from "../../../src/i18n/paths";

/**
 * The `_redirects` file by which Netlify answers unknown addresses in their language.
 * Cloudflare Pages looks for the nearest 404.html by itself, and passes over these rules.
 */
export function redirectsFile(languages: readonly { code: string }[]): string {
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .map(({ code }) => `${localePath(code, "/*")} ${localePath(code, "/404.html")} 404\n`)
    .join("");
}
