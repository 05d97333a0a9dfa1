import type { SignedInViewer } from '@/lib/data/access/viewer';
import { acceptClassInvitation } from '@/lib/data/account/invitation-commands';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { exportGradebookViewRows } from '@/lib/data/export/gradebook-files';
import { exportSchoolOfficeZip } from '@/lib/data/export/office-file';
import { exportGradebookDetails, exportWeekGrid } from '@/lib/data/export/tables';
import { changeGradeRules } from '@/lib/data/gradebook/commands';
import { getGradebook } from '@/lib/data/gradebook/queries';
import { getLeaderboard, getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import { inviteAdult, leaveClass, removeAdult } from '@/lib/data/league/people-commands';
import { getTeacherShell } from '@/lib/data/league/queries';
import { getLeagueWeek, getPlayingField } from '@/lib/data/league-week/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { setStepComment } from '@/lib/data/score-card/teacher-commands';
import { openLiveSeasonWeek } from '@/lib/data/season/commands';
import { getStudentSupports, setStudentSupports } from '@/lib/data/student/supports';
import { setEyesUpMessage } from '@/lib/data/student-page/commands';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { NO_SUPPORTS } from '@/lib/domain/calendar/supports';
import type { ClassAdult } from '@/lib/domain/class/adults';
import type { StepKey } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Services } from '@/lib/platform/services';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { unzipped } from '@/lib/testing/unzipped';
import { studentPages } from './all-pages';
import { provenTeacher } from './proven-teacher';
import { realSeason } from './real-season';
import { installTestServices, TEST_NOW, TEST_SEASON, type TestServices } from './services';
import {
  giveLineup,
  giveTeam,
  nextOperationId,
  putInLeague,
  RIGHT_ANSWERS,
  typed,
  WEEK,
} from './student-week';

const ROOM = 'room-12';
/** The last day of the supports, which no other text of the class contains. */
const CANARY = '2023-12-22';
/** The class's own deadline is Thursday, October 19, at 15:00 in New York. */
const AFTER_CLASS_DEADLINE = new Date('2023-10-19T19:01:00Z');
const LAST_MINUTE_OF_THURSDAY = new Date('2023-10-20T03:59:59Z');
const FRIDAY = new Date('2023-10-20T04:00:00Z');
const NEXT_WEEK = new Date('2023-10-24T10:00:00Z');
/** Four school days later than the class's: Wednesday, October 25. */
const OWN_DEADLINE = '2023-10-25T19:00:00.000Z';
const AFTER_OWN_DEADLINE = new Date('2023-10-25T19:01:00Z');

const MAY = {
  owner: { look: 'done', run: 'done', manage: 'done', own: 'done' },
  coTeacher: { look: 'done', run: 'done', manage: 'done', own: 'not-allowed' },
  substitute: { look: 'done', run: 'done', manage: 'not-allowed', own: 'not-allowed' },
  aide: { look: 'done', run: 'not-allowed', manage: 'not-allowed', own: 'not-allowed' },
  stranger: { look: 'not-found', run: 'not-found', manage: 'not-found', own: 'not-found' },
} as const;

const outcome = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'done',
    ({ code }) => code,
  );

/**
 * A week of a class with a co-teacher, a substitute until Thursday, an aide, and a student with
 * every support, on any backend.
 */
export async function runSharedWeekStory(backend: Partial<Services>): Promise<void> {
  const test = await installTestServices({ ...backend, seasons: realSeason });
  try {
    const owner = await provenTeacher('ada@school.org', 'Ms Lovelace');
    await test.store.create(leagues, {
      id: ROOM,
      name: 'Room 12',
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: owner.accountId,
      season: TEST_SEASON,
      code: 123_456,
      password: 'brave otter',
    });
    const kim = await addMember(test, 'Kim');
    const lee = await addMember(test, 'Lee');
    const place = { leagueId: ROOM, studentId: kim.accountId };

    /** One request of each kind, each of which may be repeated. */
    async function verdicts(viewer: SignedInViewer): Promise<Record<string, string>> {
      const comment = { ...place, week: WEEK, step: 'QB', text: 'Look at the bottoms.' } as const;
      const rules = { late: 'full', graph: true, outOf: 20, excusedWeeks: [] } as const;
      const dee = { leagueIds: [ROOM], email: 'dee@school.org', role: 'aide' } as const;
      const run = [
        await outcome(setEyesUpMessage(viewer, { leagueId: ROOM, sentence: 'Look up.' })),
        await outcome(setStepComment(viewer, comment)),
      ];
      const manage = [
        await outcome(changeGradeRules(viewer, { leagueId: ROOM, ...rules, excusedWeeks: [] })),
        await outcome(setStudentSupports(viewer, { ...place, ...ALL_SUPPORTS })),
      ];
      return {
        look: await outcome(getLeagueWeek(viewer, ROOM, { week: null })),
        run: [...new Set(run)].join(),
        manage: [...new Set(manage)].join(),
        own: await outcome(inviteAdult(viewer, dee)),
      };
    }
    const join = async (email: string, name: string, part: ClassAdult) => {
      const adult = await provenTeacher(email, name);
      expect(await verdicts(adult)).toEqual(MAY.stranger);
      const { link } = await inviteAdult(owner, { leagueIds: [ROOM], email, ...part });
      await acceptClassInvitation(adult, { token: /token=([\w-]+)/.exec(link ?? '')?.[1] ?? '' });
      return adult;
    };
    const right = (viewer: SignedInViewer, step: StepKey) =>
      submitStep(viewer, {
        week: WEEK,
        step,
        typed: typed(RIGHT_ANSWERS[step]),
        operationId: nextOperationId(),
      });
    const gridRow = async (viewer: SignedInViewer) => {
      const { rows } = await getLeagueWeek(owner, ROOM, { week: WEEK });
      return rows.find(({ studentId }) => studentId === viewer.accountId);
    };
    const cell = async (viewer: SignedInViewer) => {
      const { rows } = await getGradebook(owner, ROOM, null);
      return rows.find(({ studentId }) => studentId === viewer.accountId)?.cells[WEEK - 1];
    };
    const unfinished = async () =>
      (await getLeagueWeek(owner, ROOM, { week: null })).before?.students;

    // Wednesday: the class is shared. The boards show Kim's team no more; nothing else is seen.
    await right(kim, 'QB');
    const coTeacher = await join('chen@school.org', 'Mr Chen', { role: 'co-teacher' });
    await setStudentSupports(coTeacher, {
      ...place,
      ...NO_SUPPORTS,
      lastDay: null,
      boardsHidden: true,
    });
    const before = await shownToClass(owner, lee);
    await setStudentSupports(coTeacher, { ...place, ...ALL_SUPPORTS });
    expect(await shownToClass(owner, lee)).toEqual(before);
    const thursday = '2023-10-19';
    const sub = await join('sue@school.org', 'Mrs Sub', { role: 'substitute', lastDay: thursday });
    const aide = await join('novak@school.org', 'Ms Novak', { role: 'aide' });
    expect(await verdicts(owner)).toEqual(MAY.owner);
    expect(await verdicts(coTeacher)).toEqual(MAY.coTeacher);
    expect(await verdicts(sub)).toEqual(MAY.substitute);
    expect(await verdicts(aide)).toEqual(MAY.aide);
    expect((await getStudentSupports(aide, ROOM, kim.accountId)).canChange).toBe(false);

    // Every support is there at Kim's next page.
    const card = await getOrOpenScoreCard(kim, WEEK);
    expect(card?.cardLines).toBe('open');
    expect(card?.steps.some((step) => 'firstHint' in step)).toBe(true);
    const frame = await getStudentShell(kim);
    expect(frame.reading).toEqual({ language: 'es', voice: true, slow: false, roomy: true });
    expect((await getLeaderboard(kim)).ranksHidden).toBe(true);
    expect((await getStudentDashboard(kim)).deadline.at).toBe(OWN_DEADLINE);

    // Thursday, after the class's deadline: the same answer is late for Lee and not for Kim.
    test.setNow(AFTER_CLASS_DEADLINE);
    await right(lee, 'QB');
    await right(kim, 'RB1');
    expect((await gridRow(lee))?.steps[0]?.late).toBe(true);
    expect((await gridRow(kim))?.steps[1]?.late).toBe(false);
    expect(await cell(lee)).toMatchObject({ late: 1 });
    expect(await cell(kim)).toMatchObject({ late: 0, right: 2, of: 3, dueDay: '2023-10-25' });

    // The substitute's day ends at midnight in the school's time zone, with the next request.
    test.setNow(LAST_MINUTE_OF_THURSDAY);
    expect(await verdicts(sub)).toEqual(MAY.substitute);
    test.setNow(FRIDAY);
    expect(await verdicts(sub)).toEqual(MAY.stranger);
    expect((await getTeacherShell(sub)).classes).toEqual([]);
    expect(await verdicts(coTeacher)).toEqual(MAY.coTeacher);
    expect(await verdicts(aide)).toEqual(MAY.aide);

    // Tuesday: the next week opens, and last week's reminder counts nobody whose day is to come.
    test.setNow(NEXT_WEEK);
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, WEEK + 1);
    expect(await unfinished()).toBe(1);
    const brief = await getTuesdayBrief(coTeacher, ROOM, WEEK);
    expect(brief.notStarted).toEqual([]);
    expect(brief.onTheWay).toEqual(['Kim L.', 'Lee L.']);
    test.setNow(AFTER_OWN_DEADLINE);
    expect(await unfinished()).toBe(2);
    test.setNow(new Date(NEXT_WEEK.getTime() + 60_000));
    await right(kim, 'RB2');
    expect((await gridRow(kim))?.steps[2]?.late).toBe(false);
    expect(await cell(kim)).toMatchObject({ late: 0, right: 3, of: 3 });
    // The reminder may be a minute old.
    test.setNow(new Date(AFTER_OWN_DEADLINE.getTime() + 60_000));
    expect(await unfinished()).toBe(1);
    await right(kim, 'WR1');
    expect((await gridRow(kim))?.steps[3]?.late).toBe(true);

    // No file about the class says what Kim is given, and the record says who did what.
    expect(await filesOf(owner)).not.toMatch(new RegExp(`${CANARY}|extraDays|earlyHints|roomier`));
    await leaveClass(aide, { leagueId: ROOM });
    expect(await verdicts(aide)).toEqual(MAY.stranger);
    await removeAdult(owner, { leagueId: ROOM, accountId: coTeacher.accountId });
    expect(await verdicts(coTeacher)).toEqual(MAY.stranger);
    const record = (await test.store.query(auditLog, {})).map(
      ({ actorId, action }) => `${actorId} ${action}`,
    );
    expect(record).toEqual(
      expect.arrayContaining([
        `${owner.accountId} league.invite`,
        `${coTeacher.accountId} student.supports`,
        `${sub.accountId} league.join`,
        `${sub.accountId} league.eyes-up`,
        `${aide.accountId} league.leave`,
      ]),
    );
  } finally {
    await test.dispose();
  }
}

const ALL_SUPPORTS = {
  extraDays: 4,
  steps: 3,
  earlyHints: true,
  openLines: true,
  boardsHidden: true,
  readAloud: true,
  spanish: true,
  roomierText: true,
  lastDay: CANARY,
};

async function addMember(test: TestServices, firstName: string): Promise<SignedInViewer> {
  const viewer = await test.student(`${firstName.toLowerCase()}@school.org`);
  await putInLeague(test.store, viewer, ROOM);
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, { firstName });
  await giveTeam(test.store, viewer, { leagueIds: [ROOM] });
  for (const week of [WEEK, WEEK + 1]) await giveLineup(test.store, viewer, week);
  return viewer;
}

/** Everything a classmate's pages get, and what a projector shows. */
async function shownToClass(owner: SignedInViewer, classmate: SignedInViewer) {
  const shown: Record<string, unknown> = {};
  for (const [name, open] of Object.entries(studentPages(classmate)))
    shown[name] = await open().catch((error: unknown) => `${error}`);
  return {
    ...shown,
    field: await getPlayingField(owner, ROOM, { week: null }),
    board: await getLeaderboardForTeacher(owner, ROOM, { board: 'week', week: null }),
    brief: await getTuesdayBrief(owner, ROOM, WEEK),
  };
}

/** The files that leave the class: for a gradebook, the office, or paper. */
async function filesOf(owner: SignedInViewer): Promise<string> {
  const rows: unknown[] = await exportGradebookViewRows(owner, ROOM, 'points');
  const whole = { week: WEEK, sort: 'name', show: 'all' } as const;
  for await (const row of await exportGradebookDetails(owner, ROOM)) rows.push(row);
  for await (const row of (await exportWeekGrid(owner, ROOM, whole)).rows) rows.push(row);
  for (const [name, file] of Object.entries(await unzipped(exportSchoolOfficeZip(owner, ROOM))))
    rows.push(name, Buffer.from(file).toString('latin1'));
  return JSON.stringify(rows);
}
