const { createTransformer } = require('next/dist/build/swc/jest-transformer');
const { inBothLanguages } = require('./words-loader.cjs');

module.exports = {
  createTransformer(options) {
    const next = createTransformer(options);
    return {
      process: (source, file, settings) =>
        next.process(inBothLanguages(source, file), file, settings),
    };
  },
};
