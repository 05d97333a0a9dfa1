import { z } from 'zod';
import { bestNameInStoredRecord } from '@/lib/domain/account/student-name';
import type { SupportPeriodsBySeason } from '@/lib/domain/calendar/supports';
import type { ArrivalsByStatisticsSeason } from '@/lib/domain/class/arrival';
import type { ExcusedWeeksOfStudent } from '@/lib/domain/class/gradebook';
import { DEFAULT_FORMULA_LEVEL, parseFormulaLevelOrLevel2 } from '@/lib/domain/football/formulas';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { READING_LANGUAGE_CHOICES } from '@/lib/domain/student/reading';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema, visibleNameSchema } from '@/lib/domain/text/line-text';
import type { WorkLinesRequest } from '@/lib/domain/week/steps';
import { TEACHER_CARD_CHANGE_KINDS, type TeacherCardChange } from '@/lib/domain/week/steps';
import {
  addMissingCreatedAt,
  allowUnreadableMarker,
  countZeroIfMissingSchema,
  daySchema,
  defineCollection,
  formulaLevelSchema,
  latestOpenedWeekBySeasonSchema,
  openObject,
  seasonSchema,
  textEmptyIfMissingSchema,
  timestampSchema,
  timestampUnknownIfMissingSchema,
  toNumberIfWholeNumberText,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';

/** One of five faces, 1 (not at all) to 5 (very); null if not answered. */
const face = z.preprocess(toNumberIfWholeNumberText, z.number().int().min(1).max(5)).nullable();

const arrivals: z.ZodType<ArrivalsByStatisticsSeason> = z.record(
  z.string(),
  openObject({
    leagueId: z.string(),
    at: timestampSchema.optional(),
    week: weekOrZeroSchema,
    before: z.array(weekOrZeroSchema),
    catchUp: z.array(weekOrZeroSchema).optional(),
    been: z.array(weekOrZeroSchema).optional(),
  }),
);

const excused: z.ZodType<Readonly<Record<string, ExcusedWeeksOfStudent>>> = z.record(
  z.string(),
  openObject({ all: z.boolean(), weeks: z.array(weekOrZeroSchema) }),
);

const supports: z.ZodType<SupportPeriodsBySeason> = z.record(
  z.string(),
  z.array(
    openObject({
      fromWeek: weekOrZeroSchema,
      lastDay: daySchema.optional(),
      extraDays: wholeCountSchema,
      steps: wholeCountSchema,
      earlyHints: z.boolean(),
      openLines: z.boolean(),
      boardsHidden: z.boolean(),
      readAloud: z.boolean().default(false),
      spanish: z.boolean().default(false),
      roomierText: z.boolean(),
    }),
  ),
);

const reading = openObject({
  language: z.enum(READING_LANGUAGE_CHOICES).optional(),
  voice: z.boolean().optional(),
  slow: z.boolean().optional(),
  roomy: z.boolean().optional(),
});

const linesAsked: z.ZodType<WorkLinesRequest> = openObject({
  statisticsSeason: seasonSchema,
  week: weekOrZeroSchema,
  step: z.enum(STEP_KEYS),
});

const cardChange: z.ZodType<TeacherCardChange> = openObject({
  change: z.enum(TEACHER_CARD_CHANGE_KINDS),
  step: z.enum(STEP_KEYS),
  at: timestampSchema,
});

/** The document id is the lower-cased email. */
export const admins = defineCollection(
  'admins',
  z.object({ id: idSchema, createdAt: timestampUnknownIfMissingSchema }),
);

/** Other programs store no name, so the team's name or the user name is used. */
function withName(stored: Record<string, unknown>): Record<string, unknown> {
  if (stored.firstName) return stored;
  return {
    ...stored,
    firstName: bestNameInStoredRecord({ ...stored, firstName: '' }) ?? 'Student',
    nameOpen: true,
  };
}

export const studentProfiles = defineCollection(
  'studentProfiles',
  z.object({
    id: idSchema,
    studentId: idSchema,
    season: seasonSchema,
    leagueId: textEmptyIfMissingSchema,
    /** The teacher whose practice student this is; see `lib/domain/class/tryout.ts`. */
    tryoutOf: idSchema.optional(),
    mvpPoints: allowUnreadableMarker(countZeroIfMissingSchema),
    /**
     * The share of `mvpPoints` earned in each league, by league id. Missing if all were earned in
     * the present one.
     */
    pointsByLeague: allowUnreadableMarker(z.record(z.string(), z.number().int())).optional(),
    /**
     * The latest week the student worked in before joining this class. Lineups up to it stay
     * closed.
     */
    openedUpTo: latestOpenedWeekBySeasonSchema.optional(),
    assessment_Skipped: z.boolean().optional(),
    assessment_gameExcitement: face.optional(),
    assessment_mathConfidence: face.optional(),
    assessment_fractionConfidence: face.optional(),
    createdAt: timestampSchema,
    formulaType: formulaLevelSchema,
    /** Set until the first questions or the teacher have chosen the level. */
    levelOpen: z.boolean().optional(),
    firstName: visibleNameSchema,
    /** Set while the student's name is a guess; the student sees the question once. */
    nameOpen: z.boolean().optional(),
    lastInitial: textToOneLineSchema.default(''),
    /**
     * The league that its teacher closed while the student was in it. Separate from `leagueId`, so
     * that moving to another league reopens everything; stored here so that no page needs to read
     * the league.
     */
    endedLeagueId: z.string().optional(),
    /**
     * The league that the teacher removed the student from, and when, so that this can be undone.
     * Cleared when the student joins another league.
     */
    removedFromId: z.string().optional(),
    removedAt: timestampSchema.optional(),
    teamName: visibleNameSchema.optional(),
    /**
     * True if the teacher or the app chose `teamName`. False for a typed name from before approval
     * existed.
     */
    teamNameApproved: z.boolean().optional(),
    /**
     * A typed name that waits for the teacher's approval; until then classmates see `teamName`.
     * Null or missing if none waits.
     */
    teamNameWish: visibleNameSchema.nullable().optional(),
    teamNameRefused: z.boolean().optional(),
    teamNameChanges: openObject({ week: weekOrZeroSchema, count: wholeCountSchema }).optional(),
    /**
     * Sign-in name of a student without an email, copied from the account so that the teacher can
     * look it up.
     */
    username: z.string().optional(),
    /**
     * True until someone has signed in with the student's first login card, copied so that the
     * class grid needs no account.
     */
    cardUnused: z.boolean().optional(),
    /** Set while the teacher would like to see the lines of a step; null once they came. */
    linesAsked: linesAsked.nullable().optional(),
    cardChange: cardChange.optional(),
    /**
     * The teacher's own reference, such as a number in the school's gradebook. Only the teacher
     * sees it.
     */
    ownReference: textToOneLineSchema.optional(),
    /**
     * Someone who signed in at the school says that this student's account is theirs; the teacher
     * decides.
     */
    schoolRequest: openObject({
      requestId: z.string(),
      issuer: z.string(),
      subject: z.string(),
      name: textToOneLineSchema,
      askedAt: timestampSchema,
    }).optional(),
    /**
     * The student in the school's roster when the teacher last decided: the id there and
     * the name, and since when the class's list lacks the student.
     */
    atSchool: openObject({
      id: idSchema,
      firstName: visibleNameSchema,
      lastInitial: textToOneLineSchema,
      goneAt: timestampSchema.optional(),
    }).optional(),
    /** Weeks that the teacher's gradebook leaves blank, by statistics season. */
    excused: excused.optional(),
    supports: supports.optional(),
    reading: reading.optional(),
    /**
     * Weeks with steps to redo because the NFL corrected a game; stored here so that no page needs
     * another read.
     */
    correctedWeeks: z.array(weekOrZeroSchema).optional(),
    /**
     * How many of the six positions have enough players, updated with each pick. Stored here so
     * that the class grid shows the draft without another document per student. Missing in older
     * data.
     */
    draftedPositions: wholeCountSchema.optional(),
    moreScouting: openObject({ week: weekOrZeroSchema, tries: wholeCountSchema }).optional(),
    /**
     * When the student joined and which weeks were already over, by statistics season; see
     * `Arrival`. Stored here so that no page needs another read. Missing for students who joined
     * before the first games, and in older data.
     */
    arrivals: arrivals.optional(),
    /**
     * Lesson steps and scouting tasks without tries left; stored here so that the teacher sees them
     * without another read.
     */
    usedUp: z
      .array(
        openObject({
          kind: z.enum(['lesson', 'scouting']),
          week: weekOrZeroSchema,
          type: z.string(),
          step: wholeCountSchema,
        }),
      )
      .optional(),
    /**
     * True if `usedUp` isn't empty, so that a query finds only these profiles. Missing if it never
     * had entries.
     */
    stuck: z.boolean().optional(),
    /**
     * The student's work group, once the teacher saves the groups; 0 again when they are remade.
     */
    workGroup: openObject({ leagueId: z.string(), number: wholeCountSchema }).optional(),
    /**
     * The latest finished lesson and its week; stored here so that the dashboard shows it without
     * another read.
     */
    finishedLesson: openObject({
      statisticsSeason: seasonSchema.optional(),
      week: weekOrZeroSchema,
      type: z.string(),
      firstTry: wholeCountSchema,
      steps: wholeCountSchema,
    }).optional(),
  }),
  [
    ['studentId', 'season'],
    ['leagueId', 'season'],
    ['leagueId', 'season', 'stuck'],
    ['removedFromId'],
    ['tryoutOf'],
  ],
  {
    // Another program stores a level only once it is chosen, and teaches level 1 until then.
    complete: (stored) =>
      withName(
        addMissingCreatedAt(
          stored.formulaType === undefined
            ? {
                levelOpen: true,
                ...stored,
                formulaType: parseFormulaLevelOrLevel2(
                  stored.firstName ? DEFAULT_FORMULA_LEVEL : undefined,
                ),
              }
            : stored,
        ),
      ),
    dispensable: [
      'assessment_Skipped',
      'assessment_gameExcitement',
      'assessment_mathConfidence',
      'assessment_fractionConfidence',
      'createdAt',
      'levelOpen',
      'firstName',
      'nameOpen',
      'lastInitial',
      'endedLeagueId',
      'removedFromId',
      'removedAt',
      'cardUnused',
      'linesAsked',
      'cardChange',
      'teamName',
      'teamNameApproved',
      'teamNameWish',
      'teamNameRefused',
      'teamNameChanges',
      'username',
      'ownReference',
      'schoolRequest',
      'atSchool',
      'excused',
      'supports',
      'reading',
      'correctedWeeks',
      'draftedPositions',
      'moreScouting',
      'arrivals',
      'usedUp',
      'stuck',
      'workGroup',
      'finishedLesson',
    ],
    marked: ['mvpPoints', 'pointsByLeague'],
  },
);
export type StudentProfile = z.infer<typeof studentProfiles.definition.schema>;

export const teacherProfiles = defineCollection(
  'teacherProfiles',
  z.object({
    id: idSchema,
    teacherId: idSchema,
    season: seasonSchema,
    mvpPoints: countZeroIfMissingSchema,
    createdAt: timestampSchema,
    /** Updated from the allowance record at each sign-in. */
    leagueAllowance: countZeroIfMissingSchema,
    displayName: visibleNameSchema.default('Teacher'),
    /**
     * Records who confirmed the school's permission, when, and which version of the notice they
     * saw.
     */
    schoolAuthority: openObject({
      name: textToOneLineSchema,
      school: textToOneLineSchema,
      noticeVersion: z.string(),
      agreedAt: timestampSchema,
    }).optional(),
    pictureAt: timestampSchema.optional(),
  }),
  [['teacherId', 'season'], ['season']],
  {
    complete: addMissingCreatedAt,
    // The allowance is corrected at each sign-in, and no page shows a teacher's points.
    dispensable: [
      'mvpPoints',
      'createdAt',
      'leagueAllowance',
      'displayName',
      'schoolAuthority',
      'pictureAt',
    ],
  },
);
export type TeacherProfile = z.infer<typeof teacherProfiles.definition.schema>;

export const teacherLeagueAllowances = defineCollection(
  'teacherLeagueAllowances',
  z.object({ id: idSchema, docID: idSchema, email: z.string(), leagueAllowance: wholeCountSchema }),
  [['email']],
);
export type TeacherLeagueAllowance = z.infer<typeof teacherLeagueAllowances.definition.schema>;

/**
 * A teacher's request to an admin, under the account's id. A new request replaces the earlier one.
 */
export const leagueAllowanceRequests = defineCollection(
  'leagueRequests',
  z.object({
    id: idSchema,
    /** The total number of leagues, not additional ones. */
    wanted: wholeCountSchema,
    note: textToOneLineSchema,
    askedAt: timestampSchema,
    isOpen: z.boolean(),
    answer: openObject({
      allowed: z.boolean(),
      sentence: textToOneLineSchema,
      at: timestampSchema,
    }).optional(),
  }),
  [['isOpen']],
);
export type LeagueAllowanceRequest = z.infer<typeof leagueAllowanceRequests.definition.schema>;
