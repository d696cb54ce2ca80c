// A page is opened, drawn and driven by a real browser: five seconds are not enough for that. Two browsers
// side by side on a slow machine took over a minute for one test, which is no fault of the site.
jest.setTimeout(120_000);
