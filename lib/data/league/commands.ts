import { createHash } from 'node:crypto';
import {
  isLeagueOpen,
  requireLeagueNotPastOrDeleting,
  writeOwnLeague,
} from '@/lib/data/access/league';
import {
  findStudentProfileIn,
  requireStudentIn,
  requireVerifiedSession,
  type Viewer,
} from '@/lib/data/access/viewer';
import { requireLeagueAllowanceIn } from '@/lib/data/allowance/allowance';
import { moveStudentToLeagueIn } from '@/lib/data/class-move/move-students';
import { DomainError } from '@/lib/data/errors';
import { type TryProofAndDevice, tryOrRequireProofOfWork } from '@/lib/data/rate-limit/tries';
import { readCurrentSeasonYear, readCurrentSeasonYearIn } from '@/lib/data/season/clock';
import { type ClassCapability, stripTryoutFromLeagueId } from '@/lib/domain/class/adults';
import { DEFAULT_FORMULA_LEVEL, type FormulaLevel } from '@/lib/domain/football/formulas';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { permanentDeletionDay } from '@/lib/domain/time/retention';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions, type Transaction } from '@/lib/store/port';
import { onlyStudentsText } from '@/words/access';
import { alreadyInALeagueText, joinRefusedText, leagueEndedForJoiningText } from '@/words/league';
import type { ScoreCardSettingsDto } from './dto';
import { drawUnusedJoinCodesIn, findLeagueByJoinCodeIn } from './join-codes';

type JoinGuess = { code: number; password: string };
/** `key` is valid until the league's password changes. */
export type JoinTicket = { leagueId: string; key: string };

/** Children type the phrase from a board, so case and doubled spaces don't matter. */
function isSamePhrase(stored: string, typed: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(stored) === plain(typed);
}

/** Derived from the league's password, so a ticket with an old one stops working. */
function ticketKey({ id, password }: League): string {
  return createHash('sha256').update(`${id} ${password}`).digest('hex').slice(0, 32);
}

/**
 * Needs no account. Each guess counts for the client and the code. 'not-found' with the same words
 * for a wrong code and a wrong password; 'not-allowed' for an archived league, but only with its
 * right password.
 */
export async function checkJoinCodeAndPassword(
  { code, password }: JoinGuess,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<{ leagueId: string; leagueName: string; key: string }> {
  const currentSeason = await readCurrentSeasonYear();
  const league = await tryOrRequireProofOfWork(
    { purpose: 'join', client, subject: String(code), ...tryContext },
    async () => {
      const found = await findLeagueByJoinCodeIn(getServices().store, code, currentSeason);
      return found && isSamePhrase(found.password, password) ? found : null;
    },
  );
  if (!league) throw new DomainError('not-found', joinRefusedText());
  if (!isLeagueOpen(league)) throw new DomainError('not-allowed', leagueEndedForJoiningText());
  return { leagueId: league.id, leagueName: league.name, key: ticketKey(league) };
}

/** Joining the same league again changes nothing. */
export async function joinLeague(
  viewer: Viewer,
  guess: JoinGuess,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<{ leagueName: string }> {
  await getServices().store.transaction((transaction) => requireStudentIn(transaction, viewer));
  const { leagueName, ...ticket } = await checkJoinCodeAndPassword(guess, client, tryContext);
  await getServices().store.transaction(async (transaction) => {
    const { profile } = await requireStudentIn(transaction, viewer);
    await joinLeagueIn(transaction, profile, ticket);
  });
  return { leagueName };
}

/**
 * With the ticket from before signing in. Also works if a new password must be chosen first, since
 * the student typed the class's code and password.
 */
export async function joinWithTicket(viewer: Viewer, ticket: JoinTicket): Promise<void> {
  const { accountId } = requireVerifiedSession(viewer);
  await getServices().store.transaction(async (transaction) => {
    const currentSeason = await readCurrentSeasonYearIn(transaction);
    const profile = await findStudentProfileIn(transaction, accountId, currentSeason);
    if (!profile) throw new DomainError('not-allowed', onlyStudentsText());
    await joinLeagueIn(transaction, profile, ticket);
  });
}

/** The caller has checked that the student may join. */
export async function joinLeagueIn(
  transaction: Transaction,
  profile: StudentProfile,
  { leagueId, key }: JoinTicket,
): Promise<void> {
  const league = await transaction.get(leagues, leagueId);
  if (!league || league.season !== profile.season)
    throw new DomainError('not-found', joinRefusedText());
  if (profile.leagueId === league.id) return;
  // A student whose class was deleted may join another one.
  if (
    profile.leagueId !== '' &&
    (await transaction.get(leagues, stripTryoutFromLeagueId(profile.leagueId)))
  ) {
    throw new DomainError('not-allowed', alreadyInALeagueText());
  }
  if (!isLeagueOpen(league) || key !== ticketKey(league))
    throw new DomainError('not-found', joinRefusedText());
  await moveStudentToLeagueIn(transaction, profile, { to: league.id, isSameTeacher: false });
}

/** Merges the changes and logs them; null changes nothing. */
async function changeLeague(
  viewer: Viewer,
  change: { leagueId: string; action: AuditAction; needs?: ClassCapability },
  changesOf: (league: League) => Partial<League> | null,
): Promise<void> {
  await writeOwnLeague(viewer, change, async (transaction, own, log) => {
    requireLeagueNotPastOrDeleting(own);
    const changes = changesOf(own.league);
    if (!changes) return;
    transaction.merge(leagues, change.leagueId, changes);
    log();
  });
}

/** Students see the new name at once, or a second later if another process serves them. */
export async function renameLeague(
  viewer: Viewer,
  { leagueId, name, period }: { leagueId: string; name: string; period?: string | undefined },
): Promise<{ name: string }> {
  await changeLeague(viewer, { leagueId, action: 'league.rename' }, (league) => {
    const isOtherPeriod = period !== undefined && period !== (league.period ?? '');
    if (league.name === name && !isOtherPeriod) return null;
    return { name, ...(isOtherPeriod ? { period } : {}) };
  });
  return { name };
}

/**
 * Nobody can join with the old password, or a ticket from it, anymore. Students in the league stay.
 */
export async function changeLeaguePassword(
  viewer: Viewer,
  { leagueId, password }: { leagueId: string; password: string },
): Promise<{ password: string }> {
  const change = { leagueId, action: 'league.password', needs: 'manage' } as const;
  await changeLeague(viewer, change, (league) =>
    league.password === password ? null : { password },
  );
  return { password };
}

/** A student with an open score card sees the new settings on the next page. */
export async function changeScoreCardSettings(
  viewer: Viewer,
  { leagueId, ...wanted }: ScoreCardSettingsDto & { leagueId: string },
): Promise<ScoreCardSettingsDto> {
  const { cardLines, asksForGuess, hasDrive } = wanted;
  const change = { leagueId, action: 'league.cards', needs: 'manage' } as const;
  await changeLeague(viewer, change, (league) => {
    const { cardLines: before = 'after-wrong', estimateOff = false, driveOff = false } = league;
    if (before === cardLines && estimateOff === !asksForGuess && driveOff === !hasDrive)
      return null;
    return { cardLines, estimateOff: !asksForGuess, driveOff: !hasDrive };
  });
  return wanted;
}

/** Null lets the first questions suggest a level. Students with a level keep it. */
export async function changeStartLevel(
  viewer: Viewer,
  { leagueId, startLevel }: { leagueId: string; startLevel: FormulaLevel | null },
): Promise<{ startLevel: FormulaLevel | null }> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.start-level', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { startLevel: before = null, ...league } = own.league;
      if (before === startLevel) return;
      transaction.set(leagues, { ...league, ...(startLevel === null ? {} : { startLevel }) });
      log();
    },
  );
  return { startLevel };
}

/** All teams' points are compared by this level. Each student's own level stays. */
export async function changeLeaderboardLevel(
  viewer: Viewer,
  { leagueId, boardLevel }: { leagueId: string; boardLevel: FormulaLevel },
): Promise<{ boardLevel: FormulaLevel }> {
  const change = { leagueId, action: 'league.board-level', needs: 'manage' } as const;
  await changeLeague(viewer, change, ({ boardLevel: before = DEFAULT_FORMULA_LEVEL }) =>
    before === boardLevel ? null : { boardLevel },
  );
  return { boardLevel };
}

/**
 * `code` is the old join code, which stops working. Repeating it changes nothing, because the
 * league then has another code.
 */
export async function replaceJoinCode(
  viewer: Viewer,
  { leagueId, code }: { leagueId: string; code: number },
): Promise<{ code: number }> {
  return writeOwnLeague(
    viewer,
    { leagueId, action: 'league.code', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      if (own.league.code !== code) return { code: own.league.code };
      const { random } = getServices();
      const { season } = own.league;
      const [fresh = code] = await drawUnusedJoinCodesIn(transaction, season, random, 1);
      transaction.merge(leagues, leagueId, { code: fresh });
      log();
      return { code: fresh };
    },
  );
}

/**
 * In an archived league nobody new can join, and its students see everything and change nothing. It
 * doesn't count for the allowance; 'limit-reached' if it is reopened without room.
 */
export async function setLeagueArchived(
  viewer: Viewer,
  { leagueId, archived }: { leagueId: string; archived: boolean },
): Promise<{ archived: boolean }> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.archive' },
    async (transaction, own, log) => {
      const { league, clock } = own;
      const isTakenBack = Boolean(league.deletesOn) && !league.deletingAt;
      // A class of a past season doesn't change, but its deletion can be taken back.
      const isPast = clock.isPast && isTakenBack;
      if (!isPast) {
        requireLeagueNotPastOrDeleting(own);
        if (!archived && league.archivedAt)
          await requireLeagueAllowanceIn(transaction, own.viewer, league.season, 1);
        await markEndedForStudents(transaction, league, archived);
      }
      const isSame = isPast || Boolean(league.archivedAt) === archived;
      if (isSame && !isTakenBack) return;
      transaction.merge(leagues, leagueId, {
        ...(isTakenBack ? { deletesOn: null } : {}),
        ...(isSame ? {} : { archivedAt: archived ? timestampFromDate(getServices().now()) : null }),
      });
      log({ action: isSame ? 'league.keep' : archived ? 'league.archive' : 'league.unarchive' });
    },
  );
  return { archived };
}

async function markEndedForStudents(
  transaction: Transaction,
  { id: leagueId, season }: League,
  hasEnded: boolean,
): Promise<void> {
  // A class has far fewer students than the 500 writes of a transaction.
  const students = await transaction.query(studentProfiles, {
    where: equalConditions({ leagueId, season }),
  });
  const endedLeagueId = hasEnded ? leagueId : '';
  for (const student of students) {
    if ((student.endedLeagueId ?? '') !== endedLeagueId)
      transaction.merge(studentProfiles, student.id, { endedLeagueId });
  }
}

/**
 * Archives the league, and `eraseLeaguesPastGracePeriod` deletes it for good thirty days later.
 * Until then, {@link setLeagueArchived} takes it back. The first call sets the day; another one
 * changes nothing.
 */
export async function scheduleLeagueDeletion(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<{ done: true }> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.delete' },
    async (transaction, own, log) => {
      const { league, clock } = own;
      if (league.deletingAt || league.deletesOn) return;
      if (!clock.isPast) await markEndedForStudents(transaction, league, true);
      const { now, timeZone } = getServices();
      transaction.merge(leagues, leagueId, {
        deletesOn: permanentDeletionDay(now(), timeZone),
        ...(clock.isPast || league.archivedAt ? {} : { archivedAt: timestampFromDate(now()) }),
      });
      log();
    },
  );
  return { done: true };
}
