import { spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import { gamesUpToWeek, listPlayersAtPosition, playerName } from '@/lib/data/season/starter-games';
import { nextHint } from '@/lib/domain/answers/hints';
import type { AnswerKey, StepStateToJudge } from '@/lib/domain/answers/judge';
import { type NumberAnswer, numberAnswerOf } from '@/lib/domain/answers/read';
import type { PlayerStepContext, StepContext } from '@/lib/domain/answers/step-context';
import { sumAnswerKey } from '@/lib/domain/answers/sum-key';
import { findTryHold, HINT_LEVEL_COUNT } from '@/lib/domain/answers/tries';
import {
  findOrInventPlayerStepTwin,
  madeUpStarterName,
  makeTeamStepTwin,
  type TwinGame,
  type TwinNumbers,
  twinContext,
} from '@/lib/domain/answers/twin';
import { positionOfSlot, type StepKey } from '@/lib/domain/football/positions';
import { statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import { hashToNumber, seededRandom, shuffled } from '@/lib/domain/numbers/random';
import type { StepTwin } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import { unknownPlayerText } from '@/words/football';
import { localizeHint } from '@/words/hints';
import { wrongAnswerTextAt } from '@/words/verdicts';
import type { LastWrongTryDto, ScoreStepDto, TwinDto } from './dto';
import {
  type CardContextWithSteps,
  getCardStep,
  isStepGameUnreadable,
  isTeamStepReady,
  stepContext,
} from './steps';

/** A twin with its numbers, and its state once someone has tried it. */
export type LoadedTwin = {
  readonly numbers: TwinNumbers;
  readonly context: StepContext;
  readonly stored: StepTwin | null;
};

const UNTRIED: Omit<StepTwin, 'at' | keyof TwinNumbers> = {
  attempts: 0,
  correct: false,
  answer: null,
  simplified: false,
};

/**
 * The twin of a correct step: the same work with other numbers. A player's step gets the real game
 * of an earlier week of someone outside the lineup, or made-up numbers if none fits; the team's
 * step gets made-up starters. The same student, step, and week always get the same twin, and it
 * keeps its numbers once it was tried. Null if nothing counts on the card, or if a game can't be
 * read.
 */
export function twinOf(
  card: CardContextWithSteps,
  key: StepKey,
  studentId: string,
): LoadedTwin | null {
  const step = getCardStep(card.steps, key);
  if (!step.correct || step.setAside || (key === 'TEAM' && !isTeamStepReady(card.steps)))
    return null;
  if (isStepGameUnreadable(card, key)) return null;
  const context = stepContext(card, key);
  const stored = step.twin && hasSameLineCount(context, step.twin) ? step.twin : null;
  const numbers = stored ?? chosenNumbers(card, key, context, studentId);
  return numbers && { numbers, context: twinContext(context, numbers), stored };
}

/** The formulas may have got other lines since the twin was stored. */
const hasSameLineCount = ({ lines }: StepContext, { counts, values }: TwinNumbers): boolean =>
  (counts ?? values ?? []).length === lines.length;

/**
 * Twins that were chosen, for as long as the season's numbers stay the same: a card is opened many
 * times.
 */
const numbersBySnapshot = new WeakMap<SeasonSnapshot, Map<string, TwinNumbers | null>>();
const MAX_CHOSEN = 5_000;

function chosenNumbers(
  card: CardContextWithSteps,
  key: StepKey,
  context: StepContext,
  studentId: string,
): TwinNumbers | null {
  const { snapshot, steps, week, rules } = card;
  const seed = hashToNumber(`${studentId} ${key} ${week}`);
  if (context.kind === 'team') return makeTeamStepTwin(context, seed % 1000);
  const chosen = numbersBySnapshot.get(snapshot) ?? new Map<string, TwinNumbers | null>();
  numbersBySnapshot.set(snapshot, chosen);
  const name = JSON.stringify([studentId, key, week, rules, steps.map(({ playerId }) => playerId)]);
  const found = chosen.get(name);
  if (found !== undefined) return found;
  const made = findOrInventPlayerStepTwin(
    context,
    earlierGames(card, key, context, seed),
    seed % 1000,
  );
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
  chosen.set(name, made);
  return made;
}

/**
 * The games before the card's week of everyone else at the position, in an order that follows from
 * the seed.
 */
function* earlierGames(
  { snapshot, steps, week }: CardContextWithSteps,
  key: StepKey,
  { lines }: PlayerStepContext,
  seed: number,
): Generator<TwinGame> {
  if (key === 'TEAM') return;
  const position = positionOfSlot(key);
  const starters = new Set(steps.map(({ playerId }) => playerId));
  const random = seededRandom(seed);
  for (const { id } of shuffled(listPlayersAtPosition(snapshot, position), random)) {
    if (starters.has(id)) continue;
    for (const game of shuffled(gamesUpToWeek(snapshot, position, id, week - 1), random)) {
      yield {
        playerId: id,
        week: Number(game.Week),
        counts: lines.map((line) => statisticTotalOfTerm(line, game)),
      };
    }
  }
}

export function stepStateOfTwin({
  stored,
}: Pick<LoadedTwin, 'stored'>): StepStateToJudge<NumberAnswer> {
  const { answer, lastWrong, ...state } = stored ?? UNTRIED;
  return {
    ...state,
    own: answer && numberAnswerOf(answer),
    lastWrong: lastWrong ? numberAnswerOf(lastWrong.answer) : null,
  };
}

/** The key holds the right answer and stays on the server. A twin is never worked out together. */
export function twinAnswerKey({ context, stored }: LoadedTwin): AnswerKey<NumberAnswer> {
  return sumAnswerKey({
    context: () => context,
    tried: () => stored ?? {},
    highestLevel: HINT_LEVEL_COUNT,
  });
}

export function togetherAndTwinFields(
  card: CardContextWithSteps,
  key: StepKey,
  studentId: string,
): Pick<ScoreStepDto, 'together' | 'twin'> {
  const twin = twinOf(card, key, studentId);
  const together = getCardStep(card.steps, key).together ? { together: true } : {};
  return { ...together, ...(twin ? { twin: twinDto(card, key, twin) } : {}) };
}

export function twinDto(
  { snapshot }: CardContextWithSteps,
  key: StepKey,
  { numbers, context, stored }: LoadedTwin,
): TwinDto {
  const { playerId, week, counts = [], values = [] } = numbers;
  const { attempts, correct, answer, simplified } = stored ?? UNTRIED;
  const tried = lastTwinTry(context, stored);
  const hold = stored && findTryHold(stored, getServices().now());
  return {
    from:
      week > 0 && key !== 'TEAM'
        ? {
            name: playerName(snapshot, positionOfSlot(key), playerId) ?? unknownPlayerText(),
            week,
          }
        : null,
    counts,
    starters: values.map((value, index) => ({ label: madeUpStarterName(index), value })),
    attempts,
    correct,
    own: correct ? answer : null,
    simplified,
    ...(tried ? { lastWrong: tried } : {}),
    ...(hold ? { hold } : {}),
  };
}

function lastTwinTry(context: StepContext, stored: StepTwin | null): LastWrongTryDto | undefined {
  if (!stored?.lastWrong || stored.correct) return undefined;
  const { answer, hints } = stored.lastWrong;
  if (fromMixed(answer).equals(context.total)) return undefined;
  const { hint } = nextHint(context, { answer }, hints, HINT_LEVEL_COUNT);
  const say = () => ({ message: wrongAnswerTextAt('twin'), hint: localizeHint(hint) });
  return { ...say(), ...spanishFieldIfBothLanguages(say), tried: answer };
}
