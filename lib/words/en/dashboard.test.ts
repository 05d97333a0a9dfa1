import { allTasksAwardText, sinceLastWeekWords } from './dashboard';

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

const award = (
  left: Partial<Parameters<typeof allTasksAwardText>[0]>,
  nextWeek: number | null = 7,
) => allTasksAwardText({ allTasks: 'open', tasks: 5, scoreCard: 5, graphs: 4, ...left }, nextWeek);

it('promises the points for all tasks only while they can be earned, four tasks in the last week', () => {
  expect(award({})).toBe('Finish all five to earn 2 MVP points and a sticker for your helmet.');
  expect(award({ tasks: 4 }, null)).toBe(
    'Finish the first four to earn 2 MVP points and a sticker for your helmet.',
  );
  expect(award({ allTasks: 'earned' })).toMatch(/You earned/);
});

it('says after the lock what can still be earned, and nothing that can’t', () => {
  expect(award({ allTasks: 'missed', scoreCard: 4, graphs: 3 })).toBe(
    'You can still earn up to 4 MVP points with your score card and 2 MVP points with each of 3 graphs this week. ' +
      'Your next chance for the 2 points for all tasks is week 7.',
  );
  expect(award({ allTasks: 'missed', scoreCard: 0, graphs: 1 })).toMatch(
    /^You can still earn 2 MVP points with one more graph this week\. /,
  );
  expect(award({ allTasks: 'missed', scoreCard: 0, graphs: 0 })).toBe(
    'Your next chance for the 2 points for all tasks is week 7.',
  );
});
