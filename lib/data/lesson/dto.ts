import { z } from 'zod';
import type { WithSpanishText } from '@/lib/data/also-in-spanish';
import {
  type LastWrongTryDto,
  type ScoreStepDto,
  submitStepInput,
  type VerdictDto,
} from '@/lib/data/score-card/dto';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { GRAPH_TYPES } from '@/lib/domain/graphs/graph-names';
import type { LessonFigure } from '@/lib/domain/graphs/graph-type';
import {
  FINAL_LESSON_STEP_INDEX,
  type LessonTable,
  type PublicLessonStep,
} from '@/lib/domain/graphs/lesson';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

export type OwnAnswerDto =
  | { kind: 'number'; value: MixedNumber; unit: string }
  | { kind: 'choice'; label: string };

/** A step that has been reached. It has no answer but the student's own right one. */
export type LessonStepDto = Pick<
  ScoreStepDto,
  'index' | 'attempts' | 'correct' | 'simplified' | 'hold'
> &
  WithSpanishText<PublicAskDto> & {
    /**
     * Right already with the numbers that this lesson had under older rules: then there is no
     * answer of the student's to show.
     */
    carriedOver?: true | undefined;
    /** The server draws the picture separately. */
    ask: PublicAskDto;
    /** Names the picture among {@link LessonPageDto.figures}. */
    figureKey: string;
    own: OwnAnswerDto | null;
    /** Only for the last step, once it is right: one sentence that says what its answer means. */
    meaning?: string;
    /** The newest wrong answer of a step that is still open, with its verdict's hint. */
    lastTry?: LastLessonTryDto | undefined;
  };
type LastLessonTryDto = Omit<LastWrongTryDto, 'tried'> & { tried: OwnAnswerDto };
type WithoutFigure<T> = T extends unknown ? Omit<T, 'figure'> : never;
type PublicAskDto = WithoutFigure<PublicLessonStep>;

export type LessonDto = {
  type: GraphType;
  label: string;
  season: number;
  /** The newest week the numbers are from. */
  week: number;
  /** The rules by which these questions were made: they come back with each answer. */
  rules: number;
  about: string;
  table: LessonTable;
  /** The steps so far: those that are right and the next one. Later ones aren't sent. */
  steps: LessonStepDto[];
  stepCount: number;
  readOnly: boolean;
};

/** The student's own graph as it stands finished at the end of a lesson. */
export type LessonGraphDto = {
  figure: LessonFigure;
  title: string;
  /** True if the lesson's graph was handed in and hasn't been removed. */
  handedIn: boolean;
};

export type LessonPageDto =
  | {
      state: 'open';
      lesson: LessonDto;
      figures: { key: string; figure: LessonFigure }[];
      /** Null until the last step's picture may be seen. */
      graph: LessonGraphDto | null;
    }
  /** Too few games so far; `reason` says what is needed and from when on. */
  | { state: 'closed'; label: string; reason: string };

export type LessonVerdictDto = VerdictDto & {
  step: LessonStepDto;
  /** After a right answer; null after the last step. */
  next: LessonStepDto | null;
  finished: boolean;
};

export type LessonListItemDto = {
  type: GraphType;
  label: string;
  state: 'closed' | 'ready' | 'started' | 'done';
  /** Null when the lesson is open. */
  reason: string | null;
  stepsDone: number;
  stepCount: number;
  /** Set for a finished lesson: the number of steps that were right on the first try. */
  firstTry?: number;
};

/**
 * One try at one step of a lesson: typed, numbered and bounded as a try at a score card. Whatever
 * else is sent is dropped.
 */
export const submitLessonInput = submitStepInput.omit({ step: true, typed: true }).extend({
  type: z.enum(GRAPH_TYPES),
  step: z.number().int().min(0).max(FINAL_LESSON_STEP_INDEX),
  /** The rules of the lesson as the page showed it; missing on pages older than this number. */
  rules: z.number().int().optional(),
  /** Set for a number question. */
  typed: submitStepInput.shape.typed.optional(),
  /** Set for a choice question: the option's key. */
  choice: z.string().max(100).optional(),
});
export type SubmitLessonInput = z.output<typeof submitLessonInput>;
