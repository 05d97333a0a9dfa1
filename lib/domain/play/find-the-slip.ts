import {
  type MisconceptionKind,
  misconceptionOf,
} from '@/lib/domain/answers/mistakes/misconceptions';
import { makePlayerStepContext, type PlayerStepContext } from '@/lib/domain/answers/step-context';
import type { ScoringRules } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import type { GameStats } from '@/lib/domain/football/statistics';
import { type CardSkill, skillsOfLine, skillsOfSum } from '@/lib/domain/learning/skills';
import {
  fromMixed,
  isNegative,
  isZero,
  type Rational,
  sumRationals,
  toMixed,
  toMixedNumberOverDenominator,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type RandomSource, shuffled } from '@/lib/domain/numbers/random';

/** A made-up card has a real game's numbers, and is right in every step but one. */

/** Mistakes that a child can name in a few words. */
const LINE_SLIPS = [
  'side-by-side',
  'multiplied-not-divided',
  'remainder-dropped',
  'remainder-as-whole',
  'one-point-each',
  'added-not-multiplied',
  'zero-counted',
  'count-off-by-one',
  'multiplied-both',
] as const satisfies readonly MisconceptionKind[];
const SUM_SLIPS = [
  'added-straight-across',
  'carry-lost',
  'line-left-out',
  'line-twice',
  'numerators-not-scaled',
] as const satisfies readonly MisconceptionKind[];
export const SLIP_KINDS = [...LINE_SLIPS, ...SUM_SLIPS] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/**
 * These explain the same number as 'zero-counted': one too many, 0 + 5 as 5, and 0 1/8. The tables
 * of these mistakes leave a count of 0 to it.
 */
const EXPLAIN_ZERO_COUNTED: readonly SlipKind[] = [
  'count-off-by-one',
  'added-not-multiplied',
  'side-by-side',
];

const isOfLine = (kind: SlipKind): boolean => (LINE_SLIPS as readonly string[]).includes(kind);

export type SlipPuzzle = {
  readonly context: PlayerStepContext;
  readonly kind: SlipKind;
  /** The index of the wrong line; the number of lines stands for the sum. */
  readonly place: number;
  readonly shown: Rational;
  /** Three kinds, the true one among them. No other one explains the wrong number. */
  readonly options: readonly SlipKind[];
};

function wrongNumbers(context: PlayerStepContext, kind: SlipKind, place: number): Rational[] {
  const line = context.lines[place];
  const misconception = misconceptionOf(kind);
  if (line)
    return isOfLine(kind)
      ? (misconception.inLine?.(line, context) ?? []).flatMap((v) => v ?? [])
      : [];
  return isOfLine(kind) ? [] : misconception.mistakes(context).map(({ value }) => value);
}

const rightNumber = ({ lines, total }: PlayerStepContext, place: number): Rational =>
  lines[place]?.value ?? total;

function placeSlip(
  context: PlayerStepContext,
  kind: SlipKind,
): Pick<SlipPuzzle, 'place' | 'shown'> | null {
  const sum = context.lines.length;
  const places = isOfLine(kind) ? context.lines.map((_, index) => index) : [sum];
  for (const place of places) {
    const right = rightNumber(context, place);
    const shown = wrongNumbers(context, kind, place).find(
      (value) => !value.equals(right) && !isNegative(value) && !isZero(value),
    );
    if (shown) return { place, shown };
  }
  return null;
}

const isGoodCard = ({ lines }: PlayerStepContext): boolean =>
  lines.filter(({ count }) => count > 0).length >= 3 && lines.every(({ count }) => count >= 0);

const MAX_GAMES = 60;
/**
 * A round skips kinds that no game can show. Rounds start this many kinds apart, so that two of
 * them don't end up at the same kind.
 */
const APART = 3;
const CHOICES = 3;

/**
 * A card with one slip. The kinds come in an order that follows from `random`, so that the cards of
 * a week, numbered by `round`, differ. Null if no game fits.
 */
export function makeSlipPuzzle(
  {
    position,
    rules,
    games,
    round,
  }: {
    position: PositionCode;
    rules: ScoringRules;
    games: readonly GameStats[];
    round: number;
  },
  random: RandomSource,
): SlipPuzzle | null {
  // Shuffled before the games, so that all rounds of a week share the order.
  const order = shuffled(SLIP_KINDS, random);
  const contexts = shuffled(games, random)
    .slice(0, MAX_GAMES)
    .map((stats) => makePlayerStepContext({ position, rules, stats }))
    .filter(isGoodCard);
  // Rounds of the same position begin with another game.
  const turned = turnedBy(contexts, round);
  for (const kind of turnedBy(order, round * APART)) {
    for (const context of turned) {
      const found = placeSlip(context, kind);
      if (!found) continue;
      const others = shuffled(SLIP_KINDS, random).filter(
        (other) =>
          other !== kind &&
          !(kind === 'zero-counted' && EXPLAIN_ZERO_COUNTED.includes(other)) &&
          !wrongNumbers(context, other, found.place).some((value) => value.equals(found.shown)),
      );
      const options = shuffled([kind, ...others.slice(0, CHOICES - 1)], random);
      return { context, kind, ...found, options };
    }
  }
  return null;
}

function turnedBy<T>(list: readonly T[], places: number): readonly T[] {
  const first = list.length === 0 ? 0 : places % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}

/**
 * A product over its rate's denominator, as it comes from dividing: 14 × 1/10 is 1 4/10. So a right
 * line and a wrong one look alike.
 */
const overDenominator = (value: Rational, denominator: bigint): MixedNumber =>
  denominator % value.d === 0n ? toMixedNumberOverDenominator(value, denominator) : toMixed(value);

/**
 * Returns the card's numbers: its products, and the sum that follows from them if it isn't the
 * slip.
 */
export function slipPuzzleNumbers({ context, place, shown }: SlipPuzzle): {
  lines: MixedNumber[];
  sum: MixedNumber;
} {
  const values = context.lines.map(({ value }, index) => (index === place ? shown : value));
  return {
    lines: values.map((value, index) => overDenominator(value, context.lines[index]?.rate.d ?? 1n)),
    sum: toMixed(place === values.length ? shown : sumRationals(values)),
  };
}

type SlipAnswer = {
  readonly place: number;
  readonly kind: string;
  readonly value: MixedNumber;
};

/** The first part of the answer that isn't right yet, in the order of the questions. */
export function judgeSlipAnswer(
  { context, place, kind }: SlipPuzzle,
  answer: SlipAnswer,
): 'place' | 'kind' | 'number' | 'right' {
  if (answer.place !== place) return 'place';
  if (answer.kind !== kind) return 'kind';
  return fromMixed(answer.value).equals(rightNumber(context, place)) ? 'right' : 'number';
}

/** The skills that finding the right number at the slip's place needs; never none. */
export function skillsToCorrectSlip({ context, place }: SlipPuzzle): CardSkill[] {
  const line = context.lines[place];
  const skills = line ? skillsOfLine(line) : skillsOfSum(context.lines);
  return skills.length > 0 ? skills : ['formula'];
}
