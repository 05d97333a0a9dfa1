import type { ScoreAttempt } from '@/lib/data/work/tries';
import { AFTER_FIRST_HINT, NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import { type Verdict, whyRightAnswerIsNotSimplest } from '@/lib/domain/answers/judge';
import { type NumberAnswer, numberAnswerOf } from '@/lib/domain/answers/read';
import { makeTeamStepContext, type StepContext } from '@/lib/domain/answers/step-context';
import { STEP_KEYS, type StepKey, stepTitle } from '@/lib/domain/football/positions';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { applyVerdictToStep } from './card-in-transaction';
import { type CardContextWithSteps, stepContext } from './steps';

type Replay = {
  readonly card: CardContextWithSteps;
  readonly key: StepKey;
  readonly earlyHints: boolean;
};

/**
 * Rebuilds a step from the given tries alone, with the verdict that each had at the time. Fields
 * that don't come from tries stay as they are.
 */
export function replayStepTries(
  step: StoredCardStep,
  tries: readonly ScoreAttempt[],
  { card, key, earlyHints }: Replay,
): StoredCardStep {
  const { paper } = step;
  let replayed: StoredCardStep = {
    ...withoutTries(step),
    attempts: 0,
    correct: false,
    answer: null,
    simplified: false,
    completedAt: null,
    ...(earlyHints ? { hints: AFTER_FIRST_HINT } : {}),
  };
  const inOrder = tries.toSorted(
    (a, b) => Number(a.correct) - Number(b.correct) || a.attempt - b.attempt,
  );
  for (const each of inOrder) {
    const context = () => contextOf(each, card, key);
    replayed = applyVerdictToStep(
      replayed,
      verdictOf(each, replayed, context),
      each,
      dateFromTimestamp(each.createdAt),
      context,
    );
  }
  // Simplifying a right answer isn't stored as another try, so its result is kept here.
  if (replayed.correct && step.correct && step.simplified && !paper)
    return { ...replayed, simplified: true };
  return paper && !replayed.correct ? { ...replayed, paper, ...paperAnswer(step) } : replayed;
}

const paperAnswer = ({ correct, answer, simplified, completedAt }: StoredCardStep) => ({
  correct,
  answer,
  simplified,
  completedAt,
});

/** Another program's own fields stay. */
function withoutTries(step: StoredCardStep) {
  const {
    hints: _hints,
    firstWrong: _firstWrong,
    foundInLines: _found,
    wrongLine: _line,
    longForm: _longForm,
    estimate: _estimate,
    lastWrong: _lastWrong,
    together: _together,
    pausedAt: _pausedAt,
    correction: _correction,
    paper: _paper,
    ...rest
  } = step;
  return rest;
}

/** The total that a team's try was about stays known when a starter is open again. */
function contextOf(tried: ScoreAttempt, card: CardContextWithSteps, key: StepKey): StepContext {
  return 'addends' in tried && tried.addends
    ? makeTeamStepContext(
        tried.addends.map((value, index) => ({ label: stepTitle(STEP_KEYS[index] ?? key), value })),
      )
    : stepContext(card, key);
}

function verdictOf(
  { answer: value, correct, simplified, lines }: ScoreAttempt,
  step: StoredCardStep,
  context: () => StepContext,
): Verdict<NumberAnswer> {
  const answer = numberAnswerOf(value);
  const attempts = step.attempts + 1;
  const tried = { answer, correct, simplified, attempts, tag: null };
  if (correct)
    return {
      outcome: 'right',
      reason: simplified ? 'right' : whyRightAnswerIsNotSimplest(answer),
      tried,
    };
  const { tag, hint, state } = nextHint(
    context(),
    { answer: value, lines },
    step.hints ?? NO_HINTS_YET,
  );
  return {
    outcome: 'wrong',
    reason: 'wrong',
    tried: { ...tried, tag, hints: state, pause: {} },
    hint,
    hold: null,
  };
}
