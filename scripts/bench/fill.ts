// Changes a data folder with the demo class before a server starts on it, and prints what the bench
// needs to know as JSON.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sealSessionClaim, sessionCookieName } from '@/lib/auth/session-cookie';
import { accountStorageKey } from '@/lib/data/account/account-key';
import accounts from '@/lib/data/demo/accounts.json';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { LINEUP_SLOTS, type PositionCode, positionOfSlot } from '@/lib/domain/football/positions';
import { DAY_MS, minuteOfDay, toCalendarDay, weekdayOfDay } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { sessions } from '@/lib/store/collections/accounts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';
import { printLine, runCommand, UsageError } from '../lib/command-line';
import { copyDemoClass, DEMO_LEAGUE, MAX_WRITES } from './classes';

const SEASON = 2023;
/** The demo class's current week, and the last one that is over. */
const WEEK = 6;
const WEEK_BEFORE = WEEK - 1;
/** Statistics that every formula counts. */
const COUNTED: Partial<Record<PositionCode, string>> = {
  QB: 'PassingYards',
  RB: 'RushingYards',
  WR: 'ReceivingYards',
  TE: 'ReceivingYards',
  K: 'ExtraPointsMade',
};
const CORRECTED_BY = 20;

const COMMANDS: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  students: (count) => copyDemoClass({ students: Number(count) }),
  'fresh-students': (count) => copyDemoClass({ students: Number(count), isFresh: true }),
  'desk-classes': deskClasses,
  'signed-in': (classes) => signedInPeople(Number(classes)),
  'open-at': (opensAt) => planOpening(new Date(Number(opensAt))),
  correct: (games, folder) => correctStatistics(Number(games), folder ?? ''),
};

runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`Usage: fill.ts ${Object.keys(COMMANDS).join(' | ')}`);
  const result = await command(...args);
  if (result !== undefined) printLine(JSON.stringify(result));
});

async function copiedLeagues() {
  const all = await getServices().store.query(leagues, {
    where: equalConditions({ season: SEASON }),
  });
  return all.filter(({ id }) => id !== DEMO_LEAGUE);
}

/** Four more classes for the demo teacher, and in the demo class a graph of each to review. */
async function deskClasses(): Promise<void> {
  const { store, files } = getServices();
  await copyDemoClass({ students: 4 * 24, classSize: 24, ownTeacher: true });
  const { email } = accounts.teacher;
  const [owned] = await store.query(teacherLeagueAllowances, { where: equalConditions({ email }) });
  const id = owned?.id ?? email;
  await store.set(teacherLeagueAllowances, { id, docID: id, email, leagueAllowance: 11 });
  const ofClass = { where: equalConditions({ leagueId: DEMO_LEAGUE }) };
  const model = (await store.query(studentGraphs, ofClass)).find(
    ({ review, replacedById }) => !review && !replacedById,
  );
  const picture = model && (await files.get('user_graphs', model.id));
  if (!model || !picture) throw new UsageError('The demo class has no graph to copy.');
  const { rootId: _, replacesId: __, ...first } = model;
  for (const { studentId } of await store.query(studentProfiles, ofClass)) {
    const graph = { ...first, id: `bench-${studentId}`, studentId, version: 1, waiting: true };
    await files.put('user_graphs', graph.id, picture);
    // No graph is asked for in this week.
    await store.set(studentGraphs, { ...graph, week: 4 });
  }
}

/** Students and teachers of some of the classes, as if they had signed in some days ago. */
async function signedInPeople(classes: number) {
  const own = await copiedLeagues();
  const every = Math.max(1, Math.floor(own.length / classes));
  const shown = own.filter((_, index) => index % every === 0).slice(0, classes);
  const students = [];
  const teachers = [];
  for (const { id: leagueId, teacherId } of shown) {
    teachers.push({ leagueId, ...(await signedIn(teacherId, 'teacher')) });
    for (const { id } of await getServices().store.query(leagueStudents(leagueId), {}))
      students.push({ leagueId, ...(await signedIn(id, 'student')) });
  }
  return { leagues: own.length, students, teachers };
}

async function signedIn(accountId: string, role: 'student' | 'teacher') {
  const [session] = await getServices().store.query(sessions, {
    where: equalConditions({ accountId }),
    limit: 1,
  });
  if (!session) throw new UsageError(`No session of ${accountId}.`);
  const claim = { accountId, sessionId: session.id, role };
  return {
    email: session.email,
    password: accounts.student.password,
    cookie: `${sessionCookieName()}=${await sealSessionClaim(claim, SESSION_SECONDS)}`,
    accountKey: accountStorageKey({ accountId, season: SEASON }),
  };
}

/** Every copied class opens its next week then. */
async function planOpening(opensAt: Date): Promise<void> {
  const { store, timeZone } = getServices();
  const weekday = weekdayOfDay(toCalendarDay(opensAt, timeZone));
  const openedAt = (week: number) => new Date(opensAt.getTime() - (WEEK + 1 - week) * 7 * DAY_MS);
  const begun = replayCalendarStartedAtWeek(SEASON, WEEK, openedAt(WEEK));
  const weekOpenings = Object.fromEntries(
    Array.from({ length: WEEK + 1 }, (_, week) => [week, timestampFromDate(openedAt(week))]),
  );
  const plan = {
    ...begun.plan,
    openings: [{ weekday, minute: minuteOfDay(opensAt, timeZone) }],
    deadlines: [{ weekday: (weekday + 6) % 7, minute: 0 }],
  };
  const own = await copiedLeagues();
  for (let from = 0; from < own.length; from += MAX_WRITES) {
    await store.batch((batch) => {
      for (const { id } of own.slice(from, from + MAX_WRITES))
        batch.merge(leagues, id, { calendar: { ...begun, weekOpenings, plan } });
    });
  }
}

/**
 * Writes a folder of season files with corrections to games of the previous week, those with the
 * most starters.
 *
 * @returns the number of cards with a right step for a corrected game, counted independently of the
 *   code that corrects
 */
async function correctStatistics(games: number, folder: string): Promise<number> {
  const cards = await getServices().store.query(studentWeeklyProgress, {
    where: equalConditions({ season: SEASON, week: WEEK_BEFORE }),
  });
  const started = new Map<number, { field: string; cards: number }>();
  for (const { steps } of cards) {
    for (const [index, slot] of LINEUP_SLOTS.entries()) {
      const { playerId, correct } = steps[index] ?? {};
      const field = COUNTED[positionOfSlot(slot)];
      if (!playerId || !correct || !field) continue;
      started.set(playerId, { field, cards: (started.get(playerId)?.cards ?? 0) + 1 });
    }
  }
  const file = join(`season-${SEASON}`, 'player-games.csv');
  const rows: Record<string, string>[] = parse(readFileSync(join('data', file), 'utf8'), {
    columns: true,
  });
  const ofWeek = new Map(
    rows
      .filter(({ Week }) => Number(Week) === WEEK_BEFORE)
      .map((row) => [Number(row.PlayerID), row]),
  );
  const corrected = [...started]
    .filter(([playerId]) => ofWeek.has(playerId))
    .sort(([, a], [, b]) => b.cards - a.cards)
    .slice(0, games);
  for (const [playerId, { field }] of corrected) {
    const row = ofWeek.get(playerId);
    if (row) row[field] = String(Number(row[field]) + CORRECTED_BY);
  }
  cpSync('data', folder, { recursive: true });
  writeFileSync(join(folder, file), stringify(rows, { header: true }));
  const ids = new Set(corrected.map(([playerId]) => playerId));
  return cards.filter(({ steps }) =>
    steps.some(({ correct, playerId }) => correct && playerId !== null && ids.has(playerId)),
  ).length;
}
