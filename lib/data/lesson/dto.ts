import { z } from 'zod';
import type { SpanishField } from '@/lib/data/also-in-spanish';
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
  SpanishField<PublicAskDto> & {
    /**
     * Right already with the numbers that this lesson had under older rules: then there is no
     * answer of the student's to show.
     */
    carriedOver?: true | undefined;
    ask: PublicAskDto;
    figureKey: string;
    own: OwnAnswerDto | null;
    /** Only for the last step, once it is right: one sentence that says what its answer means. */
    meaning?: string;
    lastWrong?: LastWrongLessonTryDto | undefined;
  };
type LastWrongLessonTryDto = Omit<LastWrongTryDto, 'tried'> & { tried: OwnAnswerDto };
type WithoutFigure<T> = T extends unknown ? Omit<T, 'figure'> : never;
type PublicAskDto = WithoutFigure<PublicLessonStep>;

export type LessonDto = {
  type: GraphType;
  label: string;
  season: number;
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

export type FinishedLessonGraphDto = {
  figure: LessonFigure;
  title: string;
  handedIn: boolean;
};

export type LessonPageDto =
  | {
      state: 'open';
      lesson: LessonDto;
      figures: { key: string; figure: LessonFigure }[];
      /** Null until the last step's picture may be seen. */
      graph: FinishedLessonGraphDto | null;
    }
  | { state: 'closed'; label: string; reason: string };

export type LessonVerdictDto = VerdictDto & {
  step: LessonStepDto;
  next: LessonStepDto | null;
  finished: boolean;
};

export type LessonListItemDto = {
  type: GraphType;
  label: string;
  state: 'closed' | 'ready' | 'started' | 'done';
  reason: string | null;
  stepsDone: number;
  stepCount: number;
  firstTry?: number;
};

/**
 * One try at one step of a lesson: typed, numbered and bounded as a try at a score card. Whatever
 * else is sent is dropped.
 */
export const submitLessonStepInput = submitStepInput.omit({ step: true, typed: true }).extend({
  type: z.enum(GRAPH_TYPES),
  step: z.number().int().min(0).max(FINAL_LESSON_STEP_INDEX),
  /** The rules of the lesson as the page showed it; missing on pages older than this number. */
  rules: z.number().int().optional(),
  typed: submitStepInput.shape.typed.optional(),
  choice: z.string().max(100).optional(),
});
export type SubmitLessonStepInput = z.output<typeof submitLessonStepInput>;
