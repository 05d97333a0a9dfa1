// A district's Tuesday morning: plans every class's next week to open at OPENS_AT, and writes a
// folder of season files with corrections to GAMES of the previous week, those with the most
// starters. Prints as JSON who signs in with which cookie, and how many score cards the correction
// must reach, counted independently of the code that corrects.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sealSessionClaim, sessionCookieName } from '@/lib/auth/session-cookie';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { newReplayCalendar } from '@/lib/domain/calendar/change';
import { LINEUP_SLOTS, type PositionCode, positionOfSlot } from '@/lib/domain/football/positions';
import { DAY_MS, minuteOfDay, toCalendarDay, weekdayOfDay } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { sessions } from '@/lib/store/collections/accounts';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';
import { parseWholeNumberArgument, printLine, runCommand, UsageError } from '../lib/command-line';

const DEMO_LEAGUE = 'demo-league';
const SEASON = 2023;
/** The demo class's current week, and the last one that is over. */
const WEEK = 6;
const WEEK_BEFORE = WEEK - 1;
const MAX_WRITES = 500;
/** Statistics that every formula counts. */
const COUNTED: Partial<Record<PositionCode, string>> = {
  QB: 'PassingYards',
  RB: 'RushingYards',
  WR: 'ReceivingYards',
  TE: 'ReceivingYards',
  K: 'ExtraPointsMade',
};
const CORRECTED_BY = 20;
const USAGE = 'district-day.ts OPENS_AT CLASSES GAMES FOLDER';

runCommand(async () => {
  const opensAt = new Date(process.argv[2] ?? '');
  const classes = parseWholeNumberArgument(process.argv[3], USAGE);
  const games = parseWholeNumberArgument(process.argv[4], USAGE);
  const folder = process.argv[5];
  if (Number.isNaN(opensAt.getTime()) || !folder) throw new UsageError(USAGE);
  const { store } = getServices();
  const own = (await store.query(leagues, { where: equalConditions({ season: SEASON }) })).filter(
    ({ id }) => id !== DEMO_LEAGUE,
  );
  const calendar = calendarThatOpens(opensAt);
  for (let from = 0; from < own.length; from += MAX_WRITES) {
    await store.batch((batch) => {
      for (const { id } of own.slice(from, from + MAX_WRITES))
        batch.merge(leagues, id, { calendar });
    });
  }
  const shown = own
    .filter((_, index) => index % Math.max(1, Math.floor(own.length / classes)) === 0)
    .slice(0, classes);
  const students = [];
  const teachers = [];
  for (const league of shown) {
    teachers.push({ leagueId: league.id, ...(await signedIn(league.teacherId, 'teacher')) });
    for (const { id } of await store.query(leagueStudents(league.id), {})) {
      students.push({ leagueId: league.id, ...(await signedIn(id, 'student')) });
    }
  }
  printLine(
    JSON.stringify({
      leagues: own.length,
      students,
      teachers,
      cards: await correct(games, folder),
    }),
  );
});

function calendarThatOpens(opensAt: Date) {
  const { timeZone } = getServices();
  const [weekday, minute] = [
    weekdayOfDay(toCalendarDay(opensAt, timeZone)),
    minuteOfDay(opensAt, timeZone),
  ];
  const openedAt = (week: number) => new Date(opensAt.getTime() - (WEEK + 1 - week) * 7 * DAY_MS);
  const begun = newReplayCalendar(SEASON, WEEK, openedAt(WEEK));
  const weekOpenings = Object.fromEntries(
    Array.from({ length: WEEK + 1 }, (_, week) => [week, timestampFromDate(openedAt(week))]),
  );
  const plan = {
    openings: [{ weekday, minute }],
    deadlines: [{ weekday: (weekday + 6) % 7, minute: 0 }],
  };
  return { ...begun, weekOpenings, plan: { ...begun.plan, ...plan } };
}

/** Like the browser of someone who signed in some days ago. */
async function signedIn(accountId: string, role: 'student' | 'teacher') {
  const [session] = await getServices().store.query(sessions, {
    where: equalConditions({ accountId }),
    limit: 1,
  });
  if (!session) throw new UsageError(`No session of ${accountId}.`);
  const cookie = await sealSessionClaim(
    { accountId, sessionId: session.id, role },
    SESSION_SECONDS,
  );
  return {
    cookie: `${sessionCookieName()}=${cookie}`,
    accountKey: accountStorageKey({ accountId, season: SEASON }),
  };
}

/** @returns the number of cards with a right step for a corrected game. */
async function correct(games: number, folder: string): Promise<number> {
  const cards = await getServices().store.query(studentWeeklyProgress, {
    where: equalConditions({ season: SEASON, week: WEEK_BEFORE }),
  });
  const started = new Map<string, { playerId: number; field: string; cards: number }>();
  for (const { steps } of cards) {
    for (const [index, slot] of LINEUP_SLOTS.entries()) {
      const { playerId, correct: isRight } = steps[index] ?? {};
      const field = COUNTED[positionOfSlot(slot)];
      if (!playerId || !isRight || !field) continue;
      const known = started.get(String(playerId));
      started.set(String(playerId), { playerId, field, cards: (known?.cards ?? 0) + 1 });
    }
  }
  const file = join('data', `season-${SEASON}`, 'player-games.csv');
  const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
  const ofWeek = new Map(
    rows.filter(({ Week }) => Number(Week) === WEEK_BEFORE).map((row) => [row.PlayerID, row]),
  );
  const chosen = [...started.values()]
    .filter(({ playerId }) => ofWeek.has(String(playerId)))
    .sort((a, b) => b.cards - a.cards)
    .slice(0, games);
  for (const { playerId, field } of chosen) {
    const row = ofWeek.get(String(playerId));
    if (row) row[field] = String(Number(row[field]) + CORRECTED_BY);
  }
  cpSync('data', folder, { recursive: true });
  writeFileSync(
    join(folder, `season-${SEASON}`, 'player-games.csv'),
    stringify(rows, { header: true }),
  );
  const corrected = new Set(chosen.map(({ playerId }) => playerId));
  return cards.filter(({ steps }) =>
    steps.some((step) => step.correct && step.playerId !== null && corrected.has(step.playerId)),
  ).length;
}
