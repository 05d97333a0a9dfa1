import { isLeagueEnded, requireStudentIn, type SignedInViewer, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { readMeta } from '@/lib/data/season/meta';
import type { TryHold } from '@/lib/domain/answers/tries';
import { isSameWork, type UsedUpWork } from '@/lib/domain/answers/tries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/server/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import type { Transaction } from '@/lib/store/port';
import { LEAGUE_ENDED, PAUSED } from '@/words/profile';
import type { ProfileInput } from './dto';

export type WritingStudent = {
  readonly viewer: SignedInViewer;
  /** As read inside the transaction. */
  readonly profile: StudentProfile;
  readonly meta: AppMeta;
  readonly snapshot: SeasonSnapshot;
  readonly now: Date;
};

/** Why nothing can be changed while `seasonActive` is false for this student: the league has ended, or the whole season is paused. */
export function whyStill(profile: StudentProfile): string {
  return isLeagueEnded(profile) ? LEAGUE_ENDED : PAUSED;
}

/**
 * Every write of a student goes through here: one transaction in which the profile and the week are read again, so a stale page
 * or a week opened meanwhile can't slip through. Throws 'not-signed-in', 'not-allowed' (no student of this season, season paused).
 *
 * `weekAsTold` spares the read of the week for what comes often and what no new week closes, such as answers: it goes by what this process
 * was told last, at most a second ago.
 */
export async function writeAsStudent<R>(
  viewer: Viewer,
  body: (transaction: Transaction, student: WritingStudent) => Promise<R>,
  { weekAsTold = false } = {},
): Promise<R> {
  const { store, seasons, now } = getServices();
  const told = await readMeta();
  // Loaded before the transaction: it is in memory after the first time, and a first load must not hold a transaction open.
  const snapshot = await seasons.load(told.currentSeason);
  return store.transaction(async (transaction) => {
    const student = await requireStudentIn(transaction, viewer, weekAsTold ? told : undefined);
    if (!student.meta.seasonActive) throw new DomainError('not-allowed', whyStill(student.profile));
    return body(transaction, { ...student, snapshot, now: now() });
  });
}

/** What every student's profile begins a season with. */
export function freshProfile(studentId: string, season: number, { firstName, lastInitial }: ProfileInput) {
  const createdAt = timestampFromDate(getServices().now());
  return { id: `${season}_${studentId}`, studentId, season, leagueId: '', mvpPoints: 0, createdAt, firstName, lastInitial };
}

/** Notes on the profile, which the teacher's pages read anyway, that a lesson's step or scouting has no tries left. Once for each. */
export function tellUsedUp(
  transaction: Transaction,
  { id, usedUp = [] }: StudentProfile,
  hold: TryHold | null,
  work: UsedUpWork,
): void {
  if (hold !== 'used-up' || usedUp.some((each) => isSameWork(each, work))) return;
  transaction.merge(studentProfiles, id, { usedUp: [...usedUp, work] });
}
