import { findStoredLeagueAllowanceIn } from '@/lib/data/access/viewer';
import { pickUnique } from '@/lib/data/find-unique';
import { readCurrentSeasonYear, readCurrentSeasonYearIn } from '@/lib/data/season/clock';
import type { AccountRole } from '@/lib/domain/site/routes';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { studentDraftProgress } from '@/lib/store/collections/teams';
import {
  type Collection,
  equalConditions,
  type ReadOperations,
  type StoredDocument,
} from '@/lib/store/port';

type SeasonProfile = { role: AccountRole; inLeague: boolean; student?: StudentProfile };

/**
 * The start-up of the specification's section 4: finds the current season's profile, or copies the
 * newest older one, first for a student, then for a teacher. Null if the account has neither. Safe
 * to repeat, because the new profile's id contains account and season.
 */
export async function ensureSeasonProfile(
  accountId: string,
  email: string,
): Promise<SeasonProfile | null> {
  const { store } = getServices();
  const currentSeason = await readCurrentSeasonYear();
  return store.transaction(async (transaction) => {
    const student = await findNewestProfile(
      transaction,
      studentProfiles,
      'studentId',
      accountId,
      currentSeason,
    );
    // No profile is created, so a season change at this moment doesn't matter.
    if (student?.season === currentSeason) {
      if (student.cardUnused) transaction.merge(studentProfiles, student.id, { cardUnused: false });
      return { role: 'student', inLeague: student.leagueId !== '', student };
    }
    const season = await readCurrentSeasonYearIn(transaction);
    if (season !== currentSeason) return null;
    if (student) {
      const unassigned = await transaction.query(studentDraftProgress, {
        where: equalConditions({ studentId: accountId, leagueId: '' }),
      });
      const fresh = rolledOverStudent(student, season);
      transaction.create(studentProfiles, fresh);
      // Scouting documents name a league and no season. Those without a league belong to the season
      // that is over.
      for (const { id } of unassigned) transaction.delete(studentDraftProgress, id);
      return { role: 'student', inLeague: false, student: fresh };
    }
    const teacher = await findNewestProfile(
      transaction,
      teacherProfiles,
      'teacherId',
      accountId,
      currentSeason,
    );
    if (!teacher) return null;
    // Without a stored allowance the profile keeps its own, which another program may have set.
    const leagueAllowance =
      (await findStoredLeagueAllowanceIn(transaction, email)) ?? teacher.leagueAllowance;
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
 * The season's profile, or the newest older one. If someone first came in a later season, before
 * this one became the current one again, the earliest later profile is used: a teacher must not
 * count as new.
 */
async function findNewestProfile<T extends StoredDocument & { season: number }>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  accountId: string,
  season: number,
): Promise<T | null> {
  const found = await reader.list(collection, { where: [{ field, op: '==', value: accountId }] });
  const seasons = found.documents.map((profile) => profile.season).toSorted((a, b) => a - b);
  const wanted = seasons.findLast((year) => year <= season) ?? seasons[0];
  // An unreadable profile may be the one needed, so nothing is created instead.
  const current = pickUnique(collection, found, (profile) => profile.season === season);
  return (
    current ??
    pickUnique(collection, found, (profile) => profile.season === wanted || seasons.length === 0)
  );
}

function rolledOverStudent(old: StudentProfile, season: number): StudentProfile {
  return {
    ...newStudentProfile(old.studentId, season, old),
    assessment_Skipped: false,
    assessment_gameExcitement: null,
    assessment_mathConfidence: null,
    assessment_fractionConfidence: null,
    ...(old.username ? { username: old.username } : {}),
    formulaType: old.formulaType,
    ...(old.levelOpen ? { levelOpen: true } : {}),
    ...(old.nameOpen ? { nameOpen: true } : {}),
    ...(old.reading ? { reading: old.reading } : {}),
  };
}

export function newStudentProfile(
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
