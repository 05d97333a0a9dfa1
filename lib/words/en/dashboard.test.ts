import { sinceLastWeekWords } from './dashboard';

const POINTS = { points: '122 1/10', before: '105 3/10', more: '16 4/5' };

it.each([
  [
    'while the card is open',
    0,
    8,
    { ...POINTS, points: null, more: null },
    'Week 5 ended with 105 3/10 points, 8 of 9 right on the first try.',
  ],
  ['with more points', 6, 8, POINTS, '16 4/5 points more than in week 5.'],
  [
    'with more points and first tries',
    8,
    6,
    POINTS,
    '16 4/5 points more than in week 5, and 8 of 9 right on the first try. It was 6.',
  ],
  ['with fewer', 6, 8, { ...POINTS, more: null }, '122 1/10 points this week.'],
])(
  'says %s what changed, and nothing of fewer points',
  (_, firstTry, firstTryBefore, points, text) => {
    const since = { lastWeek: 5, firstTry, firstTryBefore };
    expect(sinceLastWeekWords<string>(since, points).join('')).toBe(text);
  },
);
