import { z } from 'zod';
import type { SpanishField } from '@/lib/data/also-in-spanish';
import { operationIdSchema } from '@/lib/data/operation-id-schema';
import type { StarterGameKind } from '@/lib/data/season/starter-games';
import type { LineBoxOpeningSetting } from '@/lib/domain/answers/card-lines';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import type { TryHold } from '@/lib/domain/answers/tries';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import type { Jersey } from '@/lib/domain/football/jersey';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { MAX_STEP_COMMENT_LENGTH, MAX_TAKEN_OUT_TRY_NOTE_LENGTH } from '@/lib/domain/week/steps';
import { atMostCharactersText, lineTwiceText, numberTooLongText } from '@/words/form';
import type { HintInWords } from '@/words/hints';

/**
 * One line of a formula applied to one real statistic. The product isn't here: it is the student's
 * to find.
 */
export type FormulaTermDto = {
  label: string;
  count: number;
  /** Points for each one, e.g. 1/20. */
  rate: MixedNumber;
  /** "1 point for every 20 passing yards" */
  rule: string;
} & SpanishField<string>;

export type StarterNameAndJerseyDto = {
  name: string;
  teamName: string;
  jersey: Jersey;
  photo?: string;
};

/**
 * There is no correct answer here: {@link own} holds only what this student typed and got right.
 */
export type ScoreStepDto = {
  key: StepKey;
  index: number;
  title: string;
  player: StarterNameAndJerseyDto | null;
  game: StarterGameKind | null;
  opponent: string | null;
  terms: FormulaTermDto[];
  attempts: number;
  correct: boolean;
  own: MixedNumber | null;
  /** The game can't be read: the step takes no answer, and the team's total leaves it out. */
  setAside?: true | undefined;
  /** Names what was found in a wrong first try: "Every line counts once." */
  found?: string | undefined;
  simplified: boolean;
  guess?: GuessFeedbackDto | undefined;
  firstHint?: HintDto & SpanishField<HintDto>;
  lastWrong?: LastWrongTryDto | null | undefined;
  asksLines?: true;
  isTakenOut?: true;
  onPaper?: true;
  /** A teacher's sentence about this step; `at` tells it from an earlier one. */
  comment?: { text: string; at: number; isRead: boolean };
  /** Grows with each change by a teacher; missing before the first. */
  revision?: number | undefined;
  hold?: TryHold | null | undefined;
  together?: boolean | undefined;
  /**
   * The same kind of card with other numbers, for a step that is right. Missing where there is
   * nothing to count.
   */
  twin?: TwinDto | undefined;
  /**
   * Set where the NFL corrected a game after this step had been right. Later tries cost nothing.
   */
  corrected?: {
    /** "The NFL corrected this game: 84 rushing yards, not 81. Work it out again." */
    sentence: string;
    before: MixedNumber;
    tries: number;
  } | null;
};

/** A twin of a step. It has no correct answer: `own` is what this student typed and got right. */
export type TwinDto = {
  /** Names a real game: "Josh Allen, week 3". Null if the numbers are made up. */
  from: { name: string; week: number } | null;
  /** One count for each of the step's own terms; empty for TEAM. */
  counts: number[];
  starters: { label: string; value: MixedNumber }[];
  attempts: number;
  correct: boolean;
  own: MixedNumber | null;
  simplified: boolean;
  lastWrong?: LastWrongTryDto | undefined;
  hold?: TryHold | null | undefined;
};

/** `says`: "You guessed 15. This is 46 1/5 away. Which do you trust?" */
export type GuessFeedbackDto = { at: number; says: string } & SpanishField<string>;

/** `given` stays 0 until all nine are right; `possibleNow` is what finishing now would earn. */
export type CardPointsGivenAndPossibleDto = { given: number; possibleNow: number };

export type LongestPlayOfLineupDto = {
  player: string;
  play: 'threw' | 'ran' | 'caught';
  yards: number;
};

export type OvercomeLineMistakeDto = {
  count: number;
  rate: MixedNumber;
  before: MixedNumber;
  now: MixedNumber;
  tries: number;
};

export type ScoreCardDto = {
  season: number;
  week: number;
  formulaLevel: LevelOrNamedFormulaSet;
  steps: ScoreStepDto[];
  award: CardPointsGivenAndPossibleDto;
  /** Set once all nine are right; null where no starter gained a yard. */
  longest?: LongestPlayOfLineupDto | null | undefined;
  /** Set once all nine are right; missing where the student's lines showed no mistake. */
  beaten?: OvercomeLineMistakeDto;
  readOnly: boolean;
  cardLines: LineBoxOpeningSetting;
  asksForGuess: boolean;
};

/** A hint for a step. Its text never holds the step's answer. */
export type HintDto = HintInWords;

type VerdictInSpanish = SpanishField<{ message: string; hint: HintDto | null }>;

/** A wrong answer with its verdict's hint, so that a reload shows the same again. */
export type LastWrongTryDto = VerdictInSpanish & {
  message: string;
  tried: MixedNumber;
  hint: HintDto;
  lines?: readonly StudentWorkLine[] | undefined;
};

/**
 * Every verdict has this form, on a score card, in a lesson, and at scouting. `refused`: the answer
 * can't be graded or repeats the last wrong one, and costs no try. `wrong`: it counted. `right`: it
 * counted the first time; a correct step stays correct, whatever follows. `refused` with a `hold`
 * wasn't looked at: it may be sent again under the same operation when the pause is over.
 */
export type VerdictDto = VerdictInSpanish & {
  outcome: 'refused' | 'wrong' | 'right';
  message: string;
  /** Tells which box a refused answer's message is about. */
  field: 'whole' | 'numerator' | 'denominator' | null;
  hint: HintDto | null;
  hold?: TryHold | null | undefined;
};

export type StepVerdictDto = VerdictDto & {
  step: StepKey;
  attempts: number;
  revision?: number | undefined;
  simplified: boolean;
  own: MixedNumber | null;
  tried?: MixedNumber | undefined;
  guess?: GuessFeedbackDto | undefined;
  together?: boolean | undefined;
  twin?: TwinDto | undefined;
  finished: boolean;
  award: CardPointsGivenAndPossibleDto;
};

/** A team has this many starters, which is more than any formula has lines. */
const MAX_LINES = 8;

const box = textToOneLineSchema.pipe(z.string().max(40, { error: numberTooLongText }));

const ownLinesInput: z.ZodType<readonly StudentWorkLine[]> = z
  .array(
    z.object({
      of: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(MAX_LINES - 1),
        )
        .min(1)
        .max(MAX_LINES),
      typed: box,
    }),
  )
  .max(MAX_LINES)
  .refine(
    (lines) => new Set(lines.flatMap(({ of }) => of)).size === lines.flatMap(({ of }) => of).length,
    { error: lineTwiceText },
  );

const estimate = z.number().int().min(-1000).max(1000);

/**
 * One try at one step. Whatever else is sent is dropped: points and verdicts are worked out here,
 * never taken over.
 */
export const submitStepInput = z.object({
  week: z.number().int().min(0).max(FINAL_WEEK),
  step: z.enum(STEP_KEYS),
  typed: z.object({ whole: box, numerator: box, denominator: box }),
  lines: ownLinesInput.optional(),
  estimate: estimate.optional(),
  operationId: operationIdSchema,
});
export type SubmitStepInput = z.output<typeof submitStepInput>;

export const submitTwinInput = submitStepInput.pick({
  week: true,
  step: true,
  typed: true,
  operationId: true,
});
export type SubmitTwinInput = z.output<typeof submitTwinInput>;
export type TwinVerdictDto = VerdictDto & {
  step: StepKey;
  attempts: number;
  simplified: boolean;
  twin: TwinDto;
};
export type TypedAnswer = SubmitStepInput['typed'];

/** Counted as people count: a sign outside the basic plane is one. */
const shortLine = (most: number) =>
  textToOneLineSchema
    .pipe(z.string().max(2 * most, { error: () => atMostCharactersText(most) }))
    .refine((text) => [...text].length <= most, { error: () => atMostCharactersText(most) });

const stepOfStudent = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  week: z.number().int().min(1).max(FINAL_WEEK),
  step: z.enum(STEP_KEYS),
});

/** `out` is false to put the answer back. */
export const setTryTakenOutInput = stepOfStudent.extend({
  attempt: z.number().int().min(1).max(1_000_000),
  out: z.boolean(),
  note: shortLine(MAX_TAKEN_OUT_TRY_NOTE_LENGTH).optional(),
});
export type SetTryTakenOutInput = z.output<typeof setTryTakenOutInput>;

/**
 * `onPaper` is false to take the mark back; `rest` also marks every other step that is still open.
 */
export const markOnPaperInput = stepOfStudent.extend({ onPaper: z.boolean(), rest: z.boolean() });
export type MarkOnPaperInput = z.output<typeof markOnPaperInput>;

/** An empty text removes the comment. */
export const stepCommentInput = stepOfStudent.extend({ text: shortLine(MAX_STEP_COMMENT_LENGTH) });
export type StepCommentInput = z.output<typeof stepCommentInput>;

export const markStepCommentReadInput = z.object({
  week: z.number().int().min(1).max(FINAL_WEEK),
  step: z.enum(STEP_KEYS),
  at: z.number().int(),
});
export type MarkStepCommentReadInput = z.output<typeof markStepCommentReadInput>;

/**
 * A starter's lines to fill in on paper. The products are left open; `answer` is the sum if the
 * student has it right, else null.
 */
export type PaperStepDto = {
  slot: string;
  player: string;
  team: string;
  game: StarterGameKind;
  opponent: string | null;
  terms: FormulaTermDto[];
  answer: MixedNumber | null;
};

export type PaperCardDto = {
  studentId: string;
  /** Students see it, so the teacher's own reference is left out. */
  name: string;
  teamName: string | null;
  steps: PaperStepDto[];
  total: MixedNumber | null;
};

export type PaperCardsDto = {
  week: number;
  cards: PaperCardDto[];
  without: string[];
};
