import { aptInstall } from "./apt.mjs";
import { asScript, works } from "./command.mjs";

/** What tests start beside browsers: the Debian packages, how to ask for a version, what it is for. */
const programs = {
  nginx: {
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
    question: "-v",
    without: "its recipe in deploy/ will NOT be tested",
  },
  caddy: {
    packages: ["caddy"],
    question: "version",
    without: "its recipe in deploy/ will NOT be tested",
  },
  zbarimg: {
    packages: ["zbar-tools"],
    question: "--version",
    without: "QR codes will NOT be read from pictures",
  },
  pdftoppm: {
    packages: ["poppler-utils"],
    question: "-v",
    without: "the printed size of QR codes will NOT be measured",
  },
};

const missing = () =>
  Object.keys(programs).filter((program) => !works(program, [programs[program].question]));

/** Installs these programs where that can be done; says clearly what goes untested otherwise. */
export async function ensurePrograms() {
  const wanted = missing();
  if (wanted.length === 0) return;
  await aptInstall(wanted.flatMap((program) => programs[program].packages));
  for (const program of missing()) {
    console.warn(`${program} cannot be installed here: ${programs[program].without}.`);
  }
}

await asScript(import.meta.url, async () => {
  await ensurePrograms();
  return 0;
});
