import { spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import { isPlayerInSeason, starterGame } from '@/lib/data/season/starter-games';
import { nextHint } from '@/lib/domain/answers/hints';
import { type AnswerKey, type StepStateToJudge, WRONG_GRADE } from '@/lib/domain/answers/judge';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { type NumberAnswer, numberAnswerOf } from '@/lib/domain/answers/read';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StarterStats,
  type StepContext,
} from '@/lib/domain/answers/step-context';
import { sumAnswerKey } from '@/lib/domain/answers/sum-key';
import type { ScoringRules } from '@/lib/domain/football/formulas';
import { lineupFromFields, lineupIdsInSlotOrder } from '@/lib/domain/football/lineup';
import {
  LINEUP_SLOTS,
  type LineupSlot,
  type PositionCode,
  positionOfSlot,
  type StepKey,
  stepTitle,
} from '@/lib/domain/football/positions';
import { formulaTerms, scoreGame, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { maxMvpPointsForCard, mvpPointsForCard } from '@/lib/domain/week/mvp';
import {
  emptyCardSteps,
  STEPS_PER_CARD,
  stepIndex,
  TEAM_STEP_INDEX,
} from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import type { StudentLineup } from '@/lib/store/collections/teams';
import { localizeHint } from '@/words/hints';
import { formulaLineText } from '@/words/rule-text';
import { guessComparisonText, wrongAnswerTextAt } from '@/words/verdicts';
import type {
  CardPointsGivenAndPossibleDto,
  FormulaTermDto,
  GuessFeedbackDto,
  LastWrongTryDto,
} from './dto';

export const cardPointsGivenAndPossibleDto = (
  steps: readonly StoredCardStep[],
): CardPointsGivenAndPossibleDto => ({
  given: mvpPointsForCard(steps),
  possibleNow: maxMvpPointsForCard(steps),
});

type CardContext = {
  readonly snapshot: SeasonSnapshot;
  readonly week: number;
  readonly rules: ScoringRules;
};

/** True if all nine steps have all their data, so the lineup isn't needed. */
export function hasStoredPlayersAndAnswers(stored: readonly StoredCardStep[]): boolean {
  return (
    stored.length === STEPS_PER_CARD &&
    stored.every(
      (step, index) =>
        (index === TEAM_STEP_INDEX || step.playerId !== null) &&
        (!step.correct || isStepAnsweredOrSetAside(step)),
    )
  );
}

/** True if a step is done, with an answer or because its game can't be read. */
export const isStepAnsweredOrSetAside = ({ correct, answer, setAside }: StoredCardStep): boolean =>
  correct && (answer !== null || setAside === true);

/**
 * The nine steps as stored, or fresh ones for the lineup. A step keeps the player it was first
 * worked out for. If another program stored an incomplete step, the rest is filled in: the player
 * from the lineup, and the answer of a right step from the statistics. A step with an unknown
 * player counts 0 and needs no try. A step whose game can't be read is set aside; it is open again
 * once the game can be read, unless the card was finished without it.
 */
export function fillInAndSetAsideSteps(
  stored: StoredCardStep[],
  lineup: StudentLineup | null,
  context: CardContext,
): StoredCardStep[] {
  const steps =
    hasStoredPlayersAndAnswers(stored) || !lineup ? stored : fillInSteps(stored, lineup, context);
  const now = steps.map((step, index) => resolveStep(step, index, { ...context, steps }));
  return now.some((step, index) => step !== steps[index]) ? now : steps;
}

function resolveStep(
  step: StoredCardStep,
  index: number,
  { snapshot, week, steps }: CardContextWithSteps,
): StoredCardStep {
  const slot = LINEUP_SLOTS[index];
  if (!slot || (step.correct && !step.setAside)) return step;
  const position = positionOfSlot(slot);
  if (isUnreadableStep(snapshot, { position, playerId: step.playerId, week }))
    return step.setAside ? step : { ...step, correct: true, answer: null, setAside: true };
  if (!isPlayerInSeason(snapshot, position, step.playerId ?? 0))
    return step.correct ? step : { ...step, ...COUNTED_AS_ZERO };
  const { setAside, ...rest } = step;
  return setAside && !steps[TEAM_STEP_INDEX]?.correct ? { ...rest, correct: false } : step;
}

type Starter = { position: PositionCode; playerId: number | null; week: number };

const isUnreadableStep = (snapshot: SeasonSnapshot, { position, playerId, week }: Starter) =>
  starterGame(snapshot, position, playerId ?? 0, week).game === 'unreadable';

/** True if a step's numbers can't be read now, even if it was answered earlier. */
export function isStepGameUnreadable(
  { snapshot, steps, week }: Pick<CardContextWithSteps, 'snapshot' | 'steps' | 'week'>,
  key: StepKey,
): boolean {
  const playerId = steps[stepIndex(key)]?.playerId ?? null;
  return (
    key !== 'TEAM' && isUnreadableStep(snapshot, { position: positionOfSlot(key), playerId, week })
  );
}

const ZERO: MixedNumber = { wholeNumber: 0, numerator: 0, denominator: 1 };
const COUNTED_AS_ZERO = { correct: true, simplified: true, answer: ZERO } as const;

function fillInSteps(
  stored: readonly StoredCardStep[],
  lineup: StudentLineup,
  { snapshot, week, rules }: CardContext,
): StoredCardStep[] {
  const starters = emptyCardSteps(lineupIdsInSlotOrder(lineupFromFields(lineup))).map(
    (fresh, index): StoredCardStep => {
      const step = stored[index] ?? fresh;
      const playerId = step.playerId ?? fresh.playerId;
      const slot = LINEUP_SLOTS[index];
      if (!slot || !step.correct || isStepAnsweredOrSetAside(step)) return { ...step, playerId };
      const position = positionOfSlot(slot);
      const { stats } = starterGame(snapshot, position, playerId ?? 0, week);
      return { ...step, playerId, answer: toMixed(scoreGame(position, rules, stats)) };
    },
  );
  return starters.map((step, index) => {
    if (index !== TEAM_STEP_INDEX || !step.correct || step.answer) return step;
    return isTeamStepReady(starters)
      ? { ...step, answer: toMixed(makeTeamStepContext(rightStarterAnswers(starters)).total) }
      : { ...step, correct: false };
  });
}

/**
 * True if the eight starters are done: the team's total is the sum of their verified answers,
 * without those that were set aside.
 */
export function isTeamStepReady(steps: readonly StoredCardStep[]): boolean {
  return steps.slice(0, TEAM_STEP_INDEX).every(isStepAnsweredOrSetAside);
}

export type CardContextWithSteps = CardContext & { readonly steps: readonly StoredCardStep[] };

/**
 * Holds the exact answer, so it stays on the server: no DTO has a field for it.
 *
 * @param playerId whose game the step is about.
 * @throws RangeError for the TEAM step before {@link isTeamStepReady}.
 */
export function stepContext(
  { snapshot, steps, week, rules }: CardContextWithSteps,
  key: StepKey,
  playerId = steps[stepIndex(key)]?.playerId,
): StepContext {
  if (key === 'TEAM') return makeTeamStepContext(rightStarterAnswers(steps));
  const statsOf = (slot: LineupSlot, id: number | null | undefined): StarterStats => {
    const position = positionOfSlot(slot);
    return { position, stats: starterGame(snapshot, position, id ?? 0, week).stats };
  };
  const others = LINEUP_SLOTS.filter((slot) => slot !== key).map((slot) =>
    statsOf(slot, steps[stepIndex(slot)]?.playerId),
  );
  return makePlayerStepContext({ ...statsOf(key, playerId), rules, others });
}

/** @throws RangeError when there aren't nine steps. */
export function getCardStep(steps: readonly StoredCardStep[], key: StepKey): StoredCardStep {
  const step = steps[stepIndex(key)];
  if (!step) throw new RangeError(`No step ${key}`);
  return step;
}

/**
 * The state in which a step's next answer is judged. The team's step is closed until its eight
 * starters are right.
 */
export function stepStateOfCard(
  steps: readonly StoredCardStep[],
  key: StepKey,
): StepStateToJudge<NumberAnswer> {
  const step = getCardStep(steps, key);
  return {
    ...step,
    own: step.answer && numberAnswerOf(step.answer),
    lastWrong: step.lastWrong ? numberAnswerOf(step.lastWrong.answer) : null,
    closed: step.setAside
      ? 'game-unreadable'
      : key === 'TEAM' && !isTeamStepReady(steps)
        ? 'other-steps-first'
        : null,
  };
}

/**
 * A corrected game never counts by its old points again: the season in this process's memory may be
 * a second older than the correction and would accept the old answer once more.
 */
export function answerKeyOfCardStep(
  card: CardContextWithSteps,
  key: StepKey,
  lines?: readonly StudentWorkLine[],
): AnswerKey<NumberAnswer> {
  const step = getCardStep(card.steps, key);
  const sum = sumAnswerKey({ context: () => stepContext(card, key), tried: () => step, lines });
  if (key === 'TEAM' || !step.correction) return sum;
  const outdated = fromMixed(step.correction.before);
  return {
    ...sum,
    grade: (answer) => (outdated.equals(fromMixed(answer.value)) ? WRONG_GRADE : sum.grade(answer)),
  };
}

/**
 * The newest wrong answer of an open step, with the hint that it got. Undefined if there is none,
 * or if a correction of the NFL has made the answer right or the team incomplete.
 */
export function lastWrongTryDto(
  card: CardContextWithSteps,
  key: StepKey,
): LastWrongTryDto | undefined {
  const step = card.steps[stepIndex(key)];
  if (!step?.lastWrong || step.correct || (key === 'TEAM' && !isTeamStepReady(card.steps)))
    return undefined;
  const { answer: tried, lines, hints } = step.lastWrong;
  const context = stepContext(card, key);
  if (fromMixed(tried).equals(context.total)) return undefined;
  const { hint } = nextHint(context, { answer: tried, lines }, hints);
  const say = () => ({ message: wrongAnswerTextAt('score-card'), hint: localizeHint(hint) });
  return { ...say(), ...spanishFieldIfBothLanguages(say), tried, ...(lines ? { lines } : {}) };
}

/** A guess is compared only once there is an answer. */
export function guessFeedbackField(
  key: StepKey,
  estimate: number | undefined,
  answer: MixedNumber | null | undefined,
  isRight: boolean,
): { guess?: GuessFeedbackDto } {
  if (estimate === undefined || !answer) return {};
  const say = () => guessComparisonText(key, estimate, answer, isRight);
  return { guess: { at: estimate, says: say(), ...spanishFieldIfBothLanguages(say) } };
}

/**
 * In the order of the lineup.
 *
 * @throws RangeError before {@link isTeamStepReady}.
 */
export function rightStarterAnswers(
  steps: readonly StoredCardStep[],
): { label: string; value: MixedNumber }[] {
  if (!isTeamStepReady(steps)) throw new RangeError('The team total needs all eight starters');
  return LINEUP_SLOTS.flatMap((slot, index) => {
    const value = steps[index]?.answer;
    return value ? [{ label: stepTitle(slot), value }] : [];
  });
}

/**
 * The lines a student works through: the game's count, also 0, and the rate, without the product.
 */
export function formulaTermDtos(
  position: PositionCode,
  rules: ScoringRules,
  stats: GameStats,
): FormulaTermDto[] {
  return formulaTerms(position, rules).map((term) => ({
    label: term.label,
    count: statisticTotalOfTerm(term, stats),
    rate: toMixed(term.rate),
    rule: formulaLineText(term),
    ...spanishFieldIfBothLanguages(() => formulaLineText(term)),
  }));
}
