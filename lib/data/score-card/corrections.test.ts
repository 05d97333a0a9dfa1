import { join } from 'node:path';
import { stepCellLabel } from '@/components/league-week/grid-sign';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { submitStep } from '@/lib/data/score-card/commands';
import { applyStatCorrections } from '@/lib/data/score-card/correction-commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { setTryTakenOut } from '@/lib/data/score-card/teacher-commands';
import { readLeagueClock } from '@/lib/data/season/clock';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { internSeasonKey, seasonIdPrefix, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { importSeason } from '@/lib/nfl/import/import-season';
import { readSeasonFiles, type SeasonFiles } from '@/lib/nfl/import/table';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { statCorrections } from '@/lib/store/collections/season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import {
  giveLineup,
  giveTeam,
  mvpPointsOf,
  openRoom12,
  putInLeague,
  RIGHT_ANSWERS,
  typed,
} from '@/lib/testing/student-week';
import { gridRows } from '../league-week/class-week';

const WEEK = 6;
/** Raheem Mostert, RB1: 115 rushing yards of week 6 become 118, which are 3/10 of a point more. */
const MOSTERT = '31687,2023,6,';
const CORRECTED = { RB1: '31 1/2', TEAM: '126 3/20' };

let test: TestServices;
let student: SignedInViewer;
let files: SeasonFiles;
let operation = 0;

beforeAll(async () => {
  files = onlyWeek(await readSeasonFiles(join(process.cwd(), 'data'), TEST_SEASON));
});
beforeEach(async () => {
  test = await installTestServices();
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student);
  await giveLineup(test.store, student, WEEK);
  await importWeek(files);
});
afterEach(async () => {
  test.services.seasons.close();
  await test.dispose();
});

function onlyWeek(season: SeasonFiles): SeasonFiles {
  const keep = ({ name, text }: SeasonFiles['schedule']) => {
    const [header = '', ...lines] = text.trimEnd().split('\n');
    return {
      name,
      text: [header, ...lines.filter((line) => line.includes('2023_06_')), ''].join('\n'),
    };
  };
  const { schedule, playerGames, defenseGames } = season;
  return {
    ...season,
    schedule: keep(schedule),
    playerGames: keep(playerGames),
    defenseGames: keep(defenseGames),
  };
}

const importWeek = (season: SeasonFiles) =>
  importSeason(test.store, { season: TEST_SEASON, files: season, now: TEST_NOW, weeks: [WEEK] });

function withRushingYards(start: string, yards: number): SeasonFiles {
  const line = files.playerGames.text.split('\n').find((each) => each.startsWith(start));
  if (!line) throw new Error(`No game starts with ${start}`);
  const cells = line.split(',');
  const changed = cells.with(7, String(yards)).join(',');
  return {
    ...files,
    playerGames: { ...files.playerGames, text: files.playerGames.text.replace(line, changed) },
  };
}

/** The season in memory is told of an import within a second; a test does not wait for it. */
function correctGame(yards: number) {
  return importWeek(withRushingYards(MOSTERT, yards)).then(async () => {
    const report = await applyStatCorrections(COMMAND_LINE_OPERATOR);
    test.services.seasons.close();
    return report;
  });
}

async function submit(step: StepKey, text: string, operationId = `operation-${++operation}`) {
  return submitStep(student, { week: WEEK, step, typed: typed(text), operationId });
}

async function finishCard() {
  for (const step of STEP_KEYS) await submit(step, RIGHT_ANSWERS[step]);
}

const stepOf = async (key: StepKey) =>
  (await getOrOpenScoreCard(student))?.steps.find((step) => step.key === key);
const openSteps = async () =>
  (await getOrOpenScoreCard(student))?.steps
    .filter(({ correct }) => !correct)
    .map(({ key }) => key);

const gridOfWeek = async () =>
  gridRows(
    {
      profiles: await test.store.list(studentProfiles, {}),
      progress: await test.store.list(studentWeeklyProgress, {}),
      olderTasks: new Map(),
    },
    {
      clock: await readLeagueClock(),
      week: WEEK,
      isExcused: false,
      deadlineFor: null,
      isCurrent: true,
    },
  );

describe('a game that the NFL corrects after it was worked out', () => {
  it('opens its step and the team again, and says in words what changed', async () => {
    await finishCard();
    const [report] = await correctGame(118);

    expect(report).toEqual({ season: TEST_SEASON, week: WEEK, games: 1, cards: 1 });
    expect(await openSteps()).toEqual(['RB1', 'TEAM']);
    expect(await stepOf('RB1')).toMatchObject({
      own: null,
      corrected: {
        sentence: 'The NFL corrected this game: 118 rushing yards, not 115. Work it out again.',
        before: { wholeNumber: 31, numerator: 1, denominator: 5 },
      },
    });
    expect((await stepOf('TEAM'))?.corrected?.sentence).toContain('Add up your team again');
    expect((await getStudentDashboard(student)).correctedWeeks).toEqual([WEEK]);
    expect(await test.store.query(auditLog, {})).toMatchObject([
      { action: 'correct-week', values: { games: 1, cards: 1 } },
    ]);
  });

  it('stands in the grid as what it is: to do again, not stuck', async () => {
    await finishCard();
    await correctGame(118);
    const rows = await gridOfWeek();
    expect(rows[0]?.steps[1]).toEqual({
      attempts: 1,
      correct: false,
      late: false,
      reopenedAfter: 1,
    });
    expect(
      stepCellLabel(rows[0]?.steps[1] ?? { attempts: 0, correct: false, late: false }),
    ).toMatchObject({
      text: 'again, new numbers',
    });
    expect(rows[0]?.tasks[1]).toBe('done');
  });

  it('no longer calls the student once its step is right again, though the card isn’t finished', async () => {
    await submit('RB1', RIGHT_ANSWERS.RB1);
    await correctGame(118);
    expect((await getStudentDashboard(student)).correctedWeeks).toEqual([WEEK]);
    await submit('QB', RIGHT_ANSWERS.QB);
    expect((await getStudentDashboard(student)).correctedWeeks).toEqual([WEEK]);
    await submit('RB1', CORRECTED.RB1);
    expect((await getStudentDashboard(student)).correctedWeeks).toEqual([]);
  });

  it('corrected a second time, isn’t stuck by the tries between', async () => {
    await submit('RB1', RIGHT_ANSWERS.RB1);
    await correctGame(118);
    for (const sum of ['999', '998', CORRECTED.RB1]) await submit('RB1', sum);
    await correctGame(121);
    const isStuck = async () => (await test.store.query(studentWeeklyProgress, {}))[0]?.stuck;
    const rows = async () => (await gridOfWeek())[0]?.steps[1];
    expect(await rows()).toMatchObject({ attempts: 4, reopenedAfter: 4 });
    expect(await isStuck()).not.toBe(true);
    for (const sum of ['997', '996']) await submit('RB1', sum);
    expect(await isStuck()).not.toBe(true);
    await submit('RB1', '995');
    expect(await isStuck()).toBe(true);
  });

  it('costs no points, and gives none a second time', async () => {
    await finishCard();
    const before = await mvpPointsOf(test.store, student);
    await correctGame(118);
    expect(await mvpPointsOf(test.store, student)).toBe(before);
    expect((await getOrOpenScoreCard(student))?.award).toMatchObject({ given: 5, possibleNow: 5 });

    expect(await submit('RB1', RIGHT_ANSWERS.RB1)).toMatchObject({ outcome: 'wrong' });
    expect(await submit('RB1', CORRECTED.RB1)).toMatchObject({ outcome: 'right', finished: false });
    expect(await submit('TEAM', CORRECTED.TEAM)).toMatchObject({
      outcome: 'right',
      finished: true,
      award: { given: 5 },
    });

    expect(await mvpPointsOf(test.store, student)).toBe(before);
    expect(await test.store.count(mvpEvents, {})).toBe(1);
    expect((await getStudentDashboard(student)).correctedWeeks).toEqual([]);
  });

  it('knows the operation of the team’s try, also when it comes again for the starter that is open (R2)', async () => {
    for (const step of STEP_KEYS) await submit(step, RIGHT_ANSWERS[step], `operation-of-${step}`);
    await correctGame(118);
    await expect(submit('RB1', CORRECTED.RB1, 'operation-of-TEAM')).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await openSteps()).toEqual(['RB1', 'TEAM']);
  });

  it('keeps work that was in time in time', async () => {
    await finishCard();
    const completedAt = async () =>
      (await test.store.query(studentWeeklyProgress, {}))[0]?.steps[1]?.completedAt;
    const first = await completedAt();
    await correctGame(118);
    test.advance(7 * 86_400_000);
    await submit('RB1', CORRECTED.RB1);
    expect(await completedAt()).toEqual(first);
  });

  it('does not take the old answer again from a process that has not heard of the correction yet', async () => {
    await finishCard();
    await importWeek(withRushingYards(MOSTERT, 118));
    const stale = await test.services.seasons.load(TEST_SEASON);
    await applyStatCorrections(COMMAND_LINE_OPERATOR);
    jest.spyOn(test.services.seasons, 'load').mockResolvedValue(stale);
    expect(await submit('RB1', RIGHT_ANSWERS.RB1)).toMatchObject({ outcome: 'wrong' });
  });

  it('does nothing to a step that was not right yet: it is graded by the new numbers', async () => {
    await submit('QB', RIGHT_ANSWERS.QB);
    const [report] = await correctGame(118);
    expect(report?.cards).toBe(0);
    expect(await submit('RB1', CORRECTED.RB1)).toMatchObject({ outcome: 'right', attempts: 1 });
    expect((await stepOf('RB1'))?.corrected).toBeUndefined();
  });

  it('leaves no hint for a total whose players are open again, nor for a number that the correction has made right', async () => {
    for (const step of STEP_KEYS.slice(0, 8))
      if (step !== 'RB1') await submit(step, RIGHT_ANSWERS[step]);
    await submit('RB1', CORRECTED.RB1);
    const shown = async (index: number) => (await getOrOpenScoreCard(student))?.steps[index];
    expect((await shown(1))?.lastWrong).toBeDefined();
    await correctGame(118);
    expect((await shown(1))?.lastWrong).toBeUndefined();
    expect(await submit('RB1', CORRECTED.RB1)).toMatchObject({ outcome: 'right', attempts: 2 });

    await submit('TEAM', '100');
    expect((await shown(8))?.lastWrong).toMatchObject({ tried: { wholeNumber: 100 } });
    await correctGame(115);
    expect(await shown(1)).toMatchObject({ correct: false });
    expect((await shown(8))?.lastWrong).toBeUndefined();
  });

  it('taken back, gives the old answers back', async () => {
    await finishCard();
    await correctGame(118);
    await correctGame(115);
    expect(await openSteps()).toEqual([]);
    expect((await stepOf('TEAM'))?.own).toEqual({
      wholeNumber: 125,
      numerator: 17,
      denominator: 20,
    });
    expect((await getStudentDashboard(student)).correctedWeeks).toEqual([]);
  });

  it('is finished by the next run when the one before broke off', async () => {
    await finishCard();
    await importWeek(withRushingYards(MOSTERT, 118));
    jest.spyOn(test.store, 'batch').mockRejectedValueOnce(new Error('the power went off'));
    await expect(applyStatCorrections(COMMAND_LINE_OPERATOR)).rejects.toThrow('the power went off');
    expect(await test.store.query(statCorrections, {})).toMatchObject([{ state: 'pending' }]);

    expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toMatchObject([
      { games: 1, cards: 0 },
    ]);
    expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([]);
    test.services.seasons.close();
    expect(await openSteps()).toEqual(['RB1', 'TEAM']);
  });

  it('waits for an import that broke off half-way, and then still knows the old numbers', async () => {
    await finishCard();
    const changed = withRushingYards(MOSTERT, 118);
    const batch = test.store.batch.bind(test.store);
    jest.spyOn(test.store, 'batch').mockImplementationOnce(async (write) => {
      await batch((writes) =>
        write({
          ...writes,
          set: (collection, document) => {
            if (collection.path !== 'seasonImports') writes.set(collection, document);
          },
        }),
      );
      throw new Error('the power went off');
    });
    await expect(importWeek(changed)).rejects.toThrow('the power went off');
    expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([]);

    await correctGame(118);
    expect((await stepOf('RB1'))?.corrected?.sentence).toContain('118 rushing yards, not 115');
  });

  it('takes up an import that broke off before its cards, though the next one changes only the schedule', async () => {
    await finishCard();
    const changed = withRushingYards(MOSTERT, 118);
    await importWeek(changed);
    const [header, game, ...others] = changed.schedule.text.split('\n');
    const renamedStadium = [header, `${game} Park`, ...others].join('\n');
    const schedule = { ...changed.schedule, text: renamedStadium };
    await importSeason(test.store, {
      season: TEST_SEASON,
      files: { ...changed, schedule },
      now: new Date(TEST_NOW.getTime() + 60_000),
      weeks: [WEEK],
    });
    expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toMatchObject([{ cards: 1 }]);
    test.services.seasons.close();
    expect(await openSteps()).toEqual(['RB1', 'TEAM']);
  });

  it('leaves the same starter of another week and of another season as he is', async () => {
    await finishCard();
    const [card] = await test.store.query(studentWeeklyProgress, {});
    if (!card) throw new Error('No card');
    const others = [
      { ...card, id: 'another-week', week: WEEK - 1 },
      { ...card, id: 'another-season', season: TEST_SEASON - 1 },
    ];
    for (const other of others) await test.store.set(studentWeeklyProgress, other);
    expect(await correctGame(118)).toMatchObject([{ games: 1, cards: 1 }]);
    for (const other of others)
      expect(await test.store.get(studentWeeklyProgress, other.id)).toEqual(other);
    expect(
      (await test.store.get(studentProfiles, `${TEST_SEASON}_${student.accountId}`))
        ?.correctedWeeks,
    ).toEqual([WEEK]);
  });

  // Rushing yards of week 6, each one point for ten: -3, 0 and 0 become 7, 10 and 20.
  it.each([
    ['RB2', '36567,2023,6,', 7, '7/10'],
    ['WR1', '33040,2023,6,', 10, '28 3/10'],
    ['WR2', '36358,2023,6,', 20, '20 7/10'],
  ] as const)(
    'of the twin slots opens the one whose player it is: %s',
    async (step, start, yards, answer) => {
      await finishCard();
      await importWeek(withRushingYards(start, yards));
      await applyStatCorrections(COMMAND_LINE_OPERATOR);
      test.services.seasons.close();
      expect(await openSteps()).toEqual([step, 'TEAM']);
      expect(await submit(step, answer)).toMatchObject({ outcome: 'right' });
    },
  );

  it('opens a defense again, also where a player has the number of the team', async () => {
    // Atlanta, team 2, had five sacks in week 6 and nothing else that counts: 10 points; a sixth
    // sack makes 12.
    const other = await test.student('lee@school.org');
    await giveTeam(test.store, other, { draftedDefenses: [2] });
    await giveLineup(test.store, other, WEEK, { lineup_DEF: 2 });
    const card = async () =>
      (await getOrOpenScoreCard(other))?.steps
        .filter(({ correct }) => correct)
        .map(({ key }) => key);
    const answer = (text: string, operationId: string) =>
      submitStep(other, { week: WEEK, step: 'DEF', typed: typed(text), operationId });
    expect(await answer('10', 'operation-ten')).toMatchObject({ outcome: 'right' });
    const text = files.defenseGames.text.replace(/^(2,ATL,2023,6,[^,]*,[^,]*,[^,]*),5,/m, '$1,6,');
    expect(text).not.toBe(files.defenseGames.text);
    await importWeek({ ...files, defenseGames: { ...files.defenseGames, text } });
    const player = {
      kind: 'player' as const,
      gameOf: 2,
      changes: [{ field: 'RushingYards', before: 0, after: 1 }],
    };
    expect(await test.store.query(statCorrections, {})).toMatchObject([
      { games: [{ kind: 'defense', gameOf: 2 }] },
    ]);
    await applyStatCorrections(COMMAND_LINE_OPERATOR);
    test.services.seasons.close();
    expect(await card()).toEqual([]);
    expect(await answer('12', 'operation-twelve')).toMatchObject({ outcome: 'right' });

    // A player's correction under the same number is none of the defense.
    const [done] = await test.store.query(statCorrections, {});
    if (!done) throw new Error('No correction');
    await test.store.set(statCorrections, {
      ...done,
      id: 'of-a-player',
      state: 'pending',
      games: [player],
    });
    await applyStatCorrections(COMMAND_LINE_OPERATOR);
    expect(await card()).toEqual(['DEF']);
  });

  it('reaches every card of the week, in all leagues, and no other', async () => {
    await finishCard();
    const other = await test.student('sam@school.org');
    await giveTeam(test.store, other);
    await giveLineup(test.store, other, WEEK, { lineup_RB1: 36567, lineup_RB2: 30061 });
    await submitStep(other, {
      week: WEEK,
      step: 'QB',
      typed: typed(RIGHT_ANSWERS.QB),
      operationId: 'operation-sam',
    });

    expect(await correctGame(118)).toMatchObject([{ cards: 1 }]);
    expect(
      await test.store.get(studentProfiles, `${TEST_SEASON}_${other.accountId}`),
    ).not.toHaveProperty('correctedWeeks');
  });

  it('reaches many cards a few at a time, leaves the store to others in between, and looks at each anew', async () => {
    await finishCard();
    const [card] = await test.store.query(studentWeeklyProgress, {});
    const [profile] = await test.store.query(studentProfiles, {});
    if (!card || !profile) throw new Error('The card is missing.');
    for (let index = 11; index < 35; index++) {
      const studentId = `student-${index}`;
      await test.store.create(studentWeeklyProgress, { ...card, id: `z-${index}`, studentId });
      await test.store.create(studentProfiles, {
        ...profile,
        id: `${TEST_SEASON}_${studentId}`,
        studentId,
      });
    }
    const corrected = async () => {
      const cards = await test.store.query(studentWeeklyProgress, {});
      return cards.filter(({ steps }) => steps[1]?.correction).length;
    };
    const reached: number[] = [];
    test.services.wait = async () => {
      reached.push(await corrected());
      // Someone's card of the last group is started anew meanwhile.
      await test.store.merge(studentWeeklyProgress, 'z-34', { steps: [] });
    };
    expect(await correctGame(118)).toMatchObject([{ cards: 24 }]);
    expect(reached).toEqual([10, 20]);
    expect(await corrected()).toBe(24);
    expect(await test.store.count(studentProfiles, {})).toBe(25);
    const led = await test.store.query(studentProfiles, {});
    expect(led.filter(({ correctedWeeks }) => correctedWeeks?.includes(WEEK))).toHaveLength(24);
  });
});

describe('a right answer that a teacher has taken out before the NFL corrects a game', () => {
  let teacher: SignedInViewer;
  const setOut = (step: StepKey, out: boolean) =>
    setTryTakenOut(teacher, {
      leagueId: 'room-12',
      studentId: student.accountId,
      week: WEEK,
      step,
      attempt: 1,
      out,
      note: '',
    });

  beforeEach(async () => {
    teacher = await test.teacher('ada@school.org');
    await openRoom12(test.store, { teacherId: teacher.accountId });
    await putInLeague(test.store, student, 'room-12');
    await finishCard();
  });

  it('isn’t put back if it is wrong now', async () => {
    await setOut('RB1', true);
    await correctGame(118);
    await expect(setOut('RB1', false)).rejects.toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining('so it stays out'),
    });
    expect(await openSteps()).toEqual(['RB1', 'TEAM']);
    await submit('RB1', CORRECTED.RB1);
    expect(await openSteps()).toEqual(['TEAM']);
  });

  it('is put back if it is still right, but without a total that another starter has changed', async () => {
    await setOut('WR1', true);
    await correctGame(118);
    await submit('RB1', CORRECTED.RB1);
    await setOut('WR1', false);
    expect(await openSteps()).toEqual(['TEAM']);
    await expect(setOut('TEAM', false)).rejects.toMatchObject({ code: 'not-allowed' });
    await submit('TEAM', CORRECTED.TEAM);
    expect(await openSteps()).toEqual([]);
  });

  it('is put back with its total if no number has changed', async () => {
    await setOut('WR1', true);
    expect(await openSteps()).toEqual(['WR1', 'TEAM']);
    await expect(setOut('TEAM', false)).rejects.toMatchObject({ code: 'not-allowed' });
    await setOut('WR1', false);
    expect(await openSteps()).toEqual([]);
  });
});

it('a first import, a repeated one and a new score correct nothing', async () => {
  await importWeek(files);
  const schedule = {
    ...files.schedule,
    text: files.schedule.text.replace(/(2023_06_[A-Z]+_[A-Z]+,2023,6,[A-Z]+,[A-Z]+,)\d+/, '$177'),
  };
  await importWeek({ ...files, schedule });
  expect(await test.store.count(statCorrections, {})).toBe(0);
});

describe('a correction of a season that classes replay in other school years', () => {
  const seasonKey = internSeasonKey(TEST_SEASON + 2, TEST_SEASON);
  const progressId = (week = WEEK) => `${seasonIdPrefix(seasonKey)}_${week}_${student.accountId}`;

  /**
   * The student's class replays the season two years later; `plays` says whose games it has by now.
   */
  async function finishInReplay(plays: number): Promise<void> {
    await finishCard();
    const [card] = await test.store.query(studentWeeklyProgress, {});
    const [profile] = await test.store.query(studentProfiles, {});
    if (!card || !profile) throw new Error('Nothing was worked out.');
    await test.store.delete(studentWeeklyProgress, card.id);
    await test.store.set(studentWeeklyProgress, {
      ...card,
      id: progressId(),
      ...seasonKeyFields(seasonKey),
    });
    await test.store.set(studentProfiles, {
      ...profile,
      id: `${seasonKey.season}_${student.accountId}`,
      season: seasonKey.season,
      leagueId: 'replay',
    });
    await test.store.set(leagues, {
      id: 'replay',
      name: 'Replay',
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: 'ada',
      season: seasonKey.season,
      code: 123_456,
      password: 'brave otter',
      calendar: replayCalendarStartedAtWeek(plays, WEEK, TEST_NOW),
    });
  }
  const correctedWeeks = async () =>
    (await test.store.get(studentProfiles, `${seasonKey.season}_${student.accountId}`))
      ?.correctedWeeks ?? [];

  it('opens their cards again, and leads the students back to them', async () => {
    await finishInReplay(TEST_SEASON);
    expect(await correctGame(118)).toEqual([
      expect.objectContaining({ season: TEST_SEASON, week: WEEK, cards: 1 }),
    ]);
    const card = await test.store.get(studentWeeklyProgress, progressId());
    expect(card?.steps.map(({ correct }) => correct)).toEqual(
      STEP_KEYS.map((key) => key !== 'RB1' && key !== 'TEAM'),
    );
    expect(await correctedWeeks()).toEqual([WEEK]);
  });

  it('leads no one back who plays other games by now', async () => {
    await finishInReplay(TEST_SEASON + 1);
    expect(await correctGame(118)).toEqual([expect.objectContaining({ cards: 1 })]);
    expect(await correctedWeeks()).toEqual([]);
  });

  it('leaves cards alone that are about another season’s games of the same school year', async () => {
    await finishCard();
    const [card] = await test.store.query(studentWeeklyProgress, {});
    if (!card) throw new Error('Nothing was worked out.');
    await test.store.set(studentWeeklyProgress, { ...card, statisticsSeason: TEST_SEASON + 1 });
    expect(await correctGame(118)).toEqual([expect.objectContaining({ cards: 0 })]);
  });
});
