import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import {
  askForStepLines,
  askManyForLines,
  awardSticker,
  setFormulaLevelOfStudent,
} from '@/lib/data/student/commands';
import { getStudentCurrentStep, getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { placeSticker } from '@/lib/data/team/commands';
import { completeReadingTask } from '@/lib/data/week/commands';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type StoredCardStep, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { TEST_SEASON } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
  typed,
} from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const work = (week: number | null = null) =>
  getStudentWork(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, week);
const changeLevel = (formulaLevel: 1 | 2) =>
  setFormulaLevelOfStudent(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    studentId: test.kim.accountId,
    formulaLevel,
  });

describe("one student's page", () => {
  it('shows each try as it was typed, with its verdict, its mistake, its hint and its time in the school', async () => {
    await submitStepTry(test.kim, 'QB', '39 1/2');
    await submitStepTry(test.kim, 'QB', '39 3/4');
    test.advance(24 * 60 * 60_000);
    await submitStepTry(test.kim, 'QB', '19 22/40');
    const { steps } = await work();
    const [quarterback] = steps;
    expect(quarterback).toMatchObject({
      key: 'QB',
      title: 'Quarterback',
      player: { name: 'Josh Allen' },
      correct: true,
      tries: 3,
      answer: { wholeNumber: 19, numerator: 11, denominator: 20 },
    });
    expect(
      quarterback?.attempts.map(({ attempt, typed, verdict }) => [attempt, typed, verdict]),
    ).toEqual([
      [1, '39 1/2', 'wrong'],
      [2, '39 3/4', 'wrong'],
      [3, '19 22/40', 'not-simplest'],
    ]);
    expect(quarterback?.attempts.map(({ hint }) => hint?.level ?? null)).toEqual([1, 2, null]);
    expect(quarterback?.attempts.map(({ time, sameDay }) => [time, sameDay])).toEqual([
      ['Wed, Oct 18, 11:00 AM', undefined],
      ['Wed, Oct 18, 11:00 AM', '11:00 AM'],
      ['Thu, Oct 19, 11:00 AM', undefined],
    ]);
  });

  it('names a known mistake in a teacher’s words', async () => {
    await submitStepTry(test.kim, 'QB', '18 9/20');
    expect((await work()).steps[0]?.attempts).toMatchObject([
      { mistake: 'Left out a line', hint: { level: 1 } },
    ]);
  });

  it('says which step was worked out together, and whether a fresh one was done alone then', async () => {
    for (const text of ['28', '29', '30', '31', '33', '34', RIGHT_ANSWERS.QB])
      await submitStepTry(test.kim, 'QB', text);
    await submitStepTry(test.kim, 'K', RIGHT_ANSWERS.K);
    const together = async () => (await work()).steps.map((step) => step.together);
    expect(await together()).toEqual(['not-alone-yet', ...Array(8).fill(undefined)]);
    const [{ id, steps } = { id: '', steps: [] }] = await test.store.query(
      studentWeeklyProgress,
      {},
    );
    const [quarterback, ...others] = steps;
    const twin = {
      playerId: 0,
      week: 0,
      counts: [1],
      attempts: 1,
      correct: true,
      answer: null,
      simplified: true,
    };
    const operation = { id: 'x', fingerprint: '', result: '' };
    const kept = { ...twin, at: { seconds: 1, nanoseconds: 0 }, operation };
    await test.store.merge(studentWeeklyProgress, id, {
      steps: [{ ...quarterback, twin: kept } as StoredCardStep, ...others],
    });
    expect(await together()).toEqual(['then-alone', ...Array(8).fill(undefined)]);
  });

  it('says how far the guess was from the answer, and how many cards are right', async () => {
    await submitStep(test.kim, stepTryInput('QB', RIGHT_ANSWERS.QB, { estimate: 20 }));
    await submitStepTry(test.kim, 'K', RIGHT_ANSWERS.K);
    const { steps, cards } = await work();
    expect(steps[0]?.guess).toEqual({
      at: 20,
      away: { wholeNumber: 0, numerator: 9, denominator: 20 },
    });
    expect(steps[1]).not.toHaveProperty('guess');
    expect(cards).toEqual({ right: 2, of: 9 });
  });

  it('has the real statistics and the right working of all nine steps', async () => {
    for (const key of STEP_KEYS) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
    const { steps, weekMvpPoints, head } = await work();
    expect(steps.map(({ key }) => key)).toEqual(STEP_KEYS);
    expect(steps.every(({ correct, answer }) => correct && answer !== null)).toBe(true);
    expect(steps[2]?.stats).toContainEqual({
      field: 'RushingYards',
      label: 'Rushing yards',
      value: -3,
    });
    expect(steps.at(-1)).toMatchObject({
      key: 'TEAM',
      answer: { wholeNumber: 125, numerator: 17, denominator: 20 },
    });
    expect(steps.at(-1)?.working).toHaveLength(8);
    expect([weekMvpPoints, head.mvpPoints]).toEqual([5, { ofClass: 5, all: 5 }]);
  });

  it('shows the line-up of a week nobody has begun, with no tries, and the total once the eight are right', async () => {
    const { steps, weeks, week, weekLevel } = await work();
    expect([week, weekLevel]).toEqual([6, null]);
    expect(steps[0]).toMatchObject({ player: { name: 'Josh Allen' }, tries: 0, attempts: [] });
    expect(steps.at(-1)).toMatchObject({ answer: null, working: [] });
    expect(weeks).toHaveLength(6);
    expect((await work(3)).steps).toEqual([]);
  });

  it('shows the latest week for a week that has not been played', async () => {
    expect([(await work(7)).week, (await work(0)).week, (await work(Number.NaN)).week]).toEqual([
      6, 6, 6,
    ]);
  });

  it('marks a task that was done after the deadline', async () => {
    await completeReadingTask(test.kim, { week: 6, task: 1 });
    test.setNow(new Date('2023-10-19T19:00:01Z'));
    await completeReadingTask(test.kim, { week: 6, task: 4 });
    const { tasks } = await work();
    expect(tasks.map(({ time, late }) => [time, late])).toEqual([
      ['Wed, Oct 18, 11:00 AM', false],
      [null, false],
      [null, false],
      ['Thu, Oct 19, 3:00 PM', true],
      [null, false],
    ]);
  });

  it('has the season: line-ups, tasks by week, assessment and the ledger of points', async () => {
    for (const key of STEP_KEYS) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      assessment_Skipped: false,
      assessment_gameExcitement: 5,
      assessment_mathConfidence: 3,
      assessment_fractionConfidence: null,
    });
    const season = await getStudentSeason(test.teacher, OWN_LEAGUE_ID, test.kim.accountId);
    expect(season.lineups).toMatchObject([{ week: 6, setByStudent: true }]);
    expect(season.lineups[0]?.players[0]).toEqual({ slot: 'QB', name: 'Josh Allen', team: 'BUF' });
    expect(season.tasks).toMatchObject([{ week: 6 }]);
    expect(season.tasks[0]?.tasks[1]?.time).toBe('Wed, Oct 18, 11:00 AM');
    expect(season.assessment?.answers.map(({ answer }) => answer)).toEqual([
      'Very excited',
      'Okay',
      null,
    ]);
    expect(season.ledger).toMatchObject([
      { week: 6, points: 5, reason: 'All nine steps of the score card' },
    ]);
  });

  it('shows a try with the student’s own lines, which of them fit, and of the newest what to ask', async () => {
    // Tyreek Hill's 163 yards at 1/10 each.
    const lines = ['0', '0', '6', '163 1/10', '5'].map((text, place) => ({
      of: [place],
      typed: text,
    }));
    const points = (wholeNumber: number, numerator = 0, denominator = 1) => ({
      wholeNumber,
      numerator,
      denominator,
    });
    await submitStepTry(test.kim, 'WR1', '9');
    await submitStepTry(test.kim, 'WR1', '174 1/10', lines);
    const tries = (await work()).steps[3]?.attempts;
    expect(tries?.[0]).not.toHaveProperty('lines');
    expect(tries?.[0]).not.toHaveProperty('say');
    expect(tries?.[1]?.lines).toEqual([
      { label: 'Rushing yards', typed: '0', fits: true, right: points(0) },
      { label: 'Rushing touchdowns', typed: '0', fits: true, right: points(0) },
      { label: 'Catches', typed: '6', fits: true, right: points(6) },
      { label: 'Receiving yards', typed: '163 1/10', fits: false, right: points(16, 3, 10) },
      { label: 'Receiving touchdowns', typed: '5', fits: true, right: points(5) },
    ]);
    expect(tries?.[1]?.say).toBe('What is 163 divided by 10? You wrote 163 1/10.');
    await submitStepTry(test.kim, 'WR1', RIGHT_ANSWERS.WR1);
    expect((await work()).steps[3]?.attempts.map(({ say }) => say)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows the scouting of the draft try by try, and beside the week only until its score card is begun', async () => {
    for (const [index, answer] of ['3/10', RIGHT_ANSWERS.RB2].entries()) {
      await submitScouting(test.kim, {
        position: 'RB',
        id: STARTERS.RB2,
        week: 6,
        typed: typed(answer),
        operationId: `scouting-${index}`,
      });
    }
    const { scouting } = await getStudentSeason(test.teacher, OWN_LEAGUE_ID, test.kim.accountId);
    expect(scouting).toMatchObject([
      {
        title: 'Running Back, week 6 game',
        player: { name: 'Elijah Mitchell' },
        correct: true,
        tries: 2,
        answer: { wholeNumber: 0, numerator: -3, denominator: 10 },
        attempts: [
          {
            attempt: 1,
            typed: '3/10',
            verdict: 'wrong',
            mistake: expect.stringMatching(/sign|negative/i),
            hint: { level: 1 },
          },
          { attempt: 2, verdict: 'right', mistake: null, hint: null },
        ],
      },
    ]);
    expect((await work()).scouting).toEqual(scouting);
    expect((await work(5)).scouting).toEqual([]);
    await submitStepTry(test.kim, 'QB', '1');
    expect((await work()).scouting).toEqual([]);
  });

  it('says beside the name what is still to do before the first score card', async () => {
    const profile = `${TEST_SEASON}_${test.kim.accountId}`;
    expect((await work()).head.onboardingStage).toEqual({ stage: 'questions' });
    await test.store.merge(studentProfiles, profile, {
      assessment_Skipped: false,
      assessment_mathConfidence: null,
    });
    expect((await work()).head.onboardingStage).toEqual({ stage: 'team' });
    expect(
      (await getStudentSeason(test.teacher, OWN_LEAGUE_ID, test.kim.accountId)).assessment,
    ).toBeNull();
    await test.store.merge(studentProfiles, profile, {
      assessment_Skipped: true,
      teamName: 'Foxes',
      draftedPositions: 4,
    });
    expect((await work()).head.onboardingStage).toEqual({ stage: 'draft', positions: 4 });
    await test.store.merge(studentProfiles, profile, { draftedPositions: 6 });
    expect((await work()).head.onboardingStage).toBeNull();
  });

  it('shows the helmet with its stickers in both views', async () => {
    const { stickerId } = await awardSticker(test.teacher, {
      leagueId: OWN_LEAGUE_ID,
      studentId: test.kim.accountId,
      kind: 'kept-trying',
      words: '',
      operationId: 'sticker-1',
    });
    expect((await work()).head.stickers).toEqual([]);
    const place = { x: 62, y: 20 };
    await placeSticker(test.kim, { stickerId, place });
    const season = await getStudentSeason(test.teacher, OWN_LEAGUE_ID, test.kim.accountId);
    const worn = [{ ...place, shape: 'hexagon' }];
    expect([(await work()).head.stickers, season.head.stickers]).toEqual([worn, worn]);
  });

  it('costs at most six lists for a week and seven for the season', async () => {
    for (const key of STEP_KEYS) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
    const { calls } = countQueries();
    await work();
    // The teacher's profile and leagues belong to the frame of every page.
    expect(calls.filter((name) => !['teacherProfiles', 'leagues'].includes(name))).toHaveLength(6);
    calls.length = 0;
    await getStudentSeason(test.teacher, OWN_LEAGUE_ID, test.kim.accountId);
    expect(calls.filter((name) => !['teacherProfiles', 'leagues'].includes(name))).toHaveLength(7);
  });

  it('is nobody else’s, and a foreign student looks like one that does not exist', async () => {
    for (const [who, viewer, code] of test.refused()) {
      for (const read of [getStudentWork, getStudentSeason]) {
        expect({
          who,
          error: await refusal(() => read(viewer, OWN_LEAGUE_ID, test.kim.accountId, null)),
        }).toEqual({
          who,
          error: code,
        });
      }
    }
    const missing = await refusalOf(() =>
      getStudentWork(test.teacher, OWN_LEAGUE_ID, 'nobody', null),
    );
    const foreign = await refusalOf(() =>
      getStudentWork(test.teacher, OWN_LEAGUE_ID, test.stranger.accountId, null),
    );
    expect(foreign).toEqual(missing);
    expect(
      await refusal(() =>
        getStudentWork(test.teacher, OTHER_LEAGUE_ID, test.stranger.accountId, null),
      ),
    ).toBe('not-found');
    const denied = await test.store.query(auditLog, {
      where: [{ field: 'outcome', op: '==', value: 'denied' }],
    });
    expect(denied).toContainEqual(
      expect.objectContaining({ action: 'student.read', target: test.stranger.accountId }),
    );
  });

  function countQueries() {
    const calls: string[] = [];
    const { query, list } = {
      query: test.store.query.bind(test.store),
      list: test.store.list.bind(test.store),
    };
    jest.spyOn(test.store, 'list').mockImplementation((collection, options) => {
      calls.push(collection.definition.name);
      return list(collection, options);
    });
    jest.spyOn(test.store, 'query').mockImplementation((collection, options) => {
      calls.push(collection.definition.name);
      return query(collection, options);
    });
    return { calls };
  }
});

describe('changing the formula level', () => {
  it('counts from the next week: the week that runs keeps the old level', async () => {
    expect(await changeLevel(2)).toEqual({
      studentId: test.kim.accountId,
      fromWeek: 7,
      hasBegun: false,
    });
    expect(await getOrOpenScoreCard(test.kim)).toMatchObject({ week: 6, formulaLevel: 1 });
    await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
    expect((await work()).steps[0]).toMatchObject({ correct: true });
    await changeAppMeta(test.store, { currentWeek: 7 });
    await giveLineup(test.store, test.kim, 7);
    expect(await getOrOpenScoreCard(test.kim)).toMatchObject({ week: 7, formulaLevel: 2 });
  });

  it('keeps the level of earlier weeks that are worked out late', async () => {
    await giveLineup(test.store, test.kim, 4);
    await changeLevel(2);
    expect(await getOrOpenScoreCard(test.kim, 4)).toMatchObject({ formulaLevel: 1 });
  });

  it('keeps the answers of a week that has begun', async () => {
    await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
    const before = await test.store.query(studentWeeklyProgress, {});
    await changeLevel(2);
    expect(await test.store.query(studentWeeklyProgress, {})).toEqual(before);
  });

  it('may be repeated, and goes back and forth before the next week', async () => {
    await Promise.all([changeLevel(2), changeLevel(2)]);
    await changeLevel(1);
    expect((await work()).head.formulaLevel).toBe(1);
    expect((await work()).weekLevel).toBe(1);
    const done = await test.store.query(auditLog, {
      where: [{ field: 'actorId', op: '==', value: test.teacher.accountId }],
    });
    expect(done.map(({ action, target }) => [action, target]).toSorted()).toEqual([
      ['student.formula-level-1', test.kim.accountId],
      ['student.formula-level-2', test.kim.accountId],
    ]);
  });

  it('is the own teacher’s alone, in the season that runs', async () => {
    const input = {
      leagueId: OWN_LEAGUE_ID,
      studentId: test.kim.accountId,
      formulaLevel: 2,
    } as const;
    for (const [who, viewer, code] of test.refused()) {
      expect({ who, error: await refusal(() => setFormulaLevelOfStudent(viewer, input)) }).toEqual({
        who,
        error: code,
      });
    }
    expect(
      await refusal(() =>
        setFormulaLevelOfStudent(test.teacher, { ...input, studentId: test.stranger.accountId }),
      ),
    ).toBe('not-found');
    await test.store.merge(leagues, OWN_LEAGUE_ID, { season: 2022 });
    expect(await refusal(() => setFormulaLevelOfStudent(test.teacher, input))).toBe('not-found');
    expect(
      await test.store.get(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`),
    ).toMatchObject({ formulaType: 1 });
  });
});

async function refusalOf(run: () => Promise<unknown>): Promise<unknown> {
  return run().then(
    () => 'done',
    (error: { code?: string; message: string }) => ({ code: error.code, message: error.message }),
  );
}

async function refusal(run: () => Promise<unknown>): Promise<unknown> {
  const answer = await refusalOf(run);
  return typeof answer === 'object' && answer && 'code' in answer ? answer.code : answer;
}

describe('where a student is right now', () => {
  const now = (week: number | null = null) =>
    getStudentCurrentStep(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, week);

  it('is the step with the most wrong tries, with what to say and the right working beside the own lines', async () => {
    await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
    expect((await now()).step).toMatchObject({ key: 'RB1', tries: 0, attempts: [] });
    for (const text of ['901', '902', '903']) await submitStepTry(test.kim, 'K', text);
    const found = await now();
    expect(found).toMatchObject({ studentId: test.kim.accountId, week: 6 });
    expect(found.step).toMatchObject({ key: 'K', tries: 3, correct: false });
    expect(found.step?.attempts.map(({ typed }) => typed)).toEqual(['901', '902', '903']);
    const onPage = (await work()).steps.find(({ key }) => key === 'K');
    expect(found.step?.working).toEqual(onPage?.working);
    // Nothing explains 903, so the teacher has to see the lines.
    expect(found).toMatchObject({ say: null, linesAsked: false });
    expect(onPage?.attempts.at(-1)?.say).toBe('How did you work this out?');
  });

  it('has a question from the student’s own lines, also after more tries than are shown', async () => {
    const lines = (yards: string) =>
      ['0', '0', '6', yards, '5'].map((text, place) => ({ of: [place], typed: text }));
    for (let yards = 151; yards <= 162; yards += 1)
      await submitStepTry(test.kim, 'WR1', `${yards + 11}`, lines(String(yards)));
    const { step, say } = await now();
    expect(step?.attempts).toHaveLength(10);
    expect(say).toBe('What is 163 divided by 10? You wrote 162.');
  });

  it('asks for the lines until they come, which costs no try and shows in the panel', async () => {
    const { leagueId, studentId } = { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId };
    const asked = async () => [
      (await now()).linesAsked,
      (await getStudentShell(test.kim)).linesAsked,
      (await getOrOpenScoreCard(test.kim))?.steps.flatMap(({ key, asksLines }) =>
        asksLines ? key : [],
      ),
    ];
    await submitStepTry(test.kim, 'WR1', '901');
    expect(await now()).toMatchObject({ step: { key: 'QB' } });
    for (const text of ['902', '903']) await submitStepTry(test.kim, 'WR1', text);
    expect(await asked()).toEqual([false, undefined, []]);
    await askForStepLines(test.teacher, { leagueId, studentId, week: 6, step: 'WR1' });
    expect(await asked()).toEqual([true, 'WR1', ['WR1']]);
    await submitStepTry(test.kim, 'QB', '904');
    expect(await asked()).toEqual([true, 'WR1', ['WR1']]);
    const lines = ['0', '0', '6', '16 3/10', ''].map((text, place) => ({
      of: [place],
      typed: text,
    }));
    test.advance(60_000);
    await submitStepTry(test.kim, 'WR1', '903', lines);
    expect(await asked()).toEqual([false, undefined, []]);
    const { step, say } = await now();
    expect(say).toBe('What is 1 times 5? You left “Receiving touchdowns” empty.');
    expect([step?.tries, step?.attempts.at(-1)?.lines?.length]).toEqual([3, 4]);
  });

  it('is asked for its lines with classmates at once, unless it is right by then', async () => {
    const lee = await addStudent(test, 'Lee');
    await submitStepTry(test.kim, 'QB', '904');
    await submitStepTry(lee, 'QB', RIGHT_ANSWERS.QB);
    const students = [test.kim, lee].map(({ accountId }) => ({
      studentId: accountId,
      step: 'QB' as const,
    }));
    const ask = (extra: typeof students = []) =>
      askManyForLines(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        week: 6,
        students: [...students, ...extra],
      });
    const stranger = { studentId: test.stranger.accountId, step: 'QB' as const };
    await expect(ask([stranger])).rejects.toMatchObject({ code: 'not-found' });
    expect((await getStudentShell(test.kim)).linesAsked).toBeUndefined();
    expect([await ask(), await ask()]).toEqual([{ asked: 1 }, { asked: 1 }]);
    expect((await getStudentShell(test.kim)).linesAsked).toBe('QB');
    expect((await getStudentShell(lee)).linesAsked).toBeUndefined();
  });

  it('is asked for its lines by the own teacher only', async () => {
    const ask = (leagueId: string, viewer: SignedInViewer) =>
      askForStepLines(viewer, { leagueId, studentId: test.kim.accountId, week: 6, step: 'QB' });
    await expect(ask(OTHER_LEAGUE_ID, test.teacher)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(OWN_LEAGUE_ID, test.kim)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await getStudentShell(test.kim)).linesAsked).toBeUndefined();
  });

  it('is nowhere once all nine are right', async () => {
    for (const key of STEP_KEYS) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
    expect(await now()).toMatchObject({ step: null, say: null });
  });

  it('is told only to the teacher of the student’s own class', async () => {
    await expect(
      getStudentCurrentStep(test.teacher, OTHER_LEAGUE_ID, test.kim.accountId, null),
    ).rejects.toThrow();
    await expect(
      getStudentCurrentStep(test.teacher, OWN_LEAGUE_ID, 'nobody', null),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      getStudentCurrentStep(test.kim, OWN_LEAGUE_ID, test.kim.accountId, null),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
