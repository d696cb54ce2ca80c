import { spawnSync } from "node:child_process";
import { browserCache, findChrome, findFirefox, works } from "./programs";

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
  { name: "Caddy", isInstalled: () => works("caddy", ["version"]), packages: ["caddy"] },
  { name: "ZBar", isInstalled: () => works("zbarimg", ["--version"]), packages: ["zbar-tools"] },
  {
    name: "Java",
    isInstalled: () => works("java", ["-version"]),
    packages: ["default-jre-headless"],
  },
  { name: "Poppler", isInstalled: () => works("pdftoppm", ["-v"]), packages: ["poppler-utils"] },
];

const aptInstall = ["install", "-y", "--no-install-recommends"];

/** Runs a command and prints its output. What it does not install is reported at the end. */
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: "inherit" });

// Installs missing programs before `npm run verify`: Debian packages only as root, as in a container, and
// browsers otherwise with the downloader of puppeteer.
const missing = programs.filter(({ isInstalled }) => !isInstalled());
const installsPackages = process.getuid?.() === 0 && works("apt-get", ["--version"]);
if (installsPackages && missing.length > 0) {
  process.env.DEBIAN_FRONTEND = "noninteractive";
  run("apt-get", ["update"]);
  // One command for each program, because a package that does not exist makes the whole command fail.
  for (const { packages } of missing) run("apt-get", [...aptInstall, ...packages]);
}
for (const { download, isInstalled } of missing) {
  // Where a distribution ships browsers as snaps, the package contains only a stub.
  if (!download || isInstalled()) continue;
  const options = installsPackages ? ["--install-deps"] : [];
  run("node_modules/.bin/browsers", ["install", download, "--path", browserCache, ...options]);
}
for (const { name, packages } of missing.filter(({ isInstalled }) => !isInstalled())) {
  console.log(
    `${name} is missing: the tests that need it are skipped or fail. On Debian or Ubuntu:`,
  );
  console.log(["sudo apt-get update && sudo apt-get", ...aptInstall, ...packages].join(" "));
}
