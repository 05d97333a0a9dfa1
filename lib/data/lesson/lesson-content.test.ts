import {
  drawWordedLessonDraft,
  LESSON_RULES_VERSION,
  lessonClosedReason,
  makeLesson,
} from '@/lib/data/lesson/make-lesson';
import type { Lesson, LessonStep, NumberStep } from '@/lib/domain/graphs/lesson';
import { mentionsAnswer } from '@/lib/domain/lessons/lesson-plan';
import { seededRandom } from '@/lib/domain/numbers/random';
import { faultInExample } from '@/lib/testing/lesson-examples';
import { column } from '@/lib/testing/lesson-oracle';
import { walkLessons } from '@/lib/testing/lesson-seasons';
import {
  checkedLesson,
  checkLesson,
  GRAPH_TYPES,
  hadToStartAtZero,
  rightAnswerText,
  seenStep,
  tinyRows,
  type WalkedLesson,
} from '@/lib/testing/lesson-walk';
import { realSeason } from '@/lib/testing/real-season';
import { STARTERS } from '@/lib/testing/student-week';
import { selectLessonGames } from './stored-lesson';

const starterRows = async (week = 6) =>
  selectLessonGames(await realSeason.load(2023), Object.values(STARTERS), week);

async function lessonFor(type: (typeof GRAPH_TYPES)[number], seed = 1): Promise<Lesson> {
  const lesson = makeLesson(type, await starterRows(), seed);
  if (!lesson) throw new Error(`No ${type}`);
  return lesson;
}

let walk: Promise<WalkedLesson[]> | undefined;
/**
 * Walked in the first test that asks, not before all of them, so that it is known which tests make
 * lessons.
 */
function walkedLessons(): Promise<WalkedLesson[]> {
  walk ??= Promise.all([walkLessons(2023, 5, [1, 3, 6, 18]), walkLessons(2025, 3, [4, 11])]).then(
    (walks) => walks.flat(),
  );
  return walk;
}

it('makes nine steps of every type: each answer can be worked out from the page, and none is told', async () => {
  const walked = await walkedLessons();
  for (const type of GRAPH_TYPES)
    expect(walked.filter((each) => each.type === type).length).toBeGreaterThan(15);
});

it('is open exactly where the nine questions can be asked, also of few numbers that are alike, zero or below it', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    for (const type of GRAPH_TYPES)
      checkedLesson(type, tinyRows(seed), seed, `${type}, tiny rows ${seed}`);
  }
});

it('says of a closed lesson what its numbers lack, and how many there are', async () => {
  const { players } = await starterRows();
  const some = (count: number, week = 6) => ({
    throughWeek: week,
    players: players.slice(2, 2 + count),
  });
  expect(lessonClosedReason('circle', { throughWeek: 6, players: [] })).toBe(
    'This lesson needs three of your players with catches. So far there are none. More games, or other players, can open it.',
  );
  expect(lessonClosedReason('circle', some(1))).toContain('So far there is 1.');
  expect(lessonClosedReason('multiple-line', some(2, 1))).toContain(
    'two of your players with three games each within six weeks',
  );
});

it('never says the same place for the right choice: each comes about as often as another', async () => {
  const rows = await starterRows();
  for (const type of GRAPH_TYPES) {
    const places = new Map<string, number[]>();
    for (let seed = 0; seed < 100; seed += 1) {
      for (const step of makeLesson(type, rows, seed)?.steps ?? []) {
        if (step.kind !== 'choice') continue;
        const name = `${step.key} of ${step.options.length}`;
        const counts = places.get(name) ?? step.options.map(() => 0);
        const at = step.options.findIndex(({ key }) => key === step.answer);
        places.set(
          name,
          counts.map((count, index) => count + (index === at ? 1 : 0)),
        );
      }
    }
    for (const [name, counts] of places) {
      const all = counts.reduce((sum, count) => sum + count, 0);
      if (all < 50) continue;
      for (const count of counts)
        expect([name, counts, count > (all / counts.length) * 0.5]).toEqual([name, counts, true]);
    }
  }
});

it('shows trends of all three kinds, none of them nearly always', async () => {
  const trends = new Map<string, number>();
  const rows = await starterRows(18);
  for (let seed = 0; seed < 100; seed += 1) {
    const step = makeLesson('scatter-plot', rows, seed)?.steps.find(
      ({ kind }) => kind === 'choice',
    );
    if (step) trends.set(String(step.answer), (trends.get(String(step.answer)) ?? 0) + 1);
  }
  expect(trends.get('up')).toBeLessThan(65);
  expect(trends.get('down')).toBeGreaterThan(25);
  expect(trends.get('level')).toBeGreaterThan(3);
});

it('shows circles of three, four and five slices, and slices of all three sizes', async () => {
  const sizes = new Set<string>();
  const counts = new Set<number>();
  for (let seed = 0; seed < 60; seed += 1) {
    const lesson = makeLesson('circle', await starterRows(), seed);
    if (lesson) counts.add(lesson.table.rows.length);
    const step = lesson?.steps.find(({ key }) => key === 'benchmark');
    if (step) sizes.add(rightAnswerText(step));
  }
  expect(counts).toEqual(new Set([3, 4, 5]));
  expect(sizes).toEqual(
    new Set(['Less than a quarter', 'At least a quarter, less than half', 'Half or more']),
  );
});

it('asks for the range of games whose smallest is not 0, wherever there are such', async () => {
  const walked = await walkedLessons();
  const ranged = walked.filter(
    ({ type }) => type === 'stem-and-leaf' || type === 'box-and-whisker',
  );
  expect(ranged.length).toBeGreaterThan(40);
  const tiny = Array.from({ length: 120 }, (_, seed) => tinyRows(seed)).flatMap((rows, seed) =>
    (['stem-and-leaf', 'box-and-whisker'] as const).flatMap((type) => {
      const lesson = makeLesson(type, rows, seed);
      return lesson ? [{ type, rows, lesson }] : [];
    }),
  );
  for (const each of [...ranged, ...tiny]) {
    const startsAtZero = Math.min(...column(each.lesson, 'Yards')) === 0;
    if (startsAtZero) expect(hadToStartAtZero(each)).toBe(true);
  }
});

it('takes the newest games', async () => {
  // Five of the starters run and catch, so that twenty-four games take five or six weeks.
  const rows = await starterRows(18);
  for (const [type, weeks] of [
    ['stem-and-leaf', 5],
    ['histogram', 5],
    ['box-and-whisker', 4],
    ['scatter-plot', 8],
  ] as const) {
    for (let seed = 0; seed < 10; seed += 1) {
      const lesson = makeLesson(type, rows, seed);
      const oldest = lesson ? Math.min(...column(lesson, 'Week')) : 0;
      expect([type, seed, oldest > 18 - weeks, oldest]).toEqual([type, seed, true, oldest]);
    }
  }
});

describe('a scatter plot whose lines all fall steeply', () => {
  const rowsOf = (...points: [catches: number, yards: number][]) => ({
    throughWeek: points.length,
    players: [
      {
        id: 1,
        name: 'Bo Ray',
        position: 'WR' as const,
        games: points.map(([receptions, receivingYards], index) => ({
          week: index + 1,
          rushingYards: 0,
          receivingYards,
          receptions,
        })),
      },
    ],
  });

  it('asks between its two points, where it is above zero', () => {
    const rows = rowsOf([1, 60], [1, 55], [1, 50], [4, 3], [4, 2], [4, 1]);
    for (let seed = 0; seed < 10; seed += 1) {
      const lesson = checkedLesson('scatter-plot', rows, seed, 'steep') as Lesson;
      expect(seenStep(lesson, 8).question).toMatch(/for [23] catches\? Start at A,/);
    }
  });

  it('is closed where there is nothing between them, and says so', () => {
    const rows = rowsOf([1, 60], [1, 55], [1, 50], [2, 3], [2, 2], [2, 1]);
    expect(checkedLesson('scatter-plot', rows, 1, 'steep')).toBeNull();
    expect(lessonClosedReason('scatter-plot', rows)).toContain('falls below zero too soon');
  });
});

it('draws histograms of three bins, of eight, and of others', async () => {
  const walked = await walkedLessons();
  const bins = walked.flatMap(({ lesson }) => {
    const { figure } = lesson.steps[0] as LessonStep;
    return figure.kind === 'histogram' ? [figure.bins.length] : [];
  });
  expect(Math.min(...bins)).toBe(3);
  expect(Math.max(...bins)).toBe(8);
});

it('draws each point of a scatter plot once, and predicts nothing below zero', async () => {
  const walked = await walkedLessons();
  for (const { lesson } of walked.filter(({ type }) => type === 'scatter-plot')) {
    const spots = column(lesson, 'Catches').map(
      (x, index) => `${x} ${column(lesson, 'Yards')[index]}`,
    );
    expect(new Set(spots).size).toBe(spots.length);
    expect(lesson.steps[8]?.correctAnswer).toBeGreaterThanOrEqual(0);
  }
});

it('leaves no half to be rounded and no answer in a question, where other numbers are there', async () => {
  const rows = await starterRows();
  for (const type of GRAPH_TYPES) {
    for (let seed = 1; seed <= 25; seed += 1) {
      for (const step of makeLesson(type, rows, seed)?.steps ?? []) {
        if (step.kind === 'choice') continue;
        const half = step.exact !== null && step.exact.d === 2n;
        const told = [step.question, step.teach].filter((text) =>
          mentionsAnswer(text, step.answer),
        );
        expect([type, seed, step.key, half, told]).toEqual([type, seed, step.key, false, []]);
      }
    }
  }
});

it('ends a sentence once that ends with "Jr."', () => {
  const texts = Array.from({ length: 60 }, (_, seed) =>
    makeLesson('circle', tinyRows(seed), seed),
  ).flatMap((lesson) => lesson?.steps.map(({ hints }) => hints.nearly) ?? []);
  expect(texts.join()).toContain('Jr.');
  expect(texts.join()).not.toContain('..');
});

it('tells players of one name apart', () => {
  const players = [5, 3, 2].map((receptions, id) => ({
    id,
    name: id === 2 ? 'Bo Ray' : 'Al Li',
    position: 'WR' as const,
    games: [{ week: 1, rushingYards: 0, receivingYards: 9, receptions }],
  }));
  const { table } = checkedLesson(
    'circle',
    { throughWeek: 1, players },
    1,
    'two of one name',
  ) as Lesson;
  expect(new Set(table.rows.map((row) => row.join()))).toEqual(
    new Set(['Al Li #1,5', 'Al Li #2,3', 'Bo Ray,2']),
  );
});

it.each(GRAPH_TYPES)(
  'has forty true examples for each step of %s, should the first ones tell its answer',
  async (type) => {
    const { steps } = drawWordedLessonDraft(type, await starterRows(), seededRandom(1));
    for (const { key, sibling } of steps) {
      for (let variant = 0; variant < 40; variant += 1) {
        expect([key, sibling(variant), faultInExample(sibling(variant))]).toEqual([
          key,
          sibling(variant),
          null,
        ]);
      }
    }
  },
);

it.each(GRAPH_TYPES)('knows at least three misconceptions about %s', async (type) => {
  const { steps } = await lessonFor(type);
  const tags = steps.flatMap((step) =>
    step.kind === 'number' ? step.mistakes.map(({ tag }) => tag) : [],
  );
  expect(new Set(tags).size).toBeGreaterThanOrEqual(3);
});

it('makes the same lesson of the same numbers and seed, and another one of another seed', async () => {
  for (const type of GRAPH_TYPES) {
    expect(await lessonFor(type, 3)).toEqual(await lessonFor(type, 3));
    expect(await lessonFor(type, 3)).not.toEqual(await lessonFor(type, 4));
  }
});

describe('the walk itself finds', () => {
  const broken: [string, (step: NumberStep) => LessonStep][] = [
    [
      'a hint with the answer in it',
      (step) => ({
        ...step,
        hints: { ...step.hints, sibling: `It is ${step.answer.toFraction()}.` },
      }),
    ],
    ['a wrong key', (step) => ({ ...step, answer: step.answer.add(1) })],
    [
      'a worked example that is false',
      (step) => ({ ...step, hints: { ...step.hints, sibling: '7 + 9,000 = 9,008 in all.' } }),
    ],
    [
      'a sentence that ends twice',
      (step) => ({ ...step, question: `${step.question.replace('?', '')} Jr..` }),
    ],
    [
      'a misconception that accuses the right answer',
      (step) => ({ ...step, mistakes: [{ tag: 'x', hint: 'Look again.', value: step.answer }] }),
    ],
    [
      'a misconception that comes of nothing',
      (step) => ({
        ...step,
        mistakes: [...step.mistakes, { tag: 'x', hint: 'Look.', value: step.answer.add(7_777) }],
      }),
    ],
    [
      'an answer that no box can hold',
      (step) => ({ ...step, answer: step.answer.add(1).div(123_456_789) }),
    ],
  ];
  it.each(broken)('%s', async (_, spoil) => {
    const lesson = await lessonFor('stacked-bar');
    const steps = lesson.steps.map((step, index) =>
      index === 1 && step.kind === 'number' ? spoil(step) : step,
    );
    expect(() => checkLesson(lesson, 'whole')).not.toThrow();
    expect(() => checkLesson({ ...lesson, steps }, 'spoilt')).toThrow(/spoilt: step/);
  });
});

/**
 * What the lessons of these seeds ask and take for right. When this turns red, the same seed makes
 * another lesson than before: raise LESSON_RULES_VERSION, so that nothing typed for an old question
 * is graded against a new one, and then take the new print.
 */
it('does not change a lesson that somebody has begun', async () => {
  const asked = [];
  for (const type of GRAPH_TYPES) {
    for (const seed of [1, 2, 3]) {
      const lesson = await lessonFor(type, seed);
      const digits = (index: number) =>
        seenStep(lesson, index).question.replaceAll(/\D+/g, ' ').trim();
      asked.push(
        lesson.table.rows,
        ...lesson.steps.map((step, index) => [step.key, digits(index), rightAnswerText(step)]),
      );
    }
  }
  expect({ rules: LESSON_RULES_VERSION, print: printOf(JSON.stringify(asked)) }).toEqual({
    rules: 2,
    print: -1952224819,
  });
});

function printOf(text: string): number {
  return [...text].reduce((print, letter) => (Math.imul(print, 31) + letter.charCodeAt(0)) | 0, 7);
}
