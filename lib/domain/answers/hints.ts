import { toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { diagnose, type MisconceptionTag } from './mistakes/misconceptions';
import { isWhole, isZero } from './mistakes/mistake';
import { commonBottom, overDenominator, siblingExample } from './sibling-example';
import type { StepContext } from './step-context';

export type Hint = { title: string; text: string; lines?: { label: string; value: MixedNumber | null }[] };

/** Where the hints of one step stand: how many rungs were given, and what the last wrong answer looked like. */
export type HintState = { rung: number; tag: string | null };

export const NO_HINTS_YET: HintState = { rung: 0, tag: null };

/** Nudge, worked example with other numbers, line by line. */
export const RUNG_COUNT = 3;

export type HintStep = { tag: MisconceptionTag | null; hint: Hint; state: HintState };

/**
 * The hint for one wrong answer. A known mistake gets its own sentence; the same mistake again gets the next rung of the ladder with
 * it; any other answer gets the next rung. The last rung stays. No hint holds the answer.
 */
export function nextHint(context: StepContext, typed: MixedNumber, state: HintState): HintStep {
  const diagnosis = diagnose(context, typed);
  const tag = diagnosis?.tag ?? null;
  if (diagnosis && tag !== state.tag) {
    return { tag, hint: { title: diagnosis.title, text: diagnosis.hint }, state: { rung: state.rung, tag } };
  }
  const rung = Math.min(state.rung + 1, RUNG_COUNT);
  const ladder = ladderHint(context, rung);
  const hint = diagnosis ? { ...ladder, title: diagnosis.title, text: `${diagnosis.hint} ${ladder.text}` } : ladder;
  return { tag, hint, state: { rung, tag } };
}

/** @param rung from 1. */
export function ladderHint(context: StepContext, rung: number): Hint {
  if (rung <= 1) return nudge(context);
  return (rung === 2 ? workedSibling(context) : lineByLine(context)) ?? nudge(context);
}

const NUDGE_TITLE = 'An idea to start with';

function nudge(context: StepContext): Hint {
  return { title: NUDGE_TITLE, text: nudgeText(context) };
}

function nudgeText({ kind, lines }: StepContext): string {
  if (lines.every(({ value }) => isZero(value))) return 'Look at each count first. What is left when nothing happened?';
  if (lines.every(({ value }) => isWhole(value))) return 'Take one line at a time. Write each result down, and then add them.';
  if (kind === 'team') return 'Add the whole numbers first. Then give the fractions the same bottom number, and add those.';
  return 'Take one line at a time. When you divide, what is left over becomes the top of a fraction.';
}

/** A second part of the example's numbers, so that the last rung does not repeat those of the one before. */
const OTHER_NUMBERS = 7;

function workedSibling(context: StepContext): Hint | null {
  const example = siblingExample(context);
  if (!example) return null;
  const fractions = example.fractions ? ` The fractions: ${example.fractions}.` : '';
  return {
    title: 'The same with other numbers',
    text: `Here is ${context.kind === 'team' ? 'a small team' : 'another game'}, all worked out.${fractions} Now do the same with your numbers.`,
    lines: [...example.lines, { label: 'All together', value: example.sum }],
  };
}

/** Each line by itself, never the sum. Where one line is already the answer, a line with other numbers stands in. */
function lineByLine(context: StepContext): Hint | null {
  if (context.lines.some(({ value }) => value.equals(context.total))) {
    const example = siblingExample(context, OTHER_NUMBERS);
    return (
      example && {
        title: 'How one line works',
        text: 'Here are lines with other numbers. Work yours out the same way.',
        lines: example.lines,
      }
    );
  }
  const lines = context.lines.filter(({ value }) => !isZero(value));
  if (context.kind === 'player') {
    return {
      title: 'Line by line',
      text: 'Here is what each line gives. Adding them up is left for you.',
      lines: lines.map(({ label, value }) => ({ label, value: toMixed(value) })),
    };
  }
  const bottom = commonBottom(lines.map(({ value }) => value));
  return {
    title: 'Line by line',
    text:
      bottom === 1n
        ? 'Add two lines at a time. Keep each result for the next line.'
        : 'Here all the fractions have the same bottom number. Adding them up is left for you.',
    lines: lines.map(({ label, value }) => ({ label, value: overDenominator(value, bottom) })),
  };
}
