import { z } from 'zod';
import { operationIdSchema } from '@/lib/data/operation-id-schema';
import type { PlayerTileDto, StatDto } from '@/lib/data/season/dto';
import type { StarterGameKind } from '@/lib/data/season/starter-games';
import type { StickerDto, TeamNameAndLookDto } from '@/lib/data/team/dto';
import type { ShownTriesChoice } from '@/lib/data/work/tries';
import type { WorkForMoreTries } from '@/lib/domain/answers/tries';
import { type LearningSupports, MAX_SUPPORT_EXTRA_DAYS } from '@/lib/domain/calendar/supports';
import type { OnboardingStage } from '@/lib/domain/class/onboarding';
import {
  FORMULA_LEVELS,
  type FormulaLevel,
  type LevelOrNamedFormulaSet,
} from '@/lib/domain/football/formulas';
import { type LineupSlot, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { SearchParams } from '@/lib/domain/site/requests';
import {
  MAX_STICKER_REASON_LENGTH,
  PRESET_TEACHER_STICKER_REASONS,
  toOneLineStickerReason,
  type WornSticker,
} from '@/lib/domain/team/stickers';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { atMostAtOnceText, chooseAStudentText } from '@/words/class';
import { atMostCharactersText } from '@/words/form';
import { stickerReasonMissingText } from '@/words/stickers';
import { CHOOSE_A_DAY } from '@/words/supports';

/**
 * The top of one student's page, for the student's teacher. It holds a name, so no one else ever
 * receives it.
 */
export type StudentForTeacherHeaderDto = {
  leagueId: string;
  studentId: string;
  name: string;
  teamName: string | null;
  look: TeamNameAndLookDto | null;
  /**
   * Boards count `ofClass`; `all` is the balance over all classes. Each is null if it can't be
   * read.
   */
  mvpPoints: { ofClass: number | null; all: number | null };
  formulaLevel: FormulaLevel;
  classFormulas: string | null;
  latestWeek: number;
  stickers: WornSticker[];
  /** Null when nothing is left to do before the first score card, and in a season that is over. */
  onboardingStage: OnboardingStage | null;
  canChange: boolean;
};

/**
 * One line of the right working: a count, its rate and what they give; for TEAM a starter and the
 * points.
 */
export type RightWorkingLineDto = {
  label: string;
  count: number | null;
  rate: MixedNumber | null;
  points: MixedNumber;
};

/** A box beside the sum. `label`: its line, or the starters of a group; `right`: their points. */
export type CheckedOwnLineDto = { label: string; typed: string; fits: boolean; right: MixedNumber };

export type TryForTeacherDto = {
  attempt: number;
  /** Exactly what was in the boxes: "2 6/20". */
  typed: string;
  verdict: 'right' | 'not-simplest' | 'wrong';
  /** In a teacher's words; null when right, and when no known mistake explains it. */
  mistake: string | null;
  /**
   * `level` is 0 for the hint for a known mistake, which comes before the levels, and when it is
   * unknown. Null when right.
   */
  hint: { title: string; level: number } | null;
  lines?: CheckedOwnLineDto[];
  /** Set while a teacher has taken it out; then it counts nowhere. */
  takenOut?: { by: string; time: string; note?: string };
  say?: string;
  time: string;
  /** Set if it was made on the same day as the try before: "3:00 PM". */
  sameDay?: string;
};

/** One step with its right working: a teacher may see it. Students never receive this type. */
export type StepForTeacherDto = {
  key: StepKey;
  title: string;
  player: PlayerTileDto | null;
  game: StarterGameKind | null;
  opponent: string | null;
  stats: StatDto[];
  working: RightWorkingLineDto[];
  /** Null for TEAM before all eight starters are right. */
  answer: MixedNumber | null;
  guess?: { at: number; away: MixedNumber };
  correct: boolean;
  tries: number;
  attempts: TryForTeacherDto[];
  /**
   * Set where the step was worked out together with the app after six tries alone: whether a twin
   * was right at the first try then.
   */
  together?: 'then-alone' | 'not-alone-yet' | undefined;
  /** The teacher who counted it from paper; `by` is empty for someone who is gone. */
  paper?: { by: string; time: string };
  comment?: { text: string; by: string; time: string; isRead: boolean };
  hasEarlier: boolean;
  hasLater: boolean;
  /**
   * `used-up`: nothing is taken anymore until the teacher opens it again. `pauses`: each wrong
   * answer is followed by a short pause.
   */
  limit: 'used-up' | 'pauses' | null;
};

/** A student's current step with its solution, so only teachers receive it. */
export type StudentCurrentStepDto = {
  studentId: string;
  name: string;
  teamName: string | null;
  week: number;
  step: StepForTeacherDto | null;
  say: string | null;
  linesAsked: boolean;
};

/** Like a step of a score card, but named after the player or defense that was scouted. */
export type ScoutedGameDto = Omit<StepForTeacherDto, 'key'> & { key: string };

/** Names work that has no tries left until the teacher opens it again. */
export type WorkWithoutTriesLeftDto = { work: WorkForMoreTries; title: string };

export type TaskCompletionDto = { task: number; title: string; time: string | null; late: boolean };
/** `of` is how many right steps make a full week for this student. */
export type RightStepsOfWeekDto = { right: number; of: number };

/**
 * `before`: over before the student joined. `catching-up`: such a week that the teacher has opened.
 */
export type StudentWeekOverviewDto = {
  week: number;
  stepsRight: number;
  started: boolean;
  kind: 'own' | 'catching-up' | 'before';
};

/**
 * The weeks that were over when the student joined; those that were worked in can't be taken back.
 */
export type WeeksBeforeJoiningDto = {
  joined: number;
  weeks: { week: number; open: boolean; worked: boolean }[];
};

export type StudentWorkDto = {
  head: StudentForTeacherHeaderDto;
  week: number;
  weeks: StudentWeekOverviewDto[];
  weekLevel: LevelOrNamedFormulaSet | null;
  weekMvpPoints: number;
  /**
   * Without the tasks that can't be done later, where the student is catching up. Empty in a week
   * before the student joined.
   */
  tasks: TaskCompletionDto[];
  cards: RightStepsOfWeekDto;
  catchUp: WeeksBeforeJoiningDto | null;
  isUnreadable?: boolean;
  steps: StepForTeacherDto[];
  /**
   * The games of the whole season; empty in earlier weeks and once the score card is begun, because
   * that is what to look at then.
   */
  scouting: ScoutedGameDto[];
  usedUp: WorkWithoutTriesLeftDto[];
};

export type StudentStickerDto = Omit<StickerDto, 'place' | 'shape'> & {
  time: string;
  byHand: boolean;
};

export type StudentSeasonDto = {
  head: StudentForTeacherHeaderDto;
  lineups: {
    week: number;
    setByStudent: boolean;
    time: string;
    players: { slot: LineupSlot; name: string; team: string }[];
  }[];
  tasks: { week: number; tasks: TaskCompletionDto[] }[];
  /**
   * Null before it was asked. `answer` is in the student's words; null when the question was left
   * open.
   */
  assessment: { skipped: boolean; answers: { question: string; answer: string | null }[] } | null;
  stickers: StudentStickerDto[];
  /** The latest games that were tried for scouting, at most 12, in the order of their first try. */
  scouting: ScoutedGameDto[];
  ledger: { id: string; week: number; reason: string; points: number; time: string }[];
};

export const studentOfLeagueInput = z.object({ leagueId: idSchema, studentId: idSchema });

/** No class has this many students. */
const MAX_STUDENTS = 200;

/** A level, or, already in this week, the set that the class uses from the next week on. */
const chosenFormulas = z.union([z.literal(FORMULA_LEVELS), z.literal('class')]);

export const formulasOfStudentsInput = z.object({
  leagueId: idSchema,
  studentIds: z
    .array(idSchema)
    .min(1, { error: chooseAStudentText })
    .max(MAX_STUDENTS, { error: () => atMostAtOnceText(MAX_STUDENTS) }),
  formulas: chosenFormulas,
  /** True to apply from this week on to students who have not begun it. */
  thisWeek: z.boolean(),
});
export type FormulasOfStudentsInput = z.output<typeof formulasOfStudentsInput>;

/**
 * `fromWeek` is null after the last week. A week that has begun or can't be read keeps its
 * formulas.
 */
export type StudentFormulasStartWeekDto = {
  studentId: string;
  fromWeek: number | null;
  hasBegun: boolean;
  unreadable?: true;
};

export const moreTriesInput = studentOfLeagueInput.extend({
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('card'), week: z.number().int(), step: z.enum(STEP_KEYS) }),
    z.object({
      kind: z.enum(['lesson', 'scouting']),
      week: z.number().int(),
      type: z.string().max(50),
      step: z.number().int().min(0).max(8),
    }),
  ]) satisfies z.ZodType<WorkForMoreTries>,
});
export type MoreTriesInput = z.output<typeof moreTriesInput>;

export const askForStepLinesInput = studentOfLeagueInput.extend({
  week: z.number().int().min(1).max(FINAL_WEEK),
  step: z.enum(STEP_KEYS),
});
export type AskForStepLinesInput = z.output<typeof askForStepLinesInput>;

export const askManyForLinesInput = z.object({
  leagueId: idSchema,
  week: z.number().int().min(1).max(FINAL_WEEK),
  students: z
    .array(z.object({ studentId: idSchema, step: z.enum(STEP_KEYS) }))
    .min(1, { error: chooseAStudentText })
    .max(MAX_STUDENTS, { error: () => atMostAtOnceText(MAX_STUDENTS) }),
});
export type AskManyForLinesInput = z.output<typeof askManyForLinesInput>;

export function parseTriesParams({ step, until }: SearchParams): ShownTriesChoice | null {
  const key = STEP_KEYS.find((each) => each === step);
  return key && typeof until === 'string' && /^[1-9]\d{0,6}$/.test(until)
    ? { step: key, until: Number(until) }
    : null;
}

/** A reason from the bank, or own words when `kind` is null. */
export const awardStickerInput = studentOfLeagueInput
  .extend({
    kind: z.enum(PRESET_TEACHER_STICKER_REASONS).nullable(),
    words: textToOneLineSchema
      .pipe(z.string().max(400, { error: () => atMostCharactersText(MAX_STICKER_REASON_LENGTH) }))
      .transform(toOneLineStickerReason)
      .refine((words) => [...words].length <= MAX_STICKER_REASON_LENGTH, {
        error: () => atMostCharactersText(MAX_STICKER_REASON_LENGTH),
      }),
    operationId: operationIdSchema,
  })
  .refine(({ kind, words }) => kind !== null || words !== '', {
    path: ['words'],
    error: stickerReasonMissingText,
  });
export type AwardStickerInput = z.output<typeof awardStickerInput>;

export const catchUpWeeksInput = studentOfLeagueInput.extend({
  weeks: z.array(z.number().int().min(1).max(FINAL_WEEK)).max(FINAL_WEEK),
});
export type CatchUpWeeksInput = z.output<typeof catchUpWeeksInput>;

export const removeStickerInput = studentOfLeagueInput.extend({
  stickerId: z.string().min(1).max(400),
});
export type RemoveStickerInput = z.output<typeof removeStickerInput>;

/** Teachers see and change these; no one else ever receives them. */
export type StudentSupportsDto = {
  leagueId: string;
  studentId: string;
  name: string;
  week: number;
  supports: LearningSupports;
  /** When the open week is due by extra school days, from 0; empty if it isn't known. */
  dueByExtraDays: string[];
  canChange: boolean;
};

export const supportsInput = studentOfLeagueInput.extend({
  extraDays: z.number().int().min(0).max(MAX_SUPPORT_EXTRA_DAYS),
  steps: z.number().int().min(1).max(STEPS_PER_CARD),
  earlyHints: z.boolean(),
  openLines: z.boolean(),
  boardsHidden: z.boolean(),
  readAloud: z.boolean(),
  spanish: z.boolean(),
  roomierText: z.boolean(),
  lastDay: z.iso.date(CHOOSE_A_DAY).nullable(),
});
export type SupportsInput = z.output<typeof supportsInput>;
