import {
  requireSignedIn,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import { DomainError, isAlreadyExistsError } from '@/lib/data/errors';
import {
  createOperation,
  type IdempotentOperation,
  requireSameRequest,
} from '@/lib/data/operations';
import type { CountedTry, VerdictWithoutTry } from '@/lib/domain/answers/judge';
import {
  type AnswerWithLines,
  hasTypedLines,
  type StudentWorkLine,
} from '@/lib/domain/answers/lines';
import type { NumberAnswer } from '@/lib/domain/answers/read';
import {
  isSameWorkForMoreTries,
  type LessonOrScoutingWork,
  type TryHold,
} from '@/lib/domain/answers/tries';
import { seasonKeyFields } from '@/lib/domain/calendar/season-key';
import type { scoringRulesFields } from '@/lib/domain/football/formulas';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { TryOperation } from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import { alreadySentOtherAnswerText } from '@/words/form';
import { type AnswerPlace, noTryUsedText, verdictText } from '@/words/verdicts';
import type { HintDto, TypedAnswer, VerdictDto } from './dto';

/**
 * Runs one answer as {@link writeAsStudent} does. Two first answers at the same moment create the
 * same documents, so the second one runs again and finds them.
 *
 * @throws DomainError 'conflict' when the operation id made a try that is no longer known here
 */
export async function runAnswerTransactionWithRetry<R>(
  viewer: Viewer,
  answer: (transaction: Transaction, student: StudentInTransaction) => Promise<R>,
  { useCachedSeason = true } = {},
): Promise<R> {
  for (let isRepeat = false; ; isRepeat = true) {
    try {
      return await writeAsStudent(viewer, answer, { useCachedSeason });
    } catch (error) {
      if (!isAlreadyExistsError(error)) throw error;
      if (isRepeat) throw new DomainError('conflict', alreadySentOtherAnswerText());
    }
  }
}

/** The operation of an answer; see {@link createOperation}. Throws 'not-signed-in'. */
export const answerOperation = (viewer: Viewer, operationId: string, request: readonly unknown[]) =>
  createOperation(requireSignedIn(viewer).accountId, operationId, request);

/** A device sends one answer after the other, so a repeated one is among the newest. */
const MAX_RECENT_TRIES = 8;

/**
 * The stored result of an operation that comes again; null the first time.
 * @throws DomainError 'conflict' when its id came with another body
 */
export function findEarlierTryResult<R>(
  tries: readonly TryOperation[] | undefined,
  operation: IdempotentOperation,
): R | null {
  const earlier = tries?.find(({ operationId }) => operationId === operation.id);
  return earlier ? (JSON.parse(requireSameRequest(earlier, operation).result) as R) : null;
}

export const recentTriesWithNewResult = (
  tries: readonly TryOperation[] | undefined,
  operation: IdempotentOperation,
  result: unknown,
): TryOperation[] =>
  [
    ...(tries ?? []),
    {
      operationId: operation.id,
      fingerprint: operation.fingerprint,
      result: JSON.stringify(result),
    },
  ].slice(-MAX_RECENT_TRIES);

/** A repeated answer shows the pause that is left now, not the one it had at first. */
export const withCurrentHold = <V extends VerdictDto>(verdict: V, block: TryHold | null): V =>
  verdict.hold ? { ...verdict, hold: block } : verdict;

type TypedWork = {
  typed: TypedAnswer;
  lines?: readonly StudentWorkLine[] | undefined;
  estimate?: number | undefined;
};

export const isAddingLinesToLastWrongTry = (
  lines: readonly StudentWorkLine[] | undefined,
  lastWrong: Pick<AnswerWithLines, 'lines'> | undefined,
): boolean => hasTypedLines(lines) && lastWrong !== undefined && !hasTypedLines(lastWrong.lines);

/** A try at real statistics as it is stored. One operation makes one try: the id is its own. */
export function tryDocument(
  { profile, clock, now }: StudentInTransaction,
  operation: IdempotentOperation,
  {
    week,
    by,
    typed,
    lines,
    estimate,
  }: TypedWork & { week: number; by: ReturnType<typeof scoringRulesFields> },
  { answer, correct, simplified, tag, attempts }: CountedTry<NumberAnswer>,
  /** The result is stored as codes and values, so its wording can change later. */
  result: { verdict: VerdictWithoutTry },
) {
  return {
    id: operation.id,
    studentId: profile.studentId,
    leagueId: profile.leagueId,
    ...seasonKeyFields(clock.seasonKey),
    week,
    ...by,
    typed,
    answer: answer.value,
    ...(lines ? { lines } : {}),
    ...(estimate === undefined ? {} : { estimate }),
    correct,
    simplified,
    misconception: tag,
    attempt: attempts,
    createdAt: timestampFromDate(now),
    fingerprint: operation.fingerprint,
    result: JSON.stringify(result),
  };
}

export function verdictDto<H>(
  verdict: VerdictWithoutTry<H>,
  place: AnswerPlace,
  hintDtoOf: (hint: H) => HintDto | null,
): VerdictDto {
  const hold = 'hold' in verdict ? verdict.hold : null;
  const say = () => ({
    message: verdictText(verdict, place),
    hint:
      verdict.outcome === 'wrong' ? withFreeTryNote(verdict.reason, hintDtoOf(verdict.hint)) : null,
  });
  return {
    outcome: verdict.outcome,
    field: verdict.reason === 'unreadable' ? verdict.field : null,
    ...say(),
    ...spanishFieldIfBothLanguages(say),
    ...(hold ? { hold } : {}),
  };
}

/**
 * The message about the lines replaces the usual one, so it also has to say that the try was free.
 */
function withFreeTryNote(
  reason: VerdictWithoutTry['reason'],
  hint: HintDto | null,
): HintDto | null {
  if (reason !== 'with-lines' || !hint?.marks) return hint;
  return { ...hint, marks: { ...hint.marks, fits: `${hint.marks.fits} ${noTryUsedText()}` } };
}

/**
 * Records on the profile that a lesson step or a scouting task has no tries left, once for each.
 * The teacher's pages read the profile anyway.
 */
export function noteNoLessonOrScoutingTriesLeft(
  transaction: Transaction,
  { id, usedUp = [] }: StudentProfile,
  block: TryHold | null,
  work: LessonOrScoutingWork,
): void {
  if (block !== 'used-up' || usedUp.some((each) => isSameWorkForMoreTries(each, work))) return;
  transaction.merge(studentProfiles, id, { usedUp: [...usedUp, work], stuck: true });
}
