import { toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type Diagnosis, diagnose } from './mistakes/misconceptions';
import { isUnitFraction, isWhole, isZero } from './mistakes/mistake';
import { commonBottom, overDenominator, type SiblingExample, siblingExample } from './sibling-example';
import type { StepContext } from './step-context';

export type HintLine = { readonly label: string; readonly value: MixedNumber };

/** One rung of the ladder of hints: a nudge, a worked example with other numbers, or the lines one by one. */
export type Rung =
  | { readonly says: 'no-counts' | 'whole-lines' | 'one-fraction' | 'team-fractions' | 'parts' | 'remainders' }
  | ({ readonly says: 'example' } & SiblingExample)
  | { readonly says: 'other-lines' | 'each-line' | 'running-sum' | 'same-bottom'; readonly lines: readonly HintLine[] };

/** What a hint says; `lib/words/en/hints.ts` puts it into words. No hint holds the answer. */
export type Hint = {
  readonly of: StepContext['kind'];
  readonly mistake: Diagnosis | null;
  /** Null where the mistake says enough. */
  readonly rung: Rung | null;
};

/** How far the hints of one step have come: how many rungs were given, and what the last wrong answer looked like. */
export type HintState = { rung: number; tag: string | null };

/** The hint for a wrong answer, which mistake it looks like, and how far the hints have come with it. */
export type Hinted<H = Hint> = { tag: string | null; hint: H; state: HintState };

export const NO_HINTS_YET: HintState = { rung: 0, tag: null };

/** Nudge, worked example with other numbers, line by line. */
export const RUNG_COUNT = 3;

/** The hint for a wrong answer: for a new known mistake its own sentence, for anything else the next rung of the ladder. */
export function nextHint(context: StepContext, typed: MixedNumber, state: HintState): Hinted {
  const mistake = diagnose(context, typed);
  const { isNews, rung, tag } = climb(state, mistake?.tag ?? null);
  return { tag, hint: { of: context.kind, mistake, rung: isNews ? null : ladderHint(context, rung) }, state: { rung, tag } };
}

/** What hints come to with a wrong answer that looks like `tag`. A mistake that is news is told first; anything else takes the next rung. */
export function climb(state: HintState, tag: string | null): HintState & { isNews: boolean } {
  const isNews = tag !== null && tag !== state.tag;
  return { isNews, tag, rung: isNews ? state.rung : Math.min(state.rung + 1, RUNG_COUNT) };
}

/** @param rung from 1. */
export function ladderHint(context: StepContext, rung: number): Rung {
  const example = rung === 2 ? siblingExample(context) : null;
  if (example) return { says: 'example', ...example };
  return (rung > 2 ? lineByLine(context) : null) ?? nudge(context);
}

function nudge(context: StepContext): Rung {
  if (context.lines.every(({ value }) => isZero(value))) return { says: 'no-counts' };
  const fractions = context.lines.filter(({ value }) => !isWhole(value)).length;
  if (fractions === 0) return { says: 'whole-lines' };
  if (context.kind === 'team') return { says: fractions === 1 ? 'one-fraction' : 'team-fractions' };
  // Only by a unit fraction one divides: 3 × 5/2 is no division.
  return { says: context.lines.some((line) => isUnitFraction(line.rate) && !isWhole(line.value)) ? 'remainders' : 'parts' };
}

/** Other made-up numbers than those of the rung before. */
const OTHER_NUMBERS = 7;

/** Each line by itself, never the sum. Where one line is already the answer, a line with other numbers takes its place. */
function lineByLine(context: StepContext): Rung | null {
  if (context.lines.some(({ value }) => value.equals(context.total))) {
    const example = siblingExample(context, OTHER_NUMBERS);
    return example && { says: 'other-lines', lines: example.lines };
  }
  const lines = context.lines.filter(({ value }) => !isZero(value));
  if (context.kind === 'player') {
    return { says: 'each-line', lines: lines.map(({ label, value }) => ({ label, value: toMixed(value) })) };
  }
  const bottom = commonBottom(lines.map(({ value }) => value));
  const fractions = lines.filter(({ value }) => !isWhole(value)).length;
  return {
    says: fractions < 2 ? 'running-sum' : 'same-bottom',
    lines: lines.map(({ label, value }) => ({ label, value: overDenominator(value, bottom) })),
  };
}
