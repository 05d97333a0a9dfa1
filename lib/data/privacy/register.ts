import { LINEUP_SLOTS, type LineupSlot } from '@/lib/domain/football/positions';
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

const starters = Object.fromEntries(LINEUP_SLOTS.map((slot) => [`lineup_${slot}`, 'Who plays.'])) as Record<
  `lineup_${LineupSlot}`,
  string
>;

const OWNER = 'Whose it is.';
const SEASON = 'Which season it belongs to.';
const WEEK = 'Which week it belongs to.';
const LEAGUE = 'Which class it belongs to, so that the teacher sees it.';
const WHEN = 'When it happened.';

const attemptFields = {
  studentId: OWNER,
  leagueId: LEAGUE,
  season: SEASON,
  week: WEEK,
  formulaLevel: 'Which formula the answer is judged by.',
  typed: {
    whole: 'What was typed, so that the teacher sees how the student worked.',
    numerator: 'What was typed, so that the teacher sees how the student worked.',
    denominator: 'What was typed, so that the teacher sees how the student worked.',
  },
  answer: 'The number that was meant.',
  correct: 'The verdict.',
  simplified: 'Whether it was in lowest terms.',
  misconception: 'Which mistake it looks like, to give the right help.',
  attempt: 'Counts the tries, which the points depend on.',
  createdAt: WHEN,
  fingerprint: 'Tells a repeated request from a new one.',
  result: 'What a repeated request is answered.',
};

const tryLimitFields = {
  triesBefore: 'Tries from before the step was opened again, which no longer count.',
  pausedAt: 'When the newest short pause between tries began.',
};

const ofSeason = { kind: 'season', person: 'studentId', season: 'season', league: 'leagueId' } as const;

export const PRIVACY_REGISTER: readonly RegisterEntry[] = [
  about(
    studentProfiles,
    { kind: 'own-step', how: 'The last thing of a student’s season to go, so that an interrupted deletion finds its way back.' },
    {
      studentId: OWNER,
      season: SEASON,
      leagueId: LEAGUE,
      mvpPoints: 'The points earned in the game.',
      assessment_Skipped: 'Whether the three questions were answered.',
      assessment_gameExcitement: 'Tells the teacher how the student starts; may be skipped.',
      assessment_mathConfidence: 'Tells the teacher how the student starts; may be skipped.',
      assessment_fractionConfidence: 'Proposes the formula level; may be skipped.',
      createdAt: WHEN,
      formulaType: 'Which formulas the student works with.',
      levelOpen: 'Whether the first questions may still choose the formulas.',
      firstName: 'The name the teacher knows the student by.',
      lastInitial: 'Tells two students of one first name apart.',
      endedLeagueId: 'Whether the class is over, so that nothing changes any more.',
      teamName: 'The team’s name beside the student’s in the roster.',
      teamNameApproved: 'Whether the teacher has agreed to the team’s name.',
      teamNameWish: 'The name that waits for the teacher.',
      teamNameRefused: 'Tells the student that the teacher said no to the newest name.',
      teamNameChanges: { week: 'Counts changes of the name.', count: 'Counts changes of the name.' },
      username: 'Lets the teacher tell a student without an email what to sign in with.',
      correctedWeeks: 'Leads the student to steps that a correction of the NFL re-opened.',
      draftedPositions: 'Shows the teacher who is still putting a team together.',
      moreScouting: {
        week: 'For which games the teacher has given more tries.',
        tries: 'How many more tries the teacher has given.',
      },
      usedUp: {
        kind: 'Shows the teacher where the student has no tries left.',
        week: 'In which week.',
        type: 'In which lesson.',
        step: 'At which step of it.',
      },
    },
  ),
  about(
    leagueStudents('any'),
    { kind: 'own-step', how: 'Goes with the student’s season, and with the league.' },
    { createdAt: 'When the student joined the league.' },
  ),
  about(
    studentDraftProgress,
    { kind: 'season', person: 'studentId', season: null, league: 'leagueId' },
    {
      studentId: OWNER,
      leagueId: LEAGUE,
      scoutedPlayerIds: 'Which players’ points the student has worked out.',
      scoutedDefenseIds: 'Which defenses’ points the student has worked out.',
    },
  ),
  about(
    studentTeams,
    { kind: 'season', person: 'userId', season: 'season', league: null },
    {
      userId: OWNER,
      season: SEASON,
      leagueIds: LEAGUE,
      draftedPlayers: 'The drafted team.',
      draftedDefenses: 'The drafted team.',
      rosterVersion: 'Which of two pictures of the drafted team is the later one.',
      name: 'What classmates see instead of a name.',
      mascot: 'The look of the team.',
      theme: 'The look of the team.',
      helmetColor: 'The look of the team.',
      facemaskColor: 'The look of the team.',
    },
  ),
  about(
    studentLineups,
    { kind: 'season', person: 'userId', season: 'season', league: null },
    {
      leagueIds: LEAGUE,
      userId: OWNER,
      week: WEEK,
      season: SEASON,
      teamId: 'Which team plays.',
      userUpdated: 'Whether the student chose it or chance did.',
      ...starters,
      updatedAt: 'Shows the student that it is saved.',
    },
  ),
  about(studentDraftScoreAttempts, ofSeason, {
    ...attemptFields,
    position: 'Which formula was worked out.',
    playerId: 'Whose points were worked out.',
  }),
  about(studentPlayerScoreAttempts, ofSeason, {
    ...attemptFields,
    step: 'Which step was worked out.',
    playerId: 'Whose points were worked out.',
  }),
  about(studentTeamScoreAttempts, ofSeason, {
    ...attemptFields,
    step: 'Which step was worked out.',
    addends: 'What was to be added up, so that the teacher sees how the student worked.',
  }),
  about(studentWeeklyProgress, ofSeason, {
    leagueId: LEAGUE,
    studentId: OWNER,
    season: SEASON,
    week: WEEK,
    formulaLevel: 'Which formulas the week is judged by.',
    steps: {
      attempts: 'Counts the tries, which the points depend on.',
      correct: 'The verdict.',
      answer: 'The student’s own right answer, which the total is added from.',
      simplified: 'Whether it was in lowest terms.',
      completedAt: 'Whether it was in time.',
      playerId: 'Whose points were worked out.',
      'hints.rung': 'Which help was given already.',
      'hints.tag': 'Which mistake the help was for.',
      'lastWrong.answer': 'Shows the student the newest try again, with its hint, after a reload.',
      'lastWrong.hints.rung': 'Makes the same hint again.',
      'lastWrong.hints.tag': 'Makes the same hint again.',
      'correction.at': 'When the NFL corrected the game.',
      'correction.before': 'The right answer before, shown beside the new numbers.',
      'correction.simplified': 'Its form, for when the correction is taken back.',
      'correction.tries': 'Keeps the points that were earned before.',
      'correction.completedAt': 'Keeps work that was in time in time.',
      'correction.changes.field': 'Which number was corrected.',
      'correction.changes.before': 'What it was.',
      'correction.changes.after': 'What it is.',
      ...tryLimitFields,
    },
    graphIds: 'The graphs handed in for the week.',
    mvpPointsEarned: 'The points earned in the week.',
    taskTimes: {
      task1: 'When the task was done.',
      task2: 'When the task was done.',
      task3: 'When the task was done.',
      task4: 'When the task was done.',
      task5: 'When the task was done.',
    },
    lastAnswerAt: 'Shows the teacher who stopped in the middle.',
  }),
  about(
    studentWeeklyTasks,
    { ...ofSeason, season: 'year' },
    {
      leagueId: LEAGUE,
      studentId: OWNER,
      week: WEEK,
      year: SEASON,
      seasonLive: 'Whether the season was running.',
      task1: 'When the task was done.',
      task2: 'When the task was done.',
      task3: 'When the task was done.',
      task4: 'When the task was done.',
      task5: 'When the task was done.',
    },
  ),
  about(studentGraphs, ofSeason, {
    studentId: OWNER,
    leagueId: LEAGUE,
    week: WEEK,
    season: SEASON,
    title: 'What the student calls the graph.',
    description: 'What the graph shows, for those who cannot see it.',
    graphType: 'Which of the seven types it is.',
    source: 'Whether it was built here or is a photo.',
    table: 'The numbers behind the graph, for those who cannot see it.',
    createdAt: WHEN,
    version: 'Tells a newer version from an older one.',
    rootId: 'Tells a newer version from an older one.',
    replacesId: 'Tells a newer version from an older one.',
    replacedById: 'Tells a newer version from an older one.',
    review: {
      outcome: 'What the teacher decided.',
      'rubric.accuracy': 'What the teacher thinks of it.',
      'rubric.labels': 'What the teacher thinks of it.',
      'rubric.scale': 'What the teacher thinks of it.',
      'rubric.keyAndClaim': 'What the teacher thinks of it.',
      comment: 'What the teacher says to the student.',
      reviewedAt: WHEN,
      leagueId: LEAGUE,
    },
  }),
  about(
    studentLessonProgress,
    { kind: 'season', person: 'studentId', season: 'season', league: null },
    {
      studentId: OWNER,
      season: SEASON,
      week: WEEK,
      type: 'Which of the seven lessons it is.',
      seed: 'Makes the same lesson again.',
      rules: 'By which rules the lesson was made.',
      playerIds: 'Whose numbers the lesson is made of.',
      steps: {
        attempts: 'Counts the tries.',
        correct: 'The verdict.',
        answer: 'The student’s own right answer, shown again later.',
        choice: 'The student’s own right choice, shown again later.',
        simplified: 'Whether it was in lowest terms.',
        'hints.rung': 'Which help was given already.',
        'hints.tag': 'Which mistake the help was for.',
        'lastWrong.answer': 'Shows the student the newest try again, with its hint, after a reload.',
        'lastWrong.choice': 'The same for a choice.',
        'lastWrong.hints.rung': 'Makes the same hint again.',
        'lastWrong.hints.tag': 'Makes the same hint again.',
        mistakes: 'What the wrong answers looked like, for those who help.',
        ...tryLimitFields,
      },
      tries: {
        operationId: 'Tells a repeated request from a new one.',
        fingerprint: 'Tells a repeated request from a new one.',
        result: 'What a repeated request is answered.',
      },
      createdAt: WHEN,
      completedAt: 'Whether the lesson is done.',
    },
  ),
  about(
    helmetStickers,
    { kind: 'season', person: 'userId', season: 'season', league: null },
    {
      userId: OWNER,
      season: SEASON,
      week: WEEK,
      reason: 'What the sticker was given for.',
      createdAt: WHEN,
      awardedBy: 'That a teacher gave it, who may take it back.',
    },
  ),
  about(
    mvpEvents,
    { kind: 'season', person: 'studentId', season: 'season', league: null },
    {
      studentId: OWNER,
      season: SEASON,
      week: WEEK,
      reason: 'What the points were given for, so that they are given once.',
      points: 'How many points.',
      createdAt: WHEN,
    },
  ),
  about(
    operations,
    { kind: 'account', person: 'accountId' },
    {
      accountId: OWNER,
      fingerprint: 'Tells a repeated request from a new one.',
      result: 'What a repeated request is answered.',
      createdAt: WHEN,
    },
  ),
  about(
    sessions,
    { kind: 'account', person: 'accountId' },
    {
      accountId: OWNER,
      email: 'Under which address or user name somebody is signed in.',
      createdAt: WHEN,
      expiresAt: 'When the sign-in runs out.',
      mustChangePassword: 'Whether a new password has to be chosen first.',
      addressProof: 'Whether a teacher still has to use the link that proves the address.',
    },
  ),
  about(
    accounts,
    { kind: 'account', person: 'id' },
    {
      username: 'What a student without an email signs in with.',
      mustChangePassword: 'Whether a new password has to be chosen first.',
      passwordVersion: 'Makes the devices of an old password strange again.',
      passwordChangedAt: 'Of older data; nothing reads it.',
      createdAt: WHEN,
      addressProvenAt: 'Whether the address is known to be the owner’s.',
      teacherSignUp: {
        displayName: 'What students will call the teacher, once the address is proven.',
        school: 'For which school.',
        noticeVersion: 'Which text was agreed to.',
        agreedAt: 'When it was agreed to.',
      },
      signedInAt: 'Tells when a teacher has left, so that nothing of them is kept.',
    },
  ),
  about(confirmLinks, { kind: 'account', person: 'accountId' }, { accountId: OWNER, expiresAt: 'When the link runs out.' }),
  about(
    teacherInvitations,
    {
      kind: 'own-step',
      how: 'Goes when it is used or taken back, with the account of its address, and with the purge after it has run out.',
    },
    {
      email: 'Who is invited.',
      invitedBy: 'Which admin answers for it.',
      createdAt: WHEN,
      expiresAt: 'When the link runs out.',
    },
  ),
  about(
    accountResetTokens,
    {
      kind: 'own-step',
      how: 'The identity adapter removes it with the account, when it is used, and when the password changes.',
    },
    {
      accountId: OWNER,
      expiresAt: 'When the link runs out.',
    },
  ),
  about(
    leagues,
    { kind: 'own-step', how: 'Goes last, when nothing of the league is left.' },
    {
      name: 'What students and teacher call the class.',
      createdAt: 'Tells when the league is due to be deleted.',
      teacherId: 'Whose league it is.',
      season: SEASON,
      code: 'Lets students join.',
      password: 'Lets students join.',
      archivedAt: 'Since when the league is over.',
      deletingAt: 'Since when the league is being deleted.',
    },
  ),
  about(
    teacherProfiles,
    { kind: 'own-step', how: 'Goes with the purge, a school year after the teacher was here last, when no league is left.' },
    {
      teacherId: OWNER,
      season: SEASON,
      mvpPoints: 'A field of the specification; always 0.',
      createdAt: WHEN,
      leagueAllowance: 'How many leagues the teacher may open.',
      displayName: 'What students call the teacher.',
      schoolAuthority: {
        name: 'Who said that the school allows the app.',
        school: 'For which school.',
        noticeVersion: 'Which text was agreed to.',
        agreedAt: 'When it was agreed to.',
      },
      pictureAt: 'Whether the teacher has put up a picture.',
    },
  ),
  about(
    teacherLeagueAllowances,
    {
      kind: 'own-step',
      how: 'An admin’s decision about a teacher: an admin deletes it, and it goes with a teacher who has left.',
    },
    {
      docID: 'A field of the specification.',
      email: 'Which teacher the allowance is for, also before the first sign-in.',
      leagueAllowance: 'How many leagues the teacher may open.',
    },
  ),
  about(
    admins,
    { kind: 'stays', why: 'Who looks after the installation; revoked on the command line.' },
    {
      createdAt: 'Since when somebody is an admin.',
    },
  ),
  about(
    auditLog,
    {
      kind: 'stays',
      why: 'Holds random ids and words of the app, never a name, an address or anything typed; ids of what was deleted lead nowhere.',
    },
    {
      at: WHEN,
      actorId: 'Who did it.',
      action: 'What was done.',
      target: 'To what.',
      outcome: 'Whether it was allowed.',
      detail: 'Numbers before and after.',
      values: 'Numbers before and after.',
    },
  ),
  about(
    auditRepeats,
    { kind: 'stays', why: 'Two numbers beside a record of the log, which names nobody.' },
    { count: 'How often it happened, or to how many.', lastAt: WHEN },
  ),
  about(
    rateLimits,
    { kind: 'own-step', how: 'Its ids are hashes; those of an account go with it, the others run out by the hour.' },
    {
      count: 'Slows down guessing.',
      windowEndsAt: 'Slows down guessing.',
      blockedUntil: 'Slows down guessing.',
      mark: 'Ends sign-ins with the old password.',
    },
  ),
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
