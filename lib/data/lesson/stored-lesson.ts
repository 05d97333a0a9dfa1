import { type SpanishField, spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import {
  FIRST_LESSON_RULES_VERSION,
  LESSON_RULES_VERSION,
  makeLesson,
} from '@/lib/data/lesson/make-lesson';
import { countUnreadableGames } from '@/lib/data/season/starter-games';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import type { StepStateToJudge } from '@/lib/domain/answers/judge';
import { type Answer, numberAnswerOf } from '@/lib/domain/answers/read';
import { findTryHold } from '@/lib/domain/answers/tries';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonFigure } from '@/lib/domain/graphs/graph-type';
import {
  FINAL_LESSON_STEP_INDEX,
  type Lesson,
  type LessonStep,
  toPublicLessonStep,
} from '@/lib/domain/graphs/lesson';
import { isRightLessonAnswer, nextLessonHint } from '@/lib/domain/graphs/lesson-hints';
import type { LessonGames } from '@/lib/domain/lessons/lesson-games';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { SeasonPlayer, SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import {
  type LessonProgressStep,
  type StudentLessonProgress,
  studentLessonProgress,
} from '@/lib/store/collections/progress';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import { lessonHintWords } from '@/words/lessons';
import { wrongAnswerTextAt } from '@/words/verdicts';
import type { LessonStepDto, OwnAnswerDto } from './dto';

export function lessonId(
  seasonKey: SeasonKey,
  week: number,
  type: GraphType,
  studentId: string,
): string {
  return `${seasonIdPrefix(seasonKey)}_${week}_${type}_${studentId}`;
}

export const LESSON_STEP_COUNT = FINAL_LESSON_STEP_INDEX + 1;

export type LessonWithSpanish = Lesson & SpanishField<Lesson | null>;

/**
 * The lesson as it was opened: with the players and the week of that moment. It holds the answers
 * and stays on the server.
 */
export function restoreLesson(
  snapshot: SeasonSnapshot,
  { type, week, seed, playerIds }: StudentLessonProgress,
): LessonWithSpanish | null {
  const make = () =>
    makeLesson(type as GraphType, selectLessonGames(snapshot, playerIds, week), seed);
  const lesson = make();
  return lesson && { ...lesson, ...spanishFieldIfBothLanguages(make) };
}

const FRESH: LessonProgressStep = {
  attempts: 0,
  correct: false,
  answer: null,
  choice: null,
  simplified: false,
  hints: { rung: 0, tag: null },
  mistakes: [],
};

export function freshLessonSteps(): LessonProgressStep[] {
  return Array.from({ length: LESSON_STEP_COUNT }, () => FRESH);
}

/**
 * Brings a lesson up to the current rules. Older rules gave other numbers, so typed answers would
 * belong to questions that are gone. Correct steps, their tries, and a finished lesson stay; an
 * open step starts over.
 */
export function upgradeStoredLesson(stored: StudentLessonProgress): StudentLessonProgress {
  if ((stored.rules ?? FIRST_LESSON_RULES_VERSION) === LESSON_RULES_VERSION) return stored;
  const steps = stored.steps.map(({ correct, attempts }) =>
    correct ? { ...FRESH, correct, attempts, simplified: true } : FRESH,
  );
  return { ...stored, rules: LESSON_RULES_VERSION, steps };
}

export async function listStudentLessonsOfTypeIn(
  reader: ReadOperations,
  studentId: string,
  clock: Pick<LeagueClock, 'seasonKey' | 'currentWeek'>,
  type: GraphType,
) {
  const { season } = clock.seasonKey;
  const found = await reader.query(studentLessonProgress, {
    where: equalConditions({ studentId, season, type }),
  });
  return found.filter(isWorkInReachedWeek(clock));
}

export const isLessonStarted = ({ steps }: StudentLessonProgress): boolean =>
  steps.some(({ attempts }) => attempts > 0);

/**
 * The lesson to go on with: the newest that was begun and isn't finished, else this week's. Null
 * when there is neither.
 */
export function pickUnfinishedOrThisWeeksLesson(
  lessons: readonly StudentLessonProgress[],
  currentWeek: number,
): StudentLessonProgress | null {
  const newestFirst = lessons.toSorted((a, b) => b.week - a.week);
  const halfWay = newestFirst.find(
    (lesson) => lesson.completedAt === null && isLessonStarted(lesson),
  );
  const shown = halfWay ?? newestFirst.find(({ week }) => week === currentWeek);
  return shown ? upgradeStoredLesson(shown) : null;
}

/** The index of the step to work on; the number of steps when all are right. */
export function countLessonStepsDone(steps: readonly LessonProgressStep[]): number {
  const open = steps.findIndex(({ correct }) => !correct);
  return open === -1 ? steps.length : open;
}

export const countRightOnFirstTry = (steps: readonly LessonProgressStep[]): number =>
  steps.filter(({ correct, attempts }) => correct && attempts === 1).length;

/** The steps that may be seen: the right ones and the one to work on. */
export function visibleLessonStepDtos(
  lesson: LessonWithSpanish,
  steps: readonly LessonProgressStep[],
): LessonStepDto[] {
  return steps
    .slice(0, countLessonStepsDone(steps) + 1)
    .map((_, index) => lessonStepDto(lesson, steps, index));
}

export function lessonStepDto(
  lesson: LessonWithSpanish,
  steps: readonly LessonProgressStep[],
  index: number,
): LessonStepDto {
  const step = lesson.steps[index];
  const progress = steps[index];
  if (!step || !progress) throw new RangeError(`No step ${index}`);
  const inSpanish = lesson.spanish?.steps[index];
  const own = progress.correct ? answerDto(step, progress) : null;
  const hold = findTryHold(progress, getServices().now());
  return {
    index,
    ask: askDto(step),
    ...(inSpanish ? { spanish: askDto(inSpanish) } : {}),
    figureKey: figureKey(lesson, index),
    attempts: progress.attempts,
    correct: progress.correct,
    simplified: progress.simplified,
    own,
    ...(progress.correct && !own ? { carriedOver: true as const } : {}),
    ...lastWrong(step, progress, inSpanish),
    ...(hold ? { hold } : {}),
    ...(index === FINAL_LESSON_STEP_INDEX && own ? { meaning: lesson.meaning } : {}),
  };
}

function askDto(step: LessonStep): LessonStepDto['ask'] {
  const { figure: _figure, ...ask } = toPublicLessonStep(step);
  return ask;
}

function lastWrong(
  step: LessonStep,
  { correct, lastWrong }: LessonProgressStep,
  inSpanish: LessonStep | undefined,
): Pick<LessonStepDto, 'lastWrong'> {
  const tried = lastWrong && answerDto(step, lastWrong);
  const answer = lastWrong && answerFromStored(lastWrong);
  if (correct || !tried || !answer || isRightLessonAnswer(step, answer)) return {};
  const say = (shownStep: LessonStep) => ({
    message: wrongAnswerTextAt('lesson'),
    hint: lessonHintWords(nextLessonHint(shownStep, answer, lastWrong.hints).hint, shownStep),
  });
  return {
    lastWrong: {
      ...say(step),
      tried,
      ...spanishFieldIfBothLanguages(() => say(inSpanish ?? step)),
    },
  };
}

type StoredAnswer = { answer: MixedNumber | null; choice: string | null };

export function answerFromStored({ answer, choice }: StoredAnswer): Answer | null {
  if (answer) return numberAnswerOf(answer);
  return choice === null ? null : { kind: 'choice', key: choice };
}

export function lessonStepStateForJudging(progress: LessonProgressStep): StepStateToJudge<Answer> {
  const { lastWrong } = progress;
  return {
    ...progress,
    own: answerFromStored(progress),
    lastWrong: lastWrong ? answerFromStored(lastWrong) : null,
  };
}

export function answerToStored(answer: Answer): StoredAnswer {
  return answer.kind === 'number'
    ? { answer: answer.value, choice: null }
    : { answer: null, choice: answer.key };
}

function answerDto(
  step: LessonStep,
  { answer, choice }: Pick<LessonProgressStep, 'answer' | 'choice'>,
): OwnAnswerDto | null {
  if (step.kind === 'number') return answer && { kind: 'number', value: answer, unit: step.unit };
  const chosen = step.options.find(({ key }) => key === choice);
  return chosen ? { kind: 'choice', label: chosen.label } : null;
}

function figureKey(lesson: Lesson, index: number): string {
  const drawing = JSON.stringify(lesson.steps[index]?.figure);
  return `figure-${lesson.steps.findIndex(({ figure }) => JSON.stringify(figure) === drawing)}`;
}

/** The pictures of the steps that may be seen, each once. */
export function visibleFigures(
  lesson: Lesson,
  steps: readonly LessonProgressStep[],
): { key: string; figure: LessonFigure }[] {
  const figures = new Map<string, LessonFigure>();
  for (const { index, figureKey: key } of visibleLessonStepDtos(lesson, steps)) {
    const figure = lesson.steps[index]?.figure;
    if (figure) figures.set(key, figure);
  }
  return [...figures].map(([key, figure]) => ({ key, figure }));
}

export const isFigureVisible = (
  lesson: Lesson,
  steps: readonly LessonProgressStep[],
  index: number,
): boolean => visibleFigures(lesson, steps).some(({ key }) => key === figureKey(lesson, index));

/** Leaves out later weeks, and players with an unreadable game. */
export function selectLessonGames(
  snapshot: SeasonSnapshot,
  playerIds: readonly number[],
  throughWeek: number,
): LessonGames {
  const players = playerIds.flatMap((id) => snapshot.players.get(id) ?? []);
  const isWhole = ({ PlayerID, Position }: SeasonPlayer) =>
    countUnreadableGames(snapshot, Position, PlayerID, throughWeek) === 0;
  return {
    throughWeek,
    players: players.filter(isWhole).map(({ PlayerID: id, Name, Position }) => ({
      id,
      name: Name,
      position: Position,
      games: snapshot
        .playerGames(id, throughWeek)
        .map(({ Week, RushingYards, ReceivingYards, Receptions }) => ({
          week: Week,
          rushingYards: RushingYards,
          receivingYards: ReceivingYards,
          receptions: Receptions,
        })),
    })),
    leftOut: players.filter((player) => !isWhole(player)).map(({ Name }) => Name),
  };
}
