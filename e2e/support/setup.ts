// A page is opened, drawn and driven by a real browser: five seconds are not enough for that.
jest.setTimeout(60_000);
