// CommonJS, because Jest loads its sequencer as such.
const Sequencer = require('@jest/test-sequencer').default;

/**
 * Tests that take long by themselves come first. Where no run was before, Jest goes by the size of
 * files, and theirs are small: they would come last, and the last of them would keep one core for a
 * minute while the other has nothing to do.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ context }) => context.config.displayName?.name === 'slow';
    return super.sort(tests).sort((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
};
