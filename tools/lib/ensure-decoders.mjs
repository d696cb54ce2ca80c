import { aptInstall } from "./apt.mjs";
import { asScript, works } from "./command.mjs";

/** What reads the site's codes independently: by program, its Debian package and how to ask for its version. */
const decoders = {
  zbarimg: { package: "zbar-tools", question: "--version" },
  pdftoppm: { package: "poppler-utils", question: "-v" },
};

const missing = () =>
  Object.keys(decoders).filter((program) => !works(program, [decoders[program].question]));

/** Installs zbarimg and pdftoppm where that can be done; says clearly what goes untested otherwise. */
export async function ensureDecoders() {
  const wanted = missing();
  if (wanted.length === 0) return;
  await aptInstall(wanted.map((program) => decoders[program].package));
  for (const program of missing()) {
    console.warn(`${program} cannot be installed here: codes will NOT be read by it.`);
  }
}

await asScript(import.meta.url, async () => {
  await ensureDecoders();
  return 0;
});
