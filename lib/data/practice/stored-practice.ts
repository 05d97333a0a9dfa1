import type { StudentSkills } from '@/lib/data/skill/student-skills';
import type { AnswerKey, StepStateToJudge } from '@/lib/domain/answers/judge';
import { isRoundedDecimal, type NumberAnswer, numberAnswerOf } from '@/lib/domain/answers/read';
import { findTryHold } from '@/lib/domain/answers/tries';
import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import {
  askedQuestionKey,
  choosePracticeQuestions,
  gradePractice,
  MIN_PRACTICE_CARD_AGE_WEEKS,
  type PracticeExercise,
  type PracticeSource,
  rightPracticeAnswer,
} from '@/lib/domain/learning/practice';
import { skillOpportunitiesOfStep } from '@/lib/domain/learning/skills';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import type { PracticeQuestion, StudentPractice } from '@/lib/store/collections/practice';
import { practiceQuestionComesBackText, triesOnEarlierWeekText } from '@/words/practice';
import { weekTitle } from '@/words/week-names';
import type { PracticeDto, PracticeQuestionDto } from './dto';

export const practiceIdOfSeason = (seasonKey: SeasonKey, studentId: string): string =>
  `${seasonIdPrefix(seasonKey)}_${studentId}`;

const exerciseOfQuestion = ({ kind, count, numbers }: PracticeQuestion): PracticeExercise => ({
  kind,
  numbers,
  ...(count === undefined ? {} : { count }),
});

export function oldRightStepsForPractice(
  { steps }: Pick<StudentSkills, 'steps'>,
  currentWeek: number,
): PracticeSource<string>[] {
  return steps
    .filter(
      // Nobody knows how a step on paper was worked out.
      ({ week, step }) =>
        step.correct && !step.paper && week <= currentWeek - MIN_PRACTICE_CARD_AGE_WEEKS,
    )
    .map(({ week, key, step, context }) => ({
      week,
      key,
      attempts: step.attempts,
      context,
      chances: skillOpportunitiesOfStep(context, step),
    }));
}

export function chooseNewQuestions(
  stored: Pick<StudentPractice, 'questions' | 'spacing' | 'asked'> | null,
  sources: readonly PracticeSource<string>[],
  now: Date,
): PracticeQuestion[] {
  const { questions = [], spacing = [], asked = [] } = stored ?? {};
  const before = {
    due: new Map(spacing.map(({ skill, due }) => [skill, dateFromTimestamp(due).getTime()])),
    last: questions.at(-1)?.skill ?? null,
    asked: new Set(asked),
  };
  return choosePracticeQuestions(sources, before, now.getTime()).map(({ skill, ask, source }) => ({
    skill,
    week: source.week,
    step: source.key,
    triesThen: source.attempts,
    ...ask,
    numbers: [...ask.numbers],
    attempts: 0,
    correct: false,
    answer: null,
    simplified: false,
  }));
}

export const askedQuestionKeys = (questions: readonly PracticeQuestion[]): string[] =>
  questions.map(({ skill, week, step }) => askedQuestionKey(skill, { week, key: step }));

export function practiceStepState(question: PracticeQuestion): StepStateToJudge<NumberAnswer> {
  return {
    ...question,
    own: question.answer && numberAnswerOf(question.answer),
    lastWrong: question.lastWrong ? numberAnswerOf(question.lastWrong) : null,
  };
}

/**
 * Returns what an answer to the question is graded with. It knows the right answer, so it stays on
 * the server.
 */
export function practiceAnswerKey(question: PracticeQuestion): AnswerKey<NumberAnswer, string> {
  const ask = exerciseOfQuestion(question);
  return {
    grade: ({ value }) => gradePractice(ask, value),
    isRounded: (decimal) => isRoundedDecimal(decimal, rightPracticeAnswer(ask)),
    hint: () => ({ tag: null, hint: question.skill, state: { rung: 0, tag: null } }),
  };
}

export function practiceQuestionDto(
  { questions, spacing }: Pick<StudentPractice, 'questions' | 'spacing'>,
  index: number,
): PracticeQuestionDto {
  const question = questions[index];
  if (!question) throw new RangeError(`No question ${index}`);
  const { week, triesThen, attempts, correct, answer, skill } = question;
  const hold = findTryHold(question, getServices().now());
  const days = spacing.find((each) => each.skill === skill)?.scheduled_days;
  return {
    index,
    ask: exerciseOfQuestion(question),
    from: weekTitle(week),
    before: triesOnEarlierWeekText(triesThen),
    attempts,
    correct,
    own: correct ? answer : null,
    back: correct && days !== undefined ? practiceQuestionComesBackText(days) : null,
    ...(hold ? { hold } : {}),
  };
}

export const practiceDto = (practice: StudentPractice, readOnly: boolean): PracticeDto => ({
  week: practice.week,
  questions: practice.questions.map((_, index) => practiceQuestionDto(practice, index)),
  readOnly,
});
