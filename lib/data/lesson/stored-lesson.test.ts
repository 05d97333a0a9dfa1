import {
  answerFromStored,
  countLessonStepsDone,
  freshLessonSteps,
  isLessonStarted,
  lessonId,
  lessonStepDto,
  pickUnfinishedOrThisWeeksLesson,
  selectLessonGames,
  upgradeStoredLesson,
  visibleFigures,
  visibleLessonStepDtos,
} from '@/lib/data/lesson/stored-lesson';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import type { LessonFigure } from '@/lib/domain/graphs/graph-type';
import type { Lesson } from '@/lib/domain/graphs/lesson';
import { rational } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { type Services, setServices } from '@/lib/platform/services';
import type { LessonProgressStep, StudentLessonProgress } from '@/lib/store/collections/progress';
import { TEST_NOW } from '@/lib/testing/services';
import { typed } from '@/lib/testing/student-week';
import { submitLessonStepInput } from './dto';

const NOW = timestampFromDate(TEST_NOW);
const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});
const figure = (name: string) => ({ kind: name }) as unknown as LessonFigure;
const hints = { nudge: 'Look.', sibling: 'Like this.', nearly: 'Nearly.' };
const words = (key: string) => ({
  key,
  title: `The ${key}`,
  teach: `About ${key}.`,
  question: `What is ${key}?`,
});

/**
 * Three steps are enough to look at: two with one picture, a number, a choice and a number without
 * a unit.
 */
const lesson: Lesson = {
  type: 'circle',
  about: 'Three steps.',
  graphTitle: 'Title',
  meaning: 'It means something.',
  table: { caption: '', columns: [], rows: [] } as unknown as Lesson['table'],
  steps: [
    {
      ...words('half'),
      kind: 'number',
      figure: figure('A'),
      hints,
      answer: rational(7, 2),
      unit: 'yards',
      mistakes: [],
      exact: null,
    },
    {
      ...words('pick'),
      kind: 'choice',
      figure: figure('A'),
      hints,
      answer: 'b',
      options: [
        { key: 'a', label: 'The first', tag: 'first', hint: 'Is it the first?' },
        { key: 'b', label: 'The second', tag: 'second', hint: 'Is it the second?' },
      ],
    },
    {
      ...words('four'),
      kind: 'number',
      figure: figure('B'),
      hints,
      answer: rational(4),
      unit: '',
      mistakes: [],
      exact: null,
    },
  ],
};

const fresh: LessonProgressStep = {
  attempts: 0,
  correct: false,
  answer: null,
  choice: null,
  simplified: false,
  hints: { rung: 0, tag: null },
  mistakes: [],
};
const rightNumber: LessonProgressStep = {
  ...fresh,
  attempts: 2,
  correct: true,
  answer: mixed(3, 1, 2),
  simplified: true,
};
const rightChoice: LessonProgressStep = {
  ...fresh,
  attempts: 1,
  correct: true,
  choice: 'b',
  simplified: true,
};
const wrong = (
  lastWrong: Partial<NonNullable<LessonProgressStep['lastWrong']>>,
): LessonProgressStep => ({
  ...fresh,
  attempts: 1,
  lastWrong: { answer: null, choice: null, hints: { rung: 0, tag: null }, ...lastWrong },
});

const stored = (changes: Partial<StudentLessonProgress> = {}): StudentLessonProgress => ({
  id: 'lesson',
  studentId: 'kim',
  season: 2023,
  week: 6,
  type: 'circle',
  seed: 1,
  rules: 2,
  playerIds: [1],
  steps: [fresh, fresh, fresh],
  createdAt: NOW,
  completedAt: null,
  ...changes,
});

beforeAll(() => setServices({ now: () => TEST_NOW } as Services));
afterAll(() => setServices(undefined));

describe('one step as its student sees it', () => {
  const base = { attempts: 0, correct: false, simplified: false, own: null };
  const number = { ...words('half'), kind: 'number', unit: 'yards' };
  const choice = {
    ...words('pick'),
    kind: 'choice',
    options: [
      { key: 'a', label: 'The first' },
      { key: 'b', label: 'The second' },
    ],
  };
  const idea = { title: 'An idea to start with', text: 'Look.' };
  const again = 'Not yet. Take another look and try again.';
  const waiting = { ...fresh, attempts: 12, pausedAt: NOW };

  it.each([
    ['an open one', 0, fresh, { index: 0, ask: number, figureKey: 'figure-0', ...base }],
    [
      'a right number',
      0,
      rightNumber,
      {
        index: 0,
        ask: number,
        figureKey: 'figure-0',
        ...base,
        attempts: 2,
        correct: true,
        simplified: true,
        own: { kind: 'number', value: mixed(3, 1, 2), unit: 'yards' },
      },
    ],
    [
      'a right choice',
      1,
      rightChoice,
      {
        index: 1,
        ask: choice,
        figureKey: 'figure-0',
        ...base,
        attempts: 1,
        correct: true,
        simplified: true,
        own: { kind: 'choice', label: 'The second' },
      },
    ],
    [
      'a number that was right under older rules',
      2,
      { ...rightNumber, answer: null },
      {
        index: 2,
        ask: { ...words('four'), kind: 'number', unit: '' },
        figureKey: 'figure-2',
        ...base,
        attempts: 2,
        correct: true,
        simplified: true,
        carriedOver: true,
      },
    ],
    [
      'a choice that is no option any more',
      1,
      { ...rightChoice, choice: 'c' },
      {
        index: 1,
        ask: choice,
        figureKey: 'figure-0',
        ...base,
        attempts: 1,
        correct: true,
        simplified: true,
        carriedOver: true,
      },
    ],
    [
      'a wrong number',
      0,
      wrong({ answer: mixed(9) }),
      {
        index: 0,
        ask: number,
        figureKey: 'figure-0',
        ...base,
        attempts: 1,
        lastWrong: {
          message: again,
          tried: { kind: 'number', value: mixed(9), unit: 'yards' },
          hint: idea,
        },
      },
    ],
    [
      'a wrong choice',
      1,
      wrong({ choice: 'a' }),
      {
        index: 1,
        ask: choice,
        figureKey: 'figure-0',
        ...base,
        attempts: 1,
        lastWrong: {
          message: again,
          tried: { kind: 'choice', label: 'The first' },
          hint: { title: 'An idea to start with', text: 'Is it the first? Look.' },
        },
      },
    ],
    [
      'a wrong number that would be right now',
      0,
      wrong({ answer: mixed(0, 7, 2) }),
      { ...base, attempts: 1 },
    ],
    ['a wrong answer that says nothing', 0, wrong({}), { ...base, attempts: 1 }],
    [
      'a wrong choice that is no option any more',
      1,
      wrong({ choice: 'c' }),
      { ...base, attempts: 1 },
    ],
    [
      'a wrong answer before the right one',
      0,
      { ...rightNumber, ...wrong({ answer: mixed(9) }), correct: true, answer: mixed(3, 1, 2) },
      {
        ...base,
        attempts: 1,
        correct: true,
        own: { kind: 'number', value: mixed(3, 1, 2), unit: 'yards' },
      },
    ],
    ['one in a pause', 0, waiting, { ...base, attempts: 12, hold: { seconds: 5 } }],
    [
      'one without tries left',
      0,
      { ...waiting, attempts: 40 },
      { ...base, attempts: 40, hold: 'used-up' },
    ],
  ])('%s', (_, index, step, expected) => {
    const shown = lessonStepDto(
      lesson,
      [fresh, fresh, fresh].with(index, step as LessonProgressStep),
      index,
    );
    expect(shown).toMatchObject(expected);
    const named = ['index', 'ask', 'figureKey', ...Object.keys(expected)];
    expect(Object.keys(shown).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('is not there beyond the last one', () => {
    expect(() => lessonStepDto(lesson, [fresh, fresh, fresh], 3)).toThrow('No step 3');
    expect(() => lessonStepDto(lesson, [fresh], 1)).toThrow('No step 1');
  });
});

describe('how far a lesson is', () => {
  it.each([
    ['nothing done', [fresh, fresh, fresh], 0, [0], ['figure-0']],
    ['the first right', [rightNumber, fresh, fresh], 1, [0, 1], ['figure-0']],
    ['two right', [rightNumber, rightChoice, fresh], 2, [0, 1, 2], ['figure-0', 'figure-2']],
    ['all right', [rightNumber, rightChoice, rightNumber], 3, [0, 1, 2], ['figure-0', 'figure-2']],
    ['a gap, as no rule makes it', [rightNumber, fresh, rightNumber], 1, [0, 1], ['figure-0']],
  ])('decides what is seen of it: %s', (_, steps, done, seen, figures) => {
    expect(countLessonStepsDone(steps)).toBe(done);
    expect(visibleLessonStepDtos(lesson, steps).map(({ index }) => index)).toEqual(seen);
    expect(visibleFigures(lesson, steps)).toEqual(
      figures.map((key) => ({ key, figure: figure(key === 'figure-0' ? 'A' : 'B') })),
    );
  });

  it('is begun with the first try, right or wrong', () => {
    expect(isLessonStarted(stored())).toBe(false);
    expect(isLessonStarted(stored({ steps: [fresh, { ...fresh, attempts: 1 }, fresh] }))).toBe(
      true,
    );
    expect(isLessonStarted(stored({ steps: [] }))).toBe(false);
  });
});

describe('the lesson to go on with', () => {
  const begun = { steps: [{ ...fresh, attempts: 1 }, fresh, fresh] };
  const done = { ...begun, completedAt: NOW };

  it.each([
    ['none', [], null],
    ['this week’s', [stored({ id: 'this' })], 'this'],
    ['none of an earlier week that was not begun', [stored({ id: 'old', week: 5 })], null],
    [
      'one of an earlier week that was begun',
      [stored({ id: 'old', week: 4, ...begun }), stored({ id: 'this' })],
      'old',
    ],
    [
      'the newest of those that were begun',
      [stored({ id: 'older', week: 3, ...begun }), stored({ id: 'old', week: 4, ...begun })],
      'old',
    ],
    [
      'none that is finished, but this week’s',
      [stored({ id: 'old', week: 5, ...done }), stored({ id: 'this' })],
      'this',
    ],
    [
      'this week’s when it is finished',
      [stored({ id: 'old', week: 5, ...done }), stored({ id: 'this', ...done })],
      'this',
    ],
    ['none of an earlier week that is finished', [stored({ id: 'old', week: 5, ...done })], null],
  ])('is %s', (_, lessons, id) => {
    expect(pickUnfinishedOrThisWeeksLesson(lessons, 6)?.id ?? null).toBe(id);
  });

  it('is brought up to date', () => {
    const { rules: _, ...older } = stored({
      steps: [rightNumber, { ...fresh, attempts: 3, mistakes: ['x'] }, fresh],
    });
    const earned = { ...fresh, correct: true, attempts: 2, simplified: true };
    const now = { ...older, rules: 2, steps: [earned, fresh, fresh] };
    expect(pickUnfinishedOrThisWeeksLesson([older as StudentLessonProgress], 6)).toEqual(now);
    for (const rules of [1, 3]) expect(upgradeStoredLesson({ ...older, rules })).toEqual(now);
    const today = stored({ steps: [rightNumber, fresh, fresh] });
    expect(upgradeStoredLesson(today)).toBe(today);
  });
});

it('begins with nine steps in which nothing was done, under a name of its own', () => {
  expect(freshLessonSteps()).toEqual(Array.from({ length: 9 }, () => fresh));
  expect(lessonId(internSeasonKey(2023), 6, 'circle', 'kim')).toBe('2023_6_circle_kim');
  expect(lessonId(internSeasonKey(2025, 2023), 6, 'circle', 'kim')).toBe('2025-2023_6_circle_kim');
});

it('reads a stored wrong answer as a number, a choice or nothing', () => {
  expect(answerFromStored({ answer: mixed(2), choice: null })).toEqual({
    kind: 'number',
    value: mixed(2),
  });
  expect(answerFromStored({ answer: null, choice: 'a' })).toEqual({ kind: 'choice', key: 'a' });
  expect(answerFromStored({ answer: null, choice: null })).toBeNull();
});

it('takes the games of known players up to its week, with what a lesson looks at', () => {
  const games = [
    { Week: 1, RushingYards: 5, ReceivingYards: 6, Receptions: 7, PassingYards: 8 },
    { Week: 2, RushingYards: -1, ReceivingYards: 0, Receptions: 3, PassingYards: 9 },
    { Week: 3, RushingYards: 1, ReceivingYards: 1, Receptions: 1, PassingYards: 1 },
  ];
  const snapshot = {
    players: new Map([[11, { PlayerID: 11, Name: 'Bo Ray', Position: 'WR' }]]),
    playerGames: (id: number, throughWeek: number) =>
      id === 11 ? games.filter(({ Week }) => Week <= throughWeek) : [],
    isPlayerGameUnreadable: () => false,
  } as unknown as SeasonSnapshot;
  expect(selectLessonGames(snapshot, [12, 11], 2)).toEqual({
    throughWeek: 2,
    leftOut: [],
    players: [
      {
        id: 11,
        name: 'Bo Ray',
        position: 'WR',
        games: [
          { week: 1, rushingYards: 5, receivingYards: 6, receptions: 7 },
          { week: 2, rushingYards: -1, receivingYards: 0, receptions: 3 },
        ],
      },
    ],
  });
});

it.each([
  ['a number', {}, true],
  ['a choice', { typed: undefined, choice: 'a' }, true],
  ['the first step', { step: 0 }, true],
  ['the ninth step', { step: 8 }, true],
  ['a tenth step', { step: 9 }, false],
  ['a step before the first', { step: -1 }, false],
  ['half a step', { step: 0.5 }, false],
  ['no such lesson', { type: 'pie' }, false],
  ['rules that are no whole number', { rules: 1.5 }, false],
  ['no rules, as from an old page', { rules: undefined }, true],
  ['a key of 100 letters', { choice: 'a'.repeat(100) }, true],
  ['a key of 101 letters', { choice: 'a'.repeat(101) }, false],
  ['a week after the last', { week: 19 }, false],
  ['no usable id', { operationId: 'short' }, false],
])('reads %s as it should be', (_, changes, isRead) => {
  const sent = {
    type: 'circle',
    week: 6,
    step: 3,
    rules: 2,
    typed: typed('1'),
    operationId: 'operation-1',
    answer: 7,
  };
  const { success, data } = submitLessonStepInput.safeParse({ ...sent, ...changes });
  expect(success).toBe(isRead);
  if (data) expect(Object.keys(data)).not.toContain('answer');
});
