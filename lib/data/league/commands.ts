import { createHash, randomBytes } from 'node:crypto';
import { isOpen, requireChangeable, writeOwnLeague } from '@/lib/data/access/league';
import {
  findStudentProfileIn,
  findTeacherProfileIn,
  requireSession,
  requireStudentIn,
  requireTeacherIn,
  type SignedInViewer,
  type Viewer,
} from '@/lib/data/access/viewer';
import { leaguesAllowedIn } from '@/lib/data/allowance/allowance';
import { writeAudit } from '@/lib/data/audit';
import type { NewCalendarInput } from '@/lib/data/calendar/dto';
import { newCalendarIn } from '@/lib/data/calendar/new-calendar';
import { noteChange } from '@/lib/data/changes';
import { DomainError } from '@/lib/data/errors';
import { placeStudent } from '@/lib/data/placement/placement';
import { type Asking, tryOnce } from '@/lib/data/rate-limit/tries';
import { readSeason, readSeasonIn } from '@/lib/data/season/meta';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equal, type Transaction } from '@/lib/store/port';
import { ONLY_STUDENTS } from '@/words/access';
import {
  ALREADY_IN_A_LEAGUE,
  allowanceUsed,
  JOIN_REFUSED,
  LEAGUE_ENDED_FOR_JOINING,
} from '@/words/league';
import type { CardSettingsDto } from './dto';
import { findByCodeIn, freeCodeIn } from './join-codes';

type JoinGuess = { code: number; password: string };
/** What code and password open. `key` is good for as long as the league's password stays. */
export type JoinTicket = { leagueId: string; key: string };

/**
 * Opens a league for the teacher of the current season, playing along or with a replay. The limit
 * and the code's uniqueness are decided inside one transaction. 'limit-reached' when the allowance
 * is used up.
 */
export async function createLeague(
  viewer: Viewer,
  input: {
    name: string;
    period?: string | undefined;
    password: string;
    calendar?: NewCalendarInput | undefined;
  },
): Promise<{ id: string }> {
  const { store, now, random } = getServices();
  const id = randomBytes(16).toString('hex');
  const teacherId = await store.transaction(async (transaction) => {
    const { viewer: teacher, clock } = await requireTeacherIn(transaction, viewer);
    await requirePlaceIn(transaction, teacher, clock.season);
    const code = await freeCodeIn(transaction, clock.season, random);
    const calendar = input.calendar && (await newCalendarIn(transaction, input.calendar));
    transaction.create(leagues, {
      id,
      name: input.name,
      ...(input.period ? { period: input.period } : {}),
      createdAt: timestampFromDate(now()),
      teacherId: teacher.accountId,
      season: clock.season,
      code,
      password: input.password,
      ...(calendar ? { calendar } : {}),
    });
    writeAudit(transaction, { actorId: teacher.accountId, action: 'league.create', target: id });
    return teacher.accountId;
  });
  noteChange(teacherId);
  return { id };
}

/**
 * 'limit-reached' when as many leagues are open as the teacher may have. Archived ones do not
 * count.
 */
async function requirePlaceIn(
  transaction: Transaction,
  teacher: SignedInViewer,
  season: number,
): Promise<void> {
  const own = await transaction.query(leagues, {
    where: equal({ teacherId: teacher.accountId, season }),
  });
  const profile = await findTeacherProfileIn(transaction, teacher.accountId, season);
  const allowed = await leaguesAllowedIn(transaction, teacher.email, profile);
  const used = own.filter(({ archivedAt }) => !archivedAt).length;
  if (used >= allowed) throw new DomainError('limit-reached', allowanceUsed(used, allowed));
}

/** The phrase is read from a board and typed by children: case and doubled spaces do not matter. */
function samePhrase(stored: string, typed: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(stored) === plain(typed);
}

/**
 * Goes with a league's password: a way in that was opened with an old one is closed when the
 * teacher changes it.
 */
function ticketKey({ id, password }: League): string {
  return createHash('sha256').update(`${id} ${password}`).digest('hex').slice(0, 32);
}

/**
 * For a visitor on the way to an account: which league code and password open. Each guess counts
 * against client and code. 'not-found' in the same words for a wrong code and a wrong password;
 * 'not-allowed' for a league that has ended, told only to someone who knows its password.
 */
export async function checkJoin(
  { code, password }: JoinGuess,
  client: string,
  asking: Asking = {},
): Promise<{ leagueId: string; leagueName: string; key: string }> {
  const currentSeason = await readSeason();
  const league = await tryOnce(
    { purpose: 'join', client, subject: String(code), ...asking },
    async () => {
      const found = await findByCodeIn(getServices().store, code, currentSeason);
      return found && samePhrase(found.password, password) ? found : null;
    },
  );
  if (!league) throw new DomainError('not-found', JOIN_REFUSED);
  if (!isOpen(league)) throw new DomainError('not-allowed', LEAGUE_ENDED_FOR_JOINING);
  return { leagueId: league.id, leagueName: league.name, key: ticketKey(league) };
}

/**
 * A signed-in student without a league joins one. Joining the same league again changes nothing.
 */
export async function joinLeague(
  viewer: Viewer,
  guess: JoinGuess,
  client: string,
  asking: Asking = {},
): Promise<{ leagueName: string }> {
  await getServices().store.transaction((transaction) => requireStudentIn(transaction, viewer));
  const { leagueName, ...ticket } = await checkJoin(guess, client, asking);
  await getServices().store.transaction(async (transaction) => {
    const { profile } = await requireStudentIn(transaction, viewer);
    await joinLeagueIn(transaction, profile, ticket);
  });
  return { leagueName };
}

/**
 * A student who has just signed in, and had given code and password before, joins with the join
 * ticket made from them. Also one who has to choose a new password first: nothing is decided for
 * them that they did not type.
 */
export async function joinWithTicket(viewer: Viewer, ticket: JoinTicket): Promise<void> {
  const { accountId } = requireSession(viewer);
  await getServices().store.transaction(async (transaction) => {
    const currentSeason = await readSeasonIn(transaction);
    const profile = await findStudentProfileIn(transaction, accountId, currentSeason);
    if (!profile) throw new DomainError('not-allowed', ONLY_STUDENTS);
    await joinLeagueIn(transaction, profile, ticket);
  });
}

/**
 * Writes all that joining means: the league's student entry, the league on the profile, the team
 * and the current week's records. The caller has checked that the student may.
 */
export async function joinLeagueIn(
  transaction: Transaction,
  profile: StudentProfile,
  { leagueId, key }: JoinTicket,
): Promise<void> {
  const league = await transaction.get(leagues, leagueId);
  if (!league || league.season !== profile.season) throw new DomainError('not-found', JOIN_REFUSED);
  if (profile.leagueId === league.id) return;
  // A class that is gone keeps no one.
  if (profile.leagueId !== '' && (await transaction.get(leagues, profile.leagueId))) {
    throw new DomainError('not-allowed', ALREADY_IN_A_LEAGUE);
  }
  if (!isOpen(league) || key !== ticketKey(league))
    throw new DomainError('not-found', JOIN_REFUSED);
  await placeStudent(transaction, profile, { to: league.id, isSameTeacher: false });
}

/**
 * Gives an own league another name or period. Its students see the name at once, or a second later
 * where another process serves them.
 */
export async function renameLeague(
  viewer: Viewer,
  { leagueId, name, period }: { leagueId: string; name: string; period?: string | undefined },
): Promise<{ name: string }> {
  await writeOwnLeague(viewer, { leagueId, action: 'league.rename' }, async (transaction, own) => {
    requireChangeable(own);
    const before = own.league.period ?? '';
    const isOtherPeriod = period !== undefined && period !== before;
    if (own.league.name === name && !isOtherPeriod) return;
    transaction.merge(leagues, leagueId, { name, ...(isOtherPeriod ? { period } : {}) });
    writeAudit(transaction, {
      actorId: own.viewer.accountId,
      action: 'league.rename',
      target: leagueId,
    });
  });
  return { name };
}

/**
 * From this moment no one joins with the old words, nor with a way in that was opened with them.
 * Who is in the league stays in it.
 */
export async function changeLeaguePassword(
  viewer: Viewer,
  { leagueId, password }: { leagueId: string; password: string },
): Promise<{ password: string }> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.password' },
    async (transaction, own) => {
      requireChangeable(own);
      if (own.league.password === password) return;
      transaction.merge(leagues, leagueId, { password });
      writeAudit(transaction, {
        actorId: own.viewer.accountId,
        action: 'league.password',
        target: leagueId,
      });
    },
  );
  return { password };
}

/**
 * When a class sees the boxes for the lines of a card, and whether it is asked for a guess. Cards
 * that are open show it with the next page.
 */
export async function changeCards(
  viewer: Viewer,
  { leagueId, cardLines, asksForGuess }: CardSettingsDto & { leagueId: string },
): Promise<CardSettingsDto> {
  await writeOwnLeague(viewer, { leagueId, action: 'league.cards' }, async (transaction, own) => {
    requireChangeable(own);
    const { cardLines: before = 'after-wrong', estimateOff = false } = own.league;
    if (before === cardLines && estimateOff === !asksForGuess) return;
    transaction.merge(leagues, leagueId, { cardLines, estimateOff: !asksForGuess });
    writeAudit(transaction, {
      actorId: own.viewer.accountId,
      action: 'league.cards',
      target: leagueId,
    });
  });
  return { cardLines, asksForGuess };
}

/**
 * Which level a student who comes new begins with; null lets the first questions propose it.
 * Whoever has a level keeps it.
 */
export async function changeStartLevel(
  viewer: Viewer,
  { leagueId, startLevel }: { leagueId: string; startLevel: FormulaLevel | null },
): Promise<{ startLevel: FormulaLevel | null }> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.start-level' },
    async (transaction, own) => {
      requireChangeable(own);
      const { startLevel: before = null, ...league } = own.league;
      if (before === startLevel) return;
      transaction.set(leagues, { ...league, ...(startLevel === null ? {} : { startLevel }) });
      writeAudit(transaction, {
        actorId: own.viewer.accountId,
        action: 'league.start-level',
        target: leagueId,
      });
    },
  );
  return { startLevel };
}

/**
 * Puts another join code in the place of `code`, which opens nothing from this moment on. Sent
 * again it changes nothing: the code is another one already.
 */
export async function replaceJoinCode(
  viewer: Viewer,
  { leagueId, code }: { leagueId: string; code: number },
): Promise<{ code: number }> {
  return writeOwnLeague(viewer, { leagueId, action: 'league.code' }, async (transaction, own) => {
    requireChangeable(own);
    if (own.league.code !== code) return { code: own.league.code };
    const fresh = await freeCodeIn(transaction, own.league.season, getServices().random);
    transaction.merge(leagues, leagueId, { code: fresh });
    writeAudit(transaction, {
      actorId: own.viewer.accountId,
      action: 'league.code',
      target: leagueId,
    });
    return { code: fresh };
  });
}

/**
 * Ends a league for its students, or opens it again: no one new joins, and who is in it can look at
 * everything and change nothing. Archived it takes no place of the allowance; 'limit-reached' when
 * it is to be opened again and no place is free.
 */
export async function archiveLeague(
  viewer: Viewer,
  { leagueId, archived }: { leagueId: string; archived: boolean },
): Promise<{ archived: boolean }> {
  await writeOwnLeague(viewer, { leagueId, action: 'league.archive' }, async (transaction, own) => {
    requireChangeable(own);
    if (!archived && own.league.archivedAt)
      await requirePlaceIn(transaction, own.viewer, own.league.season);
    // One class: far fewer than the 500 writes of a transaction.
    const students = await transaction.query(studentProfiles, {
      where: equal({ leagueId, season: own.league.season }),
    });
    const endedLeagueId = archived ? leagueId : '';
    for (const student of students) {
      if ((student.endedLeagueId ?? '') !== endedLeagueId)
        transaction.merge(studentProfiles, student.id, { endedLeagueId });
    }
    if (Boolean(own.league.archivedAt) === archived) return;
    transaction.merge(leagues, leagueId, {
      archivedAt: archived ? timestampFromDate(getServices().now()) : null,
    });
    writeAudit(transaction, {
      actorId: own.viewer.accountId,
      action: archived ? 'league.archive' : 'league.unarchive',
      target: leagueId,
    });
  });
  return { archived };
}
