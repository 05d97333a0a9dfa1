import {
  requireSignedIn,
  type Viewer,
  type WritingStudent,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { earlierAnswer, type Operation, operationOf, sameRequest } from '@/lib/data/operations';
import type { Try, Verdict } from '@/lib/domain/answers/judge';
import { hasLines, type OwnLine, type Work } from '@/lib/domain/answers/lines';
import type { Answer, NumberAnswer } from '@/lib/domain/answers/read';
import { isSameWork, type TryHold, type UsedUpWork } from '@/lib/domain/answers/tries';
import { storedGames } from '@/lib/domain/calendar/games';
import type { storedRules } from '@/lib/domain/football/formulas';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { AlreadyExistsError, type ReadOperations, type Transaction } from '@/lib/store/port';
import { type AnswerPlace, FREE_LOOK, type ToldVerdict, verdictWords } from '@/words/verdicts';
import type { HintDto, TypedAnswer, VerdictDto } from './dto';

/**
 * What a try keeps of its operation. Tries of older releases keep nothing, and have a document in
 * `operations`.
 */
export type KeptTry = {
  readonly fingerprint?: string | undefined;
  readonly result?: string | undefined;
};

type Request = {
  readonly operationId: string;
  /** Everything that makes two requests the same one. */
  readonly body: readonly unknown[];
  /** As for `writeAsStudent`. */
  readonly weekAsTold?: boolean;
};

type Once<V, K> = {
  readonly operation: Operation;
  /** Whether the try of this operation is known to be there already. */
  readonly isRepeat: boolean;
  /**
   * What the operation was answered when it left `kept`; null where it left nothing. 'conflict'
   * when that was another request.
   *
   * @param hold why the step takes no answer by now: a pause that has gone on since is told as it
   *   is.
   * @param tell puts what was kept into words. Tries of older releases kept the words themselves,
   *   which are told as they are.
   */
  readonly before: (
    reader: ReadOperations,
    kept: KeptTry | null,
    hold: TryHold | null,
    tell: (result: K) => V,
  ) => Promise<V | null>;
};

/**
 * Answers a request once, however often it comes, in one transaction of the student's. The try that
 * it leaves keeps its operation, so an answer that makes a try may do without looking for an
 * earlier one, which would cost a read each time: that try can't be written again, and then
 * `answer` runs once more, as a repeat. Throws as `writeAsStudent`.
 */
export async function answerOnce<V extends VerdictDto, K extends { verdict: unknown }>(
  viewer: Viewer,
  { operationId, body, weekAsTold = false }: Request,
  answer: (transaction: Transaction, student: WritingStudent, once: Once<V, K>) => Promise<V>,
): Promise<V> {
  const operation = operationOf(requireSignedIn(viewer).accountId, operationId, body);
  const before: Once<V, K>['before'] = async (reader, kept, hold, tell) => {
    if (!kept) return null;
    const { fingerprint, result } = kept;
    const isKept = fingerprint !== undefined && result !== undefined;
    const earlier = isKept
      ? (JSON.parse(sameRequest({ fingerprint, result }, operation).result) as V | K)
      : await earlierAnswer<V | K>(reader, operation);
    const told = earlier && ('verdict' in earlier ? tell(earlier) : earlier);
    return told?.hold ? { ...told, hold } : told;
  };
  const run = (isRepeat: boolean) =>
    writeAsStudent(
      viewer,
      (transaction, student) => answer(transaction, student, { operation, isRepeat, before }),
      {
        weekAsTold,
      },
    );
  try {
    return await run(false);
  } catch (error) {
    // Told by name, as other processes' bundles have classes of their own.
    if (error instanceof Error && error.name === new AlreadyExistsError().name) return run(true);
    throw error;
  }
}

/** All that a student has typed for one answer. */
type Typed = {
  typed: TypedAnswer;
  lines?: readonly OwnLine[] | undefined;
  estimate?: number | undefined;
};

/**
 * What makes two requests different beside the sum. Nothing where nothing was written, as in
 * requests of older pages.
 */
export const besideSum = ({ lines, estimate }: Typed): unknown[] =>
  lines || estimate !== undefined ? [lines ?? null, estimate ?? null] : [];

/** Whether an answer has the first lines to a wrong answer that had none. */
export const bringsLines = (
  lines: readonly OwnLine[] | undefined,
  lastWrong: Pick<Work, 'lines'> | undefined,
): boolean => hasLines(lines) && lastWrong !== undefined && !hasLines(lastWrong.lines);

/**
 * What is kept of every try at real statistics. One operation, one try: the store itself refuses a
 * second one.
 */
export function tryDocument(
  { profile, clock, now }: WritingStudent,
  operation: Operation,
  {
    week,
    by,
    typed,
    lines,
    estimate,
  }: Typed & { week: number; by: ReturnType<typeof storedRules> },
  { answer, correct, simplified, tag, attempts }: Try<NumberAnswer>,
  /** Codes and values. */
  result: { verdict: ToldVerdict },
) {
  return {
    id: operation.id,
    studentId: profile.studentId,
    leagueId: profile.leagueId,
    ...storedGames(clock.games),
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

/** What is kept of a verdict: the try is on its step. */
export function withoutTry<H>(verdict: Verdict<Answer, H>): ToldVerdict<H> {
  if (!('tried' in verdict)) return verdict;
  const { tried: _tried, ...told } = verdict;
  return told;
}

/** What every verdict tells, wherever the answer was given. */
export function verdictDto<H>(
  verdict: ToldVerdict<H>,
  place: AnswerPlace,
  tellHint: (hint: H) => HintDto | null,
): VerdictDto {
  const hold = 'hold' in verdict ? verdict.hold : null;
  return {
    outcome: verdict.outcome,
    message: verdictWords(verdict, place),
    field: verdict.reason === 'unreadable' ? verdict.field : null,
    hint: verdict.outcome === 'wrong' ? freely(verdict.reason, tellHint(verdict.hint)) : null,
    ...(hold ? { hold } : {}),
  };
}

/**
 * What is said of the lines stands in place of the message, so it says as well that it was free.
 */
function freely(reason: ToldVerdict['reason'], hint: HintDto | null): HintDto | null {
  if (reason !== 'with-lines' || !hint?.marks) return hint;
  return { ...hint, marks: { ...hint.marks, fits: `${hint.marks.fits} ${FREE_LOOK}` } };
}

/**
 * Notes on the profile, which the teacher's pages read anyway, that a lesson's step or scouting has
 * no tries left. Once for each.
 */
export function tellUsedUp(
  transaction: Transaction,
  { id, usedUp = [] }: StudentProfile,
  hold: TryHold | null,
  work: UsedUpWork,
): void {
  if (hold !== 'used-up' || usedUp.some((each) => isSameWork(each, work))) return;
  transaction.merge(studentProfiles, id, { usedUp: [...usedUp, work], stuck: true });
}
