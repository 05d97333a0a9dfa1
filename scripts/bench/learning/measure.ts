import { NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import { type AnswerWithLines, checkLines } from '@/lib/domain/answers/lines';
import { diagnoseMistake } from '@/lib/domain/answers/mistakes/misconceptions';
import { isRoundedDecimal, parseNumberAnswer } from '@/lib/domain/answers/read';
import type { StarterStats } from '@/lib/domain/answers/step-context';
import { fromMixed, mentionsValue } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { hintWords } from '@/words/hints';
import { createCardDealer, type SimulatedCard } from './cards';
import { createSeededChance, parseWrittenNumber } from './child';
import { MISTAKE_KINDS } from './kinds';
import { isWrongAttempt, type MistakeKind, type SimulatedAttempt, type WritingStyle } from './work';

/**
 * The children of one run: another seed means other cards and slips, another style another way of
 * writing.
 */
export type BenchRun = { name: string; seed: number; style: WritingStyle; perKind: number };

export const BENCH_RUNS: readonly BenchRun[] = [
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
export type OutcomeTally = Record<NamingOutcome, number> & { attempts: number };
export type MistakeKindResults = {
  kind: Pick<MistakeKind, 'id' | 'child' | 'source' | 'about'>;
  alone: OutcomeTally;
  lines: OutcomeTally & { found: number };
  /** The app's wrong names, most frequent first. */
  misnamed: string[];
};

const noTally = (): OutcomeTally => ({ attempts: 0, right: 0, near: 0, wrong: 0, nothing: 0 });

/** The limit for a kind that fits few cards. */
const MOST_CARDS = 4_000;

export type BenchMeasurement = {
  figures: MistakeKindResults[];
  answersShown: string[];
  milliseconds: number;
  slowest: number;
};

export function measureMistakeNaming(
  run: BenchRun,
  games: readonly StarterStats[][],
  kinds: readonly MistakeKind[] = MISTAKE_KINDS,
): BenchMeasurement {
  const measured: BenchMeasurement = { figures: [], answersShown: [], milliseconds: 0, slowest: 0 };
  let [calls, time] = [0, 0];
  const timed = (work: () => ReturnType<typeof diagnoseMistake>) => {
    const start = performance.now();
    const found = work();
    const took = performance.now() - start;
    calls += 1;
    time += took;
    measured.slowest = Math.max(measured.slowest, took);
    return found;
  };
  for (const [index, kind] of kinds.entries()) {
    const chance = createSeededChance(run.seed * 1_000 + index);
    const deal = createCardDealer(games, chance);
    const figures: MistakeKindResults = {
      kind,
      alone: noTally(),
      lines: { ...noTally(), found: 0 },
      misnamed: [],
    };
    const misnamed = new Map<string, number>();
    const note = (
      tally: OutcomeTally,
      attempt: SimulatedAttempt,
      found: ReturnType<typeof diagnoseMistake>,
      prefix: string,
    ) => {
      const outcome = namingOutcomeOf(kind, attempt, found);
      tally.attempts += 1;
      tally[outcome] += 1;
      if (outcome === 'wrong')
        misnamed.set(`${prefix}${found?.tag}`, (misnamed.get(`${prefix}${found?.tag}`) ?? 0) + 1);
    };
    for (let cards = 0; cards < MOST_CARDS && figures.alone.attempts < run.perKind; cards += 1) {
      const attempt = kind.make(deal(), chance, run.style);
      const answer = attempt && isWrongAttempt(attempt) ? parseAttemptSum(attempt) : null;
      if (!attempt || !answer) continue;
      const { context } = attempt.card;
      note(
        figures.alone,
        attempt,
        timed(() => diagnoseMistake(context, { answer })),
        '',
      );
      const work = { answer, lines: attempt.boxes ?? undefined };
      if (attempt.boxes) {
        note(
          figures.lines,
          attempt,
          timed(() => diagnoseMistake(context, work)),
          'with lines: ',
        );
        if (linesFound(attempt, work)) figures.lines.found += 1;
      }
      for (const shown of [{ answer }, work])
        if (holdsAnswer(attempt.card, shown))
          measured.answersShown.push(`${kind.id}: ${attempt.sum}`);
    }
    figures.misnamed = [...misnamed]
      .sort(([, a], [, b]) => b - a)
      .map(([tag, count]) => `${tag} ${count}`);
    measured.figures.push(figures);
  }
  return { ...measured, milliseconds: time / Math.max(1, calls) };
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

/** What is true of one of these families is true of the wide one that they are part of. */
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
  const { title, text, lines = [] } = hintWords(hint);
  const { sum = null } = hint.lines ?? {};
  const shown = [...lines.flatMap(({ value }) => (value ? [value] : [])), ...(sum ? [sum] : [])];
  return (
    mentionsValue(`${title} ${text}`, card.total) ||
    shown.some((value) => fromMixed(value).equals(card.total))
  );
}

/** Slips per hundred wrong answers; all other kinds are equally frequent. */
export const SLIPS_PER_HUNDRED_ATTEMPTS = 10;

export type BenchRunSummary = {
  run: string;
  kinds: number;
  slips: number;
  attempts: number;
  /** Percentages; `...Alone` means by the sum alone. Slips count where the name says so. */
  rightAlone: number;
  namedAlone: number;
  wrongAlone: number;
  wrongAloneOfSlips: number;
  wrongAloneWithSlips: number;
  found: number;
  right: number;
  named: number;
  wrong: number;
  answersShown: number;
  milliseconds: number;
  figures: MistakeKindResults[];
};

type Shares = Record<'named' | 'wrong' | 'nothing', number>;
/** How a set of kinds is named, in percent, by the sum alone and with the lines. */
export type NamingShares = { name: string; kinds: number; alone: Shares; lines: Shares };

export function namingShares(name: string, figures: readonly MistakeKindResults[]): NamingShares {
  const shares = (way: 'alone' | 'lines'): Shares => {
    const of = (...outcomes: NamingOutcome[]) =>
      meanShare(figures, ({ [way]: tally }) => ({
        ...tally,
        count: outcomes.reduce((sum, outcome) => sum + tally[outcome], 0),
      }));
    return { named: of('right', 'near'), wrong: of('wrong'), nothing: of('nothing') };
  };
  return { name, kinds: figures.length, alone: shares('alone'), lines: shares('lines') };
}

/** Each kind has the same weight, however many cards it fits. */
function meanShare(
  list: readonly MistakeKindResults[],
  of: (each: MistakeKindResults) => { attempts: number; count: number },
): number {
  const shares = list
    .map(of)
    .flatMap(({ attempts, count }) => (attempts === 0 ? [] : [count / attempts]));
  return (100 * shares.reduce((sum, each) => sum + each, 0)) / shares.length;
}

export function summarizeBenchRun(
  { name }: BenchRun,
  { figures, answersShown, milliseconds }: BenchMeasurement,
): BenchRunSummary {
  const kinds = figures.filter(({ kind }) => kind.about !== 'slip');
  const slips = figures.filter(({ kind }) => kind.about === 'slip');
  const alone = (list: readonly MistakeKindResults[], ...outcomes: NamingOutcome[]) =>
    meanShare(list, ({ alone: tally }) => ({
      ...tally,
      count: outcomes.reduce((sum, outcome) => sum + tally[outcome], 0),
    }));
  const withLines = (...outcomes: (NamingOutcome | 'found')[]) =>
    meanShare(kinds, ({ lines: tally }) => ({
      ...tally,
      count: outcomes.reduce((sum, outcome) => sum + tally[outcome], 0),
    }));
  const [wrongAlone, wrongAloneOfSlips] = [alone(kinds, 'wrong'), alone(slips, 'wrong')];
  return {
    run: name,
    kinds: kinds.length,
    slips: slips.length,
    attempts: figures.reduce((sum, { alone: tally }) => sum + tally.attempts, 0),
    rightAlone: alone(kinds, 'right'),
    namedAlone: alone(kinds, 'right', 'near'),
    wrongAlone,
    wrongAloneOfSlips,
    wrongAloneWithSlips:
      (wrongAlone * (100 - SLIPS_PER_HUNDRED_ATTEMPTS) +
        wrongAloneOfSlips * SLIPS_PER_HUNDRED_ATTEMPTS) /
      100,
    found: Math.min(
      withLines('found'),
      meanShare(slips, ({ lines: tally }) => ({ ...tally, count: tally.found })),
    ),
    right: withLines('right'),
    named: withLines('right', 'near'),
    wrong: withLines('wrong'),
    answersShown: answersShown.length,
    milliseconds,
    figures,
  };
}
