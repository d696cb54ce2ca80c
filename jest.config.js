const shared = {
  rootDir: __dirname,
  transform: { "^.+\\.[cm]?[jt]sx?$": "<rootDir>/tools/jest/babel-transform.js" },
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.cache/", "<rootDir>/public/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};

/** @type {import("jest").Config} */
module.exports = {
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/tools/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/tools/jest/setup.ts"],
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/src/testing/gatsby-mock.tsx",
        "\\.css$": "<rootDir>/tools/jest/file-mock.js",
        "\\.(svg|png|jpg|woff2)$": "<rootDir>/tools/jest/file-mock.js",
      },
      globals: { __PATH_PREFIX__: "" },
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "node",
      testMatch: ["<rootDir>/e2e/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/e2e/support/setup.ts"],
      globalSetup: "<rootDir>/e2e/support/global-setup.ts",
      globalTeardown: "<rootDir>/e2e/support/global-teardown.ts",
    },
  ],
};
