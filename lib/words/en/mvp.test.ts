import { equationSumText, mvpReasonText } from './mvp';

it.each([
  ['equations', 'All nine steps of the score card'],
  ['all-tasks', 'All five tasks'],
  ['graph', 'Graphs'],
  ['graph-removed', 'Graphs'],
  ['photograph', 'Other points'],
  ['', 'Other points'],
])('reads the reason "%s" of the ledger as "%s"', (reason, text) => {
  expect(mvpReasonText(reason)).toBe(text);
});

it('says how the points of a card come about', () => {
  expect(equationSumText({ from: 5, retried: 0, least: 3, given: 5 })).toBe(
    'You got every step on the first try, so you earn 5 points.',
  );
  expect(equationSumText({ from: 5, retried: 1, least: 3, given: 4 })).toBe(
    '5 points, minus 1 for each step that took more than one try (1 step). You always get at least 3. You earn 4.',
  );
  expect(equationSumText({ from: 5, retried: 7, least: 3, given: 3 })).toBe(
    '5 points, minus 1 for each step that took more than one try (7 steps). You always get at least 3. You earn 3.',
  );
});
