/** The help lists these ways to write an answer; each one is accepted. */
export const ANSWER_EXAMPLES = ['3', '7/4', '1 3/4', '−1/2', '1.75'] as const;

export const answerHelpText = (): string =>
  `Type ${ANSWER_EXAMPLES.slice(0, -1).join(', ')}, or ${ANSWER_EXAMPLES.at(-1)}. ` +
  'Space or / goes to the next box.';
