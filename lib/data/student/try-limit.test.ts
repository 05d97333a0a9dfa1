import { getPlayerCard } from '@/lib/data/draft/queries';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { getLeagueWeek, getPlayingField } from '@/lib/data/league-week/queries';
import { openLesson, submitLessonStep } from '@/lib/data/lesson/commands';
import { LESSON_RULES_VERSION } from '@/lib/data/lesson/make-lesson';
import { getOrOpenLesson } from '@/lib/data/lesson/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { giveMoreTries } from '@/lib/data/student/commands';
import { getStudentWork } from '@/lib/data/student/queries';
import type { WorkForMoreTries } from '@/lib/domain/answers/tries';
import { stuckRows } from '@/lib/domain/class/class-grid';
import type { StepKey } from '@/lib/domain/football/positions';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
} from '@/lib/store/collections/attempts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentLessonProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { TEST_SEASON } from '@/lib/testing/services';
import { giveLineup, RIGHT_ANSWERS, STARTERS, typed } from '@/lib/testing/student-week';
import { installTwoClasses, OWN_LEAGUE_ID, type TwoClasses } from '@/lib/testing/two-classes';

let test: TwoClasses;
let operation = 0;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const MINUTE = 60_000;
function newId(): string {
  operation += 1;
  return `limit-${operation}`;
}
const answer = (step: StepKey, text: string, { week = 6, operationId = newId() } = {}) =>
  submitStep(test.kim, { week, step, typed: typed(text), operationId });

async function answerWrong(step: StepKey, times: number, week = 6) {
  for (let index = 0; index < times; index += 1) {
    expect(await answer(step, `${1000 + operation}`, { week })).toMatchObject({ outcome: 'wrong' });
    test.advance(MINUTE);
  }
}

const give = (work: WorkForMoreTries, viewer = test.teacher) =>
  giveMoreTries(viewer, { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId, work });
const stored = () => test.store.count(studentPlayerScoreAttempts, {});
const page = (choice: { step: StepKey; until: number } | null = null) =>
  getStudentWork(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, 6, choice);

describe.each([6, 4])('a step of the score card of week %i', (week) => {
  beforeEach(() => giveLineup(test.store, test.kim, week));
  const shownHold = async () =>
    (await getOrOpenScoreCard(test.kim, week))?.steps.find(({ key }) => key === 'RB2')?.hold;

  it('is followed by a short pause from the twelfth wrong answer on, in which nothing is looked at or counted', async () => {
    const first = { week, operationId: newId() };
    await answer('RB2', '776', first);
    await answerWrong('RB2', 10, week);
    expect(await shownHold()).toBeUndefined();
    const operationId = newId();
    const twelfth = await answer('RB2', '777', { week, operationId });
    expect(twelfth).toMatchObject({ outcome: 'wrong', attempts: 12, hold: { seconds: 5 } });
    test.advance(2000);
    expect(await shownHold()).toEqual({ seconds: 3 });
    // Also the right answer: a pause must say nothing of it.
    const early = { week, operationId: newId() };
    for (const text of ['778', RIGHT_ANSWERS.RB2]) {
      const put = await answer('RB2', text, text === '778' ? { week } : early);
      expect(put).toMatchObject({
        outcome: 'refused',
        hold: { seconds: 3 },
        attempts: 12,
        own: null,
      });
    }
    expect(await stored()).toBe(12);
    // The one that was counted and whose answer was lost is known again, in the pause too, with
    // what is left of it.
    expect(await answer('RB2', '777', { week, operationId })).toEqual({
      ...twelfth,
      hold: { seconds: 3 },
    });
    expect(await answer('RB2', '776', first)).toMatchObject({ outcome: 'refused', attempts: 12 });
    expect(await stored()).toBe(12);
    expect(await answer('QB', '778', { week })).toMatchObject({ outcome: 'wrong' });
    test.advance(3000);
    // The same request after the pause: counted, once.
    const late = week === 6 ? { outcome: 'right' } : {};
    expect(await answer('RB2', RIGHT_ANSWERS.RB2, early)).toMatchObject({ attempts: 13, ...late });
    expect(await answer('RB2', RIGHT_ANSWERS.RB2, early)).toMatchObject({ attempts: 13, ...late });
    expect(await stored()).toBe(14);
  });

  it('grows its pauses to a minute and not beyond', async () => {
    await answerWrong('RB2', 22, week);
    expect(await answer('RB2', '555', { week })).toMatchObject({
      attempts: 23,
      hold: { seconds: 60 },
    });
    test.advance(MINUTE);
    await answerWrong('RB2', 10, week);
    expect(await answer('RB2', '556', { week })).toMatchObject({
      attempts: 34,
      hold: { seconds: 60 },
    });
  });
});

it('of 300 wrong answers sent at once to one step twelve are counted', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, index) => answer('QB', `${5000 + index}`)));
  expect(await stored()).toBe(12);
});

it('has no fortieth wrong answer after it: the step waits for the teacher, who sees it and opens it again with one press', async () => {
  await answerWrong('QB', 39);
  expect(await answer('QB', '888')).toMatchObject({
    outcome: 'wrong',
    attempts: 40,
    hold: 'used-up',
  });
  test.advance(24 * 60 * MINUTE);
  for (const text of ['889', RIGHT_ANSWERS.QB]) {
    expect(await answer('QB', text)).toMatchObject({
      outcome: 'refused',
      hold: 'used-up',
      attempts: 40,
    });
  }
  expect(await stored()).toBe(40);
  expect((await getOrOpenScoreCard(test.kim))?.steps[0]).toMatchObject({
    hold: 'used-up',
    attempts: 40,
  });

  const { rows } = await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 });
  expect(rows[0]?.steps[0]).toMatchObject({ attempts: 40, limit: 'used-up' });
  expect(stuckRows(rows, null)[0]?.reasons).toEqual([
    { kind: 'wrong', step: 'QB', wrong: 40, limit: 'used-up' },
  ]);
  // Nothing of it is for everybody's eyes.
  expect(
    JSON.stringify(await getPlayingField(test.teacher, OWN_LEAGUE_ID, { week: 6 })),
  ).not.toMatch(/used-up|40/);

  const work = { kind: 'card', week: 6, step: 'QB' } as const;
  expect((await page()).usedUp).toEqual([{ work, title: 'Week 6, Quarterback' }]);
  expect(await give(work)).toEqual({ opened: true, tries: 40 });
  expect(await give(work)).toMatchObject({ opened: false });
  expect((await page()).usedUp).toEqual([]);
  expect(
    await test.store.query(auditLog, {
      where: [{ field: 'action', op: '==', value: 'student.more-tries' }],
    }),
  ).toMatchObject([
    { actorId: test.teacher.accountId, target: test.kim.accountId, outcome: 'done' },
  ]);

  await answerWrong('QB', 11);
  expect(await answer('QB', RIGHT_ANSWERS.QB)).toMatchObject({
    outcome: 'right',
    attempts: 52,
    own: { wholeNumber: 19 },
  });
});

it('gives more tries to nobody but the own teacher, and only for what has none left', async () => {
  await answerWrong('QB', 40);
  const work = { kind: 'card', week: 6, step: 'QB' } as const;
  const before = await test.store.query(studentWeeklyProgress, {});
  for (const [, viewer, code] of test.refused()) {
    await expect(
      giveMoreTries(viewer, { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId, work }),
    ).rejects.toMatchObject({
      code,
    });
  }
  for (const other of [
    { ...work, step: 'K' as const },
    { ...work, week: 5 },
    { kind: 'lesson', week: 6, type: 'circle', step: 0 } as const,
    { kind: 'lesson', week: 6, type: '../x', step: 0 } as const,
    { kind: 'scouting', week: 6, type: '', step: 0 } as const,
  ]) {
    expect(await give(other)).toMatchObject({ opened: false });
  }
  expect(await test.store.query(studentWeeklyProgress, {})).toEqual(before);
});

it('shows the teacher ten tries of a step at a time, and the way to the others', async () => {
  await answerWrong('QB', 35);
  await answerWrong('K', 2);
  const numbers = async (until?: number) => {
    const { steps } = await page(until === undefined ? null : { step: 'QB', until });
    const { attempts, hasEarlier, hasLater } = steps[0] ?? { attempts: [] };
    expect(steps.find(({ key }) => key === 'K')?.attempts).toHaveLength(2);
    return [attempts.map(({ attempt }) => attempt), hasEarlier, hasLater];
  };
  expect(await numbers()).toEqual([[26, 27, 28, 29, 30, 31, 32, 33, 34, 35], true, false]);
  expect(await numbers(25)).toEqual([[16, 17, 18, 19, 20, 21, 22, 23, 24, 25], true, true]);
  expect(await numbers(5)).toEqual([[1, 2, 3, 4, 5], false, true]);
  expect(await numbers(5000)).toEqual(await numbers());
  expect((await page()).steps[0]?.attempts.every(({ hint }) => hint !== null)).toBe(true);
});

it('reads of a week with many tries only those that are shown, with the hints that were given', async () => {
  for (const step of ['QB', 'RB1', 'WR1', 'K'] as const) await answerWrong(step, 38);
  const all = await page();
  const [quarterback] = all.steps;
  expect(quarterback?.attempts.map(({ attempt }) => attempt)).toEqual([
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
  ]);
  expect(quarterback?.attempts.every(({ hint }) => hint !== null)).toBe(true);
  const earlier = (await page({ step: 'QB', until: 12 })).steps[0];
  expect(earlier?.attempts.map(({ attempt }) => attempt)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect(earlier).toMatchObject({ hasEarlier: true, hasLater: true, tries: 38, limit: 'pauses' });
});

describe('a step of a lesson', () => {
  const lesson = () => openLesson(test.kim, 'circle');
  const tryLesson = (whole: string) =>
    submitLessonStep(test.kim, {
      type: 'circle',
      week: 6,
      rules: LESSON_RULES_VERSION,
      step: 0,
      typed: typed(whole),
      choice: whole,
      operationId: newId(),
    });

  it('has the same pauses and the same end, and the teacher opens it again', async () => {
    const before = await lesson();
    // Whether its first step is a number or a choice: wrong answers that differ.
    const { lesson: shown } = (await getOrOpenLesson(test.kim, 'circle')) as {
      lesson: { steps: { ask: { kind: string; options?: { key: string }[] } }[] };
    };
    expect(before).not.toBeNull();
    const ask = shown.steps[0]?.ask;
    if (ask?.kind !== 'number') throw new Error('The first step of a circle lesson is a number');
    for (let index = 1; index <= 40; index += 1) {
      const verdict = await tryLesson(`${90_000 + index}`);
      const hold =
        index < 12
          ? undefined
          : index < 40
            ? { seconds: Math.min(60, (index - 11) * 5) }
            : 'used-up';
      expect([verdict.outcome, verdict.step.attempts, verdict.hold]).toEqual([
        'wrong',
        index,
        hold,
      ]);
      if (index === 12)
        expect(await tryLesson('1')).toMatchObject({ outcome: 'refused', hold: { seconds: 5 } });
      test.advance(MINUTE);
    }
    expect(await tryLesson('7')).toMatchObject({
      outcome: 'refused',
      hold: 'used-up',
      step: { attempts: 40, hold: 'used-up' },
    });
    const [row] = (await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 })).rows;
    expect(row?.usedUp).toEqual(['Circle Graph lesson, step 1']);
    const { usedUp } = await page();
    const work = { kind: 'lesson', week: 6, type: 'circle', step: 0 } as const;
    expect(usedUp).toEqual([{ work, title: 'Circle Graph lesson, step 1' }]);
    expect(await give(work)).toEqual({ opened: true, tries: 40 });
    expect((await page()).usedUp).toEqual([]);
    expect(await tryLesson('8')).toMatchObject({ outcome: 'wrong', step: { attempts: 41 } });
    expect(await test.store.count(studentLessonProgress, {})).toBe(1);
  });
});

describe('scouting', () => {
  const scout = (id: number, whole: string) =>
    submitScouting(test.kim, {
      position: 'K',
      id,
      week: 6,
      typed: typed(whole),
      operationId: newId(),
    });

  it('has the same pauses and forty tries for a game, and another player is still open', async () => {
    for (let index = 1; index <= 40; index += 1) {
      const verdict = await scout(STARTERS.K, `${90_000 + index}`);
      const hold =
        index < 12
          ? undefined
          : index < 40
            ? { seconds: Math.min(60, (index - 11) * 5) }
            : 'used-up';
      expect([verdict.outcome, verdict.attempts, verdict.hold]).toEqual(['wrong', index, hold]);
      if (index === 12)
        expect(await scout(STARTERS.K, '1')).toMatchObject({
          outcome: 'refused',
          hold: { seconds: 5 },
        });
      test.advance(MINUTE);
    }
    expect(await scout(STARTERS.K, RIGHT_ANSWERS.K)).toMatchObject({
      outcome: 'refused',
      hold: 'used-up',
    });
    expect(
      (await getPlayerCard(test.kim, { position: 'K', id: STARTERS.K })).scouting,
    ).toMatchObject({ hold: 'used-up' });
    expect(
      await submitScouting(test.kim, {
        position: 'QB',
        id: STARTERS.QB,
        week: 6,
        typed: typed('1'),
        operationId: newId(),
      }),
    ).toMatchObject({
      outcome: 'wrong',
    });
  });

  it('has 120 tries for all games of a week together, and more when the teacher gives them', async () => {
    const quarterbacks = [STARTERS.QB, 33106, 36389, 40019];
    const others = [...(await test.services.seasons.load(TEST_SEASON)).players.values()]
      .filter(({ Position, PlayerID }) => Position === 'QB' && !quarterbacks.includes(PlayerID))
      .map(({ PlayerID }) => PlayerID);
    const players = [...quarterbacks, ...others.slice(0, 30)];
    let counted = 0;
    let last = { outcome: '', hold: null as unknown };
    const scoutAny = async (id: number) => {
      const verdict = await submitScouting(test.kim, {
        position: 'QB',
        id,
        week: 6,
        typed: typed(`${90_000 + counted}`),
        operationId: newId(),
      }).catch(() => null);
      if (verdict) last = { outcome: verdict.outcome, hold: verdict.hold };
      if (verdict?.outcome === 'wrong') counted += 1;
      test.advance(MINUTE);
    };
    // Ten for each of the first who had a game, and then none of these games or of any other.
    const scouted: number[] = [];
    for (const id of players) {
      const before = counted;
      for (let index = 0; index < 10 && (index === 0 || counted > before); index += 1)
        await scoutAny(id);
      if (counted > before) scouted.push(id);
    }
    expect([counted, scouted.length]).toEqual([120, 12]);
    for (const id of players) await scoutAny(id);
    expect(counted).toBe(120);
    expect(last).toEqual({ outcome: 'refused', hold: 'used-up' });
    expect(await test.store.count(studentDraftScoreAttempts, {})).toBe(120);
    const work = { kind: 'scouting', week: 6, type: '', step: 0 } as const;
    expect((await page()).usedUp).toEqual([{ work, title: 'Scouting, week 6 games' }]);
    expect(await give(work)).toEqual({ opened: true, tries: 120 });
    expect(await give(work)).toMatchObject({ opened: false });
    for (const id of scouted) for (let index = 0; index < 4; index += 1) await scoutAny(id);
    expect(counted).toBe(168);
    expect(
      (
        await test.store.query(studentProfiles, {
          where: [{ field: 'studentId', op: '==', value: test.kim.accountId }],
        })
      )[0]?.moreScouting,
    ).toEqual({
      week: 6,
      tries: 120,
    });
  });
});
