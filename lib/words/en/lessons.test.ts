import { rational } from '@/lib/domain/numbers/fractions';
import { GRAPH_WORDS } from './graphs/registry';
import { lessonResultText } from './lessons';
import { lessonFinishedText } from './week';

it.each<[number[], string]>([
  [[1, 1, 1], 'You found all 3 answers on the first try.'],
  [[2, 2, 2], 'You found all 3 answers on the second try.'],
  [[3, 9, 4], 'You found all 3 answers, each after more tries.'],
  [
    [1, 2, 3],
    'You found all 3 answers: 1 on the first try, 1 on the second try, and 1 after more tries.',
  ],
  [[2, 5, 2], 'You found all 3 answers: 2 on the second try and 1 after more tries.'],
])('a lesson with %j tries ends with “%s”', (tries, sentence) =>
  expect(lessonResultText(tries)).toBe(sentence),
);

it.each<[number, string]>([
  [0, 'Histograms lesson done: you kept going and found all 9.'],
  [4, 'Histograms lesson done: 4 of 9 on your first try.'],
  [9, 'Histograms lesson done: all 9 on your first try.'],
])('a finished lesson with %d right on the first try', (firstTry, sentence) =>
  expect(lessonFinishedText('Histograms', firstTry, 9)).toBe(sentence),
);

it('says what the last answer of each lesson means, with its unit', () => {
  const half = rational(11, 2);
  const { circle, histogram } = GRAPH_WORDS;
  const share = { from: 0, to: 15, count: 2 };
  expect([
    circle.lesson.meaning(rational(245), { own: 'A', other: 'B', largest: 'Bo Li', judged: 'A' }),
    GRAPH_WORDS['stacked-bar'].lesson.meaning(rational(62), {
      own: 'A',
      other: 'B',
      more: 'A',
      less: 'B',
    }),
    GRAPH_WORDS['multiple-line'].lesson.meaning(half, {
      a: 'Al',
      b: 'Bo',
      more: 'Bo',
      less: 'Al',
    } as Parameters<(typeof GRAPH_WORDS)['multiple-line']['lesson']['meaning']>[1]),
    GRAPH_WORDS['stem-and-leaf'].lesson.meaning(rational(1), {
      split: 1,
      leafOf: 1,
      empty: null,
      stem: 1,
      edge: 20,
    } as Parameters<(typeof GRAPH_WORDS)['stem-and-leaf']['lesson']['meaning']>[1]),
    histogram.lesson.meaning(rational(38), {
      edge: 15,
      below: '',
      asked: share,
      share,
      otherEdge: 45,
    } as Parameters<typeof histogram.lesson.meaning>[1]),
    GRAPH_WORDS['scatter-plot'].lesson.meaning(half, {
      player: 'A',
      week: 1,
      limit: 1,
      more: 1,
      far: 7,
      start: 'A',
    }),
    GRAPH_WORDS['box-and-whisker'].lesson.meaning(half, { hasLoss: false, isOdd: true }),
  ]).toEqual([
    'All the slices except Bo Li’s fill about 245 of the circle’s 360 degrees.',
    'Of all the yards these players gained, about 62 out of every 100 came from catching.',
    'On average, Bo gained 5 1/2 more yards per game than Al.',
    'The middle is 1 yard: at least half of the games have that many or fewer, and at least ' +
      'half have that many or more.',
    'In about 38 percent of these games, a player gained fewer than 45 yards.',
    'For a game with 7 catches, the line predicts 5 1/2 yards. ' +
      'A real game may turn out differently.',
    'The box is 5 1/2 yards wide, and at least half of these games are in it.',
  ]);
});
