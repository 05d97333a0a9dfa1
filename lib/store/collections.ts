import { z } from 'zod';
import { FIRST_LEVEL, FORMULA_LEVELS, formulaLevelOf } from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS, type LineupSlot } from '@/lib/domain/football/positions';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { DEFENSE_STATISTICS, eachOf, PLAYER_STATISTICS, STATISTICS, type Statistic } from '@/lib/domain/football/statistics';
import { teamNameFrom } from '@/lib/domain/team-names';
import { momentFrom, THE_BEGINNING } from '@/lib/domain/timestamp';
import type { Collection, CollectionDefinition, SortedIndex, StoredDocument } from './port';

/**
 * The twenty collections of the specification, spelled as there, and after them the few of our own. Each is defined once.
 *
 * A document with exactly the fields that the specification names can be read: every field of ours in its twenty collections has its default
 * here, so that no reader has to think of a missing one. What depends on other fields is filled in by `complete`.
 */

const id = z.string().min(1).max(200);
const season = z.number().int();
const week = z.number().int().min(0).max(LAST_WEEK);
const wholeCount = z.number().int().min(0);
const none = wholeCount.default(0);
const text = z.string().default('');
/** Also in the spellings that other programs leave. */
const timestamp = z.preprocess(momentFrom, z.object({ seconds: z.number().int(), nanoseconds: z.number().int() }));
/** For when nothing is known of when it was. */
const longAgo = timestamp.default(THE_BEGINNING);
/** Any value is one of the levels; what is written is one of them. */
const formulaLevel = z.preprocess(formulaLevelOf, z.literal(FORMULA_LEVELS));
/** A week of the NFL's: its seasons go on after the last one that is played here. */
const gameWeek = z.number().int().min(0);
/** 0 when no player stands in the slot. PlayerID and TeamID are whole numbers as in the season files. */
const playerId = z.number().int();
const nobody = playerId.default(0);
/** One of five faces, 1 (not at all) to 5 (very), or null when not answered. */
const face = z.number().int().min(1).max(5).nullable();

/** A mixed number as stored; the sign stands on `wholeNumber`, or on `numerator` when `wholeNumber` is 0. */
const mixedNumber = z.object({
  wholeNumber: z.number().int(),
  numerator: z.number().int(),
  denominator: z.number().int().positive(),
});

function define<S extends z.ZodType<StoredDocument>>(
  name: string,
  schema: S,
  indexes: readonly (readonly (keyof z.infer<S> & string)[])[] = [],
  arrayFields: readonly (keyof z.infer<S> & string)[] = [],
  sorted: readonly SortedIndex<z.infer<S>>[] = [],
  complete?: (stored: Record<string, unknown>) => Record<string, unknown>,
): Collection<z.infer<S>> {
  const definition = { name, schema, indexes, arrayFields, sorted, complete } as unknown as CollectionDefinition<z.infer<S>>;
  return { definition, path: name };
}

const leftSeason = z.object({
  currentWeek: week,
  weekStartedAt: longAgo,
  weekOpenings: z.record(z.string(), timestamp).optional(),
});

/** One document, `meta`. `currentWeek` is the latest week whose box scores are published; 0 is pre-season. */
export const appData = define(
  'appData',
  z.object({
    id,
    currentSeason: season,
    currentWeek: week,
    seasonActive: z.boolean(),
    /** Where it is not known, the line-up is open until the next week begins. */
    weekStartedAt: longAgo,
    /** When each earlier week of the season was opened, by its number: what was late then stays late. Missing in older data. */
    weekOpenings: z.record(z.string(), timestamp).optional(),
    /** Where each season stood when another one was made the current one, by its year: coming back, it goes on there. */
    leftSeasons: z.record(z.string(), leftSeason).optional(),
  }),
);
export type AppMeta = z.infer<typeof appData.definition.schema>;

/** The document id is the lower-cased email. */
export const admins = define('admins', z.object({ id, createdAt: longAgo }));

export const nflPlayers = define(
  'nflPlayers',
  z.object({
    id,
    PlayerID: playerId,
    Season: season,
    /** `QB`, `RB`, `WR`, `TE` or `K`; a player of any other position is not played here. */
    Position: z.string(),
    Name: z.string().default('Player without a name'),
    FirstName: text,
    LastName: text,
    Team: text,
    JerseyNumber: z.number().int().nullable().default(null),
    PhotoUrl: text,
    GsisID: text,
  }),
  [['PlayerID', 'Season'], ['Season']],
);
export type NflPlayer = z.infer<typeof nflPlayers.definition.schema>;

export const nflTeams = define(
  'nflTeams',
  z.object({
    id,
    TeamID: z.number().int(),
    Season: season,
    Team: text,
    City: text,
    Name: text,
    FullName: z.string().default('Team without a name'),
    Conference: text,
    Division: text,
    PrimaryColor: z.string().default('4b5563'),
    SecondaryColor: z.string().default('d1d5db'),
    ByeWeek: gameWeek.default(0),
  }),
  [['TeamID', 'Season'], ['Season']],
);
export type NflTeam = z.infer<typeof nflTeams.definition.schema>;

const game = {
  id,
  Season: season,
  Week: gameWeek,
  GameKey: text,
  Team: text,
  Opponent: text,
  HomeOrAway: z.enum(['HOME', 'AWAY']).default('HOME'),
};

/** Yards may be below 0. What the specification does not name is 0 in a game that was stored without it. */
function storedStatistic(field: Statistic): z.ZodType<number> {
  const { family, specified } = STATISTICS[field];
  const stored = family === 'yards' ? z.number().int() : wholeCount;
  return specified ? stored : stored.default(0);
}

export const nflPlayerGames = define(
  'nflPlayerGames',
  z.object({
    ...game,
    PlayerID: playerId,
    ...eachOf(PLAYER_STATISTICS, storedStatistic),
  }),
  [
    ['PlayerID', 'Season', 'Week'],
    ['Season', 'Week'],
  ],
);
export type NflPlayerGame = z.infer<typeof nflPlayerGames.definition.schema>;

export const nflDefenseGames = define(
  'nflDefenseGames',
  z.object({
    ...game,
    TeamID: z.number().int(),
    ...eachOf(DEFENSE_STATISTICS, storedStatistic),
  }),
  [
    ['TeamID', 'Season', 'Week'],
    ['Season', 'Week'],
  ],
);
export type NflDefenseGame = z.infer<typeof nflDefenseGames.definition.schema>;

export const leagues = define(
  'leagues',
  z.object({
    id,
    name: z.string(),
    createdAt: timestamp,
    teacherId: id,
    season,
    /** Six digits, unique in its season. */
    code: z.number().int(),
    /** A phrase the teacher shows to the class, so it is kept readable; only the owner ever receives it. */
    password: text,
    /** Since when the league is over for its students; null once it was opened again, missing when it never was archived. */
    archivedAt: timestamp.nullable().optional(),
    /** Set while the league is being deleted with everything in it, so that an interrupted deletion can go on. */
    deletingAt: timestamp.optional(),
  }),
  [
    ['code', 'season'],
    ['teacherId', 'season'],
  ],
  [],
  [{ equal: ['teacherId', 'season'], by: 'createdAt', direction: 'desc' }],
);
export type League = z.infer<typeof leagues.definition.schema>;

const leagueStudentsDefinition = define('leagues/students', z.object({ id, createdAt: longAgo }));
export type LeagueStudent = z.infer<typeof leagueStudentsDefinition.definition.schema>;

/** The students of one league; the document id is the student id. */
export function leagueStudents(leagueId: string): Collection<LeagueStudent> {
  return { definition: leagueStudentsDefinition.definition, path: `leagues/${leagueId}/students` };
}

export const studentProfiles = define(
  'studentProfiles',
  z.object({
    id,
    studentId: id,
    season,
    /** Empty until the student joins a league. */
    leagueId: text,
    mvpPoints: none,
    /** Missing until the student answered or skipped the assessment. */
    assessment_Skipped: z.boolean().optional(),
    assessment_gameExcitement: face.optional(),
    assessment_mathConfidence: face.optional(),
    assessment_fractionConfidence: face.optional(),
    createdAt: timestamp,
    formulaType: formulaLevel,
    /** Set until the first questions, or the teacher, have chosen the level. */
    levelOpen: z.boolean().optional(),
    firstName: z.string().default('Student'),
    /** One letter, or empty. */
    lastInitial: text,
    /**
     * The league whose teacher has closed it for the season, while the student was in it: told apart from `leagueId`, so that moving to
     * another league opens everything again, and kept here so that no page pays a read of the league for it.
     */
    endedLeagueId: z.string().optional(),
    /** The name on the student's team, repeated here so that a roster needs no second document for each student. */
    teamName: z.string().optional(),
    /** Whether `teamName` is the teacher's or the app's. False on a typed name from before names waited. */
    teamNameApproved: z.boolean().optional(),
    /** A typed name that waits for the teacher; classmates see `teamName` until then. Null or missing when none waits. */
    teamNameWish: z.string().nullable().optional(),
    /** The teacher has said no to the newest typed name; gone with the next one. */
    teamNameRefused: z.boolean().optional(),
    /** How often the name was changed in one week of the season. */
    teamNameChanges: z.object({ week, count: wholeCount }).optional(),
    /** What a student without an email signs in with, repeated from the account so that the teacher can say it again. */
    username: z.string().optional(),
    /** Weeks with steps to work out again because the NFL corrected a game; kept here so that no page pays a read to know. */
    correctedWeeks: z.array(week).optional(),
    /**
     * How many of the six positions of the roster have their minimum, counted whenever the student drafts: kept here so that the teacher
     * sees the draft in the grid of a class without a document more for each student. Missing in older data.
     */
    draftedPositions: wholeCount.optional(),
    /** Tries at scouting that the teacher gave beyond the limit, for the games of one week. */
    moreScouting: z.object({ week, tries: wholeCount }).optional(),
    /** Steps of lessons, and scouting of a week, that have no tries left: kept here so that the teacher sees it without a read more. */
    usedUp: z.array(z.object({ kind: z.enum(['lesson', 'scouting']), week, type: z.string(), step: wholeCount })).optional(),
  }),
  [
    ['studentId', 'season'],
    ['leagueId', 'season'],
  ],
  [],
  [],
  // Earlier releases of the app kept a level only once it was chosen, and taught level 1 until then.
  (stored) =>
    stored.formulaType === undefined
      ? { levelOpen: true, ...stored, formulaType: formulaLevelOf(stored.firstName ? FIRST_LEVEL : undefined) }
      : stored,
);
export type StudentProfile = z.infer<typeof studentProfiles.definition.schema>;

export const teacherProfiles = define(
  'teacherProfiles',
  z.object({
    id,
    teacherId: id,
    season,
    mvpPoints: none,
    createdAt: timestamp,
    /** Brought in line with the allowance record at each sign-in. */
    leagueAllowance: none,
    displayName: z.string().default('Teacher'),
    /** Who vouched for the school, when, and which version of the notice was shown. */
    schoolAuthority: z
      .object({ name: z.string(), school: z.string(), noticeVersion: z.string(), agreedAt: timestamp })
      .optional(),
    /** When the teacher's picture was put into `profile_images` under the teacher's id, so that the own class sees who teaches it. */
    pictureAt: timestamp.optional(),
  }),
  [['teacherId', 'season'], ['season']],
);
export type TeacherProfile = z.infer<typeof teacherProfiles.definition.schema>;

export const teacherLeagueAllowances = define(
  'teacherLeagueAllowances',
  z.object({ id, docID: id, email: z.string(), leagueAllowance: wholeCount }),
  [['email']],
);
export type TeacherLeagueAllowance = z.infer<typeof teacherLeagueAllowances.definition.schema>;

export const studentDraftProgress = define(
  'studentDraftProgress',
  z.object({
    id,
    studentId: id,
    leagueId: z.string(),
    /** Players whose points per game this student has worked out. */
    scoutedPlayerIds: z.array(playerId).default([]),
    /** Defenses (TeamIDs) whose points per game this student has worked out. */
    scoutedDefenseIds: z.array(z.number().int()).default([]),
  }),
  [['studentId', 'leagueId']],
);
export type StudentDraftProgress = z.infer<typeof studentDraftProgress.definition.schema>;

export const studentTeams = define(
  'studentTeams',
  z.object({
    id,
    userId: id,
    season,
    leagueIds: z.array(z.string()).default([]),
    draftedPlayers: z.array(playerId).default([]),
    draftedDefenses: z.array(z.number().int()).default([]),
    /** One more with each pick and each release, so that an open board knows which of two answers is the later one. Missing: none yet. */
    rosterVersion: wholeCount.optional(),
    name: z.string(),
    /** A mascot id of `lib/domain/mascots`. */
    mascot: z.string().default('default'),
    /** A theme id of `lib/domain/themes`. */
    theme: z.string().default('Teal'),
    /** Six hexadecimal digits each, from the named colour map. */
    helmetColor: z.string().default('339999'),
    facemaskColor: z.string().default('FFFFFF'),
  }),
  [['userId', 'season'], ['leagueIds', 'season'], ['season']],
  ['leagueIds'],
  [],
  // The same name each time, and as good as never the same one twice in a class.
  (stored) => (stored.name ? stored : { ...stored, name: teamNameFrom(String(stored.id)) }),
);
export type StudentTeam = z.infer<typeof studentTeams.definition.schema>;

/** A PlayerID for each slot of the line-up; for DEF a TeamID. */
const lineup = Object.fromEntries(LINEUP_SLOTS.map((slot) => [`lineup_${slot}`, nobody])) as {
  [Slot in LineupSlot as `lineup_${Slot}`]: typeof nobody;
};

export const studentLineups = define(
  'studentLineups',
  z.object({
    id,
    leagueIds: z.array(z.string()).default([]),
    userId: id,
    week,
    season,
    teamId: id,
    userUpdated: z.boolean().default(false),
    ...lineup,
    updatedAt: longAgo,
  }),
  [
    ['userId', 'week', 'season'],
    ['userId', 'season'],
    ['teamId', 'week', 'season'],
  ],
);
export type StudentLineup = z.infer<typeof studentLineups.definition.schema>;

const attempt = {
  id,
  studentId: id,
  leagueId: text,
  season,
  week,
  formulaLevel: formulaLevel.default(formulaLevelOf(undefined)),
  /** What was typed, box by box, exactly as sent. */
  typed: z
    .object({ whole: z.string(), numerator: z.string(), denominator: z.string() })
    .default({ whole: '', numerator: '', denominator: '' }),
  answer: mixedNumber.default({ wholeNumber: 0, numerator: 0, denominator: 1 }),
  correct: z.boolean().default(false),
  simplified: z.boolean().default(false),
  /** Which mistake it looks like, when one is known. */
  misconception: z.string().nullable().default(null),
  /** The number of this try at its step, from 1, without gaps. */
  attempt: z.number().int().min(1).default(1),
  createdAt: longAgo,
  /** As in `operations`: what the same request is answered when it comes again. Older tries have an operation of their own. */
  fingerprint: z.string().optional(),
  result: z.string().optional(),
};
const attemptIndexes = [['studentId'], ['studentId', 'week', 'season']] as const;
/** Tries at one step by their numbers: that is how a long list of them is read in parts. */
const stepIndexes = [['studentId', 'week', 'season', 'step', 'attempt']] as const;

export const studentDraftScoreAttempts = define(
  'studentDraftScoreAttempts',
  z.object({ ...attempt, position: text, playerId: nobody }),
  [['studentId', 'season'], ...attemptIndexes],
  [],
  [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }],
);
export type DraftScoreAttempt = z.infer<typeof studentDraftScoreAttempts.definition.schema>;
export const studentPlayerScoreAttempts = define(
  'studentPlayerScoreAttempts',
  z.object({
    ...attempt,
    /** Null where nothing is known of what was tried: such a try belongs to no step. */
    step: z.enum(LINEUP_SLOTS).nullable().default(null),
    /** PlayerID, or TeamID for DEF. */
    playerId: nobody,
  }),
  [...attemptIndexes, ...stepIndexes, ['leagueId', 'week', 'season'], ['leagueId', 'week', 'season', 'correct']],
);
export type StudentPlayerScoreAttempt = z.infer<typeof studentPlayerScoreAttempts.definition.schema>;
export const studentTeamScoreAttempts = define(
  'studentTeamScoreAttempts',
  z.object({
    ...attempt,
    step: z.literal('TEAM').default('TEAM'),
    /** The eight answers that were to be added up, in the order of the line-up. */
    addends: z.array(mixedNumber).optional(),
  }),
  [...attemptIndexes, ...stepIndexes, ['leagueId', 'week', 'season'], ['leagueId', 'week', 'season', 'correct']],
);
export type StudentTeamScoreAttempt = z.infer<typeof studentTeamScoreAttempts.definition.schema>;

/** As in `lib/domain/answers/tries`: tries that no longer count toward the limit, and when the newest pause began. */
const tryLimit = { triesBefore: wholeCount.optional(), pausedAt: timestamp.optional() };

/** How many rungs of the hint ladder were given, and what the last wrong answer looked like. */
const hintState = z.object({ rung: wholeCount, tag: z.string().nullable() });

const step = z.object({
  /** Tries so far, the right one included. */
  attempts: wholeCount,
  correct: z.boolean(),
  /** The student's own right answer in lowest terms; null until it is right, and where it was not kept. */
  answer: mixedNumber.nullable().default(null),
  /** Whether the right answer was first given in lowest terms. */
  simplified: z.boolean().default(true),
  completedAt: timestamp.nullable().default(null),
  /** PlayerID or TeamID this step was worked out for; null for TEAM, and where it was not kept. */
  playerId: playerId.nullable().default(null),
  /** Missing before the first wrong answer. */
  hints: hintState.optional(),
  /** The newest wrong answer and how the hints stood before it, from which its hint is made again. Missing where there is none to show. */
  lastWrong: z.object({ answer: mixedNumber, hints: hintState }).optional(),
  /**
   * Set when the NFL corrected the game after this step had been right: how the step stood then, so that nothing that was earned with it is
   * lost. Stays when the step is right again. `changes` is empty for TEAM, and where the correction was taken back.
   */
  correction: z
    .object({
      at: timestamp,
      before: mixedNumber,
      simplified: z.boolean(),
      /** Tries until it was right the first time; later ones cost nothing. */
      tries: wholeCount,
      completedAt: timestamp.nullable(),
      changes: z.array(z.object({ field: z.string(), before: z.number().int(), after: z.number().int() })),
    })
    .optional(),
  ...tryLimit,
});

function withVerdict(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'correct' in stored) return stored;
  return { ...stored, correct: 'attempts' in stored && stored.attempts !== 0 };
}

/** When each of the five tasks was done first; null while it is open. */
const taskTimes = {
  task1: timestamp.nullable().default(null),
  task2: timestamp.nullable().default(null),
  task3: timestamp.nullable().default(null),
  task4: timestamp.nullable().default(null),
  task5: timestamp.nullable().default(null),
};

export const studentWeeklyProgress = define(
  'studentWeeklyProgress',
  z.object({
    id,
    leagueId: z.string(),
    studentId: id,
    season,
    week,
    formulaLevel,
    /** Empty at first, then the nine steps QB, RB1, RB2, WR1, WR2, TE, K, DEF, TEAM in this order. */
    steps: z.array(step).default([]),
    graphIds: z.array(id).default([]),
    mvpPointsEarned: none,
    /** The times on the week's tasks, repeated here so that the grid of a class needs no third document for each student. */
    taskTimes: z.object(taskTimes).optional(),
    /** When the last answer was graded, right or wrong. */
    lastAnswerAt: timestamp.optional(),
  }),
  [
    ['studentId', 'week', 'season'],
    ['leagueId', 'season'],
    ['leagueId', 'season', 'week'],
    ['studentId', 'leagueId', 'season', 'week'],
    ['studentId', 'season'],
    ['season', 'week'],
  ],
  [],
  [{ equal: ['leagueId', 'season', 'studentId'], by: 'week', direction: 'asc' }],
  // Where a step has its tries and no verdict, it was added to the list when it was right.
  ({ steps, ...stored }) => ({ ...stored, steps: Array.isArray(steps) ? steps.map(withVerdict) : steps }),
);
export type StudentWeeklyProgress = z.infer<typeof studentWeeklyProgress.definition.schema>;
export type ProgressStep = z.infer<typeof step>;

export const studentWeeklyTasks = define(
  'studentWeeklyTasks',
  z.object({
    id,
    leagueId: z.string(),
    studentId: id,
    week,
    year: season,
    seasonLive: z.boolean().default(true),
    ...taskTimes,
  }),
  [
    ['studentId', 'week'],
    ['leagueId', 'week'],
  ],
);
export type StudentWeeklyTasks = z.infer<typeof studentWeeklyTasks.definition.schema>;

const rubricLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** The picture lies in `user_graphs` under the same id, and its small copy under the id with `_s`. */
export const studentGraphs = define(
  'studentGraphs',
  z.object({
    id,
    studentId: id,
    leagueId: z.string(),
    week,
    season,
    title: z.string().optional(),
    /** What the graph shows, for those who cannot see it. */
    description: z.string().optional(),
    /** One of the seven types, or empty. */
    graphType: z.string().optional(),
    source: z.enum(['builder', 'photo']).optional(),
    /** The numbers behind the graph as JSON, for those who cannot see it. */
    table: z.string().optional(),
    createdAt: timestamp.optional(),
    /** From 1. A new version is a document of its own; `rootId` is the first version's id, and missing means 1 and the own id. */
    version: z.number().int().min(1).optional(),
    rootId: id.optional(),
    replacesId: id.optional(),
    /** Set when a newer version came in. */
    replacedById: id.optional(),
    /** What the teacher said about this version; missing while it waits. */
    review: z
      .object({
        outcome: z.enum(['approved', 'seen', 'returned']),
        rubric: z.object({ accuracy: rubricLevel, labels: rubricLevel, scale: rubricLevel, keyAndClaim: rubricLevel }),
        comment: z.string(),
        reviewedAt: timestamp,
        /** The class it was looked at in. Opened to that class it is not open to another one the student moves to. */
        leagueId: id,
      })
      .optional(),
  }),
  [['studentId'], ['studentId', 'week', 'season'], ['leagueId', 'season'], ['leagueId', 'week', 'season']],
);
export type StudentGraph = z.infer<typeof studentGraphs.definition.schema>;

export const helmetStickers = define(
  'helmetStickers',
  z.object({
    id,
    userId: id,
    season,
    /** 0 where it is not known. */
    week: week.default(0),
    reason: z.string().default('all-tasks'),
    createdAt: longAgo,
    /** The teacher who gave it; missing on a sticker that came by itself. Says who may take it back. */
    awardedBy: id.optional(),
  }),
  [['userId', 'season']],
);
export type HelmetSticker = z.infer<typeof helmetStickers.definition.schema>;

// ---- Our own, beyond the specification ------------------------------------------------------------------------------------------

/** One signed-in browser. Removing the document ends the session on its next request. */
export const sessions = define(
  'sessions',
  z.object({
    id,
    accountId: id,
    email: z.string(),
    createdAt: timestamp,
    expiresAt: timestamp,
    /** Copied from the account at sign-in, so that no page pays another read for it. */
    mustChangePassword: z.boolean().optional(),
    /**
     * Copied as well: `due` while a teacher's sign-up waits for the mailed link and the session may do nothing else; `asked` for a teacher of
     * older data, who goes on working. Missing where nothing is asked.
     */
    addressProof: z.enum(['due', 'asked']).optional(),
  }),
  [['accountId']],
);
export type Session = z.infer<typeof sessions.definition.schema>;

/**
 * What the app keeps about an account beside its password; the id is the account's. Older data has none for an account that signed up by
 * itself and whose password was never changed.
 */
export const accounts = define(
  'accounts',
  z.object({
    id,
    /** What a student without an email signs in with. */
    username: z.string().optional(),
    mustChangePassword: z.boolean(),
    /** Counts changes of the password: a device that was signed in on before the last one is a stranger's. Missing before the first. */
    passwordVersion: wholeCount.optional(),
    /** Of older data. */
    passwordChangedAt: timestamp.optional(),
    createdAt: timestamp,
    /** Since when it is known that whoever has the account reads the mail of its address. A teacher's rights rest on it. */
    addressProvenAt: timestamp.optional(),
    /** What a teacher typed at sign-up. It becomes a profile when the address is proven; until then the account may do nothing. */
    teacherSignUp: z
      .object({ displayName: z.string(), school: z.string(), noticeVersion: z.string(), agreedAt: timestamp })
      .optional(),
    /** When a teacher signed in, to the day: tells who has left. */
    signedInAt: timestamp.optional(),
  }),
);
export type AccountRecord = z.infer<typeof accounts.definition.schema>;

/** Open links that prove the address of an account. The id is the SHA-256 of the link's secret. */
export const confirmLinks = define('confirmLinks', z.object({ id, accountId: id, expiresAt: timestamp }), [['accountId']]);

/** Teachers invited by an admin who have not come yet. The id is the SHA-256 of the link's secret. */
export const teacherInvitations = define(
  'teacherInvitations',
  z.object({ id, email: z.string(), invitedBy: id, createdAt: timestamp, expiresAt: timestamp }),
  [['email'], ['createdAt']],
);
export type TeacherInvitation = z.infer<typeof teacherInvitations.definition.schema>;

/**
 * Open links for a new password, only on the Firebase backend: the id is the SHA-256 of a link's secret. Written by the identity adapter and
 * by nothing else; the embedded one has a table of its own.
 */
export const accountResetTokens = define('accountResetTokens', z.object({ id, accountId: id, expiresAt: timestamp }));

/** The MVP ledger: a profile's `mvpPoints` is the sum of its events' `points`. The id names the reason, so it happens once. */
export const mvpEvents = define(
  'mvpEvents',
  z.object({ id, studentId: id, season, week, reason: z.string(), points: z.number().int(), createdAt: timestamp }),
  [['studentId', 'season']],
  [],
  [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }],
);
export type MvpEvent = z.infer<typeof mvpEvents.definition.schema>;

/** What a repeated request was answered the first time; `fingerprint` is a hash of its body. */
export const operations = define(
  'operations',
  z.object({ id, accountId: id, fingerprint: z.string(), result: z.string(), createdAt: timestamp }),
  [['accountId']],
);

/** Counts tries for one key (an account, a client, a league code), and remembers proofs of work that were used. */
export const rateLimits = define(
  'rateLimits',
  z.object({
    id,
    count: wholeCount,
    windowEndsAt: timestamp,
    /** Until when the next try waits. */
    blockedUntil: timestamp.nullable(),
    /** Another one since each change of the account's password, which a sign-in that is under way looks at. */
    mark: z.string().optional(),
  }),
);
export type RateCounter = z.infer<typeof rateLimits.definition.schema>;

const lessonStep = z.object({
  attempts: wholeCount,
  correct: z.boolean(),
  /** The student's own right number in lowest terms, or the key of the right choice; null until it is right. */
  answer: mixedNumber.nullable(),
  choice: z.string().nullable(),
  simplified: z.boolean(),
  hints: hintState,
  /** The newest wrong answer, a number or the key of a choice, and how the hints stood before it. Missing where there is none to show. */
  lastWrong: z.object({ answer: mixedNumber.nullable(), choice: z.string().nullable(), hints: hintState }).optional(),
  /** What the wrong answers looked like, oldest first, where it is known. */
  mistakes: z.array(z.string()),
  ...tryLimit,
});
export type LessonProgressStep = z.infer<typeof lessonStep>;

/** One try and what it was answered, as in `operations`. */
const lessonTry = z.object({ operationId: z.string(), fingerprint: z.string(), result: z.string() });
export type LessonTry = z.infer<typeof lessonTry>;

/**
 * One student's lesson of one graph type. Week, players and seed make the same lesson again at any time, so that neither a trade nor a new
 * week changes a lesson half-way. The id is `${season}_${week}_${type}_${studentId}`.
 */
export const studentLessonProgress = define(
  'studentLessonProgress',
  z.object({
    id,
    studentId: id,
    season,
    week,
    /** One of the seven graph types. */
    type: z.string(),
    seed: wholeCount,
    /** By which rules the seed makes the lesson; the first ones where there is no number. */
    rules: wholeCount.optional(),
    playerIds: z.array(playerId),
    /** Nine, in order. */
    steps: z.array(lessonStep),
    /** The latest tries, oldest first, so that one that comes again is known: another document for each would double what a lesson costs. */
    tries: z.array(lessonTry).optional(),
    createdAt: timestamp,
    completedAt: timestamp.nullable(),
  }),
  [
    ['studentId', 'season'],
    ['studentId', 'season', 'type'],
  ],
);
export type StudentLessonProgress = z.infer<typeof studentLessonProgress.definition.schema>;

/** Who did what to whom, written in the same transaction as the deed; never changed. */
export const auditLog = define(
  'auditLog',
  z.object({
    id,
    at: timestamp,
    actorId: z.string(),
    action: z.string(),
    target: z.string(),
    outcome: z.enum(['done', 'denied']),
    /** What `values` are today, as older releases wrote it in words: "1 to 3". */
    detail: z.string().max(100).optional(),
    /** Numbers before and after. Never a name or an email. */
    values: z.record(z.string().max(30), z.union([z.number(), z.boolean()])).optional(),
  }),
  [['actorId', 'at'], ['target', 'at'], ['at'], ['action', 'at']],
  [],
  // What the log can be narrowed to, alone and together.
  (
    [
      ['action'],
      ['outcome'],
      ['actorId'],
      ['action', 'outcome'],
      ['actorId', 'action'],
      ['actorId', 'outcome'],
      ['actorId', 'action', 'outcome'],
    ] as const
  ).map((equal) => ({ equal, by: 'at', direction: 'desc' })),
);

export type AuditLogRecord = z.infer<typeof auditLog.definition.schema>;

/**
 * What is counted beside a record of the log, under its id: how often somebody was denied the very same on one day, the first time included,
 * or how many students a class list brought. The record itself is never changed.
 */
export const auditRepeats = define('auditRepeats', z.object({ id, count: wholeCount, lastAt: timestamp }));

/** Which file content each imported week came from, so that importing again changes nothing. */
export const seasonImports = define(
  'seasonImports',
  z.object({ id, season, part: z.string(), contentHash: z.string(), rows: wholeCount, importedAt: timestamp }),
  [['season']],
);
export type SeasonImport = z.infer<typeof seasonImports.definition.schema>;

/**
 * What a repeated import of a week changed in its games, written together with the new statistics. `pending` until every score card of the
 * week was gone through. `contentHash` is the import's, so that nothing is re-opened from statistics that are only half there.
 */
export const statCorrections = define(
  'statCorrections',
  z.object({
    id,
    season,
    week,
    contentHash: z.string(),
    correctedAt: timestamp,
    state: z.enum(['pending', 'applied']),
    games: z.array(
      z.object({
        kind: z.enum(['player', 'defense']),
        /** PlayerID, or TeamID of a defense. */
        gameOf: z.number().int(),
        changes: z.array(z.object({ field: z.string(), before: z.number().int(), after: z.number().int() })),
      }),
    ),
  }),
  [['state']],
);
export type StatCorrection = z.infer<typeof statCorrections.definition.schema>;

/** One document, `clock`: how the season that runs by itself stands. Shared by all processes of a store. */
export const seasonClock = define(
  'seasonClock',
  z.object({
    id,
    /** Which process is at it, and until when the others leave it alone: a process that died is not waited for longer. */
    leaseHolder: z.string().nullable(),
    leaseUntil: timestamp.nullable(),
    /** The Tuesday that the fields below are about. */
    slot: timestamp,
    firstTryAt: timestamp.nullable(),
    tries: wholeCount,
    nextTryAt: timestamp.nullable(),
    /** The last failure; null while all is well. `told` are the kinds the admins had mail about for this Tuesday. */
    failure: z.object({ kind: z.string(), message: z.string(), at: timestamp }).nullable(),
    told: z.array(z.string()),
  }),
);
export type SeasonClock = z.infer<typeof seasonClock.definition.schema>;

export const schedule = define(
  'nflSchedule',
  z.object({
    id,
    GameKey: z.string(),
    Season: season,
    Week: week,
    HomeTeam: z.string(),
    AwayTeam: z.string(),
    HomeScore: z.number().int(),
    AwayScore: z.number().int(),
    KickoffUTC: z.string(),
    Weekday: z.string(),
    Stadium: z.string(),
  }),
  [['Season'], ['Season', 'Week']],
);
export type NflScheduledGame = z.infer<typeof schedule.definition.schema>;

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
