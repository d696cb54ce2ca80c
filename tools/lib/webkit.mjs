import { aptInstall } from "./apt.mjs";
import { works } from "./command.mjs";

const packages = ["webkit2gtk-driver", "xvfb"];

const isThere = () => works("sh", ["-c", "command -v WebKitWebDriver && command -v Xvfb"]);

/** Installs WebKitGTK's driver and a screen without a monitor, where the system has such packages. */
export async function tryWebKit() {
  if (isThere()) return true;
  await aptInstall(packages);
  return isThere();
}
