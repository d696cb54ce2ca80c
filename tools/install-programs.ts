import { browserCache, findChrome, findFirefox } from "./lib/browser";
import { asScript, run, works } from "./lib/command";

// Browsers draw Arabic, Bengali, Hindi, Chinese and Japanese as empty boxes without the Noto fonts.
// Liberation has the metrics of Arial, in which most visitors read Russian.
const fonts = ["fonts-liberation", "fonts-noto-core", "fonts-noto-cjk"];

/** The programs that tests start, and their Debian packages. */
const programs = [
  {
    name: "Chromium",
    isInstalled: findChrome,
    packages: ["chromium-headless-shell", ...fonts],
    download: "chrome-headless-shell@stable",
  },
  {
    name: "Firefox",
    isInstalled: findFirefox,
    packages: ["firefox-esr", ...fonts],
    download: "firefox@stable",
  },
  {
    name: "nginx",
    isInstalled: () => works("nginx", ["-v"]),
    packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
  },
  {
    name: "Caddy",
    isInstalled: () => works("caddy", ["version"]),
    packages: ["caddy"],
  },
  {
    name: "ZBar",
    isInstalled: () => works("zbarimg", ["--version"]),
    packages: ["zbar-tools"],
  },
  {
    name: "Poppler",
    isInstalled: () => works("pdftoppm", ["-v"]),
    packages: ["poppler-utils"],
  },
];

const aptInstall = ["install", "-y", "--no-install-recommends"];

/**
 * Installs missing programs before `npm run verify`: Debian packages only as root, as in a container, and
 * browsers otherwise with the downloader of puppeteer. Prints what remains missing, and the command that
 * installs it.
 */
asScript(() => {
  const missing = programs.filter(({ isInstalled }) => !isInstalled());
  const hasApt = works("apt-get", ["--version"]);
  const installsPackages = hasApt && process.getuid?.() === 0;
  if (installsPackages && missing.length > 0) {
    const apt = (...args: string[]) => run("apt-get", args, { DEBIAN_FRONTEND: "noninteractive" });
    apt("update");
    // One command for each program, because a package that does not exist makes the whole command fail.
    for (const { packages } of missing) apt(...aptInstall, ...packages);
  }
  for (const { download, isInstalled } of missing) {
    // Where a distribution ships browsers as snaps, the package contains only a stub.
    if (!download || isInstalled()) continue;
    const options = installsPackages ? ["--install-deps"] : [];
    run("node_modules/.bin/browsers", ["install", download, "--path", browserCache, ...options]);
  }
  const remaining = missing.filter(({ isInstalled }) => !isInstalled());
  for (const { name } of remaining) {
    console.log(`${name} is missing: the tests that need it are skipped or fail.`);
  }
  if (remaining.length > 0 && hasApt && !installsPackages) {
    const packages = new Set(remaining.flatMap((program) => program.packages));
    console.log("To install the missing programs, run:");
    console.log(["sudo apt-get update && sudo apt-get", ...aptInstall, ...packages].join(" "));
  }
});
