import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflTeams,
} from '@/lib/store/collections/football';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import {
  asRawCollection,
  type Collection,
  type RawStoredDocument,
  type StoredDocument,
} from '@/lib/store/port';

export const SPECIFIED = {
  season: 2023,
  week: 3,
  leagueId: 'league-of-old',
  studentId: '5f0a6d1e8b2c4d7f',
  teacherId: '9e8d7c6b5a493827',
  teacherEmail: 'ada@school.org',
} as const;

export type SpecifiedDocument = {
  readonly collection: Collection<RawStoredDocument>;
  readonly document: RawStoredDocument;
};

const at = { seconds: 1_695_000_000, nanoseconds: 0 };
const { season, week, leagueId, studentId, teacherId, teacherEmail } = SPECIFIED;
const teamId = 'team-of-old';

/** QB, RB1, RB2, WR1, WR2, TE, K. */
const PLAYERS = [101, 102, 103, 104, 105, 106, 107] as const;
const POSITIONS = ['QB', 'RB', 'runningback', 'WR', 'wideReceiver', 'TE', 'K'] as const;
const DEFENSE = 12;

const as = <T extends StoredDocument>(
  collection: Collection<T>,
  id: string,
  fields: Record<string, unknown>,
): SpecifiedDocument => ({
  collection: asRawCollection(collection),
  document: { id, ...fields },
});

/**
 * One class with the fields of the specification's third section, copied from there and not from
 * this app. If it names no fields, as for attempts, the fields of its queries are used. Ids are as
 * another program might choose them.
 */
export function specifiedDocuments(): SpecifiedDocument[] {
  const stats = {
    RushingYards: 21,
    RushingTouchdowns: 1,
    Receptions: 2,
    ReceivingYards: -3,
    ReceivingTouchdowns: 0,
    PassingYards: 40,
    PassingTouchdowns: 1,
    ExtraPointsMade: 2,
    FieldGoalsMade0to19: 0,
    FieldGoalsMade20to29: 1,
    FieldGoalsMade30to39: 0,
    FieldGoalsMade40to49: 0,
    FieldGoalsMade50Plus: 0,
  };
  const weeks = [1, 2, 3];
  return [
    as(appData, 'meta', { currentSeason: season, currentWeek: week, seasonActive: true }),
    ...PLAYERS.map((PlayerID, index) =>
      as(nflPlayers, `player-${PlayerID}`, {
        PlayerID,
        Season: season,
        Position: POSITIONS[index],
      }),
    ),
    as(nflTeams, 'nfl-team', { TeamID: DEFENSE, Season: season }),
    ...weeks.flatMap((Week) =>
      PLAYERS.map((PlayerID) =>
        as(nflPlayerGames, `game-${PlayerID}-${Week}`, {
          PlayerID,
          Season: season,
          Week,
          GameKey: `key-${Week}`,
          Team: 'GB',
          Opponent: 'DET',
          HomeOrAway: 'HOME',
          ...stats,
        }),
      ),
    ),
    as(nflDefenseGames, 'defense-game', {
      TeamID: DEFENSE,
      Season: season,
      Week: week,
      Sacks: 2,
      Interceptions: 1,
      FumblesRecovered: 0,
      Safeties: 0,
      DefensiveTouchdowns: 0,
    }),
    as(admins, teacherEmail, {}),
    as(leagues, leagueId, {
      name: 'Room of old',
      createdAt: at,
      teacherId,
      season,
      code: 234_567,
      password: 'old otter',
    }),
    as(leagueStudents(leagueId), studentId, { createdAt: at }),
    as(studentProfiles, 'profile-of-old', {
      studentId,
      season,
      leagueId,
      mvpPoints: 7,
      assessment_Skipped: false,
      assessment_gameExcitement: 4,
      assessment_mathConfidence: 3,
      assessment_fractionConfidence: 2,
      createdAt: at,
    }),
    as(teacherProfiles, 'teacher-of-old', {
      teacherId,
      season,
      mvpPoints: 0,
      createdAt: at,
      leagueAllowance: 3,
    }),
    as(teacherLeagueAllowances, 'allowance-of-old', {
      docID: 'allowance-of-old',
      email: teacherEmail,
      leagueAllowance: 3,
    }),
    as(studentDraftProgress, 'draft-of-old', { studentId, leagueId }),
    as(studentTeams, teamId, {
      userId: studentId,
      season,
      leagueIds: [leagueId],
      draftedPlayers: [...PLAYERS],
      draftedDefenses: [DEFENSE],
    }),
    as(studentLineups, 'lineup-of-old', {
      leagueIds: [leagueId],
      userId: studentId,
      week,
      season,
      teamId,
      userUpdated: true,
      lineup_QB: 101,
      lineup_RB1: 102,
      lineup_RB2: 103,
      lineup_WR1: 104,
      lineup_WR2: 105,
      lineup_TE: 106,
      lineup_K: 107,
      lineup_DEF: DEFENSE,
    }),
    as(studentDraftScoreAttempts, 'draft-try', { studentId, week, season }),
    as(studentPlayerScoreAttempts, 'player-try', { studentId, week, season }),
    as(studentTeamScoreAttempts, 'team-try', { studentId, week, season }),
    as(studentWeeklyProgress, 'progress-of-old', {
      leagueId,
      studentId,
      season,
      week,
      formulaLevel: 3,
      steps: [{ attempts: 1 }, { attempts: 2 }, { attempts: 1 }],
      graphIds: ['graph-of-old'],
      mvpPointsEarned: 2,
    }),
    as(studentWeeklyTasks, 'tasks-of-old', {
      leagueId,
      studentId,
      week,
      year: season,
      seasonLive: true,
      task1: at,
      task2: null,
      task3: at,
      task4: null,
      task5: null,
    }),
    as(studentGraphs, 'graph-of-old', { studentId, leagueId, week, season }),
    as(helmetStickers, 'sticker-of-old', { userId: studentId, season }),
  ];
}

/** The twenty collections, and the one below leagues. */
export const SPECIFIED_COLLECTIONS: readonly string[] = [
  ...new Set(specifiedDocuments().map(({ collection }) => collection.definition.name)),
];
