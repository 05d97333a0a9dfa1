import type { Collection, StoredDocument } from '../port';
import { accountResetTokens, accounts, confirmLinks, sessions, teacherInvitations } from './accounts';
import { studentDraftScoreAttempts, studentPlayerScoreAttempts, studentTeamScoreAttempts } from './attempts';
import { auditLog, auditRepeats } from './audit';
import { nflDefenseGames, nflPlayerGames, nflPlayers, nflTeams, schedule } from './football';
import { studentGraphs } from './graphs';
import { leagueStudentsDefinition, leagues } from './leagues';
import { operations, rateLimits } from './operations';
import { helmetStickers, mvpEvents } from './points';
import { admins, studentProfiles, teacherLeagueAllowances, teacherProfiles } from './profiles';
import { studentLessonProgress, studentWeeklyProgress, studentWeeklyTasks } from './progress';
import { appData, seasonClock, seasonImports, statCorrections } from './season';
import { studentDraftProgress, studentLineups, studentTeams } from './teams';

/** Every collection there is, for whoever goes through the whole content: indexes, backups, tests. */
export const allCollections: readonly Collection<StoredDocument>[] = [
  appData,
  nflPlayers,
  nflTeams,
  nflPlayerGames,
  nflDefenseGames,
  admins,
  leagues,
  leagueStudentsDefinition,
  studentProfiles,
  teacherProfiles,
  teacherLeagueAllowances,
  studentDraftProgress,
  studentTeams,
  studentLineups,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
  studentWeeklyProgress,
  studentWeeklyTasks,
  studentGraphs,
  studentLessonProgress,
  helmetStickers,
  sessions,
  accounts,
  accountResetTokens,
  confirmLinks,
  teacherInvitations,
  mvpEvents,
  operations,
  rateLimits,
  auditLog,
  auditRepeats,
  seasonImports,
  statCorrections,
  seasonClock,
  schedule,
] as unknown as readonly Collection<StoredDocument>[];
