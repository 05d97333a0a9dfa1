import { NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import { type AnswerWithLines, checkLines } from '@/lib/domain/answers/lines';
import { diagnoseMistake } from '@/lib/domain/answers/mistakes/misconceptions';
import { isRoundedDecimal, parseNumberAnswer } from '@/lib/domain/answers/read';
import type { StarterStats } from '@/lib/domain/answers/step-context';
import { fromMixed, mentionsValue } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { localizeHint } from '@/words/hints';
import { createCardDealer, type SimulatedCard } from './cards';
import { createSeededChance, parseWrittenNumber } from './child';
import { MISTAKE_KINDS } from './kinds';
import {
  isWrongAttempt,
  type MistakeKind,
  type SimulatedAttempt,
  type WritingStyle,
} from './mistakes';

/**
 * The children of one run: another seed means other cards and slips, another style another way of
 * writing.
 */
export type BenchRun = { name: string; seed: number; style: WritingStyle; perKind: number };

export const BENCH_RUNS: readonly [BenchRun, BenchRun] = [
  {
    name: 'first',
    seed: 16,
    style: { hands: ['lowest-terms', 'as-it-comes'], everywhere: 50 },
    perKind: 120,
  },
  {
    name: 'held out',
    seed: 27_112,
    style: { hands: ['as-it-comes', 'improper', 'lowest-terms'], everywhere: 25 },
    perKind: 120,
  },
];

export type NamingOutcome = 'right' | 'near' | 'wrong' | 'nothing';
type Tally = Record<NamingOutcome | 'found', number> & { attempts: number };
/** How a kind's attempts were named, by the sum alone and with lines. */
type Figures = { kind: Pick<MistakeKind, 'child' | 'about'>; alone: Tally; lines: Tally };

const noTally = (): Tally => ({ attempts: 0, right: 0, near: 0, wrong: 0, nothing: 0, found: 0 });

/** The limit for a kind that fits few cards. */
const MAX_CARDS = 4_000;

export type BenchMeasurement = { figures: Figures[]; answersShown: number; milliseconds: number };

export function measureMistakeNaming(
  run: BenchRun,
  games: readonly StarterStats[][],
  kinds: readonly MistakeKind[] = MISTAKE_KINDS,
): BenchMeasurement {
  const figures: Figures[] = [];
  let [calls, time, answersShown] = [0, 0, 0];
  const name = (
    tally: Tally,
    kind: MistakeKind,
    attempt: SimulatedAttempt,
    work: AnswerWithLines,
  ) => {
    const start = performance.now();
    const found = diagnoseMistake(attempt.card.context, work);
    time += performance.now() - start;
    calls += 1;
    tally.attempts += 1;
    tally[namingOutcomeOf(kind, attempt, found)] += 1;
  };
  for (const [index, kind] of kinds.entries()) {
    const chance = createSeededChance(run.seed * 1_000 + index);
    const deal = createCardDealer(games, chance);
    const [alone, lines] = [noTally(), noTally()];
    for (let cards = 0; cards < MAX_CARDS && alone.attempts < run.perKind; cards += 1) {
      const attempt = kind.make(deal(), chance, run.style);
      const answer = attempt && isWrongAttempt(attempt) ? parseAttemptSum(attempt) : null;
      if (!attempt || !answer) continue;
      name(alone, kind, attempt, { answer });
      const work = { answer, lines: attempt.boxes ?? undefined };
      if (attempt.boxes) {
        name(lines, kind, attempt, work);
        if (linesFound(attempt, work)) lines.found += 1;
      }
      for (const shown of [{ answer }, work])
        if (holdsAnswer(attempt.card, shown)) answersShown += 1;
    }
    figures.push({ kind, alone, lines });
  }
  return { figures, answersShown, milliseconds: time / Math.max(1, calls) };
}

/** The answer as the app parses it; null if the app refuses it. */
export function parseAttemptSum({ sum, card }: SimulatedAttempt): MixedNumber | null {
  const read = parseNumberAnswer({ whole: sum, numerator: '', denominator: '' });
  if (!read.ok || read.answer.kind !== 'number') return null;
  return read.decimal && isRoundedDecimal(read.decimal, card.total) ? null : read.answer.value;
}

export function namingOutcomeOf(
  kind: MistakeKind,
  attempt: SimulatedAttempt,
  found: ReturnType<typeof diagnoseMistake>,
): NamingOutcome {
  if (!found || found.tag === 'cannot-tell') return 'nothing';
  if (!isAboutLine(attempt, found.line)) return 'wrong';
  if (kind.right.includes(found.tag)) return 'right';
  // The name "one line" counts only together with the line.
  if (found.tag === 'one-line' && found.line === null) return 'wrong';
  const isNear =
    kind.near.includes(found.tag) ||
    (found.tag === 'any-fraction' && kind.near.some((tag) => PARTS_OF_FRACTION.includes(tag)));
  return isNear ? 'near' : 'wrong';
}

/** A name of one of these families implies the wide one that they are part of. */
const PARTS_OF_FRACTION: readonly string[] = [
  'any-adding',
  'any-below-one',
  'any-remainder',
  'any-writing',
];

/** A named line must be one with the mistake: by its box, or by the difference in the sum. */
function isAboutLine(
  { card, wrong, sum, sumOff }: SimulatedAttempt,
  label: string | null,
): boolean {
  if (label === null) return true;
  const labels = card.context.lines.map((line) => line.label);
  if (wrong.some((places) => places.some((place) => labels[place] === label))) return true;
  if (!sumOff) return false;
  const value =
    card.kind === 'team'
      ? card.values[labels.indexOf(label)]
      : card.lines[labels.indexOf(label)]?.value;
  const change = parseWrittenNumber(sum).sub(card.total);
  return [1, -1, -2].some((times) => value?.mul(times).equals(change));
}

/** Exactly the wrong boxes are marked, and it is recognized if the sum matches the lines. */
function linesFound({ card, wrong, sumOff }: SimulatedAttempt, work: AnswerWithLines): boolean {
  const marked = checkLines(card.context, work);
  const looked = marked?.marks.filter(({ fits }) => !fits).map(({ of }) => of.join()) ?? [];
  return looked.join(';') === wrong.map((of) => of.join()).join(';') && marked?.addsUp === !sumOff;
}

/** True if the hint contains the answer, in words or in its data. */
function holdsAnswer(card: SimulatedCard, work: AnswerWithLines): boolean {
  const { hint } = nextHint(card.context, work, NO_HINTS_YET);
  const { title, text, lines = [] } = localizeHint(hint);
  const { sum = null } = hint.lines ?? {};
  const shown = [...lines.flatMap(({ value }) => (value ? [value] : [])), ...(sum ? [sum] : [])];
  return (
    mentionsValue(`${title} ${text}`, card.total) ||
    shown.some((value) => fromMixed(value).equals(card.total))
  );
}

/** The share of these outcomes, in percent. Each kind weighs the same, however many cards it fits. */
function shareOf(
  figures: readonly Figures[],
  way: 'alone' | 'lines',
  ...outcomes: (NamingOutcome | 'found')[]
): number {
  const shares = figures.flatMap(({ [way]: tally }) =>
    tally.attempts === 0
      ? []
      : [outcomes.reduce((sum, outcome) => sum + tally[outcome], 0) / tally.attempts],
  );
  return (100 * shares.reduce((sum, each) => sum + each, 0)) / shares.length;
}

/** How a set of kinds is named, in percent, by the sum alone and with the lines. */
export function namingShares(figures: readonly Figures[]) {
  const shares = (way: 'alone' | 'lines') => ({
    right: shareOf(figures, way, 'right'),
    named: shareOf(figures, way, 'right', 'near'),
    wrong: shareOf(figures, way, 'wrong'),
    nothing: shareOf(figures, way, 'nothing'),
  });
  return { kinds: figures.length, alone: shares('alone'), lines: shares('lines') };
}

/** Slips in a hundred wrong answers. */
const SLIPS = 10;

/** The kinds' shares; slips count where the name says so, and in `found`. */
export function summarizeBenchRun(
  { name }: BenchRun,
  { figures, answersShown, milliseconds }: BenchMeasurement,
) {
  const kinds = figures.filter(({ kind }) => kind.about !== 'slip');
  const slips = figures.filter(({ kind }) => kind.about === 'slip');
  const shares = namingShares(kinds);
  return {
    ...shares,
    run: name,
    slips: slips.length,
    attempts: figures.reduce((sum, { alone }) => sum + alone.attempts, 0),
    wrongWithSlips:
      (shares.alone.wrong * (100 - SLIPS) + shareOf(slips, 'alone', 'wrong') * SLIPS) / 100,
    found: Math.min(shareOf(kinds, 'lines', 'found'), shareOf(slips, 'lines', 'found')),
    answersShown,
    milliseconds,
    figures,
  };
}
