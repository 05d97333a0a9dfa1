import { z } from 'zod';
import { MISTAKEN_CALCULATION_STAGES } from '@/lib/domain/learning/mistake-location';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  countZeroIfMissingSchema,
  defineCollection,
  formulaLevelSchema,
  formulaSetSchema,
  mixedNumberSchema,
  openObject,
  playerIdSchema,
  seasonSchema,
  studentWorkLinesSchema,
  timestampSchema,
  timestampUnknownIfMissingSchema,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';

/**
 * An operation that made a try: its id, a hash of what was asked, and the result as JSON in codes
 * and values.
 */
export const tryOperationSchema = openObject({
  operationId: z.string(),
  fingerprint: z.string(),
  result: z.string(),
});
export type TryOperation = z.infer<typeof tryOperationSchema>;

/**
 * See `lib/domain/answers/tries`: tries that no longer count toward the limit, and when the
 * newest pause began.
 */
const tryLimit = { triesBefore: wholeCountSchema.optional(), pausedAt: timestampSchema.optional() };

/**
 * How many hints were given, the mistake behind the last wrong answer, and the answers that led to
 * a hint.
 */
const hintState = openObject({
  rung: wholeCountSchema,
  tag: z.string().nullable(),
  tried: z.array(z.string()).optional(),
});

/**
 * The mistake in the first wrong answer, which written lines were wrong, whether they were added
 * up, and where the work went wrong. Older steps don't have it, or not `broke`.
 */
const firstWrong = openObject({
  tag: z.string().nullable(),
  lines: z.array(wholeCountSchema).optional(),
  addsUp: z.boolean().nullable().optional(),
  broke: z
    .array(
      openObject({
        part: z.enum(MISTAKEN_CALCULATION_STAGES).catch('unknown'),
        lines: z.array(wholeCountSchema),
      }),
    )
    .optional(),
});

const step = openObject({
  attempts: wholeCountSchema,
  correct: z.boolean(),
  /** The student's right answer in lowest terms; null before that, or if it wasn't stored. */
  answer: mixedNumberSchema.nullable().default(null),
  simplified: z.boolean().default(true),
  completedAt: timestampSchema.nullable().default(null),
  /** PlayerID or TeamID of the step; null for TEAM, or if it wasn't stored. */
  playerId: playerIdSchema.nullable().default(null),
  hints: hintState.optional(),
  firstWrong: firstWrong.optional(),
  /** The mistakes that were found with the student's lines, each once. */
  foundInLines: z.array(z.string()).optional(),
  /**
   * The first wrong line with a known mistake, as the student wrote it: the finished card draws it
   * beside the right one. `place` is an index into the card's lines.
   */
  wrongLine: openObject({ place: wholeCountSchema, value: mixedNumberSchema }).optional(),
  longForm: z.literal(true).optional(),
  estimate: z.number().int().optional(),
  /**
   * The newest wrong answer with its lines, and the hint level before it. The hint is rebuilt from
   * these. Missing if no hint is to be shown.
   */
  lastWrong: openObject({
    answer: mixedNumberSchema,
    lines: studentWorkLinesSchema.optional(),
    hints: hintState,
  }).optional(),
  /**
   * The game is unreadable, so this step takes no answer, counts as done, and is left out of the
   * team's total.
   */
  setAside: z.literal(true).optional(),
  together: z.boolean().optional(),
  /**
   * The practice twin of this step, from its first try on. It keeps its newest try, so that a
   * repeated request is recognized.
   */
  twin: openObject({
    playerId: playerIdSchema,
    week: wholeCountSchema,
    counts: z.array(z.number().int()).optional(),
    values: z.array(mixedNumberSchema).optional(),
    attempts: wholeCountSchema,
    correct: z.boolean(),
    answer: mixedNumberSchema.nullable(),
    simplified: z.boolean(),
    hints: hintState.optional(),
    firstWrong: firstWrong.optional(),
    lastWrong: openObject({ answer: mixedNumberSchema, hints: hintState }).optional(),
    pausedAt: timestampSchema.optional(),
    at: timestampSchema,
  }).optional(),
  /**
   * Set when the NFL corrected the game after this step was right: the step as it was then, so that
   * nothing earned with it is lost. It stays after the step is right again. `changes` is empty for
   * TEAM, and if the correction was undone.
   */
  correction: openObject({
    at: timestampSchema,
    before: mixedNumberSchema,
    simplified: z.boolean(),
    tries: wholeCountSchema,
    completedAt: timestampSchema.nullable(),
    changes: z.array(
      openObject({ field: z.string(), before: z.number().int(), after: z.number().int() }),
    ),
  }).optional(),
  takenOut: z.array(wholeCountSchema).optional(),
  /** Set by a teacher who saw the step right on paper; how it was worked out isn't known. */
  paper: openObject({ by: idSchema, at: timestampSchema }).optional(),
  /** A teacher's sentence for the student; `readAt` is missing until the student has read it. */
  comment: openObject({
    text: textToOneLineSchema,
    by: idSchema,
    at: timestampSchema,
    readAt: timestampSchema.optional(),
  }).optional(),
  /** Counts a teacher's changes, so that an open page knows which of two states is newer. */
  revision: wholeCountSchema.optional(),
  ...tryLimit,
});

function withVerdict(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'correct' in stored) return stored;
  return { ...stored, correct: 'attempts' in stored && stored.attempts !== 0 };
}

/** When a task was first done; null while it is open. */
const taskTime = timestampSchema.nullable().default(null);
const taskTimes = {
  task1: taskTime,
  task2: taskTime,
  task3: taskTime,
  task4: taskTime,
  task5: taskTime,
};

export const studentWeeklyProgress = defineCollection(
  'studentWeeklyProgress',
  z.object({
    id: idSchema,
    leagueId: z.string(),
    studentId: idSchema,
    season: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    week: weekOrZeroSchema,
    formulaLevel: formulaLevelSchema,
    /** The class's formula set at the start of the week; missing if the level's formulas apply. */
    formulaSet: formulaSetSchema.optional(),
    /** Empty at first, then nine steps in this order: QB, RB1, RB2, WR1, WR2, TE, K, DEF, TEAM. */
    steps: z.array(step).default([]),
    /**
     * The starters of the week before and its steps that were right on the first try, if it was
     * finished when this week was opened: the dashboard compares them without another read.
     */
    lastWeek: openObject({
      playerIds: z.array(playerIdSchema),
      firstTry: wholeCountSchema,
    }).optional(),
    graphIds: z.array(idSchema).default([]),
    mvpPointsEarned: countZeroIfMissingSchema,
    /**
     * The league in which the student began this week before moving to `leagueId`; empty for none.
     */
    begunIn: z.string().optional(),
    /** Copied from the week's tasks, so that the class grid needs no third document per student. */
    taskTimes: openObject(taskTimes).optional(),
    /**
     * The first try at each question of a free game. Right ones name the skills that they show;
     * others name none and only keep a second try from counting.
     */
    played: z
      .array(
        openObject({
          game: z.string(),
          round: wholeCountSchema,
          skills: z.array(z.string()),
          at: timestampSchema,
        }),
      )
      .optional(),
    /** The student's prediction (`call`) before the next week's box scores opened. */
    call: openObject({
      position: z.string(),
      /** For DEF, the TeamID. */
      playerId: playerIdSchema,
      points: z.number().int(),
    }).optional(),
    lastAnswerAt: timestampSchema.optional(),
    /** The newest tries of cards and twins, oldest first, to recognize a repeated request. */
    recentTries: z.array(tryOperationSchema).optional(),
    /**
     * True if a step has many wrong answers and someone should help; a query finds only these
     * weeks.
     */
    stuck: z.boolean().optional(),
    /**
     * How many right cards make a full week by the student's supports, as of the last answer;
     * stored here so that the class's drive needs no other document. Missing for nine.
     */
    fullWeek: wholeCountSchema.optional(),
    /**
     * How often the points for nine right cards and for all tasks were taken back, because a
     * teacher opened a card again. Each later award is a new line of the ledger.
     */
    awardsTakenBack: openObject({
      equations: wholeCountSchema.optional(),
      allTasks: wholeCountSchema.optional(),
    }).optional(),
  }),
  [
    ['studentId', 'week', 'season'],
    ['leagueId', 'season'],
    ['leagueId', 'season', 'week'],
    ['leagueId', 'season', 'week', 'stuck'],
    ['studentId', 'leagueId', 'season', 'week'],
    ['studentId', 'season'],
    ['season', 'week'],
    ['statisticsSeason', 'week'],
  ],
  {
    sorted: [{ equal: ['leagueId', 'season', 'studentId'], by: 'week', direction: 'asc' }],
    // Older data has steps with tries but without `correct`; they were stored when they were right.
    complete: ({ steps, ...stored }) => ({
      ...stored,
      steps: Array.isArray(steps) ? steps.map(withVerdict) : steps,
    }),
  },
);
export type StudentWeeklyProgress = z.infer<typeof studentWeeklyProgress.definition.schema>;
export type StoredCardStep = z.infer<typeof step>;

export const studentWeeklyTasks = defineCollection(
  'studentWeeklyTasks',
  z.object({
    id: idSchema,
    leagueId: z.string(),
    studentId: idSchema,
    week: weekOrZeroSchema,
    year: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    seasonLive: z.boolean().default(true),
    ...taskTimes,
  }),
  [
    ['studentId', 'week'],
    ['leagueId', 'week'],
  ],
);
export type StudentWeeklyTasks = z.infer<typeof studentWeeklyTasks.definition.schema>;

const lessonStep = openObject({
  attempts: wholeCountSchema,
  correct: z.boolean(),
  /**
   * The student's right number in lowest terms, or the key of the right choice; null before that.
   */
  answer: mixedNumberSchema.nullable(),
  choice: z.string().nullable(),
  simplified: z.boolean(),
  hints: hintState,
  /**
   * The newest wrong answer (a number or the key of a choice) and the hint level before it. Missing
   * if no hint is to be shown.
   */
  lastWrong: openObject({
    answer: mixedNumberSchema.nullable(),
    choice: z.string().nullable(),
    hints: hintState,
  }).optional(),
  mistakes: z.array(z.string()),
  ...tryLimit,
});
export type LessonProgressStep = z.infer<typeof lessonStep>;

/**
 * One student's lesson on one graph type. Week, players, and seed always recreate the same lesson,
 * so a trade or a new week doesn't change it halfway. The id is
 * `${games}_${week}_${type}_${studentId}`.
 */
export const studentLessonProgress = defineCollection(
  'studentLessonProgress',
  z.object({
    id: idSchema,
    studentId: idSchema,
    season: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    week: weekOrZeroSchema,
    type: z.string(),
    seed: wholeCountSchema,
    rules: wholeCountSchema.optional(),
    playerIds: z.array(playerIdSchema),
    steps: z.array(lessonStep),
    /**
     * The latest tries, oldest first, so that a repeated request is recognized. Stored here because
     * a document per try would double a lesson's cost.
     */
    tries: z.array(tryOperationSchema).optional(),
    createdAt: timestampSchema,
    completedAt: timestampSchema.nullable(),
    graphId: idSchema.optional(),
  }),
  [
    ['studentId', 'season'],
    ['studentId', 'season', 'type'],
  ],
);
export type StudentLessonProgress = z.infer<typeof studentLessonProgress.definition.schema>;

export const helmetStickers = defineCollection(
  'helmetStickers',
  z.object({
    id: idSchema,
    userId: idSchema,
    season: seasonSchema,
    week: weekOrZeroSchema.default(0),
    reason: textToOneLineSchema.default('all-tasks'),
    createdAt: timestampUnknownIfMissingSchema,
    /** The teacher who gave it and may take it back; missing on automatic stickers. */
    awardedBy: idSchema.optional(),
    /**
     * Position on the helmet; null until the student places it. Missing on stickers from before
     * students placed them.
     */
    place: openObject({ x: z.number().int(), y: z.number().int() }).nullable().optional(),
  }),
  [['userId', 'season']],
);
export type HelmetSticker = z.infer<typeof helmetStickers.definition.schema>;

/**
 * The MVP ledger. A profile's `mvpPoints` is the sum of its events' `points`. The id names the
 * reason, so each reason counts once.
 */
export const mvpEvents = defineCollection(
  'mvpEvents',
  z.object({
    id: idSchema,
    studentId: idSchema,
    season: seasonSchema,
    week: weekOrZeroSchema,
    reason: z.string(),
    points: z.number().int(),
    /** The league the points were earned in; empty for none, missing in older data. */
    leagueId: z.string().optional(),
    createdAt: timestampSchema,
  }),
  [['studentId', 'season']],
  { sorted: [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }] },
);
export type MvpEvent = z.infer<typeof mvpEvents.definition.schema>;
