// A page is opened, drawn and driven by a real browser: five seconds are not enough for that.
jest.setTimeout(60_000);

// A browser shares two cores with the builds of other tests and may be late once; what is wrong fails
// again. Each first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
