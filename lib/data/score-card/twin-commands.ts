import type { Viewer } from '@/lib/data/access/viewer';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { NO_HINTS_YET } from '@/lib/domain/answers/hints';
import {
  judgeAnswer,
  removeTryFromVerdict,
  type Verdict,
  type VerdictWithoutTry,
} from '@/lib/domain/answers/judge';
import { type NumberAnswer, parseNumberAnswer } from '@/lib/domain/answers/read';
import { findTryHold } from '@/lib/domain/answers/tries';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { firstWrongTryFields } from '@/lib/domain/learning/locate-mistake';
import { toLowestTerms } from '@/lib/domain/numbers/fractions';
import { type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { type StepTwin, stepIndex } from '@/lib/domain/week/steps';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { twinLaterText } from '@/words/verdicts';
import { openScoreCard } from './card-in-transaction';
import type { SubmitTwinInput, TwinVerdictDto } from './dto';
import {
  answerOperation,
  findEarlierTryResult,
  recentTriesWithNewResult,
  runAnswerTransactionWithRetry,
  verdictDto,
  withCurrentHold,
} from './run-answer-transaction';
import { getCardStep } from './steps';
import { type LoadedTwin, stepStateOfTwin, twinAnswerKey, twinDto, twinOf } from './twins';

/**
 * Records one try at the twin of a right step, judged like every answer. It is free: it costs no
 * try, gives no points, and ticks no task. Repeating an operation id with the same body returns the
 * first answer; another body is 'conflict'. 'not-allowed' while the step isn't right, 'not-found'
 * if there is no twin. Throws as `openScoreCard`.
 */
export async function submitTwin(viewer: Viewer, input: SubmitTwinInput): Promise<TwinVerdictDto> {
  const { week, step: key, typed } = input;
  const body = ['twin', week, key, typed.whole, typed.numerator, typed.denominator];
  const operation = answerOperation(viewer, input.operationId, body);
  return runAnswerTransactionWithRetry(viewer, async (transaction, student) => {
    const { progress } = (await openScoreCard(transaction, student, week)).work;
    const { steps, recentTries } = progress;
    const card = {
      snapshot: student.snapshot,
      steps,
      week,
      rules: scoringRulesOfStoredWork(progress),
    };
    const step = getCardStep(steps, key);
    if (!step.correct) throw new DomainError('not-allowed', twinLaterText());
    const twin = twinOf(card, key, student.profile.studentId);
    if (!twin) throw notFoundError('game');
    const state = stepStateOfTwin(twin);

    const toDto = (verdict: VerdictWithoutTry, after: LoadedTwin): TwinVerdictDto => {
      const dto = twinDto(card, key, after);
      const { attempts, simplified } = dto;
      const hint = () => twinDto(card, key, after).lastWrong?.hint ?? null;
      return { ...verdictDto(verdict, 'twin', hint), step: key, attempts, simplified, twin: dto };
    };
    const earlier = findEarlierTryResult<VerdictWithoutTry>(recentTries, operation);
    if (earlier) return withCurrentHold(toDto(earlier, twin), findTryHold(state, student.now));

    const verdict = judgeAnswer(state, parseNumberAnswer(typed), twinAnswerKey(twin), student.now);
    const stored = twinAfter(twin, verdict, timestampFromDate(student.now));
    if (!stored) return toDto(removeTryFromVerdict(verdict), twin);
    transaction.merge(studentWeeklyProgress, progress.id, {
      steps: steps.with(stepIndex(key), { ...step, twin: stored }),
      ...('tried' in verdict
        ? {
            recentTries: recentTriesWithNewResult(recentTries, operation, {
              ...removeTryFromVerdict(verdict),
              hint: undefined,
            }),
          }
        : {}),
    });
    return toDto(removeTryFromVerdict(verdict), { ...twin, stored });
  });
}

/** The twin as it is stored after a verdict; null where nothing changes. */
function twinAfter(
  { numbers, context, stored }: LoadedTwin,
  verdict: Verdict<NumberAnswer>,
  at: Timestamp,
): StepTwin | null {
  if (verdict.reason === 'simplified-now') return stored && { ...stored, simplified: true, at };
  if (!('tried' in verdict)) return null;
  const { attempts, answer, simplified } = verdict.tried;
  const { playerId, week, counts, values } = numbers;
  const twinNumbers = {
    playerId,
    week,
    ...(counts ? { counts } : {}),
    ...(values ? { values } : {}),
  };
  const { hints, firstWrong } = stored ?? {};
  if (verdict.outcome === 'right') {
    const firstTry = { ...(hints ? { hints } : {}), ...(firstWrong ? { firstWrong } : {}) };
    return {
      ...twinNumbers,
      attempts,
      correct: true,
      answer: toLowestTerms(answer.value),
      simplified,
      ...firstTry,
      at,
    };
  }
  const lastWrong = { answer: answer.value, hints: hints ?? NO_HINTS_YET };
  const open = { attempts, correct: false, answer: null, simplified: false, at };
  const first =
    attempts === 1
      ? firstWrongTryFields(context, { answer: answer.value }, verdict.hint)
      : firstWrong;
  return {
    ...twinNumbers,
    ...open,
    hints: verdict.tried.hints,
    ...(first ? { firstWrong: first } : {}),
    lastWrong,
    ...verdict.tried.pause,
  };
}
