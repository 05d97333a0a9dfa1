import type { Role } from '@/lib/data/access/viewer';
import { findAllowanceIn } from '@/lib/data/allowance/allowance';
import { onlyOneOf } from '@/lib/data/only-one';
import { readSeason, readSeasonIn } from '@/lib/data/season/meta';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { studentDraftProgress } from '@/lib/store/collections/teams';
import { type Collection, equal, type ReadOperations, type StoredDocument } from '@/lib/store/port';

/**
 * The start-up of the specification's section 4: finds the profile of the current season, or copies
 * the newest older one into it, first for a student, then for a teacher. Null when the account has
 * neither. Safe to repeat: the new profile's id names account and season.
 */
export async function startSeason(accountId: string, email: string): Promise<Role | null> {
  return (await enterSeason(accountId, email))?.role ?? null;
}

/** The same, and whether a student is in a league of the season. */
export async function enterSeason(
  accountId: string,
  email: string,
): Promise<{ role: Role; inLeague: boolean } | null> {
  const { store } = getServices();
  const currentSeason = await readSeason();
  return store.transaction(async (transaction) => {
    const student = await profileFor(
      transaction,
      studentProfiles,
      'studentId',
      accountId,
      currentSeason,
    );
    // Nothing is made, so it needn't be asked whether another season has begun a moment ago.
    if (student?.season === currentSeason)
      return { role: 'student', inLeague: student.leagueId !== '' };
    const season = await readSeasonIn(transaction);
    if (season !== currentSeason) return null;
    if (student) {
      const unassigned = await transaction.query(studentDraftProgress, {
        where: equal({ studentId: accountId, leagueId: '' }),
      });
      transaction.create(studentProfiles, rolledOverStudent(student, season));
      // Scouting names a league and no season. What was scouted in no league counts for the season
      // that is over.
      for (const { id } of unassigned) transaction.delete(studentDraftProgress, id);
      return { role: 'student', inLeague: false };
    }
    const teacher = await profileFor(
      transaction,
      teacherProfiles,
      'teacherId',
      accountId,
      currentSeason,
    );
    if (!teacher) return null;
    // Without a record the profile keeps its number, which another program may have given.
    const leagueAllowance = (await findAllowanceIn(transaction, email)) ?? teacher.leagueAllowance;
    if (teacher.season !== season) {
      const fresh = {
        id: `${season}_${accountId}`,
        season,
        mvpPoints: 0,
        createdAt: timestampFromDate(getServices().now()),
      };
      transaction.create(teacherProfiles, { ...teacher, ...fresh, leagueAllowance });
    } else if (teacher.leagueAllowance !== leagueAllowance) {
      transaction.merge(teacherProfiles, teacher.id, { leagueAllowance });
    }
    return { role: 'teacher', inLeague: false };
  });
}

/**
 * The profile of the season, or the newest older one. Someone who came only in a later season,
 * before this one was made the current one again, is known by the earliest of those: a teacher must
 * not be taken for someone new.
 */
async function profileFor<T extends StoredDocument & { season: number }>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  accountId: string,
  season: number,
): Promise<T | null> {
  const found = await reader.list(collection, { where: [{ field, op: '==', value: accountId }] });
  const seasons = found.documents
    .map((profile) => profile.season)
    .toSorted((one, other) => one - other);
  const wanted = seasons.findLast((one) => one <= season) ?? seasons[0];
  // What can't be read may be the one that is wanted: nothing is made in its place.
  const current = onlyOneOf(collection, found, (profile) => profile.season === season);
  return (
    current ??
    onlyOneOf(collection, found, (profile) => profile.season === wanted || seasons.length === 0)
  );
}

function rolledOverStudent(old: StudentProfile, season: number): StudentProfile {
  return {
    ...freshProfile(old.studentId, season, old),
    assessment_Skipped: false,
    assessment_gameExcitement: null,
    assessment_mathConfidence: null,
    assessment_fractionConfidence: null,
    ...(old.username ? { username: old.username } : {}),
    formulaType: old.formulaType,
    ...(old.levelOpen ? { levelOpen: true } : {}),
    ...(old.nameOpen ? { nameOpen: true } : {}),
  };
}

/** What every student's profile begins a season with. */
export function freshProfile(
  studentId: string,
  season: number,
  { firstName, lastInitial }: Pick<StudentProfile, 'firstName' | 'lastInitial'>,
) {
  const createdAt = timestampFromDate(getServices().now());
  return {
    id: `${season}_${studentId}`,
    studentId,
    season,
    leagueId: '',
    mvpPoints: 0,
    createdAt,
    firstName,
    lastInitial,
  };
}
