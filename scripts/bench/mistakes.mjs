import { step } from '../lib/console.mjs';
import { aligned, table } from './table.mjs';
import { runScript } from './tools.mjs';

const OUTCOMES = ['right', 'near', 'wrong', 'nothing'];

/** Columns for how well simulated mistakes are named, in shares of a hundred. */
const namingColumns = (budget) => [
  share('sum alone: right or near %', 'namedAlone', { least: budget.named }),
  share('wrong name %', 'wrongAlone', { most: budget.wrong }),
  share('with slips %', 'wrongAloneWithSlips', { most: budget.wrong }),
  share('lines: found %', 'found', { least: budget.lineFound }),
  share('just the kind %', 'right', { least: budget.kindFound }),
  share('kind or family %', 'named', { least: budget.kindOrFamily }),
  share('wrong name %', 'wrong', {}),
  { heading: 'answers shown', of: ({ answersShown }) => answersShown, most: budget.answersShown },
];
const share = (heading, figure, budget) => ({
  heading,
  of: (row) => row[figure],
  digits: 1,
  ...budget,
});

/** Sets of kinds side by side, in shares of a hundred. */
function setTable(namings) {
  const shares = ({ named, wrong, nothing }) => [named, wrong, nothing].map((of) => of.toFixed(1));
  const headings = ['sum alone', 'lines'].flatMap((way) =>
    ['right or near', 'wrong', 'nothing'].map((outcome) => `${way}: ${outcome} %`),
  );
  return aligned(
    ['set', 'kinds', ...headings],
    namings.map(({ name, kinds, alone, lines }) => [
      name,
      String(kinds),
      ...shares(alone),
      ...shares(lines),
    ]),
  );
}

/** What was made of each kind of mistake, in shares of a hundred, so that weak spots show. */
function kindTable(figures) {
  const shares = (tally) =>
    OUTCOMES.map((name) =>
      tally.attempts ? ((100 * tally[name]) / tally.attempts).toFixed(0) : '-',
    );
  const headings = ['alone', 'lines'].flatMap((mode) => OUTCOMES.map((name) => `${mode}: ${name}`));
  return aligned(
    ['what the child does', ...headings],
    figures.map(({ kind, alone, lines }) => [kind.child, ...shares(alone), ...shares(lines)]),
  );
}

/**
 * Thousands of simulated wrong answers on the cards of three seasons, and how the app names them.
 */
export const mistakes = {
  heading: 'What a wrong answer is called',
  alone: true,
  async run({ budgets }) {
    const { runs, namings } = await step('Naming simulated mistakes', () => runScript('learning'));
    const [first] = runs;
    const attempts = runs.reduce((sum, one) => sum + one.attempts, 0);
    return [
      `${attempts} wrong answers to real cards, of ${first.kinds} kinds that the literature knows and ${first.slips} kinds of slips that no table knows: [learning.md](learning.md)
says who made them up, what counts as right, near and wrong, and what these figures do not say. Each kind weighs the same; *with slips* is
for 10 slips in 100 wrong answers. The held-out children met other cards and wrote in another way; only their sums were ever looked at while the app’s tables were made.`,
      table(
        'who',
        namingColumns(budgets.learning),
        runs.map((one) => ({ ...one, name: `the ${one.run} children` })),
      ),
      'The kinds of another author, who had not seen the app’s rules, beside the kinds the app’s tables were made with, by the same children:',
      setTable(namings),
      `One name takes ${first.milliseconds.toFixed(1)} ms. Each kind, of the first children, in shares of a hundred; *alone* by the sum, *lines* with the lines written down:`,
      kindTable(first.figures),
    ];
  },
};
