import { step } from '../lib/console.mjs';
import { table } from './table.mjs';
import { runScript } from './tools.mjs';

/** Columns for each way, with the sum alone and with lines: a heading, and what it is the share of. */
const columnsOfWays = (names, shares, digits) =>
  Object.entries(names).flatMap(([way, name]) =>
    shares.map(([heading, of]) => ({
      heading: `${name}: ${heading}`,
      of: (row) => of(row[way]),
      digits,
    })),
  );
const shareOf = (outcome) => (tally) =>
  tally.attempts ? (100 * tally[outcome]) / tally.attempts : undefined;

/**
 * Thousands of simulated wrong answers on the cards of three seasons, and how the app names them.
 */
export const mistakes = {
  heading: 'What a wrong answer is called',
  alone: true,
  async run({ budgets: { learning } }) {
    const { runs, sets } = await step('Naming simulated mistakes', () => runScript('learning'));
    const [first] = runs;
    const attempts = runs.reduce((sum, one) => sum + one.attempts, 0);
    const percent = (heading, of, budget) => ({ heading, of, digits: 1, ...budget });
    return [
      `${attempts} wrong answers to real cards, of ${first.kinds} kinds that the literature knows and ${first.slips} kinds of slips that no table knows: [learning.md](learning.md)
says who made them up, what counts as right, near and wrong, and what these figures do not say. Each kind weighs the same; *with slips* is
for 10 slips in 100 wrong answers. The held-out children met other cards and wrote in another way; only their sums were ever looked at while the app’s tables were made.`,
      table(
        'who',
        [
          percent('sum alone: right or near %', ({ alone }) => alone.named, {
            least: learning.named,
          }),
          percent('wrong name %', ({ alone }) => alone.wrong, { most: learning.wrong }),
          percent('with slips %', (run) => run.wrongWithSlips, { most: learning.wrong }),
          percent('lines: found %', (run) => run.found, { least: learning.lineFound }),
          percent('just the kind %', ({ lines }) => lines.right, { least: learning.kindFound }),
          percent('kind or family %', ({ lines }) => lines.named, { least: learning.kindOrFamily }),
          percent('wrong name %', ({ lines }) => lines.wrong),
          { heading: 'answers shown', of: (run) => run.answersShown, most: learning.answersShown },
        ],
        runs.map((one) => ({ ...one, name: `the ${one.run} children` })),
      ),
      'The kinds of another author, who had not seen the app’s rules, beside the kinds the app’s tables were made with, by the same children:',
      table(
        'set',
        [
          { heading: 'kinds', of: ({ kinds }) => kinds },
          ...columnsOfWays(
            { alone: 'sum alone', lines: 'lines' },
            [
              ['right or near %', ({ named }) => named],
              ['wrong %', ({ wrong }) => wrong],
              ['nothing %', ({ nothing }) => nothing],
            ],
            1,
          ),
        ],
        sets,
      ),
      `One name takes ${first.milliseconds.toFixed(1)} ms. Each kind, of the first children, in shares of a hundred; *alone* by the sum, *lines* with the lines written down:`,
      table(
        'what the child does',
        columnsOfWays(
          { alone: 'alone', lines: 'lines' },
          ['right', 'near', 'wrong', 'nothing'].map((outcome) => [outcome, shareOf(outcome)]),
        ),
        first.figures.map((figures) => ({ ...figures, name: figures.kind.child })),
      ),
    ];
  },
};
