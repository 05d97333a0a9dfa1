import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { LESSON_RULES_VERSION } from '@/lib/data/lesson/make-lesson';
import { getOrOpenLesson } from '@/lib/data/lesson/queries';
import { restoreLesson } from '@/lib/data/lesson/stored-lesson';
import { fromMixed, type Rational } from '@/lib/domain/numbers/fractions';
import { parseAnswerText } from '@/lib/domain/testing/steps';
import { operations } from '@/lib/store/collections/accounts';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentLessonProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  installStudentWeek,
  nextOperationId,
  RIGHT_ANSWERS,
  STARTERS,
  typed,
  WEEK,
} from '@/lib/testing/student-week';
import { submitStep } from './commands';
import type { VerdictDto } from './dto';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
  await getOrOpenLesson(kim, 'circle');
});
afterEach(() => test.dispose());

type Place = {
  name: string;
  submit: (text: string, operationId: string) => Promise<VerdictDto & { tries: number }>;
  right: () => Promise<Rational>;
  /** Where a right answer is asked for in its shortest form. */
  asksForForm: boolean;
};

const PLACES: Place[] = [
  {
    name: 'a step of a score card',
    submit: async (text, operationId) => {
      const verdict = await submitStep(kim, {
        week: WEEK,
        step: 'QB',
        typed: typed(text),
        operationId,
      });
      return { ...verdict, tries: verdict.attempts };
    },
    right: async () => fromMixed(parseAnswerText(RIGHT_ANSWERS.QB)),
    asksForForm: true,
  },
  {
    name: 'a step of a lesson',
    submit: async (text, operationId) => {
      const input = {
        type: 'circle' as const,
        week: WEEK,
        rules: LESSON_RULES_VERSION,
        step: 0,
        typed: typed(text),
        operationId,
      };
      const { step, ...verdict } = await submitLessonStep(kim, input);
      return { ...verdict, tries: step.attempts };
    },
    right: async () => {
      const stored = await test.store.get(
        studentLessonProgress,
        `${TEST_SEASON}_${WEEK}_circle_${kim.accountId}`,
      );
      const step = stored && restoreLesson(await realSeason.load(TEST_SEASON), stored)?.steps[0];
      if (step?.kind !== 'number')
        throw new Error('The first step of a circle lesson is a number.');
      return step.answer;
    },
    asksForForm: true,
  },
  {
    name: 'a game to scout',
    submit: async (text, operationId) => {
      const player = { position: 'QB' as const, id: STARTERS.QB };
      const verdict = await submitScouting(kim, {
        ...player,
        week: WEEK,
        typed: typed(text),
        operationId,
      });
      return { ...verdict, tries: verdict.attempts };
    },
    right: async () => fromMixed(parseAnswerText(RIGHT_ANSWERS.QB)),
    asksForForm: false,
  },
];

/** In any form: 5/2 as 10/4 when `times` is 2. */
const written = ({ s, n, d }: Rational, times: bigint) => `${s * n * times}/${d * times}`;

describe.each(PLACES)('an answer to $name', ({ submit, right, asksForForm }) => {
  const send = async (text: string) => {
    const { outcome, tries, hold } = await submit(text, nextOperationId());
    return [outcome, tries, hold];
  };

  it('is judged in every case as an answer anywhere else', async () => {
    const answer = await right();
    const table: [string, string, number][] = [
      ['', 'refused', 0],
      ['3 r 3', 'refused', 0],
      ['12345678', 'refused', 0],
      ['1/0', 'refused', 0],
      ['-771/2', 'wrong', 1],
      ['-385 1/2', 'refused', 1],
      ['-385.5', 'refused', 1],
      ['x', 'refused', 1],
      ['-772', 'wrong', 2],
      ['-385 1/2', 'wrong', 3],
      [written(answer, 2n), 'right', 4],
      [written(answer, 3n), 'right', 4],
      ['-773', 'right', 4],
      [`${answer.toFraction(true)}`, 'right', 4],
      ['-774', 'right', 4],
      ['x', 'right', 4],
      ['', 'right', 4],
      [`${answer.toFraction(true)}`, 'right', 4],
    ];
    for (const [text, outcome, tries] of table)
      expect([text, ...(await send(text))]).toEqual([text, outcome, tries, undefined]);
  });

  it('says what cannot be read of a shorter form only where one is asked for', async () => {
    await send(written(await right(), 2n));
    expect((await submit('x', nextOperationId())).outcome).toBe(asksForForm ? 'refused' : 'right');
  });

  it('waits from the twelfth wrong one on, and is not looked at meanwhile', async () => {
    for (let index = 1; index <= 11; index += 1)
      expect(await send(`-${770 + index}`)).toEqual(['wrong', index, undefined]);
    expect(await send('-800')).toEqual(['wrong', 12, { seconds: 5 }]);
    const answer = (await right()).toFraction(true);
    test.advance(1_000);
    expect(await send(answer)).toEqual(['refused', 12, { seconds: 4 }]);
    expect(await send('-800')).toEqual(['refused', 12, undefined]);
    expect(await send('x')).toEqual(['refused', 12, undefined]);
    test.advance(4_000);
    expect(await send(answer)).toEqual(['right', 13, undefined]);
  });

  it('has no forty-first try', async () => {
    for (let index = 1; index <= 40; index += 1) {
      await send(`-${770 + index}`);
      test.advance(60_000);
    }
    for (const text of ['-900', (await right()).toFraction(true)])
      expect(await send(text)).toEqual(['refused', 40, 'used-up']);
  });

  it('that comes again under its operation is told what it was told, with what is left of the pause, and counts once', async () => {
    const first = nextOperationId();
    const told = await submit('-771', first);
    expect(await submit('-771', first)).toEqual(told);
    for (let index = 2; index <= 11; index += 1) await send(`-${770 + index}`);
    const twelfth = nextOperationId();
    const paused = await submit('-800', twelfth);
    expect(paused.hold).toEqual({ seconds: 5 });
    test.advance(2_000);
    expect(await submit('-800', twelfth)).toEqual({ ...paused, hold: { seconds: 3 } });
    test.advance(3_000);
    expect(await submit('-800', twelfth)).toEqual({ ...paused, hold: null });
    for (const text of ['-801', 'x', ''])
      await expect(submit(text, twelfth)).rejects.toMatchObject({ code: 'conflict' });
    const last = nextOperationId();
    const done = await submit((await right()).toFraction(true), last);
    expect(done).toMatchObject({ outcome: 'right', tries: 13 });
    expect(await submit((await right()).toFraction(true), last)).toEqual(done);
    expect(await submit('-800', twelfth)).toEqual({ ...paused, hold: null });
    expect(await send('-900')).toEqual(['right', 13, undefined]);
    expect(await test.store.count(operations, {})).toBe(0);
  });

  it('counts once when it is sent many times at the same moment, and a wrong number once under many operations', async () => {
    const same = nextOperationId();
    const verdicts = await Promise.all(Array.from({ length: 6 }, () => submit('-771', same)));
    expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => submit('-772', nextOperationId())));
    expect(await send('-773')).toEqual(['wrong', 3, undefined]);
    await Promise.all(['-774', '-775', '-776'].map((text) => submit(text, nextOperationId())));
    expect(await send('-777')).toEqual(['wrong', 7, undefined]);
  });
});

const ATTEMPTS = [
  studentPlayerScoreAttempts,
  studentDraftScoreAttempts,
] as unknown as (typeof studentPlayerScoreAttempts)[];

async function storedResults(): Promise<string[]> {
  const attempts = await Promise.all(
    ATTEMPTS.map((collection) => test.store.query(collection, {})),
  );
  const lessons = await test.store.query(studentLessonProgress, {});
  const weeks = await test.store.query(studentWeeklyProgress, {});
  return [
    ...attempts.flat(),
    ...lessons.flatMap(({ tries = [] }) => tries),
    ...weeks.flatMap(({ recentTries = [] }) => recentTries),
  ].map(({ result = '' }) => result);
}

it.each(PLACES)(
  'the stored result of an answer to $name is codes and values, and no text',
  async ({ submit }) => {
    const verdict = await submit('-771', nextOperationId());
    expect(verdict.message).toMatch(/^Not yet\./);
    const results = await storedResults();
    expect(results.length).toBeGreaterThan(0);
    for (const stored of results) {
      for (const text of [verdict.message, verdict.hint?.title, verdict.hint?.text])
        expect(stored).not.toContain(text);
      expect(stored).not.toMatch(/[a-z] [a-z]+[.!?]"/);
    }
  },
);

it('an operation whose try is long ago is a conflict, and changes nothing', async () => {
  const [card] = PLACES;
  const first = nextOperationId();
  await card?.submit('-771', first);
  for (let index = 2; index <= 10; index += 1)
    await card?.submit(`-${770 + index}`, nextOperationId());
  await expect(card?.submit('-771', first)).rejects.toMatchObject({ code: 'conflict' });
  await expect(card?.submit('-790', first)).rejects.toMatchObject({ code: 'conflict' });
  expect(await card?.submit('-791', nextOperationId())).toMatchObject({ tries: 11 });
});
