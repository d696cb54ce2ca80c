import { inlineScript } from "../inline-script";

/** How Gatsby 5.16 writes the scripts that each page starts with. */
const asyncScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/**
 * A page whose scripts come after it (src/start/start-scripts.ts), in place of Gatsby's async ones.
 * @param script the compiled code that starts them
 * @param file the page's name, for the error
 */
export function withLateScripts(html: string, script: string, file: string): string {
  const scripts = [...html.matchAll(asyncScript)].map(([, src]) => src);
  if (scripts.length === 0) {
    throw new Error(
      `${file} has no <script src="…" async>: Gatsby writes its scripts in another way than 5.16 did; see gatsby/finish/late-scripts.ts`,
    );
  }
  const element = `<script data-scripts="${scripts.join(" ")}">${script}</script>`;
  return html.replace(asyncScript, "").replace("</body>", () => `${element}</body>`);
}

/** The code that starts a page's scripts, compiled: the same text on every page. */
export const startScript = () => inlineScript("src/start/start-scripts", "startScripts");
