import {
  accountResetTokens,
  accounts,
  confirmLinks,
  operations,
  rateLimits,
  schoolAccounts,
  sessions,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentPractice } from '@/lib/store/collections/practice';
import {
  admins,
  leagueAllowanceRequests,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  mvpEvents,
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { asAnyCollection, type Collection, type StoredDocument } from '@/lib/store/port';
import { DELETION_NOTES, PURPOSES } from '@/words/privacy-register';

/**
 * Everything that is stored about people: for each field of each collection why it is kept, and for
 * each collection how its documents go when a person or a league is deleted. A field without a
 * purpose doesn't compile (in depth: doesn't pass the tests), and a collection that is missing here
 * doesn't pass them either (row P1 of the quality bars).
 */
type Purpose = string | Readonly<Record<string, string>>;
/** One purpose for each field; for a field that holds further fields, one for each of those. */
type Purposes<T> = { readonly [Field in Exclude<keyof T, 'id'> & string]-?: Purpose };

export type ErasureRule<Field extends string = string> =
  /** Belongs to one student's season (all seasons when `season` is null) and goes with it. */
  | {
      readonly kind: 'season';
      readonly person: Field;
      readonly season: Field | null;
      readonly league: Field | null;
    }
  | { readonly kind: 'account'; readonly person: Field | 'id' }
  | { readonly kind: 'own-step'; readonly how: string }
  | { readonly kind: 'stays'; readonly why: string };

export type RegisterEntry = {
  readonly collection: Collection<StoredDocument>;
  readonly ending: ErasureRule;
  readonly fields: Readonly<Record<string, Purpose>>;
};

function registerEntry<T extends StoredDocument>(
  collection: Collection<T>,
  ending: ErasureRule<keyof T & string>,
  fields: Purposes<T>,
): RegisterEntry {
  return { collection: asAnyCollection(collection), ending, fields };
}

const ofSeason = {
  kind: 'season',
  person: 'studentId',
  season: 'season',
  league: 'leagueId',
} as const;
const ofSeasonInAnyLeague = { ...ofSeason, league: null } as const;
const ofUser = { ...ofSeasonInAnyLeague, person: 'userId' } as const;
const ofAccount = { kind: 'account', person: 'accountId' } as const;
const erasedSeparately = (how: string) => ({ kind: 'own-step', how }) as const;
const notErased = (why: string) => ({ kind: 'stays', why }) as const;

export const PRIVACY_REGISTER: readonly RegisterEntry[] = [
  registerEntry(
    studentProfiles,
    erasedSeparately(DELETION_NOTES.studentProfiles),
    PURPOSES.studentProfiles,
  ),
  registerEntry(
    leagueStudents('any'),
    erasedSeparately(DELETION_NOTES.leagueStudents),
    PURPOSES.leagueStudents,
  ),
  registerEntry(studentDraftProgress, { ...ofSeason, season: null }, PURPOSES.studentDraftProgress),
  registerEntry(studentTeams, ofUser, PURPOSES.studentTeams),
  registerEntry(studentLineups, ofUser, PURPOSES.studentLineups),
  registerEntry(studentDraftScoreAttempts, ofSeason, PURPOSES.studentDraftScoreAttempts),
  registerEntry(studentPlayerScoreAttempts, ofSeason, PURPOSES.studentPlayerScoreAttempts),
  registerEntry(studentTeamScoreAttempts, ofSeason, PURPOSES.studentTeamScoreAttempts),
  registerEntry(studentWeeklyProgress, ofSeason, PURPOSES.studentWeeklyProgress),
  registerEntry(studentWeeklyTasks, { ...ofSeason, season: 'year' }, PURPOSES.studentWeeklyTasks),
  registerEntry(studentGraphs, ofSeason, PURPOSES.studentGraphs),
  registerEntry(studentLessonProgress, ofSeasonInAnyLeague, PURPOSES.studentLessonProgress),
  registerEntry(studentPractice, ofSeasonInAnyLeague, PURPOSES.studentPractice),
  registerEntry(helmetStickers, ofUser, PURPOSES.helmetStickers),
  registerEntry(mvpEvents, ofSeasonInAnyLeague, PURPOSES.mvpEvents),
  registerEntry(operations, ofAccount, PURPOSES.operations),
  registerEntry(sessions, ofAccount, PURPOSES.sessions),
  registerEntry(accounts, { ...ofAccount, person: 'id' }, PURPOSES.accounts),
  registerEntry(confirmLinks, ofAccount, PURPOSES.confirmLinks),
  registerEntry(
    teacherAndClassInvitations,
    erasedSeparately(DELETION_NOTES.teacherInvitations),
    PURPOSES.teacherInvitations,
  ),
  registerEntry(
    accountResetTokens,
    erasedSeparately(DELETION_NOTES.accountResetTokens),
    PURPOSES.accountResetTokens,
  ),
  registerEntry(
    schoolAccounts,
    erasedSeparately(DELETION_NOTES.schoolAccounts),
    PURPOSES.schoolAccounts,
  ),
  registerEntry(leagues, erasedSeparately(DELETION_NOTES.leagues), PURPOSES.leagues),
  registerEntry(
    teacherProfiles,
    erasedSeparately(DELETION_NOTES.teacherProfiles),
    PURPOSES.teacherProfiles,
  ),
  registerEntry(leagueAllowanceRequests, { ...ofAccount, person: 'id' }, PURPOSES.leagueRequests),
  registerEntry(
    teacherLeagueAllowances,
    erasedSeparately(DELETION_NOTES.teacherLeagueAllowances),
    PURPOSES.teacherLeagueAllowances,
  ),
  registerEntry(admins, notErased(DELETION_NOTES.admins), PURPOSES.admins),
  registerEntry(auditLog, notErased(DELETION_NOTES.auditLog), PURPOSES.auditLog),
  registerEntry(auditRepeats, notErased(DELETION_NOTES.auditRepeats), PURPOSES.auditRepeats),
  registerEntry(rateLimits, erasedSeparately(DELETION_NOTES.rateLimits), PURPOSES.rateLimits),
];
