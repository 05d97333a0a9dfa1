import { findTeamIn } from '@/lib/data/access/student';
import type { Viewer } from '@/lib/data/access/viewer';
import { DomainError, notFound } from '@/lib/data/errors';
import type { LessonVerdictDto, SubmitLessonInput } from '@/lib/data/lesson/dto';
import { lessonRows } from '@/lib/data/lesson/rows';
import {
  broughtUpToDate,
  freshLessonSteps,
  lessonId,
  lessonOf,
  lessonToShow,
  listLessonsIn,
  stepDto,
  stepsDone,
  WRONG_ANSWER,
  wrongAnswer,
} from '@/lib/data/lesson/stored-lesson';
import { operationOf, sameRequest } from '@/lib/data/operations';
import { type WritingStudent, writeAsStudent } from '@/lib/data/profile/student-write';
import { tellUsedUp } from '@/lib/data/profile/used-up';
import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { CHOSEN_BEFORE, FORM_REPLIES, triedBefore } from '@/lib/domain/answers/replies';
import { holdWords, pausedFrom, tryHold } from '@/lib/domain/answers/tries';
import type { UsedUpWork } from '@/lib/domain/answers/used-up';
import { fromMixed, toMixed } from '@/lib/domain/fractions';
import type { GraphType } from '@/lib/domain/graph-types';
import type { LessonStep } from '@/lib/domain/lessons/lesson';
import { isRight, type LessonAnswer, nextLessonHint } from '@/lib/domain/lessons/lesson-hints';
import { FIRST_LESSON_RULES, LESSON_RULES, whyLessonIsClosed } from '@/lib/domain/lessons/make-lesson';
import { gradeAnswer } from '@/lib/domain/steps';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import {
  type LessonProgressStep,
  type LessonTry,
  type StudentLessonProgress,
  studentLessonProgress,
} from '@/lib/store/collections';
import type { Transaction } from '@/lib/store/port';

const TEXT = {
  right: 'Correct!',
  unsimplified: 'Correct. Can you write it simpler?',
  again: 'You have worked this one out already.',
  choose: 'Choose one of the answers first.',
  tooEarly: 'Work out the step before this one first.',
  otherRules: 'This lesson has new numbers now. Load the page again to see them. Your finished steps are still yours.',
} as const;

/** Kept for a teacher's eye; more than these say nothing new. */
const MOST_MISTAKES = 20;

/** More than a browser has on the way at once: it sends one after the other. */
const TRIES_KEPT = 4;

/** A lesson, or why there is none yet. */
type OpenedLesson = { lesson: StudentLessonProgress } | { lesson: null; reason: string };

/**
 * The lesson to work on, opened with the team of this moment when there is none. From then on it stays as it is, whoever is traded; only
 * new rules change its numbers. Repeatable: two tabs get the same lesson. Throws as `writeAsStudent`.
 */
export async function openLesson(viewer: Viewer, type: GraphType): Promise<OpenedLesson> {
  const open = async (transaction: Transaction, { profile, meta, snapshot, now }: WritingStudent): Promise<OpenedLesson> => {
    const [lessons, team] = await Promise.all([
      listLessonsIn(transaction, profile.studentId, meta.currentSeason, type),
      findTeamIn(transaction, profile.studentId, meta.currentSeason),
    ]);
    const known = lessonToShow(lessons, meta.currentWeek);
    if (known) return { lesson: known };
    const playerIds = team?.draftedPlayers ?? [];
    const reason = whyLessonIsClosed(type, lessonRows(snapshot, playerIds, meta.currentWeek));
    if (reason !== null) return { lesson: null, reason };
    const opened: StudentLessonProgress = {
      id: lessonId(meta.currentSeason, meta.currentWeek, type, profile.studentId),
      studentId: profile.studentId,
      season: meta.currentSeason,
      week: meta.currentWeek,
      type,
      seed: Math.floor(getServices().random() * 2 ** 31),
      rules: LESSON_RULES,
      playerIds,
      steps: freshLessonSteps(),
      createdAt: timestampFromDate(now),
      completedAt: null,
    };
    transaction.create(studentLessonProgress, opened);
    return { lesson: opened };
  };
  return writeAsStudent(viewer, open, { weekAsTold: true });
}

/**
 * One try at one step of a lesson, graded against the numbers it was opened with.
 *
 * `refused` (no number we can read, no option of this step, the answer that was wrong just before, a step in a pause or without tries) costs
 * and stores nothing; `wrong` and `right` count. Steps come one after the other: 'not-allowed' for a later one. A step that is right stays so, whatever comes: only a
 * simpler form of it is kept. Repeating an operation id with the same body answers what
 * it answered the first time, as long as it is among the latest {@link TRIES_KEPT} of the lesson; with another body it is 'conflict'.
 * 'not-found' for a lesson that this student has not opened.
 */
export async function submitLessonStep(viewer: Viewer, input: SubmitLessonInput): Promise<LessonVerdictDto> {
  const submit = async (
    transaction: Transaction,
    { profile, meta, snapshot, now }: WritingStudent,
  ): Promise<LessonVerdictDto> => {
    const { type, week, step: index, typed, choice } = input;
    const body = ['lesson', type, week, index, typed?.whole, typed?.numerator, typed?.denominator, choice];
    const operation = operationOf(profile.studentId, input.operationId, body);
    const found = await transaction.get(studentLessonProgress, lessonId(meta.currentSeason, week, type, profile.studentId));
    const stored = found && broughtUpToDate(found);
    const lesson = stored && lessonOf(snapshot, stored);
    const step = lesson?.steps[index];
    const progress = stored?.steps[index];
    if (!stored || !lesson || !step || !progress) throw notFound('lesson');
    const tries = stored.tries ?? [];
    const earlier = tries.find(({ operationId }) => operationId === input.operationId);
    const hold = tryHold(progress, now);
    if (earlier) {
      const told = JSON.parse(sameRequest(earlier, operation).result) as LessonVerdictDto;
      // A pause that has gone on since is told as it is by now.
      return told.hold ? { ...told, hold } : told;
    }
    if (index > stepsDone(stored.steps)) throw new DomainError('not-allowed', TEXT.tooEarly);
    const isOldPage = (input.rules ?? FIRST_LESSON_RULES) !== LESSON_RULES;

    const verdict = (part: Partial<LessonVerdictDto>, steps = stored.steps): LessonVerdictDto => ({
      outcome: 'refused',
      message: '',
      field: null,
      hint: null,
      step: stepDto(lesson, steps, index),
      next: steps[index]?.correct && index + 1 < steps.length ? stepDto(lesson, steps, index + 1) : null,
      finished: stepsDone(steps) === steps.length,
      ...part,
    });

    // What was typed for another question is not graded against this one.
    if (isOldPage) return verdict({ message: TEXT.otherRules });
    if (progress.correct && (progress.simplified || step.kind === 'choice'))
      return verdict({ outcome: 'right', message: TEXT.again });
    const read = readAnswer(step, input);
    if ('refused' in read) return verdict({ message: read.refused, field: read.field });
    if (progress.correct) {
      const grade = gradeForm(step, read.answer);
      if (!grade.simplified)
        return verdict({ outcome: 'right', message: grade.correct ? FORM_REPLIES.notShorter : FORM_REPLIES.otherNumber });
      // The same number in its shortest form is no try: nothing is counted.
      const shortened = stored.steps.with(index, { ...progress, simplified: true });
      transaction.merge(studentLessonProgress, stored.id, { rules: LESSON_RULES, steps: shortened });
      return verdict({ outcome: 'right', message: FORM_REPLIES.shortest }, shortened);
    }
    const before = progress.lastWrong && wrongAnswer(progress.lastWrong);
    if (before && isSameAnswer(before, read.answer) && !isRight(step, before)) {
      return verdict({ message: before.kind === 'choice' ? CHOSEN_BEFORE : triedBefore(before.value) });
    }
    const usedUp: UsedUpWork = { kind: 'lesson', week, type, step: index };
    if (hold) {
      tellUsedUp(transaction, profile, hold, usedUp);
      return verdict({ message: holdWords(hold), hold });
    }

    const tried = tryStep(step, progress, read.answer, now);
    const steps = stored.steps.with(index, tried.progress);
    const completedAt = stepsDone(steps) === steps.length ? timestampFromDate(now) : null;
    const after = tryHold(tried.progress, now);
    const result = verdict({ ...tried.verdict, ...(after ? { hold: after } : {}) }, steps);
    const { operationId } = input;
    const kept: LessonTry = { operationId, fingerprint: operation.fingerprint, result: JSON.stringify(result) };
    const changes = { rules: LESSON_RULES, steps, completedAt, tries: [...tries, kept].slice(-TRIES_KEPT) };
    transaction.merge(studentLessonProgress, stored.id, changes);
    tellUsedUp(transaction, profile, after, usedUp);
    return result;
  };
  return writeAsStudent(viewer, submit, { weekAsTold: true });
}

function gradeForm(step: LessonStep, answer: LessonAnswer): { correct: boolean; simplified: boolean } {
  if (step.kind === 'choice' || answer.kind === 'choice') return { correct: false, simplified: false };
  return gradeAnswer(answer.value, step.answer);
}

function isSameAnswer(one: LessonAnswer, other: LessonAnswer): boolean {
  if (one.kind === 'choice') return other.kind === 'choice' && one.key === other.key;
  return other.kind === 'number' && fromMixed(one.value).equals(fromMixed(other.value));
}

type Read = { answer: LessonAnswer } | { refused: string; field: LessonVerdictDto['field'] };

function readAnswer(step: LessonStep, { typed, choice }: SubmitLessonInput): Read {
  if (step.kind === 'choice') {
    const isOption = step.options.some(({ key }) => key === choice);
    return isOption ? { answer: { kind: 'choice', key: choice ?? '' } } : { refused: TEXT.choose, field: null };
  }
  const parsed = parseTypedAnswer(typed ?? { whole: '', numerator: '', denominator: '' });
  return parsed.ok ? { answer: { kind: 'number', value: parsed.value } } : { refused: parsed.message, field: parsed.field };
}

function tryStep(
  step: LessonStep,
  progress: LessonProgressStep,
  answer: LessonAnswer,
  now: Date,
): { progress: LessonProgressStep; verdict: Partial<LessonVerdictDto> } {
  const attempts = progress.attempts + 1;
  if (!isRight(step, answer)) {
    const { tag, hint, state } = nextLessonHint(step, answer, progress.hints);
    const mistakes = tag ? [...progress.mistakes, tag].slice(-MOST_MISTAKES) : progress.mistakes;
    const lastWrong = {
      answer: answer.kind === 'number' ? answer.value : null,
      choice: answer.kind === 'choice' ? answer.key : null,
      hints: progress.hints,
    };
    const wrong = { ...progress, attempts, hints: state, mistakes, lastWrong };
    return {
      progress: { ...wrong, ...pausedFrom(wrong, timestampFromDate(now)) },
      verdict: { outcome: 'wrong', message: WRONG_ANSWER, hint },
    };
  }
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = progress;
  if (step.kind === 'choice' || answer.kind === 'choice') {
    const choice = answer.kind === 'choice' ? answer.key : null;
    return {
      progress: { ...rest, attempts, correct: true, simplified: true, choice },
      verdict: { outcome: 'right', message: TEXT.right },
    };
  }
  const { simplified } = gradeAnswer(answer.value, step.answer);
  return {
    progress: { ...rest, attempts, correct: true, simplified, answer: toMixed(step.answer) },
    verdict: { outcome: 'right', message: simplified ? TEXT.right : TEXT.unsimplified },
  };
}
