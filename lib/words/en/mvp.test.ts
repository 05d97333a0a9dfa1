import { mvpReasonText } from './mvp';

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
