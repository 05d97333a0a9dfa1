import { sinceLastWeekWords } from './dashboard';

const POINTS = { points: '122 1/10', before: '105 3/10', more: '16 4/5' };
const FEWER = { ...POINTS, before: '137 3/5', more: null };

it.each([
  [0, 0, 8, POINTS, 'Week 5 ended with 105 3/10 points, 8 of 9 right on the first try.'],
  [4, 4, 8, POINTS, '122 1/10 points so far. Week 5 ended with 105 3/10 points.'],
  [9, 6, 8, POINTS, '16 4/5 points more than in week 5.'],
  [
    9,
    8,
    6,
    POINTS,
    '16 4/5 points more than in week 5, and 8 of 9 right on the first try. It was 6.',
  ],
  [9, 6, 8, FEWER, '122 1/10 points this week.'],
] as const)(
  'with %i done and %i first tries after %i, says what changed and nothing of fewer points',
  (done, firstTry, firstTryBefore, points, text) => {
    const since = { lastWeek: 5, done, firstTry, firstTryBefore };
    expect(sinceLastWeekWords(since, points).join('')).toBe(text);
  },
);
