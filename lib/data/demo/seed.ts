import { SCHOOL_NOTICE_VERSION } from '@/lib/data/account/confirm-email';
import { upcomingHolidays } from '@/lib/data/calendar/new-calendar';
import { DomainError } from '@/lib/data/errors';
import { storeGraphPicture } from '@/lib/data/graph/pictures';
import type { CommandLineOperator } from '@/lib/data/operator';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import type { ReplayCalendar } from '@/lib/domain/calendar/league-calendar';
import { deadlineOf } from '@/lib/domain/calendar/plan';
import { nextThursdayDeadline } from '@/lib/domain/football/schedule';
import { randomSixDigitNumber, seededRandom } from '@/lib/domain/numbers/random';
import { type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import { accounts as accountRecords } from '@/lib/store/collections/accounts';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  mvpEvents,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import type { Collection, StoredDocument, WriteOperations } from '@/lib/store/port';
import accounts from './accounts.json';
import { DEMO_STUDENTS } from './class-list';
import { addGraphsToSeasons, type SimulatedSeasonWithGraphsAndStickers } from './demo-graphs';
import { type SimulatedStudentSeason, simulateStudentSeason } from './play-season';
import { rankPlayers } from './roster';

export const DEMO_SEASON = 2023;
const DEMO_WEEK = 6;
const DEMO_LEAGUE = { id: 'demo-league', name: 'Room 12 Fractions', password: 'touchdown tuesday' };
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** The least time left before the deadline of the demo's current week. */
const MIN_TIME_LEFT_MS = 24 * HOUR_MS;
const MAX_WRITES = 500;
/** How many passwords are hashed at the same time; each hash takes 19 MiB and one core. */
const HASHES_AT_ONCE = 2;

type Credentials = { email: string; password: string };
type Write = (batch: WriteOperations) => void;

/**
 * Makes a teacher, an admin, and 24 students who have played up to the middle of week 6. All of it
 * is generated from one fixed seed by the rules of the app; only account ids and dates differ
 * between installations. False if the class exists. An interrupted seed starts over and overwrites.
 *
 * The season must have been imported. 'conflict' if the store holds another season: demo accounts
 * have public passwords.
 */
export async function seedDemo(_operator: CommandLineOperator): Promise<boolean> {
  const { store, seasons, now } = getServices();
  if (await hasDemoClass()) return false;
  if (await store.get(appData, 'meta')) {
    throw new DomainError(
      'conflict',
      'This data folder belongs to a real installation. Choose another one for the demo: ' +
        'DATA_DIR=.demo npm start',
    );
  }
  const snapshot = await seasons.load(DEMO_SEASON);
  if (snapshot.players.size === 0)
    throw new DomainError('unavailable', `The season ${DEMO_SEASON} has not been imported.`);

  const [teacherId = '', adminId = '', ...studentIds] = await createAccounts([
    accounts.teacher,
    accounts.admin,
    ...studentCredentials(),
  ]);
  const time = now();
  const weekStartedAt = hoursBefore(time);
  const liveWeekStartedAt = startOfLiveWeek(time);
  const students = addGraphsToSeasons(
    snapshot,
    simulateDemoStudentSeasons(snapshot, {
      studentIds,
      leagueId: DEMO_LEAGUE.id,
      currentWeek: DEMO_WEEK,
      weekStartedAt,
      now: time,
    }),
  );

  await storeGraphPictures(students);
  await writeInOrder(students.flatMap(studentWrites));
  await proveDemoAddresses();
  // Written last and all at once: until these documents exist, the class counts as not made.
  const at = timestampFromDate(new Date(weekStartedAt.getTime() - DEMO_WEEK * WEEK_MS));
  const teacher = { season: DEMO_SEASON, mvpPoints: 0, createdAt: at };
  const school = { school: 'Demo School', noticeVersion: SCHOOL_NOTICE_VERSION, agreedAt: at };
  await writeInOrder([
    set(teacherProfiles, {
      ...teacher,
      id: `${DEMO_SEASON}_${teacherId}`,
      teacherId,
      leagueAllowance: 3,
      displayName: 'Ms. Rivera',
      schoolAuthority: { name: 'Ms. Rivera', ...school },
    }),
    set(teacherProfiles, {
      ...teacher,
      id: `${DEMO_SEASON}_${adminId}`,
      teacherId: adminId,
      leagueAllowance: 1,
      displayName: 'Mr. Okafor',
      schoolAuthority: { name: 'Mr. Okafor', ...school },
    }),
    set(teacherLeagueAllowances, {
      id: accounts.teacher.email,
      docID: accounts.teacher.email,
      email: accounts.teacher.email,
      leagueAllowance: 3,
    }),
    set(admins, { id: accounts.admin.email, createdAt: at }),
    set(leagues, {
      ...DEMO_LEAGUE,
      createdAt: at,
      teacherId,
      season: DEMO_SEASON,
      code: randomSixDigitNumber(seededRandom(DEMO_SEED)),
      calendar: demoCalendar(weekStartedAt, time),
    }),
    // The live season, for everyone else: students without a class, and classes that play along.
    set(appData, {
      id: 'meta',
      currentSeason: DEMO_SEASON,
      currentWeek: DEMO_WEEK,
      seasonActive: true,
      weekStartedAt: timestampFromDate(liveWeekStartedAt),
      weekOpenings: openingsUntil(liveWeekStartedAt),
    }),
  ]);
  refreshAppMeta();
  return true;
}

/** Nobody reads the mail of a demo address. */
async function proveDemoAddresses(): Promise<void> {
  const { store, identity, now } = getServices();
  const at = timestampFromDate(now());
  for (const { email } of Object.values(accounts)) {
    const account = await identity.findAccountByEmail(email);
    const before = account && (await store.get(accountRecords, account.accountId));
    if (!account || before?.addressProvenAt) continue;
    await store.set(accountRecords, {
      createdAt: at,
      mustChangePassword: false,
      ...before,
      id: account.accountId,
      addressProvenAt: at,
    });
  }
}

export async function hasDemoClass(): Promise<boolean> {
  return (await getServices().store.get(leagues, DEMO_LEAGUE.id)) !== null;
}

const hoursBefore = (time: Date) => new Date(time.getTime() - 4 * HOUR_MS);

function openingsUntil(weekStartedAt: Date): Record<string, Timestamp> {
  const openedAt = (week: number) =>
    timestampFromDate(new Date(weekStartedAt.getTime() - (DEMO_WEEK - week) * WEEK_MS));
  return Object.fromEntries(
    Array.from({ length: DEMO_WEEK + 1 }, (_, week) => [week, openedAt(week)]),
  );
}

/**
 * The class replays the season, and its teacher opens the next week with a button. The open week
 * gets one more school day if less than a day would be left, so that visitors and tests have at
 * least that long before it closes.
 */
function demoCalendar(weekStartedAt: Date, time: Date): ReplayCalendar {
  const { timeZone } = getServices();
  const begun = replayCalendarStartedAtWeek(
    DEMO_SEASON,
    DEMO_WEEK,
    weekStartedAt,
    upcomingHolidays(),
  );
  const calendar = {
    ...begun,
    weekOpenings: openingsUntil(weekStartedAt),
    plan: { ...begun.plan, openings: [] },
  };
  const deadline = deadlineOf(calendar, DEMO_WEEK, weekStartedAt, timeZone);
  if (deadline.getTime() - time.getTime() >= MIN_TIME_LEFT_MS) return calendar;
  return { ...calendar, plan: { ...calendar.plan, extensions: { [DEMO_WEEK]: 1 } } };
}

/**
 * When the live week started: some hours ago. The live season has no calendar that could add a day,
 * so on the last day before the Thursday deadline it is at that deadline, and the week is new.
 */
function startOfLiveWeek(time: Date): Date {
  const hoursAgo = hoursBefore(time);
  const deadline = nextThursdayDeadline(hoursAgo, getServices().timeZone);
  if (deadline.getTime() - time.getTime() >= MIN_TIME_LEFT_MS) return hoursAgo;
  return deadline > time ? deadline : time;
}

function studentCredentials(): Credentials[] {
  const [name = '', domain = ''] = accounts.student.email.split('@');
  return DEMO_STUDENTS.map((_, index) => ({
    email: index === 0 ? accounts.student.email : `${name}-${index + 1}@${domain}`,
    password: accounts.student.password,
  }));
}

/** In the order of the credentials. An account that an interrupted seed left is reused. */
async function createAccounts(list: readonly Credentials[]): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < list.length; start += HASHES_AT_ONCE) {
    ids.push(...(await Promise.all(list.slice(start, start + HASHES_AT_ONCE).map(createAccount))));
  }
  return ids;
}

async function createAccount({ email, password }: Credentials): Promise<string> {
  const { identity } = getServices();
  const created = await identity.createAccount({ email, password });
  if (created.status === 'created') return created.accountId;
  const existing = await identity.verifyPassword(email, password);
  if (!existing)
    throw new DomainError(
      'conflict',
      `There is already an account ${email} with another password.`,
    );
  return existing.accountId;
}

/** Draws the demo's graphs while it runs, because their numbers come from the season's files. */
async function storeGraphPictures(
  students: readonly SimulatedSeasonWithGraphsAndStickers[],
): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const { document, svg } of students.flatMap(({ graphs }) => graphs)) {
    const picture = sharp(Buffer.from(svg));
    const [bytes, small] = [
      await picture.clone().webp().toBuffer(),
      await picture.clone().resize(480).webp().toBuffer(),
    ];
    await storeGraphPicture(document.id, {
      bytes,
      small,
      contentType: 'image/webp',
      width: 1000,
      height: 700,
    });
  }
}

function studentWrites({
  profile,
  team,
  scouting,
  lineups,
  weeks,
  graphs,
  stickers,
}: SimulatedSeasonWithGraphsAndStickers): Write[] {
  return [
    set(studentProfiles, { ...profile, teamName: team.name }),
    set(studentTeams, team),
    set(studentDraftProgress, scouting.progress),
    ...scouting.attempts.map((attempt) => set(studentDraftScoreAttempts, attempt)),
    set(leagueStudents(DEMO_LEAGUE.id), { id: profile.studentId, createdAt: profile.createdAt }),
    ...lineups.map((lineup) => set(studentLineups, lineup)),
    ...graphs.map(({ document }) => set(studentGraphs, document)),
    ...stickers.map((sticker) => set(helmetStickers, sticker)),
    ...weeks.flatMap((week) => [
      set(studentWeeklyProgress, week.progress),
      set(studentWeeklyTasks, week.tasks),
      ...week.playerAttempts.map((attempt) => set(studentPlayerScoreAttempts, attempt)),
      ...week.teamAttempts.map((attempt) => set(studentTeamScoreAttempts, attempt)),
      ...week.events.map((event) => set(mvpEvents, event)),
    ]),
  ];
}

function set<T extends StoredDocument>(collection: Collection<T>, document: T): Write {
  return (batch) => batch.set(collection, document);
}

async function writeInOrder(writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += MAX_WRITES) {
    await getServices().store.batch((batch) => {
      for (const write of writes.slice(start, start + MAX_WRITES)) write(batch);
    });
  }
}

const DEMO_SEED = 20_231_012;

type ClassPlan = {
  readonly studentIds: readonly string[];
  readonly leagueId: string;
  readonly currentWeek: number;
  readonly weekStartedAt: Date;
  readonly now: Date;
};

/**
 * The whole class, from the draft to the middle of the current week: the same choices every time,
 * whatever ids and dates are given.
 */
export function simulateDemoStudentSeasons(
  snapshot: SeasonSnapshot,
  { studentIds, ...plan }: ClassPlan,
): SimulatedStudentSeason[] {
  const random = seededRandom(DEMO_SEED);
  const standings = rankPlayers(snapshot, plan.currentWeek);
  const takenNames = new Set<string>();
  return DEMO_STUDENTS.map((student, index) => {
    const studentId = studentIds[index];
    if (!studentId) throw new RangeError(`No id for student ${index + 1}`);
    const played = simulateStudentSeason(
      snapshot,
      standings,
      { ...plan, season: snapshot.season, student, studentId, takenNames },
      random,
    );
    takenNames.add(played.team.name);
    return played;
  });
}
