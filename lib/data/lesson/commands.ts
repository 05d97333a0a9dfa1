import {
  findStudentTeam,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { DomainError, notFoundError } from '@/lib/data/errors';
import type { LessonVerdictDto, SubmitLessonStepInput } from '@/lib/data/lesson/dto';
import {
  FIRST_LESSON_RULES_VERSION,
  LESSON_RULES_VERSION,
  lessonClosedReason,
} from '@/lib/data/lesson/make-lesson';
import {
  answerToStored,
  countLessonStepsDone,
  countRightOnFirstTry,
  freshLessonSteps,
  type LessonWithSpanish,
  lessonId,
  lessonStepDto,
  lessonStepStateForJudging,
  listStudentLessonsOfTypeIn,
  pickUnfinishedOrThisWeeksLesson,
  restoreLesson,
  selectLessonGames,
  upgradeStoredLesson,
} from '@/lib/data/lesson/stored-lesson';
import type { IdempotentOperation } from '@/lib/data/operations';
import {
  answerOperation,
  findEarlierTryResult,
  noteNoLessonOrScoutingTriesLeft,
  recentTriesWithNewResult,
  runAnswerTransactionWithRetry,
  verdictDto,
  withCurrentHold,
} from '@/lib/data/score-card/run-answer-transaction';
import { judgeAnswer, type Verdict, type VerdictWithoutTry } from '@/lib/domain/answers/judge';
import {
  type Answer,
  numberAnswerOf,
  type ParsedAnswer,
  parseChoiceAnswer,
  parseNumberAnswer,
} from '@/lib/domain/answers/read';
import { findTryHold, type LessonOrScoutingWork } from '@/lib/domain/answers/tries';
import { EMPTY_ANSWER_BOXES } from '@/lib/domain/answers/typed-text';
import { seasonKeyFields } from '@/lib/domain/calendar/season-key';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonStep } from '@/lib/domain/graphs/lesson';
import { answerKeyOfLessonStep } from '@/lib/domain/graphs/lesson-hints';
import { toLowestTerms } from '@/lib/domain/numbers/fractions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type LessonProgressStep,
  type StudentLessonProgress,
  studentLessonProgress,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import { currentLanguage } from '@/lib/words/language';
import { stepBeforeFirstText } from '@/words/verdicts';

/** A step stores only its newest mistakes: older ones tell a teacher nothing new. */
const MAX_MISTAKES = 20;

type OpenedLesson = { lesson: StudentLessonProgress } | { lesson: null; reason: string };

/**
 * Opens a lesson with the team of this moment unless one is open. From then on trades don't change
 * it; only new rules change its numbers. It can be repeated: two tabs get the same lesson. Throws
 * as `writeAsStudent`.
 */
export async function openLesson(viewer: Viewer, type: GraphType): Promise<OpenedLesson> {
  const open = async (
    transaction: Transaction,
    { profile, clock, snapshot, now }: StudentInTransaction,
  ): Promise<OpenedLesson> => {
    const [lessons, team] = await Promise.all([
      listStudentLessonsOfTypeIn(transaction, profile.studentId, clock, type),
      // Reads the team outside the transaction, as the page does: a trade made at this moment
      // counts for the next lesson.
      findStudentTeam(profile.studentId, clock.seasonKey),
    ]);
    const continued = pickUnfinishedOrThisWeeksLesson(lessons, clock.currentWeek);
    if (continued) return { lesson: continued };
    const playerIds = team?.draftedPlayers ?? [];
    const reason = lessonClosedReason(
      type,
      selectLessonGames(snapshot, playerIds, clock.currentWeek),
    );
    if (reason !== null) return { lesson: null, reason };
    const opened: StudentLessonProgress = {
      id: lessonId(clock.seasonKey, clock.currentWeek, type, profile.studentId),
      studentId: profile.studentId,
      ...seasonKeyFields(clock.seasonKey),
      week: clock.currentWeek,
      type,
      seed: Math.floor(getServices().random() * 2 ** 31),
      rules: LESSON_RULES_VERSION,
      playerIds,
      steps: freshLessonSteps(),
      createdAt: timestampFromDate(now),
      completedAt: null,
    };
    transaction.create(studentLessonProgress, opened);
    return { lesson: opened };
  };
  return writeAsStudent(viewer, open, { useCachedSeason: true });
}

/**
 * Records one try at a step of a lesson, judged by {@link judgeAnswer} with the numbers the lesson
 * was opened with. Steps come in order: 'not-allowed' for a later one. Repeating an operation id
 * with the same body returns the first answer; another body is 'conflict'. 'not-found' for a lesson
 * that this student hasn't opened.
 */
export async function submitLessonStep(
  viewer: Viewer,
  input: SubmitLessonStepInput,
): Promise<LessonVerdictDto> {
  const { type, week, step: index, typed, choice } = input;
  const body = [
    'lesson',
    type,
    week,
    index,
    typed?.whole,
    typed?.numerator,
    typed?.denominator,
    choice,
  ];
  const operation = answerOperation(viewer, input.operationId, body);
  return runAnswerTransactionWithRetry(viewer, (transaction, student) =>
    answerStep(transaction, student, input, operation),
  );
}

async function answerStep(
  transaction: Transaction,
  { profile, clock, snapshot, now }: StudentInTransaction,
  input: SubmitLessonStepInput,
  operation: IdempotentOperation,
): Promise<LessonVerdictDto> {
  const { type, week, step: index } = input;
  const found =
    week > clock.currentWeek
      ? null
      : await transaction.get(
          studentLessonProgress,
          lessonId(clock.seasonKey, week, type, profile.studentId),
        );
  const stored = found && upgradeStoredLesson(found);
  const lesson = stored && restoreLesson(snapshot, stored);
  const step = lesson?.steps[index];
  const progress = stored?.steps[index];
  if (!stored || !lesson || !step || !progress) throw notFoundError('lesson');
  const { tries, steps } = stored;
  const isOldPage = (input.rules ?? FIRST_LESSON_RULES_VERSION) !== LESSON_RULES_VERSION;
  const state = {
    ...lessonStepStateForJudging(progress),
    closed: isOldPage ? ('question-changed' as const) : null,
  };

  const earlier = findEarlierTryResult<LessonResult>(tries, operation);
  if (earlier) {
    // Steps before it were right then, and those after it untouched.
    const stepsThen = [
      ...steps.slice(0, index),
      earlier.step,
      ...freshLessonSteps().slice(index + 1),
    ];
    const again = withCurrentHold(
      lessonVerdict(earlier.verdict, lesson, stepsThen, index),
      findTryHold(state, now),
    );
    return { ...again, step: { ...again.step, hold: again.hold ?? undefined } };
  }
  if (index > countLessonStepsDone(steps))
    throw new DomainError('not-allowed', stepBeforeFirstText());

  const verdict = judgeAnswer(
    state,
    readLessonAnswer(step, input),
    answerKeyOfLessonStep(step, progress.hints),
    now,
  );
  const work: LessonOrScoutingWork = { kind: 'lesson', week, type, step: index };
  if ('hold' in verdict) noteNoLessonOrScoutingTriesLeft(transaction, profile, verdict.hold, work);
  if (verdict.reason === 'simplified-now') {
    const shortened = steps.with(index, { ...progress, simplified: true });
    transaction.merge(studentLessonProgress, stored.id, {
      rules: LESSON_RULES_VERSION,
      steps: shortened,
    });
    return lessonVerdict(verdict, lesson, shortened, index);
  }
  if (!('tried' in verdict)) return lessonVerdict(verdict, lesson, steps, index);
  const done = stepAfter(progress, verdict);
  const after = steps.with(index, done);
  const dto = lessonVerdict(verdict, lesson, after, index);
  const result = { verdict: { ...verdict, tried: undefined, hint: undefined }, step: done };
  transaction.merge(studentLessonProgress, stored.id, {
    rules: LESSON_RULES_VERSION,
    steps: after,
    completedAt: dto.finished ? timestampFromDate(now) : null,
    tries: recentTriesWithNewResult(tries, operation, result),
  });
  if (dto.finished) {
    const { season: _, ...games } = seasonKeyFields(clock.seasonKey);
    const finishedLesson = {
      ...games,
      week: clock.currentWeek,
      type,
      firstTry: countRightOnFirstTry(after),
      steps: after.length,
    };
    transaction.merge(studentProfiles, profile.id, { finishedLesson });
  }
  return dto;
}

function readLessonAnswer(
  step: LessonStep,
  { typed, choice }: SubmitLessonStepInput,
): ParsedAnswer {
  if (step.kind === 'choice') return parseChoiceAnswer(choice, step.options);
  return parseNumberAnswer(typed ?? EMPTY_ANSWER_BOXES);
}

type Tried = Extract<Verdict<Answer, unknown>, { tried: unknown }>;

function stepAfter(step: LessonProgressStep, verdict: Tried): LessonProgressStep {
  const { attempts, answer, simplified, tag } = verdict.tried;
  if (verdict.outcome === 'wrong') {
    const { hints, pause } = verdict.tried;
    const mistakes = tag ? [...step.mistakes, tag].slice(-MAX_MISTAKES) : step.mistakes;
    return {
      ...step,
      attempts,
      hints,
      mistakes,
      ...pause,
      lastWrong: { ...answerToStored(answer), hints: step.hints },
    };
  }
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  const shortestAnswer =
    answer.kind === 'number' ? numberAnswerOf(toLowestTerms(answer.value)) : answer;
  return { ...rest, attempts, correct: true, simplified, ...answerToStored(shortestAnswer) };
}

type LessonResult = { verdict: VerdictWithoutTry; step: LessonProgressStep };

function lessonVerdict(
  verdict: VerdictWithoutTry,
  lesson: LessonWithSpanish,
  steps: readonly LessonProgressStep[],
  index: number,
): LessonVerdictDto {
  const step = lessonStepDto(lesson, steps, index);
  const { lastWrong } = step;
  const hint = () =>
    ((currentLanguage() === 'es' && lastWrong?.spanish) || lastWrong)?.hint ?? null;
  return {
    ...verdictDto(verdict, 'lesson', hint),
    step,
    next:
      steps[index]?.correct && index + 1 < steps.length
        ? lessonStepDto(lesson, steps, index + 1)
        : null,
    finished: countLessonStepsDone(steps) === steps.length,
  };
}
