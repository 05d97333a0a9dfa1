import {
  accountResetTokens,
  accounts,
  confirmLinks,
  operations,
  rateLimits,
  schoolAccounts,
  sessions,
  teacherInvitations,
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
import { ENDINGS, PURPOSES } from '@/words/privacy-register';

/**
 * Everything that is stored about people: for each field of each collection why it is kept, and for
 * each collection how its documents go when a person or a league is deleted. A field without a
 * purpose doesn't compile (in depth: doesn't pass the tests), and a collection that is missing here
 * doesn't pass them either (row P1 of the quality bars).
 */
type Purpose = string | Readonly<Record<string, string>>;
/** One purpose for each field; for a field that holds further fields, one for each of those. */
type Purposes<T> = { readonly [Field in Exclude<keyof T, 'id'> & string]-?: Purpose };

/** How the documents of a collection find their end. */
export type ErasureRule<Field extends string = string> =
  /** Belongs to one student's season (all seasons when `season` is null) and goes with it. */
  | {
      readonly kind: 'season';
      readonly person: Field;
      readonly season: Field | null;
      readonly league: Field | null;
    }
  /** Belongs to an account and goes with it. */
  | { readonly kind: 'account'; readonly person: Field | 'id' }
  /** Deleted in a separate step, which the sentence names. */
  | { readonly kind: 'own-step'; readonly how: string }
  /** Stays; the sentence says why. */
  | { readonly kind: 'stays'; readonly why: string };

export type RegisterEntry = {
  readonly collection: Collection<StoredDocument>;
  readonly ending: ErasureRule;
  readonly fields: Readonly<Record<string, Purpose>>;
};

function about<T extends StoredDocument>(
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
const ofSeasonAnywhere = { ...ofSeason, league: null } as const;
const ofUser = { ...ofSeasonAnywhere, person: 'userId' } as const;
const ofAccount = { kind: 'account', person: 'accountId' } as const;
const ownStep = (how: string) => ({ kind: 'own-step', how }) as const;
const stays = (why: string) => ({ kind: 'stays', why }) as const;

export const PRIVACY_REGISTER: readonly RegisterEntry[] = [
  about(studentProfiles, ownStep(ENDINGS.studentProfiles), PURPOSES.studentProfiles),
  about(leagueStudents('any'), ownStep(ENDINGS.leagueStudents), PURPOSES.leagueStudents),
  about(studentDraftProgress, { ...ofSeason, season: null }, PURPOSES.studentDraftProgress),
  about(studentTeams, ofUser, PURPOSES.studentTeams),
  about(studentLineups, ofUser, PURPOSES.studentLineups),
  about(studentDraftScoreAttempts, ofSeason, PURPOSES.studentDraftScoreAttempts),
  about(studentPlayerScoreAttempts, ofSeason, PURPOSES.studentPlayerScoreAttempts),
  about(studentTeamScoreAttempts, ofSeason, PURPOSES.studentTeamScoreAttempts),
  about(studentWeeklyProgress, ofSeason, PURPOSES.studentWeeklyProgress),
  about(studentWeeklyTasks, { ...ofSeason, season: 'year' }, PURPOSES.studentWeeklyTasks),
  about(studentGraphs, ofSeason, PURPOSES.studentGraphs),
  about(studentLessonProgress, ofSeasonAnywhere, PURPOSES.studentLessonProgress),
  about(studentPractice, ofSeasonAnywhere, PURPOSES.studentPractice),
  about(helmetStickers, ofUser, PURPOSES.helmetStickers),
  about(mvpEvents, ofSeasonAnywhere, PURPOSES.mvpEvents),
  about(operations, ofAccount, PURPOSES.operations),
  about(sessions, ofAccount, PURPOSES.sessions),
  about(accounts, { ...ofAccount, person: 'id' }, PURPOSES.accounts),
  about(confirmLinks, ofAccount, PURPOSES.confirmLinks),
  about(teacherInvitations, ownStep(ENDINGS.teacherInvitations), PURPOSES.teacherInvitations),
  about(accountResetTokens, ownStep(ENDINGS.accountResetTokens), PURPOSES.accountResetTokens),
  about(schoolAccounts, ownStep(ENDINGS.schoolAccounts), PURPOSES.schoolAccounts),
  about(leagues, ownStep(ENDINGS.leagues), PURPOSES.leagues),
  about(teacherProfiles, ownStep(ENDINGS.teacherProfiles), PURPOSES.teacherProfiles),
  about(leagueAllowanceRequests, { ...ofAccount, person: 'id' }, PURPOSES.leagueRequests),
  about(
    teacherLeagueAllowances,
    ownStep(ENDINGS.teacherLeagueAllowances),
    PURPOSES.teacherLeagueAllowances,
  ),
  about(admins, stays(ENDINGS.admins), PURPOSES.admins),
  about(auditLog, stays(ENDINGS.auditLog), PURPOSES.auditLog),
  about(auditRepeats, stays(ENDINGS.auditRepeats), PURPOSES.auditRepeats),
  about(rateLimits, ownStep(ENDINGS.rateLimits), PURPOSES.rateLimits),
];
