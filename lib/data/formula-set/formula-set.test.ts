import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getPlayerCard } from '@/lib/data/draft/queries';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { exportGradebookDetails, exportStudentTries } from '@/lib/data/export/tables';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { setFormulaLevelOfStudent } from '@/lib/data/student/commands';
import { getStudentWork } from '@/lib/data/student/queries';
import type { CustomFormulas } from '@/lib/domain/football/formulas';
import type { StepKey } from '@/lib/domain/football/positions';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
} from '@/lib/store/collections/attempts';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { openLeague } from '@/lib/testing/open-league';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  putInLeague,
  RIGHT_ANSWERS,
  STARTERS,
  typed,
} from '@/lib/testing/student-week';
import { changeFormulaSet } from './commands';
import { getClassFormulas, previewFormulaDifficulty } from './queries';

let test: TestServices;
let teacher: SignedInViewer;
let kim: SignedInViewer;
let leagueId: string;
let operation = 0;

/** Yards in tenths and eighths, catches in halves, 5 1/2 for a catch that scores. */
const lines = templateFormulaLines('unlike');
const SET = { name: 'Unlike, November', lines };

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  teacher = await test.teacher('ada@school.org');
  kim = await test.student('kim@school.org');
  ({ id: leagueId } = await openLeague(teacher, { name: 'Room 12', password: 'brave otter' }));
  await putInLeague(test.store, kim, leagueId);
  await giveTeam(test.store, kim, { leagueIds: [leagueId] });
  for (const week of [5, 6, 7]) await giveLineup(test.store, kim, week, { leagueIds: [leagueId] });
  await changeAppMeta(test.store, { currentWeek: 5 });
});
afterEach(() => test.dispose());

const useFrom = (
  fromWeek: number,
  set: Pick<CustomFormulas, 'name' | 'lines'> | null = SET,
  viewer = teacher,
) => changeFormulaSet(viewer, { leagueId, fromWeek, set });
const openWeek = (currentWeek: number) => changeAppMeta(test.store, { currentWeek });
const submit = (step: StepKey, text: string, week = 6) => {
  operation += 1;
  return submitStep(kim, { week, step, typed: typed(text), operationId: `operation-${operation}` });
};
const formulasOf = async (week: number) => (await getOrOpenScoreCard(kim, week))?.formulaLevel;
const read = async (rows: Promise<AsyncIterable<readonly unknown[]>>) => {
  const all: (readonly unknown[])[] = [];
  for await (const row of await rows) all.push(row);
  return all;
};

describe('a class with a set of its teacher’s', () => {
  beforeEach(async () => {
    await useFrom(6);
    await openWeek(6);
  });

  it('sees its name and its rules on the cards of the week, and is judged by them', async () => {
    const card = await getOrOpenScoreCard(kim);
    expect(card?.formulaLevel).toEqual({ name: 'Unlike, November' });
    expect(card?.steps[1]?.terms.map(({ rule }) => rule)).toEqual([
      '1 point for every 10 rushing yards',
      '5 points for each rushing touchdown',
      '1/2 point for each catch',
      '1 point for every 8 receiving yards',
      '5 1/2 points for each receiving touchdown',
    ]);
    // Josh Allen: 169/20 + 2 x 9/2 + 11/8; Raheem Mostert: 115/10 + 2 x 5 + 3/2 + 17/8 + 11/2.
    expect(await submit('QB', '18 33/40')).toMatchObject({ outcome: 'right', simplified: true });
    expect(await submit('RB1', '30 5/8')).toMatchObject({ outcome: 'right' });
  });

  it('is told where an answer was worked out by level 1', async () => {
    expect(await submit('RB1', RIGHT_ANSWERS.RB1)).toMatchObject({ outcome: 'wrong' });
    const [attempt] = await test.store.query(studentPlayerScoreAttempts, {});
    expect(attempt).toMatchObject({
      misconception: 'other-level',
      formulaLevel: 1,
      formulaSet: { name: SET.name },
    });
    // A try stores only its own position's formula.
    expect(Object.keys(attempt?.formulaSet?.lines ?? {})).toEqual(['RB']);
  });

  it('has the set in the week’s own document, beside the level that was the student’s', async () => {
    await getOrOpenScoreCard(kim);
    const [progress] = await test.store.query(studentWeeklyProgress, {});
    expect(progress).toMatchObject({
      formulaLevel: 1,
      formulaSet: { name: SET.name, lines: SET.lines },
    });
  });

  it('keeps it for the week whatever the teacher changes afterwards, opened or not', async () => {
    await submit('RB1', '30 5/8');
    await useFrom(7, { name: 'Mixed', lines: templateFormulaLines('mixed') });
    expect(await formulasOf(6)).toEqual({ name: 'Unlike, November' });
    expect((await getOrOpenScoreCard(kim, 6))?.steps[1]).toMatchObject({ correct: true });
    await openWeek(7);
    expect(await formulasOf(7)).toEqual({ name: 'Mixed' });
    expect(await formulasOf(6)).toEqual({ name: 'Unlike, November' });
    await useFrom(8, null);
    expect(await formulasOf(7)).toEqual({ name: 'Mixed' });
  });

  it('works with each student’s own level in the weeks before, and again when the teacher goes back to the levels', async () => {
    expect(await formulasOf(5)).toBe(1);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, { formulaType: 2 });
    await useFrom(7, null);
    await openWeek(7);
    expect(await formulasOf(7)).toBe(2);
    expect(await submit('QB', '16 5/12', 7)).toMatchObject({ outcome: 'wrong' });
  });

  it('keeps the set for a week that is opened because a student’s level changes', async () => {
    await setFormulaLevelOfStudent(teacher, {
      leagueId,
      studentId: kim.accountId,
      formulaLevel: 2,
    });
    expect(await formulasOf(6)).toEqual({ name: 'Unlike, November' });
    expect(await formulasOf(5)).toBe(1);
  });

  it('scouts by it, and a try at scouting keeps what it was judged by', async () => {
    const pick = { position: 'RB', id: STARTERS.RB1 } as const;
    expect((await getPlayerCard(kim, pick)).scouting).toMatchObject({
      formulaLevel: { name: 'Unlike, November' },
    });
    const sent = { ...pick, week: 6, operationId: 'operation-scouting' };
    expect(await submitScouting(kim, { ...sent, typed: typed('30 5/8') })).toMatchObject({
      outcome: 'right',
    });
    const [attempt] = await test.store.query(studentDraftScoreAttempts, {});
    expect(attempt?.formulaSet).toEqual({ name: SET.name, lines: { RB: lines.RB } });
    const { scouting } = await getStudentWork(teacher, leagueId, kim.accountId, 6);
    expect(scouting[0]).toMatchObject({
      answer: { wholeNumber: 30, numerator: 5, denominator: 8 },
    });
  });

  it('is known by its set wherever the teacher looks: student, mistakes, brief, gradebook, tries', async () => {
    await submit('RB1', RIGHT_ANSWERS.RB1);
    const work = await getStudentWork(teacher, leagueId, kim.accountId, 6);
    expect(work.weekLevel).toEqual({ name: 'Unlike, November' });
    expect(work.steps[1]?.answer).toEqual({ wholeNumber: 30, numerator: 5, denominator: 8 });
    const { mistakes } = await getLeagueMistakes(teacher, leagueId, { week: 6 });
    expect(mistakes[0]?.rules).toEqual({ name: 'Unlike, November' });
    const brief = await getTuesdayBrief(teacher, leagueId, 6);
    expect(brief.mistakes[0]?.rules).toEqual({ name: 'Unlike, November' });
    expect(brief.warmUpLevel).toEqual({ name: 'Unlike, November' });
    // Week 7 is open in the class, and the student hasn't looked at it.
    await openWeek(7);
    const gradebook = await read(exportGradebookDetails(teacher, leagueId));
    expect(gradebook.slice(1).map((row) => [row[4], row[5]])).toEqual([
      ...[1, 2, 3, 4, 5].map((week) => [week, 1]),
      ...[6, 7].map((week) => [week, SET.name]),
    ]);
    expect((await read(exportStudentTries(teacher, leagueId, kim.accountId)))[1]).toContain(
      SET.name,
    );
  });
});

describe('changing the formulas of a class', () => {
  it('counts from the next week on, and the page says so before and after', async () => {
    expect(await getClassFormulas(teacher, leagueId)).toEqual({
      leagueId,
      now: null,
      next: null,
      fromWeek: 6,
    });
    expect(await useFrom(6)).toEqual({ fromWeek: 6, name: SET.name });
    expect(await getClassFormulas(teacher, leagueId)).toEqual({
      leagueId,
      now: null,
      next: SET,
      fromWeek: 6,
    });
    await openWeek(6);
    expect(await getClassFormulas(teacher, leagueId)).toEqual({
      leagueId,
      now: SET.name,
      next: SET,
      fromWeek: 7,
    });
    await openWeek(18);
    expect(await getClassFormulas(teacher, leagueId)).toMatchObject({ fromWeek: null });
  });

  it('happens once however often it is sent, and stands in the log once', async () => {
    await Promise.all([useFrom(6), useFrom(6)]);
    await useFrom(6);
    expect((await test.store.get(leagues, leagueId))?.formulaSets).toHaveLength(1);
    const entries = await test.store.query(auditLog, {
      where: [{ field: 'action', op: '==', value: 'league.formulas' }],
    });
    expect(entries).toMatchObject([
      { target: leagueId, values: { week: 6, own: true }, outcome: 'done' },
    ]);
  });

  it('is no change where the levels are to count and count already', async () => {
    await useFrom(6, null);
    expect(await test.store.get(leagues, leagueId)).not.toHaveProperty('formulaSets');
  });

  it('is a conflict for a week that has begun meanwhile or is not the next one, and the repeated press is none', async () => {
    await expect(useFrom(5)).rejects.toMatchObject({ code: 'conflict' });
    await expect(useFrom(7)).rejects.toMatchObject({ code: 'conflict' });
    await useFrom(6);
    await openWeek(6);
    await expect(useFrom(6, { name: 'Other', lines })).rejects.toMatchObject({ code: 'conflict' });
    expect(await useFrom(6)).toEqual({ fromWeek: 6, name: SET.name });
    await openWeek(18);
    await expect(useFrom(18, null)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('knows the set before: last week’s formulas are taken for this week’s', async () => {
    await useFrom(6);
    await openWeek(6);
    await useFrom(7, { name: 'Mixed', lines: templateFormulaLines('mixed') });
    await openWeek(7);
    // Week 7 by the set of week 6: Travis Kelce caught 12 passes for 179 yards and a touchdown,
    // 12/2 + 179/8 + 11/2.
    await submit('TE', '33 7/8', 7);
    const [attempt] = await test.store.query(studentPlayerScoreAttempts, {});
    expect(attempt).toMatchObject({ correct: false, misconception: 'other-level' });
  });

  it('is the owner’s alone', async () => {
    const bo = await test.teacher('bo@school.org');
    await expect(useFrom(6, SET, bo)).rejects.toMatchObject({ code: 'not-found' });
    await expect(useFrom(6, SET, kim)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(getClassFormulas(bo, leagueId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      previewFormulaDifficulty(bo, { leagueId, position: 'RB', formula: {}, example: 0 }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await test.store.get(leagues, leagueId)).not.toHaveProperty('formulaSets');
  });

  it('is over with the season', async () => {
    await test.store.merge(appData, 'meta', { currentSeason: TEST_SEASON + 1 });
    await changeAppMeta(test.store, { currentWeek: 1 });
    await expect(useFrom(2)).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('the meter', () => {
  const measure = (example: number) =>
    previewFormulaDifficulty(teacher, {
      leagueId,
      position: 'RB',
      formula: lines.RB ?? {},
      example,
    });

  it('counts the whole season once it is over, with the levels beside it', async () => {
    await changeAppMeta(test.store, { currentWeek: 18 });
    expect(await measure(0)).toMatchObject({
      season: 2023,
      own: { games: 1276, largest: 40 },
      levels: [{ largest: 10 }, { largest: 8 }],
    });
  });

  it('counts and shows only games of weeks that the class knows', async () => {
    const cards = await Promise.all([0, 1, 2, 3].map(measure));
    expect(cards[0]?.own.games).toBe(365);
    expect(new Set(cards.map(({ example }) => `${example?.name} ${example?.week}`)).size).toBe(4);
    for (const { example } of cards) {
      expect(example?.week).toBeLessThanOrEqual(5);
      expect(example?.points.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has no card to show in a season without games', async () => {
    const { example, own } = await previewFormulaDifficulty(teacher, {
      leagueId,
      position: 'RB',
      formula: {},
      example: 0,
    });
    expect(own.lines).toBe(0);
    expect(example?.points).toEqual([]);
  });
});
