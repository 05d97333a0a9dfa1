import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores, getRealGame } from '@/lib/data/box-score/queries';
import { moveStudent } from '@/lib/data/class-roster/commands';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { getDraftScoutingGuide, getPlayerCard } from '@/lib/data/draft/queries';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { exportStudentTries } from '@/lib/data/export/tables';
import { findPictureForViewer, getClassGallery } from '@/lib/data/graph/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { joinLeague } from '@/lib/data/league/commands';
import { getLeagueWeek, watchLeagueWeek } from '@/lib/data/league-week/queries';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { getLessonList, getOrOpenLesson } from '@/lib/data/lesson/queries';
import { confirmLineup } from '@/lib/data/lineup/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { setCatchUpWeeks } from '@/lib/data/student/commands';
import { getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { watchStudentPageState } from '@/lib/data/student-page/queries';
import { getTeamPage } from '@/lib/data/team/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getEarlierWeeks, getStudentDashboard } from '@/lib/data/week/queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { internSeasonKey, seasonIdPrefix, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { sumMixedNumbers } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type LessonProgressStep,
  mvpEvents,
  studentLessonProgress,
} from '@/lib/store/collections/progress';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import { type PageQueries, studentPages, teacherPages } from '@/lib/testing/all-pages';
import { realSeasonOf, seasonCacheOf, seasonWithChangedFuture } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveLineup, giveTeam, STARTERS, typed } from '@/lib/testing/student-week';

// One school year, 2023, in whose week 6 the live season is: four classes on four clocks.
const CLASSES = {
  live: { statisticsSeason: 2023, week: 6, isReplay: false },
  early: { statisticsSeason: 2023, week: 3, isReplay: true },
  late: { statisticsSeason: 2023, week: 10, isReplay: true },
  other: { statisticsSeason: 2024, week: 5, isReplay: true },
} as const;
type ClassName = keyof typeof CLASSES;
const NAMES = Object.keys(CLASSES) as ClassName[];

let seasons: Map<number, SeasonSnapshot>;
let test: TestServices;
let ada: SignedInViewer;
let students: Record<ClassName, SignedInViewer>;

const calendarOf = ({
  statisticsSeason,
  week,
  isReplay,
}: (typeof CLASSES)[ClassName]): { calendar?: LeagueCalendar } =>
  isReplay ? { calendar: replayCalendarStartedAtWeek(statisticsSeason, week, TEST_NOW) } : {};
const profileId = ({ accountId }: SignedInViewer) => `${TEST_SEASON}_${accountId}`;
const gamesOfClass = (name: ClassName) =>
  internSeasonKey(TEST_SEASON, CLASSES[name].statisticsSeason);

beforeAll(async () => {
  await Promise.all([realSeasonOf(2023), realSeasonOf(2024)]);
});

beforeEach(async () => {
  seasons = new Map(
    await Promise.all([2023, 2024].map(async (year) => [year, await realSeasonOf(year)] as const)),
  );
  test = await installTestServices({ seasons: seasonCacheOf(seasons) });
  ada = await test.teacher('ada@school.org');
  for (const [index, name] of NAMES.entries()) {
    await test.store.create(leagues, {
      id: name,
      name: `Room ${name}`,
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: ada.accountId,
      season: TEST_SEASON,
      code: 100_000 + index,
      password: 'brave otter',
      ...calendarOf(CLASSES[name]),
    });
  }
  students = {} as Record<ClassName, SignedInViewer>;
  for (const name of NAMES) {
    students[name] = await test.student(`${name}@school.org`, name.repeat(3));
    await enroll(students[name], name);
  }
});
afterEach(() => test.dispose());

async function enroll(student: SignedInViewer, name: ClassName): Promise<void> {
  const seasonKey = gamesOfClass(name);
  await test.store.merge(studentProfiles, profileId(student), {
    leagueId: name,
    assessment_Skipped: true,
    teamName: 'Cosmic Otters',
    draftedPositions: 6,
  });
  const ids = { ...seasonKeyFields(seasonKey), leagueIds: [name] };
  await giveTeam(test.store, student, {
    ...ids,
    id: `${seasonIdPrefix(seasonKey)}_${student.accountId}`,
  });
  for (let week = 1; week <= CLASSES[name].week + 1; week += 1) {
    await giveLineup(test.store, student, week, {
      ...ids,
      id: `${seasonIdPrefix(seasonKey)}_${week}_${student.accountId}`,
    });
  }
}

let operations = 0;
const LESSON = 'circle';
const answer = (student: SignedInViewer, week: number, text: string, step: 'QB' | 'K' = 'QB') => {
  operations += 1;
  return submitStep(student, {
    week,
    step,
    typed: typed(text),
    operationId: `operation-${operations}`,
  });
};

async function whole<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function opened(pages: PageQueries): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, open] of Object.entries(pages)) {
    found[name] = await open().catch((error: unknown) => String(error));
  }
  return found;
}

async function everythingOf(name: ClassName): Promise<Record<string, unknown>> {
  const student = students[name];
  const { week } = CLASSES[name];
  return opened({
    ...studentPages(student),
    ...Object.fromEntries(
      (['QB', 'K'] as const).map((slot) => [
        `card of the ${slot}`,
        () => getPlayerCard(student, { position: slot, id: STARTERS[slot] }),
      ]),
    ),
    ...Object.fromEntries(
      [week, week + 1].flatMap((asked) => [
        [`box scores ${asked}`, () => getBoxScores(student, asked)],
        [`score card ${asked}`, () => getOrOpenScoreCard(student, asked)],
        [
          `board ${asked}`,
          () => getLeaderboard(student, { board: 'week', week: asked, finish: true }),
        ],
        [`teacher's grid ${asked}`, () => getLeagueWeek(ada, name, { week: asked })],
        [`teacher's work ${asked}`, () => getStudentWork(ada, name, student.accountId, asked)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(teacherPages(ada, name, [student.accountId]))
        .filter(([page]) => !/record/.test(page))
        .map(([page, open]) => [`teacher's ${page}`, open]),
    ),
  });
}

it.each(NAMES)(
  'no one in the class %s can tell how a later week of its own clock went',
  async (name) => {
    for (const each of NAMES)
      for (const week of [CLASSES[each].week - 1, CLASSES[each].week])
        await answer(students[each], week, '1/7');
    // The first look opens weeks and lessons.
    await everythingOf(name);
    const before = await everythingOf(name);
    const { statisticsSeason, week } = CLASSES[name];
    seasons.set(statisticsSeason, await seasonWithChangedFuture(statisticsSeason, week));
    expect(await everythingOf(name)).toEqual(before);
    // The same look does see what is its own: the test can fail.
    seasons.set(statisticsSeason, await seasonWithChangedFuture(statisticsSeason, week - 1));
    expect(await everythingOf(name)).not.toEqual(before);
  },
);

it.each(NAMES)(
  'no one in the class %s sees or answers anything of the week after its own',
  async (name) => {
    const student = students[name];
    const { statisticsSeason, week } = CLASSES[name];
    const snapshot = seasons.get(statisticsSeason) as SeasonSnapshot;
    expect(await getOrOpenScoreCard(student)).toMatchObject({ week });
    await expect(getOrOpenScoreCard(student, week + 1)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(answer(student, week + 1, '1')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(completeReadingTask(student, { week: week + 1, task: 1 })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(confirmLineup(student, { week: week + 2 })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(confirmLineup(student, { week })).rejects.toMatchObject({ code: 'locked' });
    const keyIn = (asked: number) =>
      snapshot.playerGame(STARTERS.QB, asked)?.GameKey ??
      snapshot.playerGame(STARTERS.K, asked)?.GameKey ??
      '';
    expect(await getRealGame(student, keyIn(week))).toMatchObject({ week });
    await expect(getRealGame(student, keyIn(week + 1))).rejects.toMatchObject({
      code: 'not-found',
    });
    const scouting = {
      position: 'K',
      id: STARTERS.K,
      week: week + 1,
      typed: typed('1'),
      operationId: 'scouting-1',
    } as const;
    await expect(submitScouting(student, scouting)).rejects.toMatchObject({ code: 'conflict' });
    const lesson = {
      type: 'circle',
      week: week + 1,
      step: 0,
      typed: typed('1'),
      operationId: 'lesson-1',
    } as never;
    await expect(submitLessonStep(student, lesson)).rejects.toMatchObject({ code: 'not-found' });
    expect(await getLeaderboard(student, { board: 'week', week: week + 1 })).toMatchObject({
      week,
      latestWeek: week,
    });
    expect(await getLeagueWeek(ada, name, { week: week + 1 })).toMatchObject({
      week,
      latestWeek: week,
    });
  },
);

it('each open page hears of its own clock alone', async () => {
  const heard: [ClassName, number, boolean][] = [];
  const grids: [ClassName, number][] = [];
  const watches = [];
  for (const name of NAMES) {
    const onState = ({ week, seasonActive }: { week: number; seasonActive: boolean }) =>
      heard.push([name, week, seasonActive]);
    watches.push(await watchStudentPageState(students[name], { onState, onEnd: () => undefined }));
    const onNews = ({ latestWeek }: { latestWeek: number }) => grids.push([name, latestWeek]);
    const choice = { week: null, projector: false };
    watches.push(await watchLeagueWeek(ada, name, choice, { onNews, onEnd: () => undefined }));
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 600));
  await settled();
  expect(heard.toSorted()).toEqual(
    NAMES.map((name) => [name, CLASSES[name].week, true]).toSorted(),
  );
  expect(grids.toSorted()).toEqual(NAMES.map((name) => [name, CLASSES[name].week]).toSorted());
  heard.length = 0;
  grids.length = 0;
  await test.store.merge(leagues, 'early', {
    calendar: replayCalendarStartedAtWeek(2023, 4, TEST_NOW),
  });
  await settled();
  const paused = { since: timestampFromDate(TEST_NOW), sentence: 'Back on Monday.' };
  await test.store.merge(leagues, 'other', {
    calendar: { ...replayCalendarStartedAtWeek(2024, 5, TEST_NOW), paused },
  });
  await settled();
  await moveStudent(ada, {
    leagueId: 'late',
    studentId: students.late.accountId,
    toLeagueId: 'early',
  });
  await settled();
  for (const watch of watches) watch.stop();
  expect(heard).toEqual([
    ['early', 4, true],
    ['other', 5, false],
    ['late', 4, true],
  ]);
  expect(grids.filter(([name]) => name === 'early')[0]).toEqual(['early', 4]);
});

describe('a student who comes from a class that was further in the same season', () => {
  const move = () =>
    moveStudent(ada, { leagueId: 'late', studentId: students.late.accountId, toLeagueId: 'early' });
  const graphOf = (id: string, week: number) => ({
    id,
    studentId: students.late.accountId,
    leagueId: 'early',
    season: TEST_SEASON,
    week,
    title: `Graph of week ${week}`,
    review: {
      outcome: 'approved' as const,
      rubric: {
        accuracy: 3 as const,
        labels: 3 as const,
        scale: 3 as const,
        keyAndClaim: 3 as const,
      },
      comment: '',
      reviewedAt: timestampFromDate(TEST_NOW),
      leagueId: 'early',
    },
  });

  it('brings nothing of the later weeks to the class, and works on in the week of the class', async () => {
    await answer(students.late, 9, '9173/7');
    await answer(students.late, 3, '8264/7');
    await move();
    await everythingOf('early');
    students.early = students.late;
    const pages = JSON.stringify(await everythingOf('early'));
    expect([pages.includes('8264'), pages.includes('9173')]).toEqual([true, false]);
    expect(await getOrOpenScoreCard(students.late)).toMatchObject({ week: 3 });
    await expect(getOrOpenScoreCard(students.late, 9)).rejects.toMatchObject({ code: 'not-found' });
    expect(await answer(students.late, 3, '1')).toMatchObject({ attempts: 2 });
    await expect(answer(students.late, 9, '1')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('has a lesson of the class’s own week, not the one that was begun with later games', async () => {
    const ofLate = await getOrOpenLesson(students.late, LESSON);
    expect(ofLate).toMatchObject({ state: 'open', lesson: { week: 10 } });
    const begun = await test.store.query(studentLessonProgress, {});
    for (const lesson of begun) {
      const steps = lesson.steps.with(0, {
        ...(lesson.steps[0] as LessonProgressStep),
        attempts: 1,
      });
      await test.store.merge(studentLessonProgress, lesson.id, { steps });
    }
    expect(await getOrOpenLesson(students.late, LESSON)).toMatchObject({ lesson: { week: 10 } });
    await move();
    expect(JSON.stringify(await getOrOpenLesson(students.late, LESSON))).not.toContain('"week":10');
    expect((await getLessonList(students.late)).filter(({ state }) => state === 'started')).toEqual(
      [],
    );
  });

  it('shows the teacher no lineup beyond the next one of the class', async () => {
    await move();
    const { lineups } = await getStudentSeason(ada, 'early', students.late.accountId);
    expect(lineups.map(({ week }) => week)).toEqual([1, 2, 3, 4]);
  });

  it('shows classmates no graph of a week that they have not reached, nor its picture', async () => {
    await move();
    await test.store.set(studentGraphs, graphOf('reached', 2));
    await test.store.set(studentGraphs, graphOf('later', 9));
    for (const id of ['reached', 'later']) {
      await test.services.files.put('user_graphs', id, {
        bytes: new Uint8Array([1]),
        contentType: 'image/png',
      });
    }
    expect((await getClassGallery(students.early)).graphs.map(({ id }) => id)).toEqual(['reached']);
    const picture = async (viewer: SignedInViewer, id: string) =>
      (await findPictureForViewer(viewer, id, { small: false })) !== null;
    expect([
      await picture(students.early, 'reached'),
      await picture(students.early, 'later'),
    ]).toEqual([true, false]);
    expect(await picture(students.late, 'later')).toBe(true);
  });
});

describe('a student who goes to a class that plays another season', () => {
  const move = (leagueId: ClassName, toLeagueId: ClassName) =>
    moveStudent(ada, { leagueId, studentId: students.early.accountId, toLeagueId });
  const profile = async () =>
    (await test.store.get(studentProfiles, profileId(students.early))) as StudentProfile;
  const ledger = async () =>
    (await test.store.query(mvpEvents, {})).map(({ id, points }) => [
      id.replace(students.early.accountId, 'kim'),
      points,
    ]);

  async function finish(week: number): Promise<void> {
    for (const step of STEP_KEYS) {
      const work = await getStudentWork(
        ada,
        (await profile()).leagueId,
        students.early.accountId,
        week,
      );
      const right = work.steps.find(({ key }) => key === step)?.answer;
      const sum = work.steps.flatMap(({ key, answer: own }) =>
        key === 'TEAM' || !own ? [] : [own],
      );
      operations += 1;
      await submitStep(students.early, {
        week,
        step,
        typed: typed(formatMixed(right ?? sumMixedNumbers(sum))),
        operationId: `operation-${operations}`,
      });
    }
  }

  it('is told why there is a new draft, and the teacher before it', async () => {
    const told = async () =>
      (await getClassRoster(ada, 'early')).otherLeagues.map(({ id, otherSeason }) => [
        id,
        otherSeason,
      ]);
    expect(new Map((await told()) as [string, number | undefined][])).toEqual(
      new Map([
        ['live', undefined],
        ['late', undefined],
        ['other', 2024],
      ]),
    );
    const scouted = { first: expect.objectContaining({ position: expect.any(String) }) };
    expect(await getDraftScoutingGuide(students.early)).toEqual({ scouts: true, ...scouted });
    await move('early', 'late');
    expect(await getDraftScoutingGuide(students.early)).toEqual({ scouts: true, ...scouted });
    await move('late', 'other');
    expect(await getDraftScoutingGuide(students.early)).toEqual({
      scouts: true,
      newSeason: 2024,
      ...scouted,
    });
  });

  it('keeps name, look, balance, and stickers, and drafts anew for a week without work', async () => {
    await finish(3);
    await test.store.merge(studentProfiles, profileId(students.early), {
      correctedWeeks: [2],
      draftedPositions: 6,
    });
    const before = await profile();
    expect(before.mvpPoints).toBe(5);
    await move('early', 'other');
    expect(await profile()).toMatchObject({
      leagueId: 'other',
      mvpPoints: 5,
      draftedPositions: 0,
      correctedWeeks: [],
    });
    const page = await getTeamPage(students.early);
    expect(page.look).toMatchObject({ mascot: 'eagle', theme: 'Teal', helmetColor: '006442' });
    expect(page.roster.flatMap(({ players }) => players)).toEqual([]);
    expect(await getStudentDashboard(students.early)).toMatchObject({
      week: 5,
      weekMvpPoints: 0,
      mvpPoints: 5,
    });
    expect(await getOrOpenScoreCard(students.early, 3)).toBeNull();
    expect(await getEarlierWeeks(students.early)).toMatchObject({ weeks: [] });
    const [, ...tries] = await whole(
      await exportStudentTries(ada, 'other', students.early.accountId),
    );
    expect(tries).toEqual([]);
    expect(await getLeagueWeek(ada, 'other', { week: 3 })).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ studentId: students.early.accountId, mvp: 0, weekMvp: 0 }),
      ]),
    });
  });

  it('earns the same week of the other season as new work, each once, and finds everything again on the way back', async () => {
    await finish(3);
    await move('early', 'other');
    const seasonKey = gamesOfClass('other');
    const drafted = await test.store.get(
      studentTeams,
      `${seasonIdPrefix(seasonKey)}_${students.early.accountId}`,
    );
    await giveTeam(test.store, students.early, {
      ...(drafted as StudentTeam),
      draftedPlayers: Object.values(STARTERS),
    });
    await giveLineup(test.store, students.early, 3, {
      ...seasonKeyFields(seasonKey),
      id: `${seasonIdPrefix(seasonKey)}_3_${students.early.accountId}`,
    });
    // Over before the student came, so the teacher opens it.
    await setCatchUpWeeks(ada, {
      leagueId: 'other',
      studentId: students.early.accountId,
      weeks: [3],
    });
    await finish(3);
    const both = [
      ['2023_3_kim_equations', 5],
      ['2023-2024_3_kim_equations', 5],
    ];
    expect((await ledger()).toSorted()).toEqual(both.toSorted());
    expect((await profile()).mvpPoints).toBe(10);
    const inOther = await getOrOpenScoreCard(students.early, 3);

    await move('other', 'early');
    expect(await getOrOpenScoreCard(students.early, 3)).toMatchObject({
      week: 3,
      steps: expect.arrayContaining([]),
    });
    expect(
      (await getOrOpenScoreCard(students.early, 3))?.steps.every(({ correct }) => correct),
    ).toBe(true);
    expect(
      (await getTeamPage(students.early)).roster.flatMap(({ players }) => players),
    ).toHaveLength(8);
    await submitStep(students.early, {
      week: 3,
      step: 'QB',
      typed: typed('1'),
      operationId: 'once-more-1',
    });
    expect((await ledger()).toSorted()).toEqual(both.toSorted());
    await move('early', 'other');
    expect(await getOrOpenScoreCard(students.early, 3)).toEqual(inOther);
    expect((await profile()).mvpPoints).toBe(10);
  });

  it('stands on no board of the one class with work of the other', async () => {
    await finish(3);
    await move('early', 'other');
    for (const [board, week, numbers, kind] of [
      ['week', 5, [0], 'week'],
      ['week', 3, [], undefined],
      ['season', null, [0], 'season'],
    ] as const) {
      const { rows, working } = await getLeaderboard(students.early, { board, week });
      expect(rows.filter(({ isOwn }) => isOwn).map(({ value }) => value.wholeNumber)).toEqual(
        numbers,
      );
      expect(working?.kind).toBe(kind);
    }
    expect(
      (await getLeaderboard(students.early, { board: 'mvp', week: null })).rows.find(
        ({ isOwn }) => isOwn,
      )?.value,
    ).toMatchObject({
      wholeNumber: 0,
    });
    // In the class that is left no team stands without a student.
    await test.store.merge(studentProfiles, profileId(students.late), { leagueId: 'early' });
    expect((await getLeaderboard(students.late, { board: 'mvp', week: null })).rows).toHaveLength(
      1,
    );
  });
});

it('a student without a class has the live clock, and takes up a replay’s on joining it', async () => {
  const kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  expect(await getStudentDashboard(kim)).toMatchObject({ week: 6 });
  await joinLeague(kim, { code: 100_000 + NAMES.indexOf('late'), password: 'brave otter' }, 'here');
  expect(await getStudentDashboard(kim)).toMatchObject({ week: 10 });
  expect((await getTeamPage(kim)).roster.flatMap(({ players }) => players)).toHaveLength(8);
});

it('a paused replay changes nothing for its students, and the pause of the live season nothing for a replay', async () => {
  const paused = { since: timestampFromDate(TEST_NOW), sentence: '' };
  await test.store.merge(leagues, 'early', {
    calendar: { ...replayCalendarStartedAtWeek(2023, 3, TEST_NOW), paused },
  });
  await changeAppMeta(test.store, { seasonActive: false });
  const refused = async (name: ClassName) =>
    answer(students[name], CLASSES[name].week, '1').then(
      () => null,
      ({ code }) => code,
    );
  expect([await refused('early'), await refused('live'), await refused('late')]).toEqual([
    'not-allowed',
    'not-allowed',
    null,
  ]);
});

it('in a transaction the week is the one that is stored, also where this process was not told of it yet', async () => {
  const { watch } = test.store;
  jest.spyOn(test.store, 'watch').mockImplementation((collection, id, listener, onError) => {
    let isFirst = true;
    return watch(
      collection,
      id,
      (document) => {
        if (isFirst || collection.path !== leagues.path) listener(document);
        isFirst = false;
      },
      onError,
    );
  });
  expect(await getOrOpenScoreCard(students.early)).toMatchObject({ week: 3 });
  await test.store.merge(leagues, 'early', {
    calendar: replayCalendarStartedAtWeek(2023, 4, TEST_NOW),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await getOrOpenScoreCard(students.early)).toMatchObject({ week: 3 });
  await expect(confirmLineup(students.early, { week: 4 })).rejects.toMatchObject({
    code: 'locked',
  });
  await confirmLineup(students.early, { week: 5 });
});
