import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { type StudentInTransaction, type Viewer, writeAsStudent } from '@/lib/data/access/viewer';
import { DomainError, notFoundError } from '@/lib/data/errors';
import type { PracticeVerdictDto, SubmitPracticeAnswerInput } from '@/lib/data/practice/dto';
import {
  askedQuestionKeys,
  chooseNewQuestions,
  oldRightStepsForPractice,
  practiceAnswerKey,
  practiceIdOfSeason,
  practiceQuestionDto,
  practiceStepState,
} from '@/lib/data/practice/stored-practice';
import {
  answerOperation,
  findEarlierTryResult,
  recentTriesWithNewResult,
  runAnswerTransactionWithRetry,
  verdictDto,
  withCurrentHold,
} from '@/lib/data/score-card/run-answer-transaction';
import type { StudentSkills } from '@/lib/data/skill/student-skills';
import { makeEarnedSticker } from '@/lib/data/team/stickers';
import {
  judgeAnswer,
  removeTryFromVerdict,
  type Verdict,
  type VerdictWithoutTry,
} from '@/lib/domain/answers/judge';
import { type NumberAnswer, parseNumberAnswer } from '@/lib/domain/answers/read';
import { findTryHold } from '@/lib/domain/answers/tries';
import { seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { toLowestTerms } from '@/lib/domain/numbers/fractions';
import { PRACTICE_STICKER_REASON } from '@/lib/domain/team/stickers';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  type PracticeQuestion,
  type PracticeSpacing,
  type StudentPractice,
  studentPractice,
} from '@/lib/store/collections/practice';
import { helmetStickers } from '@/lib/store/collections/progress';
import { noSuchQuestionText, practiceHint } from '@/words/practice';

const MAX_REMEMBERED_QUESTIONS = 40;

/**
 * The questions of the current week, chosen on the first visit in it. Null where the cards of weeks
 * ago have none. Repeatable: two tabs get the same. Throws as `writeAsStudent`.
 */
export async function openPractice(
  viewer: Viewer,
  skills: Pick<StudentSkills, 'steps'>,
): Promise<StudentPractice | null> {
  return writeAsStudent(viewer, async (transaction, { profile, clock, now }) => {
    const id = practiceIdOfSeason(clock.seasonKey, profile.studentId);
    const stored = await transaction.get(studentPractice, id);
    if (stored?.week === clock.currentWeek) return stored;
    const questions = chooseNewQuestions(
      stored,
      oldRightStepsForPractice(skills, clock.currentWeek),
      now,
    );
    if (questions.length === 0) return null;
    const opened: StudentPractice = {
      id,
      studentId: profile.studentId,
      ...seasonKeyFields(clock.seasonKey),
      week: clock.currentWeek,
      questions,
      spacing: stored?.spacing ?? [],
      asked: [...(stored?.asked ?? []), ...askedQuestionKeys(questions)].slice(
        -MAX_REMEMBERED_QUESTIONS,
      ),
      tries: stored?.tries ?? [],
    };
    transaction.set(studentPractice, opened);
    return opened;
  });
}

type PracticeResult = { verdict: VerdictWithoutTry<string> } & Pick<
  PracticeVerdictDto,
  'question' | 'finished'
>;

const toDto = ({ verdict, ...values }: PracticeResult): PracticeVerdictDto => ({
  ...verdictDto(verdict, 'practice', practiceHint),
  ...values,
});

/**
 * Records one try at a question from weeks ago, judged by {@link judgeAnswer}. The first try
 * decides when this kind of question comes back; the last right one of a week earns a sticker, but
 * no points. Repeating an operation id with the same body returns the first answer; another body is
 * 'conflict', and so is a question of an earlier week.
 */
export async function submitPracticeAnswer(
  viewer: Viewer,
  input: SubmitPracticeAnswerInput,
): Promise<PracticeVerdictDto> {
  const { week, question: index, typed } = input;
  const body = ['practice', week, index, typed.whole, typed.numerator, typed.denominator];
  const operation = answerOperation(viewer, input.operationId, body);
  return runAnswerTransactionWithRetry(viewer, async (transaction, student) => {
    const { profile, clock, now } = student;
    const practice = await transaction.get(
      studentPractice,
      practiceIdOfSeason(clock.seasonKey, profile.studentId),
    );
    if (!practice) throw notFoundError('page');
    const question = practice.questions[index];
    const state = question && practiceStepState(question);
    const earlier = findEarlierTryResult<PracticeResult>(practice.tries, operation);
    if (earlier) return withCurrentHold(toDto(earlier), state ? findTryHold(state, now) : null);
    if (practice.week !== week || !question || !state)
      throw new DomainError('conflict', noSuchQuestionText());

    const verdict = judgeAnswer(state, parseNumberAnswer(typed), practiceAnswerKey(question), now);
    const after =
      'tried' in verdict
        ? withAnswer(practice, index, verdict, student)
        : withSimplified(practice, index, verdict);
    const finished = after.questions.every(({ correct }) => correct);
    const result: PracticeResult = {
      verdict: removeTryFromVerdict(verdict),
      question: practiceQuestionDto(after, index),
      finished,
    };
    if (after !== practice) {
      const { questions, spacing } = after;
      const tries = recentTriesWithNewResult(practice.tries, operation, result);
      transaction.merge(studentPractice, practice.id, { questions, spacing, tries });
      if (finished && !question.correct)
        transaction.set(
          helmetStickers,
          makeEarnedSticker(
            { profile, seasonKey: clock.seasonKey, week },
            PRACTICE_STICKER_REASON,
            now,
          ),
        );
    }
    return toDto(result);
  });
}

type Tried = Extract<Verdict<NumberAnswer, string>, { tried: unknown }>;

function withAnswer(
  practice: StudentPractice,
  index: number,
  verdict: Tried,
  { now }: StudentInTransaction,
): StudentPractice {
  const { questions, spacing } = practice;
  const question = questions[index] as PracticeQuestion;
  const { attempts, answer, correct, simplified } = verdict.tried;
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = question;
  const next: PracticeQuestion =
    verdict.outcome === 'wrong'
      ? { ...question, attempts, lastWrong: answer.value, ...verdict.tried.pause }
      : { ...rest, attempts, correct, simplified, answer: toLowestTerms(answer.value) };
  const { skill } = question;
  const earlier = spacing.find((each) => each.skill === skill) ?? null;
  // Only the first try tells whether the student still knows the skill.
  const spaced =
    attempts > 1
      ? spacing
      : [
          ...spacing.filter((each) => each !== earlier),
          { ...nextSpacing(earlier, correct, now), skill },
        ];
  return { ...practice, questions: questions.with(index, next), spacing: spaced };
}

function withSimplified(
  practice: StudentPractice,
  index: number,
  { reason }: { reason: string },
): StudentPractice {
  const question = practice.questions[index];
  if (reason !== 'simplified-now' || !question) return practice;
  return {
    ...practice,
    questions: practice.questions.with(index, { ...question, simplified: true }),
  };
}

/**
 * Plans in whole days: a kind of question comes back with a new week, never in the same lesson.
 * Without randomness, so the same answers give the same days.
 */
const SCHEDULER = fsrs({ enable_short_term: false, enable_fuzz: false });

/**
 * When a kind of question comes back: later after each right answer, soon after a wrong one.
 * `before` is null for the first answer.
 */
function nextSpacing(before: PracticeSpacing | null, right: boolean, now: Date): PracticeSpacing {
  const card: Card = before
    ? {
        ...before,
        due: dateFromTimestamp(before.due),
        last_review: dateFromTimestamp(before.last_review),
        elapsed_days: 0,
        learning_steps: 0,
      }
    : createEmptyCard(now);
  const { due, stability, difficulty, scheduled_days, reps, lapses, state } = SCHEDULER.next(
    card,
    now,
    right ? Rating.Good : Rating.Again,
  ).card;
  return {
    due: timestampFromDate(due),
    last_review: timestampFromDate(now),
    stability,
    difficulty,
    scheduled_days,
    reps,
    lapses,
    state,
  };
}
