const { default: Sequencer } = require("@jest/test-sequencer");

/** Starts the accessibility audit first, because the other tests would have to wait for it at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isAudit = ({ path }) => path.endsWith("/audit.test.ts");
    return [...super.sort(tests)].sort((a, b) => Number(isAudit(b)) - Number(isAudit(a)));
  }
};
