import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { previewCalendarChange } from '@/lib/data/calendar/queries';
import { addStudents } from '@/lib/data/class-roster/add-student-commands';
import { moveStudent } from '@/lib/data/class-roster/commands';
import { exportGradebookDetails, exportWeekGrid } from '@/lib/data/export/tables';
import { getGradebook } from '@/lib/data/gradebook/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { joinLeague } from '@/lib/data/league/commands';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import { getLeagueWeek, watchLeagueWeek } from '@/lib/data/league-week/queries';
import { getNoStartersReason } from '@/lib/data/lineup/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getPaperCards } from '@/lib/data/score-card/paper-queries';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { setCatchUpWeeks } from '@/lib/data/student/commands';
import { getStudentCurrentStep, getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getStudentTalkPage } from '@/lib/data/student/talk-queries';
import { createOrRedesignTeam } from '@/lib/data/team/commands';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getEarlierWeeks, getStudentDashboard } from '@/lib/data/week/queries';
import { newWeeklyProgress } from '@/lib/data/week/student-week-in-transaction';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { countRowsByFilter } from '@/lib/domain/class/class-grid';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { sumMixedNumbers } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { withOperationReports } from '@/lib/store/operation-reports';
import { studentPages, teacherPages } from '@/lib/testing/all-pages';
import { TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta, giveLineup, giveTeam, typed } from '@/lib/testing/student-week';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';

// Lia joins in week 5, on the Wednesday before its deadline; now it is week 6. Kim was there from
// the beginning and did nothing.
const JOINED_AT = new Date('2023-10-11T15:00:00Z');
const IN_WEEK_6 = new Date('2023-10-18T15:00:00Z');
/** Week 1 was opened on September 12, at 6 in New York. */
const opening = (week: number) =>
  timestampFromDate(new Date(Date.parse('2023-09-12T10:00:00Z') + (week - 1) * 7 * 86_400_000));
const openings = (week: number) => ({
  currentWeek: week,
  weekStartedAt: opening(week),
  weekOpenings: Object.fromEntries(
    Array.from({ length: week }, (_, index) => [index + 1, opening(index + 1)]),
  ),
});
const BEFORE = [1, 2, 3, 4];

let test: TwoClasses;
let lia: SignedInViewer;

beforeEach(async () => {
  test = await installTwoClasses();
  test.setNow(JOINED_AT);
  await changeAppMeta(test.store, openings(5));
  lia = await test.student('lia@school.org');
  await test.store.merge(studentProfiles, profileId(lia), {
    firstName: 'Lia',
    assessment_Skipped: true,
  });
  await joinLeague(lia, { code: 100_000, password: 'brave otter' }, '10.0.0.1');
  await createOrRedesignTeam(lia, {
    name: 'Brave Yaks',
    mascot: 'eagle',
    theme: 'Teal',
    helmetColor: '006442',
    facemaskColor: 'FFFFFF',
  });
  const team = (await test.store.query(studentTeams, {})).find(
    ({ userId }) => userId === lia.accountId,
  );
  await giveTeam(test.store, lia, {
    name: 'Brave Yaks',
    leagueIds: [OWN_LEAGUE_ID],
    ...(team?.weeksBefore ? { weeksBefore: team.weeksBefore } : {}),
  });
  test.setNow(IN_WEEK_6);
  await changeAppMeta(test.store, openings(6));
});
afterEach(() => test.dispose());

const profileId = ({ accountId }: SignedInViewer) => `${TEST_SEASON}_${accountId}`;
const place = () => ({ leagueId: OWN_LEAGUE_ID, studentId: lia.accountId });
const letCatchUp = (...weeks: number[]) => setCatchUpWeeks(test.teacher, { ...place(), weeks });

async function whole<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

let operations = 0;
async function tryStep(week: number, step: (typeof STEP_KEYS)[number], answer: string) {
  operations += 1;
  return submitStep(lia, {
    week,
    step,
    typed: typed(answer),
    operationId: `operation-${operations}`,
  });
}

async function finish(week: number): Promise<void> {
  for (const step of STEP_KEYS) {
    const { steps } = await getStudentWork(test.teacher, OWN_LEAGUE_ID, lia.accountId, week);
    const right = steps.find(({ key }) => key === step)?.answer;
    const sum = steps.flatMap(({ key, answer }) => (key === 'TEAM' || !answer ? [] : [answer]));
    await tryStep(week, step, formatMixed(right ?? sumMixedNumbers(sum)));
  }
}

const rowOf = async (week: number, who = lia): Promise<GridRowDto | undefined> =>
  (await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week })).rows.find(
    ({ studentId }) => studentId === who.accountId,
  );
const countsOf = async (week: number) =>
  countRowsByFilter((await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week })).rows, null);

async function streamed(week: number): Promise<GridRowDto[]> {
  const news: GridRowDto[][] = [];
  let stop = (): void => {};
  await new Promise<void>((resolve) => {
    watchLeagueWeek(
      test.teacher,
      OWN_LEAGUE_ID,
      { week },
      {
        onNews: ({ rows }) => {
          news.push(rows);
          resolve();
        },
        onEnd: () => undefined,
      },
    ).then((watch) => {
      stop = () => watch.stop();
    });
  });
  stop();
  return news[0] ?? [];
}

const gradebookOf = async (name: string, week: number) =>
  (await whole(await exportGradebookDetails(test.teacher, OWN_LEAGUE_ID))).find(
    (row) => row[0] === name && row[4] === week,
  );
const tableOf = async (week: number) =>
  (
    await whole(
      (
        await exportWeekGrid(test.teacher, OWN_LEAGUE_ID, { week, sort: 'name', show: 'all' })
      ).rows,
    )
  ).find(([name]) => name === 'Lia L.');
const ownRow = async (viewer: SignedInViewer, week: number) =>
  (await getLeaderboard(viewer, { board: 'week', week, finish: true })).rows.filter(
    ({ team }) => team.name === 'Brave Yaks',
  ).length;

/**
 * What each place says of a week, in the form in which it says it: before joining, opened by the
 * teacher, and finished then.
 */
const PLACES: Readonly<
  Record<
    string,
    { say: (week: number) => Promise<unknown>; before: unknown; opened: unknown; done: unknown }
  >
> = {
  'the grid': {
    say: async (week) => {
      const { joined, catchingUp, tasks } = (await rowOf(week)) as GridRowDto;
      return { joined, catchingUp, tasks: tasks.join(' ') };
    },
    before: { joined: 5, catchingUp: undefined, tasks: 'open open open open open' },
    opened: { joined: undefined, catchingUp: 'not-begun', tasks: 'open open none open none' },
    done: { joined: undefined, catchingUp: 'begun', tasks: 'open done none open none' },
  },
  'the grid’s stream': {
    say: async (week) =>
      (await streamed(week)).map(({ name, joined, catchingUp }) => [name, joined, catchingUp]),
    before: [
      ['Kim L.', undefined, undefined],
      ['Lia L.', 5, undefined],
    ],
    opened: [
      ['Kim L.', undefined, undefined],
      ['Lia L.', undefined, 'not-begun'],
    ],
    done: [
      ['Kim L.', undefined, undefined],
      ['Lia L.', undefined, 'begun'],
    ],
  },
  'the grid’s counts, with Kim in them': {
    say: async (week) => {
      const counts = await countsOf(week);
      return [counts['not-started'], counts['not-finished']];
    },
    before: [1, 1],
    opened: [1, 1],
    done: [1, 1],
  },
  'the grades': {
    say: async (week) =>
      (await getGradebook(test.teacher, OWN_LEAGUE_ID)).rows.find(({ name }) => name === 'Lia L.')
        ?.cells[week - 1],
    before: { kind: 'blank' },
    opened: { kind: 'blank' },
    done: { kind: 'work', right: 9, late: 0, of: 9, graph: false },
  },
  'the gradebook': {
    say: async (week) =>
      (await gradebookOf('Lia L.', week))?.filter((cell) => cell !== '').slice(0, 5),
    before: ['Lia L.', 'Brave Yaks', 3, 'joined in week 5'],
    opened: ['Lia L.', 'Brave Yaks', 3, 'catching up'],
    // Level 1, nine steps right.
    done: ['Lia L.', 'Brave Yaks', 3, 1, 9],
  },
  'the week’s table': {
    say: async (week) => (await tableOf(week))?.filter((cell) => cell !== '').slice(0, 5),
    before: ['Lia L.', 'Brave Yaks', 'joined in week 5', 0],
    opened: ['Lia L.', 'Brave Yaks', 'catching up', 0],
    done: ['Lia L.', 'Brave Yaks', 'catching up', 'right', 1],
  },
  'the brief’s list of who has not started': {
    say: async (week) => (await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, week)).notStarted,
    before: ['Kim L.'],
    opened: ['Kim L.'],
    done: ['Kim L.'],
  },
  'the teacher’s page of the student': {
    say: async (week) => {
      const { weeks, tasks, steps } = await getStudentWork(
        test.teacher,
        OWN_LEAGUE_ID,
        lia.accountId,
        week,
      );
      return [weeks[week - 1]?.kind, tasks.map(({ task, late }) => [task, late]), steps.length];
    },
    before: ['before', [], 0],
    opened: [
      'catching-up',
      [
        [1, false],
        [2, false],
        [4, false],
      ],
      0,
    ],
    done: [
      'catching-up',
      [
        [1, false],
        [2, false],
        [4, false],
      ],
      9,
    ],
  },
  'the card beside the teacher’s grid': {
    say: async (week) => {
      const { step } = await getStudentCurrentStep(
        test.teacher,
        OWN_LEAGUE_ID,
        lia.accountId,
        week,
      );
      return step && [step.key, step.tries];
    },
    before: null,
    opened: null,
    done: null,
  },
  'the teacher’s page of the student’s season': {
    say: async (week) =>
      (await getStudentSeason(test.teacher, OWN_LEAGUE_ID, lia.accountId)).tasks
        .filter((each) => each.week === week)
        .map(({ tasks }) => tasks.map(({ late }) => late)),
    before: [],
    opened: [],
    done: [[false, false, false, false, false]],
  },
  'the class’s board of the week': {
    say: async (week) => [await ownRow(test.kim, week), await ownRow(lia, week)],
    before: [0, 0],
    opened: [0, 0],
    done: [1, 1],
  },
  'the own working of the season': {
    say: async () => {
      // A process remembers a class's earlier weeks for half a minute.
      test.advance(31_000);
      const { working } = await getLeaderboard(lia, { board: 'season', week: null });
      return working?.kind === 'season' ? working.lines.map((line) => line.week) : null;
    },
    before: [5, 6],
    opened: [5, 6],
    done: [3, 5, 6],
  },
  'the student’s earlier weeks': {
    say: async () =>
      (await getEarlierWeeks(lia)).weeks.map(({ week, catchingUp, finished }) => [
        week,
        catchingUp,
        finished,
      ]),
    before: [],
    opened: [[3, true, false]],
    done: [[3, true, false]],
  },
  'the student’s dashboard': {
    say: async () => (await getStudentDashboard(lia)).catchUpWeeks,
    before: undefined,
    opened: [3],
    done: [3],
  },
  'the student’s score card': {
    say: async (week) =>
      ((await getOrOpenScoreCard(lia, week))?.steps.map(({ correct }) => correct) ?? []).length,
    before: 0,
    opened: 9,
    done: 9,
  },
  'the student’s box scores': {
    say: async (week) => (await getBoxScores(lia, week)).rows.length,
    before: 0,
    opened: 8,
    done: 8,
  },
  'why there are no starters': {
    say: async (week) => (await getNoStartersReason(lia, week)).reason,
    before: 'before',
    opened: 'none',
    done: 'none',
  },
};

describe.each(Object.entries(PLACES))('%s', (_, { say, before, opened, done }) => {
  it('misses nothing of a week before the student joined, shows it as opened for catching up, and then what was done', async () => {
    expect(await say(3)).toEqual(before);
    await letCatchUp(3);
    expect(await say(3)).toEqual(opened);
    await getOrOpenScoreCard(lia, 3);
    await finish(3);
    expect(await say(3)).toEqual(done);
  });
});

it('a week that was opened, looked at, and closed again is blank in every place as before', async () => {
  await letCatchUp(3);
  await getBoxScores(lia, 3);
  await letCatchUp();
  const opened = newWeeklyProgress(
    (await test.store.get(studentProfiles, profileId(lia))) as StudentProfile,
    internSeasonKey(TEST_SEASON),
    3,
  );
  const { id, leagueId, studentId, week, season: year } = opened;
  const untouched = { task1: null, task2: null, task3: null, task4: null, task5: null };
  await test.store.create(studentWeeklyProgress, opened);
  await test.store.create(studentWeeklyTasks, {
    id,
    leagueId,
    studentId,
    week,
    year,
    seasonLive: true,
    ...untouched,
  });
  for (const [name, { say, before }] of Object.entries(PLACES))
    expect([name, await say(3)]).toEqual([name, before]);
});

it('the sheet for a talk asks for no week before joining, and for one that was opened only once it was worked in', async () => {
  const weeks = async () =>
    (await getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, lia.accountId)).finished;
  expect(await weeks()).toEqual({ done: 0, of: 2 });
  await letCatchUp(3);
  expect(await weeks()).toEqual({ done: 0, of: 2 });
  // The first look draws the lineup of a week that was opened.
  await getBoxScores(lia, 3);
  await finish(3);
  expect(await weeks()).toEqual({ done: 1, of: 3 });
});

/**
 * Every other page, and why it has nothing to say of a week before joining. A page that is added
 * needs a line here or in {@link PLACES}.
 */
const SHOWN_ABOVE = [
  ...[
    'grid',
    'earlier grid',
    'projector',
    'grades',
    'gradebook',
    'week table',
    'brief',
    'work of',
    'card of',
    'score cards on paper',
    'season of',
  ],
  ...[
    'dashboard',
    'weeks',
    'board week',
    'board season',
    'score card',
    'earlier score card',
    'box scores',
    'earlier box scores',
  ],
  ...['no starters', 'field'],
];
const NO_WEEKS: Readonly<Record<string, string>> = {
  frame: 'says which week it is',
  assessment: 'three questions',
  team: 'the roster',
  'own team': 'the roster',
  'how to draft': 'rules',
  draft: 'players, and how they did in every week so far',
  'player card': 'the same of one',
  lineup: 'this week and the next one',
  'board mvp': 'points that were earned',
  'board accuracy': 'tries that were made; without tries no place',
  graphs: 'what was handed in',
  gallery: 'what was handed in',
  'own weeks': 'what was handed in',
  'graph desk': 'what was handed in',
  'shown graphs': 'what was handed in',
  'graph data': 'players',
  lessons: 'what can be done now',
  lesson: 'what can be done now',
  allowance: 'leagues',
  arrivals: 'who has joined',
  'class board': 'the same boards as the students’ above',
  profile: 'the teacher',
  league: 'its name',
  mistakes: 'answers that were given',
  workings: 'made-up numbers',
  'changes of': 'name, level, and class',
  'supports of': 'what the teacher has set',
  'what if': 'one of the student’s own cards that is right',
  reverse: 'made-up numbers',
  'find the slip': 'a made-up card',
  'call it first': 'the week that opens next, and calls that were made',
  roster: 'names',
  'login cards': 'names',
  'grade table': 'the cells of the grades',
  workbook: 'the cells of the grades',
  'one roster': 'the cells of the grades',
  settings: 'the league',
  people: 'the adults',
  formulas: 'the class’s rules',
  meter: 'real games, no one’s',
  join: 'the code',
  calendar: 'the class’s weeks',
  'week opening': 'the week that opens next',
  'season choice': 'seasons',
  'league record': 'what is stored, which says of no week that it is missing',
  'record of': 'the same of one student',
  'my math': 'tries that were made',
  skills: 'tries that were made',
  'talk about': 'tries that were made, and of the weeks those that were asked: below',
  'no class': 'who left which class, and no week',
  'name of': 'a name',
  'tries of': 'tries that were made',
  'all talk pages': 'the talk pages of all students',
  'classes to compare': 'names',
  drive: 'the class’s ball, and the own card of the open week',
  'end of the year': 'the class and how many students it has',
  'eyes up': 'a sentence',
};

it('no page is without a line here that says what it makes of a week before joining', () => {
  const names = [
    ...Object.keys(studentPages(lia)),
    ...Object.keys(teacherPages(test.teacher, OWN_LEAGUE_ID, ['lia'])),
  ];
  const known = [...SHOWN_ABOVE, ...Object.keys(NO_WEEKS)];
  const isKnown = (name: string) =>
    known.some((each) => name === each || name.startsWith(`${each} `));
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it('every week before joining is left out, and the week of joining is the student’s like anyone’s', async () => {
  for (const week of BEFORE) expect((await rowOf(week))?.joined).toBe(5);
  for (const week of [5, 6]) expect((await rowOf(week))?.joined).toBeUndefined();
  expect((await gradebookOf('Lia L.', 5))?.slice(0, 8)).toEqual([
    'Lia L.',
    '',
    '',
    'Brave Yaks',
    5,
    1,
    0,
    0,
  ]);
  expect((await rowOf(3, test.kim))?.joined).toBeUndefined();
  expect((await countsOf(5))['not-started']).toBe(2);
});

it('a blank has no number and no word for missing', async () => {
  const row = await gradebookOf('Lia L.', 2);
  expect(row?.slice(5, -1).every((cell) => cell === '')).toBe(true);
  expect((await gradebookOf('Kim L.', 2))?.slice(5, 8)).toEqual([1, 0, 0]);
});

describe('a week before joining', () => {
  it('has no score card on paper, not even with a lineup from an earlier class', async () => {
    await giveLineup(test.store, lia, 3);
    const printed = async () => {
      const { cards } = await getPaperCards(test.teacher, OWN_LEAGUE_ID, 3);
      return cards.map(({ name }) => name);
    };
    expect(await printed()).not.toContain('Lia L.');
    await letCatchUp(3);
    expect(await printed()).toContain('Lia L.');
  });

  it('takes no answer and no tick until the teacher opens it', async () => {
    await expect(tryStep(3, 'QB', '1')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(completeReadingTask(lia, { week: 3, task: 1 })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await test.store.query(studentWeeklyProgress, {})).toEqual([]);
    await letCatchUp(2, 3);
    expect((await tryStep(3, 'QB', '1')).outcome).toBe('wrong');
    await completeReadingTask(lia, { week: 2, task: 1 });
    await expect(tryStep(4, 'QB', '1')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('gets its lineup once, with the first look, from the student’s own team', async () => {
    await letCatchUp(3);
    const first = await getBoxScores(lia, 3);
    expect((await getBoxScores(lia, 3)).rows).toEqual(first.rows);
    expect(
      (await test.store.query(studentLineups, {})).filter(
        ({ userId, week }) => userId === lia.accountId && week === 3,
      ),
    ).toHaveLength(1);
  });

  it('gives the points of a score card like any other week', async () => {
    await letCatchUp(3);
    await getOrOpenScoreCard(lia, 3);
    await finish(3);
    expect((await test.store.get(studentProfiles, profileId(lia)))?.mvpPoints).toBe(5);
    expect((await rowOf(3))?.weekMvp).toBe(5);
  });

  it('is never late, though its deadline passed weeks before', async () => {
    await letCatchUp(3);
    await getOrOpenScoreCard(lia, 3);
    await finish(3);
    await completeReadingTask(lia, { week: 3, task: 1 });
    const row = (await rowOf(3)) as GridRowDto;
    expect([row.tasks, row.steps.some(({ late }) => late)]).toEqual([
      ['done', 'done', 'none', 'open', 'none'],
      false,
    ]);
    expect((await tableOf(3))?.filter((cell) => cell === 'late')).toEqual([]);
    expect((await gradebookOf('Lia L.', 3))?.filter((cell) => cell === 'late')).toEqual([]);
    const { tasks } = await getStudentWork(test.teacher, OWN_LEAGUE_ID, lia.accountId, 3);
    expect(tasks.map(({ late }) => late)).toEqual([false, false, false]);
    await completeReadingTask(test.kim, { week: 3, task: 1 });
    expect((await rowOf(3, test.kim))?.tasks[0]).toBe('late');
  });
});

it('a deadline that passed before the student came makes nothing of that week late', async () => {
  test.setNow(new Date('2023-10-20T15:00:00Z'));
  const zoe = await test.student('zoe@school.org');
  await joinLeague(zoe, { code: 100_000, password: 'brave otter' }, '10.0.0.1');
  await giveTeam(test.store, zoe, { name: 'Calm Newts', leagueIds: [OWN_LEAGUE_ID] });
  for (const student of [zoe, test.kim]) await completeReadingTask(student, { week: 6, task: 1 });
  expect([(await rowOf(6, zoe))?.tasks[0], (await rowOf(6, test.kim))?.tasks[0]]).toEqual([
    'done',
    'late',
  ]);
  expect((await getStudentDashboard(zoe)).tasks[0]).toMatchObject({ state: 'done', late: false });
  expect((await getStudentDashboard(test.kim)).tasks[0]).toMatchObject({
    state: 'done',
    late: true,
  });
  // Two more days would bring Kim and Lia on time, who have work to do, and not Zoe, who wasn't
  // late.
  const { sentences } = await previewCalendarChange(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    change: { kind: 'more-days', week: 6, days: 2 },
  });
  expect(sentences.join(' ')).toMatch(/\b2 students\b/);
});

describe('the teacher', () => {
  it('opens several weeks at once, and takes back what was not worked in', async () => {
    expect(await letCatchUp(4, 2, 2)).toEqual({ weeks: [2, 4] });
    await tryStep(2, 'QB', '1');
    await expect(letCatchUp(4)).rejects.toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining('week 2'),
    });
    expect(await letCatchUp(2)).toEqual({ weeks: [2] });
    await expect(tryStep(4, 'QB', '1')).rejects.toMatchObject({ code: 'not-allowed' });
    const { catchUp } = await getStudentWork(test.teacher, OWN_LEAGUE_ID, lia.accountId, 6);
    expect(catchUp).toEqual({
      joined: 5,
      weeks: [
        { week: 1, open: false, worked: false },
        { week: 2, open: true, worked: true },
        { week: 3, open: false, worked: false },
        { week: 4, open: false, worked: false },
      ],
    });
  });

  it('opens only weeks before joining, and is told so for others', async () => {
    for (const week of [5, 6, 7])
      await expect(letCatchUp(week)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(
      setCatchUpWeeks(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        studentId: test.kim.accountId,
        weeks: [1],
      }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect(
      (await getStudentWork(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, 6)).catchUp,
    ).toBeNull();
  });

  it('does it once, however often it is sent', async () => {
    await letCatchUp(3);
    await letCatchUp(3);
    expect(
      (await test.store.query(auditLog, {})).filter(({ action }) => action === 'student.catch-up'),
    ).toHaveLength(1);
  });

  it('is the student’s own', async () => {
    for (const [, viewer, code] of test.refused()) {
      await expect(setCatchUpWeeks(viewer, { ...place(), weeks: [3] })).rejects.toMatchObject({
        code,
      });
    }
  });
});

describe('coming in another way', () => {
  it('a student from the class list joins like one with a code', async () => {
    const [card] = await addStudents(test.teacher, {
      leagueId: OWN_LEAGUE_ID,
      operationId: 'operation-0123456789',
      students: [{ firstName: 'Mo', lastInitial: 'Q' }],
    });
    const row = (await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 5 })).rows.find(
      ({ studentId }) => studentId === card?.studentId,
    );
    expect(row?.joined).toBe(6);
  });

  it('a student who moves on to a class with the same games keeps the weeks, and those before, in it', async () => {
    await test.store.merge(leagues, OTHER_LEAGUE_ID, { teacherId: test.teacher.accountId });
    await moveStudent(test.teacher, { ...place(), toLeagueId: OTHER_LEAGUE_ID });
    const row = async (week: number) =>
      (await getLeagueWeek(test.teacher, OTHER_LEAGUE_ID, { week })).rows.find(
        ({ studentId }) => studentId === lia.accountId,
      );
    expect([(await row(4))?.joined, (await row(5))?.joined]).toEqual([6, undefined]);
  });
});

it('costs no page a read more than it has for a student who was there from the beginning', async () => {
  await letCatchUp(3);
  // With a third team no one is alone on a board, which would be another page.
  const ray = await test.student('ray@school.org');
  await giveTeam(test.store, ray, { name: 'Quick Owls', leagueIds: [OWN_LEAGUE_ID] });
  await getBoxScores(lia, 3);
  await getStudentDashboard(lia);
  await getStudentDashboard(test.kim);
  let reads = 0;
  const store = withOperationReports(test.store, ({ kind }) => {
    if (kind === 'read') reads += 1;
  });
  setServices({ ...test.services, store });
  const costOf = async (open: () => Promise<unknown>) => {
    await open();
    reads = 0;
    await open();
    return reads;
  };
  for (const page of [
    (student: SignedInViewer) => getStudentDashboard(student),
    (student: SignedInViewer) => getEarlierWeeks(student),
    (student: SignedInViewer) => getBoxScores(student, 6),
    (student: SignedInViewer) => getLeaderboard(student, { board: 'week', week: 3 }),
    (student: SignedInViewer) => getLeaderboard(student, { board: 'season', week: null }),
    (student: SignedInViewer) => getStudentSeason(test.teacher, OWN_LEAGUE_ID, student.accountId),
  ]) {
    expect(await costOf(() => page(lia))).toBe(await costOf(() => page(test.kim)));
  }
});
