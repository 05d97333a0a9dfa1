import {
  fillInAndSetAsideSteps,
  hasStoredPlayersAndAnswers,
  isTeamStepReady,
  lastWrongTryDto,
  rightStarterAnswers,
  stepContext,
} from '@/lib/data/score-card/steps';
import { lineupToFields } from '@/lib/domain/football/lineup';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { emptyCardSteps } from '@/lib/domain/week/steps';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import type { StudentLineup } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON } from '@/lib/testing/services';
import { STARTERS } from '@/lib/testing/student-week';

const WEEK = 6;
const AGAIN = 'Not yet. Look at the hint and try again.';
const AN_IDEA = { title: expect.stringMatching(/./), text: expect.stringMatching(/./) };
const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});

describe('the nine steps', () => {
  const nobody = { wholeNumber: 0, numerator: 0, denominator: 1 };
  const done = (answer: MixedNumber | null): Partial<StoredCardStep> => ({
    correct: true,
    attempts: 1,
    answer,
  });
  const nine = (changes: Partial<Record<StepKey, Partial<StoredCardStep>>> = {}) =>
    emptyCardSteps(Object.values(STARTERS)).map(
      (step, index): StoredCardStep => ({ ...step, ...changes[STEP_KEYS[index] ?? 'TEAM'] }),
    );
  const allDone = Object.fromEntries(
    STEP_KEYS.slice(0, 8).map((key) => [key, done(mixed(2, 1, 2))]),
  );
  const lineup: StudentLineup = {
    id: 'of-week-6',
    leagueIds: [],
    userId: 'kim',
    week: WEEK,
    season: TEST_SEASON,
    teamId: 'team',
    userUpdated: true,
    ...lineupToFields(STARTERS),
    updatedAt: { seconds: 1, nanoseconds: 0 },
  };

  it.each([
    ['nine open ones with their players', nine(), true],
    ['eight', nine().slice(0, 8), false],
    ['none', [], false],
    ['a right one with its answer', nine({ QB: done(mixed(1)) }), true],
    ['a right one without', nine({ QB: done(null) }), false],
    ['an open one without its player', nine({ K: { playerId: null } }), false],
    ['a right team without its answer', nine({ TEAM: done(null) }), false],
  ])('are whole or not: %s', (_, steps, whole) => {
    expect(hasStoredPlayersAndAnswers(steps)).toBe(whole);
  });

  it.each([
    ['all eight', nine(allDone), true],
    ['all eight and the team', nine({ ...allDone, TEAM: done(mixed(20)) }), true],
    ['the first seven', nine({ ...allDone, DEF: {} }), false],
    ['the last seven', nine({ ...allDone, QB: {} }), false],
    ['one that has no answer', nine({ ...allDone, TE: done(null) }), false],
  ])('are ready for the team when all starters are right: %s', async (_, steps, ready) => {
    expect(isTeamStepReady(steps)).toBe(ready);
    const snapshot = await realSeason.load(TEST_SEASON);
    const total = () =>
      stepContext({ snapshot, steps, week: WEEK, rules: 1 }, 'TEAM').total.toFraction();
    // Eight times two and a half.
    if (ready) expect(total()).toBe('20');
    else
      for (const ask of [total, () => rightStarterAnswers(steps)])
        expect(ask).toThrow('The team total needs all eight starters');
  });

  it('names what the team adds up by the starters, in the order of the line-up', () => {
    expect(rightStarterAnswers(nine({ ...allDone, DEF: done(mixed(9)) }))).toEqual([
      ...[
        'Quarterback',
        'Running Back 1',
        'Running Back 2',
        'Wide Receiver 1',
        'Wide Receiver 2',
        'Tight End',
        'Kicker',
      ].map((label) => ({ label, value: mixed(2, 1, 2) })),
      { label: 'Defense', value: mixed(9) },
    ]);
  });

  it('get back what another program has not kept: players, answers, and the total only when all eight are there', async () => {
    const about = { snapshot: await realSeason.load(TEST_SEASON), week: WEEK, rules: 1 as const };
    const stored = nine({
      QB: done(null),
      K: { ...done(mixed(5)), playerId: null },
      TE: { playerId: null },
      TEAM: { ...done(null), attempts: 3 },
    });
    const found = fillInAndSetAsideSteps(stored, lineup, about);
    expect(found[0]).toMatchObject({
      correct: true,
      answer: mixed(19, 11, 20),
      playerId: STARTERS.QB,
    });
    expect(found[6]).toMatchObject({ correct: true, answer: mixed(5), playerId: STARTERS.K });
    expect(found[5]).toMatchObject({ correct: false, answer: null, playerId: STARTERS.TE });
    expect(found[8]).toMatchObject({ correct: false, attempts: 3, answer: null, playerId: null });
    const whole = fillInAndSetAsideSteps(
      nine({ ...allDone, QB: done(null), TEAM: done(null) }),
      lineup,
      about,
    );
    // 19 11/20 and seven times 2 1/2.
    expect(whole[8]).toMatchObject({ correct: true, answer: mixed(37, 1, 20) });
    const kept = fillInAndSetAsideSteps(
      nine({ ...allDone, QB: done(null), TEAM: done(mixed(1)) }),
      lineup,
      about,
    );
    expect(kept[8]).toMatchObject({ correct: true, answer: mixed(1) });
    expect(fillInAndSetAsideSteps([], lineup, about)).toEqual(nine());
    expect(fillInAndSetAsideSteps([], null, about)).toEqual([]);
  });

  it('count 0 for somebody of whom nothing is known, and leave a right answer and everybody else alone', async () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const about = { snapshot: await realSeason.load(TEST_SEASON), week: WEEK, rules: 1 as const };
    const steps = nine({
      QB: { playerId: 999_999 },
      DEF: { playerId: null },
      K: { ...done(mixed(3)), playerId: 999_998 },
    });
    const found = fillInAndSetAsideSteps(steps, null, about);
    written.mockRestore();
    for (const index of [0, 7]) {
      expect(found[index]).toEqual({
        ...steps[index],
        correct: true,
        simplified: true,
        answer: nobody,
      });
    }
    for (const index of [1, 2, 3, 4, 5, 6, 8]) expect(found[index]).toEqual(steps[index]);
    const known = nine();
    expect(fillInAndSetAsideSteps(known, null, about)).toBe(known);
  });

  it('show a wrong answer again only while the step is open and the answer still wrong', async () => {
    const snapshot = await realSeason.load(TEST_SEASON);
    const wrong = (answer: MixedNumber) => ({
      attempts: 1,
      lastWrong: { answer, hints: { rung: 0, tag: null } },
    });
    const shown = (key: StepKey, changes: Partial<Record<StepKey, Partial<StoredCardStep>>>) =>
      lastWrongTryDto({ snapshot, steps: nine(changes), week: WEEK, rules: 1 }, key);
    const told = { message: AGAIN, tried: mixed(9), hint: AN_IDEA };
    expect(shown('K', { K: wrong(mixed(9)) })).toEqual(told);
    expect(shown('K', {})).toBeUndefined();
    expect(shown('QB', { K: wrong(mixed(9)) })).toBeUndefined();
    expect(
      shown('K', { K: { ...wrong(mixed(9)), correct: true, answer: mixed(8) } }),
    ).toBeUndefined();
    expect(shown('K', { K: wrong(mixed(8)) })).toBeUndefined();
    expect(shown('TEAM', { ...allDone, TEAM: wrong(mixed(9)) })).toEqual(told);
    expect(shown('TEAM', { ...allDone, TEAM: wrong(mixed(20)) })).toBeUndefined();
    expect(shown('TEAM', { ...allDone, DEF: {}, TEAM: wrong(mixed(9)) })).toBeUndefined();
    // The answers of the starters make the question: 20 is wrong as soon as one of them is another.
    expect(
      shown('TEAM', { ...allDone, DEF: done(mixed(0)), TEAM: wrong(mixed(20)) }),
    ).toMatchObject({ tried: mixed(20) });
  });
});
