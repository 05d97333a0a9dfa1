import { z } from 'zod';
import {
  define,
  formulaLevel,
  formulaSet,
  id,
  mixedNumber,
  none,
  openObject,
  ownLines,
  playerId,
  season,
  timestamp,
  week,
  wholeCount,
} from './define';

/**
 * An operation that made a try: its id, a hash of what was asked, and the result as JSON in codes
 * and values.
 */
export const keptTry = openObject({
  operationId: z.string(),
  fingerprint: z.string(),
  result: z.string(),
});
export type KeptTry = z.infer<typeof keptTry>;

/**
 * As in `lib/domain/answers/tries`: tries that no longer count toward the limit, and when the
 * newest pause began.
 */
const tryLimit = { triesBefore: wholeCount.optional(), pausedAt: timestamp.optional() };

/**
 * How many rungs of the hint ladder were given, what the last wrong answer looked like, and the
 * answers that took a rung.
 */
const hintState = openObject({
  rung: wholeCount,
  tag: z.string().nullable(),
  tried: z.array(z.string()).optional(),
});

const step = openObject({
  /** Tries so far, the right one included. */
  attempts: wholeCount,
  correct: z.boolean(),
  /**
   * The student's own right answer in lowest terms; null until it is right, and where it was not
   * kept.
   */
  answer: mixedNumber.nullable().default(null),
  /** Whether the right answer was first given in lowest terms. */
  simplified: z.boolean().default(true),
  completedAt: timestamp.nullable().default(null),
  /** PlayerID or TeamID this step was worked out for; null for TEAM, and where it was not kept. */
  playerId: playerId.nullable().default(null),
  /** Missing before the first wrong answer. */
  hints: hintState.optional(),
  /**
   * What the first wrong answer missed: its mistake, which of the written lines did not fit, and
   * whether they were added up. Older steps have none.
   */
  firstWrong: openObject({
    tag: z.string().nullable(),
    lines: z.array(wholeCount).optional(),
    addsUp: z.boolean().nullable().optional(),
  }).optional(),
  /** Set where the first right answer was not in lowest terms, whatever became of it. */
  longForm: z.literal(true).optional(),
  /**
   * Where the student guessed, before the first answer, that it would land; missing without a
   * guess.
   */
  estimate: z.number().int().optional(),
  /**
   * The newest wrong answer with its lines, and how far the hints were before it, from which its
   * hint is made again. Missing where there is none to show.
   */
  lastWrong: openObject({
    answer: mixedNumber,
    lines: ownLines.optional(),
    hints: hintState,
  }).optional(),
  /**
   * Its game can't be read: it takes no answer, counts as done, and is left out of the team's
   * total.
   */
  setAside: z.literal(true).optional(),
  /** Right after six honest wrong tries: it was worked out together. */
  together: z.boolean().optional(),
  /**
   * The same kind of card with other numbers, from its first try on. It keeps its newest try, so
   * that one that comes again is known.
   */
  twin: openObject({
    /** Whose real game it is; both are 0 where the numbers are made up. */
    playerId,
    week: wholeCount,
    counts: z.array(z.number().int()).optional(),
    values: z.array(mixedNumber).optional(),
    attempts: wholeCount,
    correct: z.boolean(),
    answer: mixedNumber.nullable(),
    simplified: z.boolean(),
    hints: hintState.optional(),
    lastWrong: openObject({ answer: mixedNumber, hints: hintState }).optional(),
    pausedAt: timestamp.optional(),
    at: timestamp,
  }).optional(),
  /**
   * Set when the NFL corrected the game after this step had been right: the step as it was then,
   * because nothing that was earned with it may be lost. Stays when the step is right again.
   * `changes` is empty for TEAM, and where the correction was taken back.
   */
  correction: openObject({
    at: timestamp,
    before: mixedNumber,
    simplified: z.boolean(),
    /** Tries until it was right the first time; later ones cost nothing. */
    tries: wholeCount,
    completedAt: timestamp.nullable(),
    changes: z.array(
      openObject({ field: z.string(), before: z.number().int(), after: z.number().int() }),
    ),
  }).optional(),
  ...tryLimit,
});

function withVerdict(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'correct' in stored) return stored;
  return { ...stored, correct: 'attempts' in stored && stored.attempts !== 0 };
}

/** When a task was done first; null while it is open. */
const taskTime = timestamp.nullable().default(null);
const taskTimes = {
  task1: taskTime,
  task2: taskTime,
  task3: taskTime,
  task4: taskTime,
  task5: taskTime,
};

export const studentWeeklyProgress = define(
  'studentWeeklyProgress',
  z.object({
    id,
    leagueId: z.string(),
    studentId: id,
    season,
    /** Whose games it is about, where they are not the school year's own. */
    statisticsSeason: season.optional(),
    week,
    formulaLevel,
    /** The class's own set that the week was opened with; missing where the level counts. */
    formulaSet: formulaSet.optional(),
    /**
     * Empty at first, then the nine steps QB, RB1, RB2, WR1, WR2, TE, K, DEF, TEAM in this order.
     */
    steps: z.array(step).default([]),
    graphIds: z.array(id).default([]),
    mvpPointsEarned: none,
    /**
     * The league, empty for none, in which this week was worked in before the student came to
     * `leagueId`.
     */
    begunIn: z.string().optional(),
    /**
     * The times on the week's tasks, repeated here so that the grid of a class needs no third
     * document for each student.
     */
    taskTimes: openObject(taskTimes).optional(),
    /** When the last answer was graded, right or wrong. */
    lastAnswerAt: timestamp.optional(),
    /** The newest tries of cards and twins, oldest first, to recognize one that comes again. */
    recentTries: z.array(keptTry).optional(),
    /**
     * Whether a step has so many wrong answers that someone should help, repeated here so that a
     * teacher's frame reads only these weeks.
     */
    stuck: z.boolean().optional(),
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
    // Where a step has its tries and no verdict, it was added to the list when it was right.
    complete: ({ steps, ...stored }) => ({
      ...stored,
      steps: Array.isArray(steps) ? steps.map(withVerdict) : steps,
    }),
  },
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
    /** Whose games it is about, where they are not the school year's own. */
    statisticsSeason: season.optional(),
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
  attempts: wholeCount,
  correct: z.boolean(),
  /**
   * The student's own right number in lowest terms, or the key of the right choice; null until it
   * is right.
   */
  answer: mixedNumber.nullable(),
  choice: z.string().nullable(),
  simplified: z.boolean(),
  hints: hintState,
  /**
   * The newest wrong answer, a number or the key of a choice, and how far the hints were before it.
   * Missing where there is none to show.
   */
  lastWrong: openObject({
    answer: mixedNumber.nullable(),
    choice: z.string().nullable(),
    hints: hintState,
  }).optional(),
  /** What the wrong answers looked like, oldest first, where it is known. */
  mistakes: z.array(z.string()),
  ...tryLimit,
});
export type LessonProgressStep = z.infer<typeof lessonStep>;

/**
 * One student's lesson of one graph type. Week, players and seed make the same lesson again at any
 * time, so that neither a trade nor a new week changes a lesson half-way. The id is
 * `${games}_${week}_${type}_${studentId}`.
 */
export const studentLessonProgress = define(
  'studentLessonProgress',
  z.object({
    id,
    studentId: id,
    season,
    /** Whose games it is about, where they are not the school year's own. */
    statisticsSeason: season.optional(),
    week,
    /** One of the seven graph types. */
    type: z.string(),
    seed: wholeCount,
    /** By which rules the seed makes the lesson; the first ones where there is no number. */
    rules: wholeCount.optional(),
    playerIds: z.array(playerId),
    /** Nine, in order. */
    steps: z.array(lessonStep),
    /**
     * The latest tries, oldest first, so that one that comes again is known: another document for
     * each would double what a lesson costs.
     */
    tries: z.array(keptTry).optional(),
    createdAt: timestamp,
    completedAt: timestamp.nullable(),
    /** The graph that was handed in from it. */
    graphId: id.optional(),
  }),
  [
    ['studentId', 'season'],
    ['studentId', 'season', 'type'],
  ],
);
export type StudentLessonProgress = z.infer<typeof studentLessonProgress.definition.schema>;
