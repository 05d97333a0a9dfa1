import type { TryHold } from '@/lib/domain/answers/tries';
import { isSameWork, type UsedUpWork } from '@/lib/domain/answers/used-up';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { Transaction } from '@/lib/store/port';

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
