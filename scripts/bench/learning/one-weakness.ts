import type { StarterStats } from '@/lib/domain/answers/step-context';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import type { CardSkill } from '@/lib/domain/learning/skills';
import type { Rational } from '@/lib/domain/numbers/fractions';
import { cardLinesOfGame, createWeekCardDealer, type SimulatedCard } from './cards';
import { createSeededChance, leastCommonMultipleOfAll, type SeededChance } from './child';
import { HELD_OUT_MISTAKES } from './held-out';
import { MISTAKE_KINDS } from './kinds';
import { isWrongAttempt, type MistakeKind, type SimulatedAttempt, type WritingStyle } from './work';

/** A student of one season who can't do one thing, and does everything else right. */
export type SkillWeakness = {
  skill: CardSkill;
  level: FormulaLevel;
  kinds: readonly string[];
  /** The cards that ask for the skill; the kinds fit others too. */
  isAsked?: (card: SimulatedCard) => boolean;
};

const fractionsOf = (card: SimulatedCard): Rational[] =>
  (card.kind === 'team' ? card.values : card.lines.map(({ value }) => value)).filter(
    ({ d }) => d !== 1n,
  );
const bottomsOf = (card: SimulatedCard) => fractionsOf(card).map(({ d }) => d);
const hasLike = (card: SimulatedCard) => new Set(bottomsOf(card)).size < bottomsOf(card).length;
const hasUnlike = (card: SimulatedCard) => new Set(bottomsOf(card)).size > 1;
const isPlayer = (card: SimulatedCard) => card.kind === 'player';

const ADDING = [
  'straight-across',
  'straight-across-improper',
  'numerators-left-alone',
  'one-denominator',
  'denominators-multiplied',
  'numerators-multiplied',
  'fractions-multiplied',
  'same-number-added',
  'largest-denominator',
  'across',
  'across-reduced',
  'larger-denominator',
  'tops-as-they-were',
  'bottoms-multiplied-tops-added',
];

export const SKILL_WEAKNESSES: readonly SkillWeakness[] = [
  {
    skill: 'formula',
    level: 1,
    kinds: [
      'line-forgotten',
      'line-again',
      'two-lines-forgotten',
      'another-starter',
      'count-of-a-neighbor',
      'one-line-skipped',
      'television-points',
      'rate-of-the-other-level',
    ],
    isAsked: isPlayer,
  },
  {
    skill: 'unit-fraction',
    level: 1,
    kinds: [
      'times-the-denominator',
      'a-point-a-yard',
      'numerator-and-denominator-multiplied',
      'side-by-side',
      'both-parts-times-count',
      'count-beside-rate',
      'rate-as-decimal',
    ],
  },
  {
    skill: 'remainder',
    level: 1,
    kinds: [
      'remainder-after-the-point',
      'remainder-over-a-hundred',
      'remainder-over-another-denominator',
      'remainder-over-the-quotient',
      'remainder-over-the-dividend',
      'remainder-as-points',
      'remainder-forgotten',
      'line-rounded-up',
      'remainder-turned-over',
      'whole-and-remainder-swapped',
      'line-run-together',
      'part-over-rest',
      'rest-rounded-up',
      'rest-as-decimal-digits',
    ],
  },
  {
    skill: 'mixed-rate',
    level: 2,
    kinds: [
      'rate-turned-over',
      'whole-of-the-rate',
      'part-of-the-rate',
      'part-of-the-rate-once',
      'mixed-read-as-product',
      'denominator-forgotten',
    ],
    isAsked: (card) =>
      card.kind === 'player' && (card.row.position === 'K' || card.row.position === 'DEF'),
  },
  { skill: 'like-sums', level: 1, kinds: ADDING, isAsked: hasLike },
  { skill: 'unlike-sums', level: 1, kinds: ADDING, isAsked: hasUnlike },
  { skill: 'below-zero', level: 1, kinds: ['loss-as-gain', 'loss-added'] },
  { skill: 'equal-fractions', level: 1, kinds: [] },
];

const STYLE: WritingStyle = { hands: ['as-it-comes', 'lowest-terms'], everywhere: 60 };
const ALL = [...MISTAKE_KINDS, ...HELD_OUT_MISTAKES];
const SLIPS = MISTAKE_KINDS.filter(({ about }) => about === 'slip');

/**
 * A card with the first wrong try of the student; null for one that was right at once, which may
 * not be in lowest terms.
 */
export type FirstTriedCard = {
  card: SimulatedCard;
  attempt: SimulatedAttempt | null;
  longForm: boolean;
};

export type SimulatedStudent = {
  weakness: SkillWeakness | null;
  seed: number;
  /** Cards of a hundred that go wrong in a way that has nothing to do with a skill. */
  slips: number;
};

const WEEKS = 18;
/** Cards of a hundred that ask for the weakness and show it. */
const OFTEN = 85;

export function simulateSeasonOfStudent(
  games: readonly StarterStats[][],
  { weakness, seed, slips }: SimulatedStudent,
): FirstTriedCard[] {
  const chance = createSeededChance(seed);
  const level = weakness?.level ?? chance.pick(FORMULA_LEVELS);
  const dealt = weakness?.skill === 'below-zero' ? withMoreLosses(games) : games;
  const deal = createWeekCardDealer(dealt, chance, level);
  const kinds = ALL.filter(({ id }) => weakness?.kinds.includes(id));
  return Array.from({ length: WEEKS }, deal)
    .flat()
    .map((card): FirstTriedCard => {
      const isWeakHere =
        weakness !== null && (weakness.isAsked?.(card) ?? true) && chance.percent(OFTEN);
      const ofWeakness = isWeakHere ? anyOf(kinds, card, chance) : null;
      const attempt = ofWeakness ?? (chance.percent(slips) ? anyOf(SLIPS, card, chance) : null);
      const isLeftLong = isWeakHere && weakness.skill === 'equal-fractions' && isReducible(card);
      return { card, attempt, longForm: attempt === null && isLeftLong };
    });
}

/** Few games have a line below zero. */
const withMoreLosses = (games: readonly StarterStats[][]): StarterStats[][] =>
  games.map((own, index) => {
    const losses = own.filter((row) => cardLinesOfGame(row, 1).some(({ count }) => count < 0));
    return index % 2 === 0 && losses.length > 0 ? losses : own;
  });

/** The sum over the common denominator of its lines is not in lowest terms. */
function isReducible(card: SimulatedCard): boolean {
  const bottoms =
    card.kind === 'team'
      ? card.values.map(({ d }) => Number(d))
      : card.lines.filter(({ value }) => value.d !== 1n).map(({ bottom }) => bottom);
  const { d } = card.total;
  return d !== 1n && leastCommonMultipleOfAll(bottoms) !== Number(d);
}

/** One of the kinds that fit the card. */
function anyOf(
  kinds: readonly MistakeKind[],
  card: SimulatedCard,
  chance: SeededChance,
): SimulatedAttempt | null {
  const left = [...kinds];
  while (left.length > 0) {
    const [kind] = left.splice(chance.upTo(left.length), 1);
    const attempt = kind?.make(card, chance, STYLE);
    if (attempt && isWrongAttempt(attempt)) return attempt;
  }
  return null;
}
