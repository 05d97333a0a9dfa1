import type { SignedInViewer } from '@/lib/data/access/viewer';
import { changeScoreCardSettings, joinLeague } from '@/lib/data/league/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { type SubmitStepInput, submitStepInput } from '@/lib/data/score-card/dto';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { studentPlayerScoreAttempts } from '@/lib/store/collections/attempts';
import { leagues } from '@/lib/store/collections/leagues';
import { helmetStickers, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { openLeague } from '@/lib/testing/open-league';
import type { TestServices } from '@/lib/testing/services';
import {
  giveLineup,
  installStudentWeek,
  RIGHT_ANSWERS,
  stepTryInput,
  typed,
  WEEK,
} from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const submit = (text: string, changes: Partial<SubmitStepInput> = {}) =>
  submitStep(kim, stepTryInput('WR1', text, changes));

/** Tyreek Hill: no run, 6 catches, 163 yards, a touchdown: 6 + 16 3/10 + 5 = 27 3/10. */
const SLIPPED: StudentWorkLine[] = ['0', '0', '6', '163 1/10', '5'].map((text, place) => ({
  of: [place],
  typed: text,
}));
const MARKS = {
  marks: [0, 1, 2, 3, 4].map((place) => ({ of: [place], fits: place !== 3 })),
  fits: 'Not yet. Four lines are right, and one isn’t yet.',
  adding: {
    right: true,
    text: 'Your adding is right: together, your lines make 174 1/10. Only line 4 needs another look.',
  },
};

const attempts = async () => test.store.query(studentPlayerScoreAttempts, {});
const stepOfWr1 = async () => (await test.store.query(studentWeeklyProgress, {}))[0]?.steps[3];
const lastWrong = async () => (await getOrOpenScoreCard(kim, WEEK))?.steps[3]?.lastWrong;

it('are judged with a wrong sum, kept with its try, and told again after a reload', async () => {
  const verdict = await submit('174 1/10', { lines: SLIPPED });
  expect(verdict).toMatchObject({ outcome: 'wrong', attempts: 1, hint: { marks: MARKS } });
  expect(await attempts()).toMatchObject([{ lines: SLIPPED }]);
  expect((await lastWrong())?.hint.marks).toEqual(MARKS);
  expect((await lastWrong())?.lines).toEqual(SLIPPED);
});

it('never bring the answer back, however right they are beside a wrong sum', async () => {
  const right = SLIPPED.map((line) => (line.of[0] === 3 ? { ...line, typed: '16 3/10' } : line));
  const verdict = await submit('28 3/10', { lines: right });
  expect(verdict.hint?.marks).toMatchObject({
    fits: 'Not yet. These five lines are right.',
    adding: null,
  });
  for (const told of [verdict, await getOrOpenScoreCard(kim, WEEK)]) {
    expect(JSON.stringify(told)).not.toMatch(/27 3\/10|"wholeNumber":27,/);
  }
});

it('are looked at once, at no cost, when they come after their sum', async () => {
  await submit('174 1/10');
  const looked = await submit('174 1/10', { lines: SLIPPED });
  const fits = `${MARKS.fits} This didn’t use up a try.`;
  expect(looked).toMatchObject({
    outcome: 'wrong',
    attempts: 1,
    hint: { marks: { ...MARKS, fits } },
  });
  expect(looked.hint?.text).not.toContain('You tried this number before');
  expect((await lastWrong())?.hint.marks).toEqual(MARKS);
  expect(await attempts()).toHaveLength(1);
  // Other lines with the same sum wait for another sum: right lines can't be found out by trying.
  const fixed = SLIPPED.map((line) => (line.of[0] === 3 ? { ...line, typed: '16 3/10' } : line));
  expect(await submit('174 1/10', { lines: fixed })).toMatchObject({
    outcome: 'refused',
    attempts: 1,
    hint: null,
  });
  expect((await lastWrong())?.hint.marks).toEqual(MARKS);
});

it('say nothing while they stand alone, and nothing about a right sum', async () => {
  expect(await submit('', { lines: SLIPPED })).toMatchObject({ outcome: 'refused', hint: null });
  expect(await submit('27 3/10', { lines: SLIPPED })).toMatchObject({
    outcome: 'right',
    attempts: 1,
    hint: null,
  });
  expect(await attempts()).toMatchObject([{ correct: true, lines: SLIPPED }]);
});

it('belong to the request: the same operation with other lines is another one', async () => {
  await submit('174 1/10', { lines: SLIPPED, operationId: 'the-same-operation' });
  expect(
    await submit('174 1/10', { lines: SLIPPED, operationId: 'the-same-operation' }),
  ).toMatchObject({ attempts: 1 });
  await expect(submit('174 1/10', { operationId: 'the-same-operation' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

it('tell with the first wrong answer which skills it missed, also when they come after their sum', async () => {
  await submit('174 1/10');
  expect((await stepOfWr1())?.firstWrong).not.toHaveProperty('lines');
  expect(await stepOfWr1()).not.toHaveProperty('foundInLines');
  await submit('174 1/10', { lines: SLIPPED });
  // 163 × 1/10 as 163 1/10.
  const missed = { lines: [3], addsUp: true, broke: [{ part: 'rule', lines: [3] }] };
  expect((await stepOfWr1())?.firstWrong).toMatchObject(missed);
  const other = SLIPPED.map((line) => (line.of[0] === 0 ? { ...line, typed: '1' } : line));
  await submit('175 1/10', { lines: other });
  await submit('27 3/10');
  expect(await stepOfWr1()).toMatchObject({
    correct: true,
    attempts: 3,
    firstWrong: missed,
    foundInLines: ['side-by-side'],
  });
});

it('stand beside the right line once the card is done, as the first wrong one was written', async () => {
  await submit('174 1/10', { lines: SLIPPED });
  const twice = SLIPPED.map((line) => (line.of[0] === 3 ? { ...line, typed: '1630' } : line));
  await submit('1641', { lines: twice });
  for (const step of STEP_KEYS) {
    expect(await getOrOpenScoreCard(kim, WEEK)).not.toHaveProperty('beaten');
    await submit(RIGHT_ANSWERS[step], { step });
  }
  expect((await getOrOpenScoreCard(kim, WEEK))?.beaten).toEqual({
    count: 163,
    rate: { wholeNumber: 0, numerator: 1, denominator: 10 },
    before: { wholeNumber: 163, numerator: 1, denominator: 10 },
    now: { wholeNumber: 16, numerator: 3, denominator: 10 },
    tries: 3,
  });
});

it('earn a sticker when the mistake they showed is fixed: one a week, and one for a close guess', async () => {
  const stickers = async () =>
    (await test.store.query(helmetStickers, {})).map(({ week, reason, place }) => [
      week,
      reason,
      place,
    ]);
  await submit('174 1/10', { lines: SLIPPED, estimate: 28 });
  expect(await stickers()).toEqual([]);
  await submit('27 3/10');
  const both = [
    [WEEK, 'close-guess', null],
    [WEEK, 'mistake-beaten', null],
  ];
  expect((await stickers()).toSorted()).toEqual(both);
  const [first] = await test.store.query(helmetStickers, {});
  await test.store.merge(helmetStickers, first?.id ?? '', { place: { x: 40, y: 70 } });
  await submitStep(kim, stepTryInput('K', '8', { estimate: 8 }));
  expect(await stickers()).toHaveLength(2);
  expect((await test.store.query(helmetStickers, {})).map(({ place }) => place)).toContainEqual({
    x: 40,
    y: 70,
  });
});

it('are not asked of an answer that is right at once, and its form is kept', async () => {
  await submit('27 6/20');
  await submit('27 3/10');
  const step = await stepOfWr1();
  expect(step).toMatchObject({ correct: true, simplified: true, longForm: true });
  expect(step).not.toHaveProperty('firstWrong');
});

it('a fresh card holds no key of an answer: nothing in it tells how far the ball will go', async () => {
  const fresh = await getOrOpenScoreCard(kim, WEEK);
  const receiver = fresh?.steps[3];
  expect(receiver).toMatchObject({ key: 'WR1', attempts: 0, own: null });
  expect(receiver).not.toHaveProperty('guess');
  // 27 3/10 is what it comes to, 16 3/10 what its yards do.
  expect(JSON.stringify(fresh)).not.toMatch(
    /27 3\/10|27\.3|273|"wholeNumber":27,|16 3\/10|"wholeNumber":16,/,
  );
});

it('are open, and a guess is asked for, as the teacher of the class wants it', async () => {
  expect(await getOrOpenScoreCard(kim, WEEK)).toMatchObject({
    cardLines: 'after-wrong',
    asksForGuess: true,
  });
  const teacher = await test.teacher('ada@school.org');
  const { id: leagueId } = await openLeague(teacher, {
    name: 'Room 12',
    password: 'brave otter',
  });
  const [league] = await test.store.query(leagues, {});
  await joinLeague(kim, { code: league?.code ?? 0, password: 'brave otter' }, 'here');
  await giveLineup(test.store, kim, WEEK);
  await changeScoreCardSettings(teacher, {
    leagueId,
    cardLines: 'until-three',
    asksForGuess: false,
    hasDrive: true,
  });
  expect(await getOrOpenScoreCard(kim, WEEK)).toMatchObject({
    cardLines: 'until-three',
    asksForGuess: false,
  });
});

it('leave on a right step what was found on the way, and nothing on one that was right at once', async () => {
  const found = async () => (await getOrOpenScoreCard(kim, WEEK))?.steps[3]?.found;
  await submit('27');
  expect(await found()).toBeUndefined();
  await submit('27 3/10');
  expect(await found()).toMatch(/\.$/);
  await submit('21 2/5', { step: 'TE' });
  expect((await getOrOpenScoreCard(kim, WEEK))?.steps[5]).not.toHaveProperty('found');
});

it('keep a guess only from before the first answer', async () => {
  expect((await submit('9', { estimate: 30 })).guess).toEqual({
    at: 30,
    says: 'You guessed 30. This is 21 away. Which do you trust?',
  });
  await submit('10', { estimate: 27 });
  expect(await stepOfWr1()).toMatchObject({ estimate: 30 });
  expect((await attempts()).map(({ estimate }) => estimate).sort()).toEqual([27, 30]);
  const far = { at: 30, says: 'You guessed 30. This is 20 away. Which do you trust?' };
  expect((await getOrOpenScoreCard(kim, WEEK))?.steps[3]?.guess).toEqual(far);
  const right = { at: 30, says: 'Your guess was only 2 7/10 away.' };
  expect((await submit('27 3/10')).guess).toEqual(right);
  expect((await getOrOpenScoreCard(kim, WEEK))?.steps[3]?.guess).toEqual(right);
});

it('are refused where two boxes are about the same line, or one is about none', () => {
  const input = { week: 6, step: 'WR1', typed: typed('9'), operationId: 'operation-1' };
  const reads = (lines: unknown) => submitStepInput.safeParse({ ...input, lines }).success;
  expect(reads(SLIPPED)).toBe(true);
  expect(
    reads([
      { of: [1, 2], typed: '' },
      { of: [2], typed: '' },
    ]),
  ).toBe(false);
  expect(reads([{ of: [3, 3], typed: '' }])).toBe(false);
  expect(reads([{ of: [], typed: '1' }])).toBe(false);
  expect(reads([{ of: [8], typed: '1' }])).toBe(false);
});
