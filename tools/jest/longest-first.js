const { default: Sequencer } = require("@jest/test-sequencer");

/** The audit of all cases takes as long as half of the others: begun last, it would run alone. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isAudit = ({ path }) => path.endsWith("/audit.test.ts");
    return [...super.sort(tests)].sort((a, b) => Number(isAudit(b)) - Number(isAudit(a)));
  }
};
