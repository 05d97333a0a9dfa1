import { accountResetTokens, accounts, confirmLinks, sessions, teacherInvitations } from '@/lib/store/collections/accounts';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { operations, rateLimits } from '@/lib/store/collections/operations';
import { helmetStickers, mvpEvents } from '@/lib/store/collections/points';
import { admins, studentProfiles, teacherLeagueAllowances, teacherProfiles } from '@/lib/store/collections/profiles';
import { studentLessonProgress, studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { type Collection, ofAnyDocument, type StoredDocument } from '@/lib/store/port';
import { ENDINGS, PURPOSES } from '@/words/privacy-register';

/**
 * Everything that is stored about people: for each field of each collection why it is kept, and for each collection how its documents go
 * when a person or a league is deleted. A field without a purpose does not compile (in depth: does not pass the tests), and a collection
 * that is missing here does not pass them either (row P1 of the quality bars).
 */
type Purpose = string;
/** One purpose for each field; for a field that holds further fields, one for each of those. */
type Purposes<T> = { readonly [Field in Exclude<keyof T, 'id'> & string]-?: Purpose | Readonly<Record<string, Purpose>> };

/** How the documents of a collection find their end. */
export type Ending<Field extends string = string> =
  /** Belongs to one student's season (all seasons when `season` is null) and goes with it. */
  | { readonly kind: 'season'; readonly person: Field; readonly season: Field | null; readonly league: Field | null }
  /** Belongs to an account and goes with it. */
  | { readonly kind: 'account'; readonly person: Field | 'id' }
  /** Goes in a step of its own; the sentence says which. */
  | { readonly kind: 'own-step'; readonly how: string }
  /** Stays; the sentence says why. */
  | { readonly kind: 'stays'; readonly why: string };

export type RegisterEntry = {
  readonly collection: Collection<StoredDocument>;
  readonly ending: Ending;
  readonly fields: Readonly<Record<string, Purpose | Readonly<Record<string, Purpose>>>>;
};

function about<T extends StoredDocument>(
  collection: Collection<T>,
  ending: Ending<keyof T & string>,
  fields: Purposes<T>,
): RegisterEntry {
  return { collection: ofAnyDocument(collection), ending, fields };
}

const ofSeason = { kind: 'season', person: 'studentId', season: 'season', league: 'leagueId' } as const;

export const PRIVACY_REGISTER: readonly RegisterEntry[] = [
  about(studentProfiles, { kind: 'own-step', how: ENDINGS.studentProfiles }, PURPOSES.studentProfiles),
  about(leagueStudents('any'), { kind: 'own-step', how: ENDINGS.leagueStudents }, PURPOSES.leagueStudents),
  about(
    studentDraftProgress,
    { kind: 'season', person: 'studentId', season: null, league: 'leagueId' },
    PURPOSES.studentDraftProgress,
  ),
  about(studentTeams, { kind: 'season', person: 'userId', season: 'season', league: null }, PURPOSES.studentTeams),
  about(studentLineups, { kind: 'season', person: 'userId', season: 'season', league: null }, PURPOSES.studentLineups),
  about(studentDraftScoreAttempts, ofSeason, PURPOSES.studentDraftScoreAttempts),
  about(studentPlayerScoreAttempts, ofSeason, PURPOSES.studentPlayerScoreAttempts),
  about(studentTeamScoreAttempts, ofSeason, PURPOSES.studentTeamScoreAttempts),
  about(studentWeeklyProgress, ofSeason, PURPOSES.studentWeeklyProgress),
  about(studentWeeklyTasks, { ...ofSeason, season: 'year' }, PURPOSES.studentWeeklyTasks),
  about(studentGraphs, ofSeason, PURPOSES.studentGraphs),
  about(
    studentLessonProgress,
    { kind: 'season', person: 'studentId', season: 'season', league: null },
    PURPOSES.studentLessonProgress,
  ),
  about(helmetStickers, { kind: 'season', person: 'userId', season: 'season', league: null }, PURPOSES.helmetStickers),
  about(mvpEvents, { kind: 'season', person: 'studentId', season: 'season', league: null }, PURPOSES.mvpEvents),
  about(operations, { kind: 'account', person: 'accountId' }, PURPOSES.operations),
  about(sessions, { kind: 'account', person: 'accountId' }, PURPOSES.sessions),
  about(accounts, { kind: 'account', person: 'id' }, PURPOSES.accounts),
  about(confirmLinks, { kind: 'account', person: 'accountId' }, PURPOSES.confirmLinks),
  about(
    teacherInvitations,
    {
      kind: 'own-step',
      how: ENDINGS.teacherInvitations,
    },
    PURPOSES.teacherInvitations,
  ),
  about(
    accountResetTokens,
    {
      kind: 'own-step',
      how: ENDINGS.accountResetTokens,
    },
    PURPOSES.accountResetTokens,
  ),
  about(leagues, { kind: 'own-step', how: ENDINGS.leagues }, PURPOSES.leagues),
  about(teacherProfiles, { kind: 'own-step', how: ENDINGS.teacherProfiles }, PURPOSES.teacherProfiles),
  about(
    teacherLeagueAllowances,
    {
      kind: 'own-step',
      how: ENDINGS.teacherLeagueAllowances,
    },
    PURPOSES.teacherLeagueAllowances,
  ),
  about(admins, { kind: 'stays', why: ENDINGS.admins }, PURPOSES.admins),
  about(
    auditLog,
    {
      kind: 'stays',
      why: ENDINGS.auditLog,
    },
    PURPOSES.auditLog,
  ),
  about(auditRepeats, { kind: 'stays', why: ENDINGS.auditRepeats }, PURPOSES.auditRepeats),
  about(rateLimits, { kind: 'own-step', how: ENDINGS.rateLimits }, PURPOSES.rateLimits),
];

/** Collections that say nothing about anybody: the state of the app, real football, and where it was imported from. */
export const ABOUT_NOBODY: readonly string[] = [
  'appData',
  'nflPlayers',
  'nflTeams',
  'nflPlayerGames',
  'nflDefenseGames',
  'nflSchedule',
  'seasonImports',
  'statCorrections',
  'seasonClock',
];
