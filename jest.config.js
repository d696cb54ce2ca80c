const { ENGINE, FULL } = process.env;

/** The browser tests: `verify` leaves out e2e/long and e2e/full, Firefox only e2e/full (docs/testing.md). */
const browserTests = ["e2e"];
if (FULL === "1" || ENGINE === "firefox") browserTests.push("e2e/long");
if (FULL === "1") browserTests.push("e2e/full");

const shared = {
  rootDir: __dirname,
  transform: {
    "^.+\\.[cm]?[jt]sx?$": [
      "babel-jest",
      {
        babelrc: false,
        configFile: false,
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  moduleNameMapper: {
    "\\.(css|svg|png|jpg|woff2)$": "<rootDir>/src/testing/file-mock.js",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};

/** @type {import("jest").Config} */
module.exports = {
  maxWorkers: 2,
  // For the browser tests: on a slow machine with two browsers, one test took over a minute.
  testTimeout: 120_000,
  projects: [
    {
      displayName: "unit",
      ...shared,
      testEnvironment: "jsdom",
      restoreMocks: true,
      setupFilesAfterEnv: ["<rootDir>/src/testing/setup.tsx"],
      globals: { __PATH_PREFIX__: "", IS_HTML_BUILD: false },
      testMatch: ["<rootDir>/{src,gatsby,content-check,deploy,editor,tools}/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [
        "/node_modules/",
        ...(FULL === "1" ? [] : ["<rootDir>/content-check/fuzz\\."]),
      ],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "node",
      testMatch: browserTests.map((folder) => `<rootDir>/${folder}/*.test.ts`),
      globalSetup: "<rootDir>/e2e/support/global-setup.ts",
    },
  ],
};
