import type { CustomFormulaLines, PointRate } from '@/lib/domain/football/formulas';
import { statisticsScoredAtAnyLevel } from '@/lib/domain/football/formulas';
import {
  isSameFormulaSet,
  isStatisticOverlappingOther,
  type RateProblem,
  rateProblem,
} from '@/lib/domain/football/own-formulas';
import { mapPositions, POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import {
  FORMULA_SET_TEMPLATE_IDS,
  type FormulaSetTemplateId,
  templateFormulaLines,
} from '@/lib/domain/football/ready-formulas';
import type { StatisticOrSum } from '@/lib/domain/football/statistics';
import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';

export const RATE_ENTRY_KINDS = ['off', 'whole', 'fraction', 'mixed'] as const;
type RateKind = (typeof RATE_ENTRY_KINDS)[number];
export type RateBox = 'whole' | 'numerator' | 'denominator';
/**
 * One line's boxes as typed. Those hidden by `kind` keep their text, so that looking at another
 * kind loses nothing.
 */
export type RateLineBoxes = { readonly kind: RateKind } & { readonly [Box in RateBox]: string };
type Boxes = Partial<Record<StatisticOrSum, RateLineBoxes>>;

export type FormulaSetState = {
  readonly name: string;
  readonly position: PositionCode;
  /** RB, WR, and TE share one formula. */
  readonly isSame: boolean;
  readonly lines: Readonly<Record<PositionCode, Boxes>>;
};

export type FormulaSetEvent =
  | { kind: 'name'; name: string }
  | { kind: 'position'; position: PositionCode }
  | { kind: 'same'; isSame: boolean }
  | { kind: 'line'; line: StatisticOrSum; change: Partial<RateLineBoxes> }
  | { kind: 'start'; lines: CustomFormulaLines; name: string };

const CARRIERS: readonly PositionCode[] = ['RB', 'WR', 'TE'];
const OFF: RateLineBoxes = { kind: 'off', whole: '', numerator: '', denominator: '' };

export const BOXES_OF_RATE_KIND: Readonly<Record<RateKind, readonly RateBox[]>> = {
  off: [],
  whole: ['whole'],
  fraction: ['numerator', 'denominator'],
  mixed: ['whole', 'numerator', 'denominator'],
};

export function initialFormulaSetState(set: {
  name: string;
  lines: CustomFormulaLines;
}): FormulaSetState {
  const { lines } = set;
  const isSame = CARRIERS.every((position) =>
    isSameFormulaSet(
      { name: '', lines: { RB: lines[position] } },
      { name: '', lines: { RB: lines.RB } },
    ),
  );
  return {
    name: set.name,
    position: 'RB',
    isSame,
    lines: mapPositions((position) => boxesOf(lines[position] ?? {})),
  };
}

function boxesOf(formula: Partial<Record<StatisticOrSum, PointRate>>): Boxes {
  return Object.fromEntries(
    (Object.entries(formula) as [StatisticOrSum, PointRate][]).map(([line, rate]) => [
      line,
      lineBoxes(rate),
    ]),
  );
}

function lineBoxes([n, d]: PointRate): RateLineBoxes {
  const { wholeNumber, numerator, denominator } = toMixed(rational(n, d));
  const whole = wholeNumber === 0 ? '' : withTypographicMinus(wholeNumber);
  if (numerator === 0) return { ...OFF, kind: 'whole', whole };
  const part = { numerator: withTypographicMinus(numerator), denominator: `${denominator}` };
  return { kind: wholeNumber === 0 ? 'fraction' : 'mixed', whole, ...part };
}

export const rateBoxesOfLine = (
  { lines }: FormulaSetState,
  position: PositionCode,
  line: StatisticOrSum,
): RateLineBoxes => lines[position][line] ?? OFF;

export function formulaSetReducer(state: FormulaSetState, event: FormulaSetEvent): FormulaSetState {
  switch (event.kind) {
    case 'name':
      return { ...state, name: event.name };
    case 'position':
      return { ...state, position: event.position };
    case 'same':
      return event.isSame
        ? withSharedFormula({ ...state, isSame: true })
        : { ...state, isSame: false };
    case 'start':
      return {
        ...initialFormulaSetState(event),
        position: state.position,
        name: state.name || event.name,
      };
    case 'line': {
      const { position } = state;
      const { line, change } = event;
      const own = {
        ...state.lines[position],
        [line]: { ...rateBoxesOfLine(state, position, line), ...change },
      };
      // The same kicks can't count twice.
      const others =
        change.kind && change.kind !== 'off'
          ? statisticsScoredAtAnyLevel(position).filter((other) =>
              isStatisticOverlappingOther(line, other),
            )
          : [];
      for (const other of others) own[other] = { ...(own[other] ?? OFF), kind: 'off' };
      return withLines(state, position, own);
    }
  }
}

function withLines(state: FormulaSetState, position: PositionCode, own: Boxes): FormulaSetState {
  const like = state.isSame && CARRIERS.includes(position) ? CARRIERS : [position];
  return {
    ...state,
    lines: mapPositions((each) => (like.includes(each) ? own : state.lines[each])),
  };
}

function withSharedFormula(state: FormulaSetState): FormulaSetState {
  const from = CARRIERS.includes(state.position) ? state.position : 'RB';
  return withLines(state, from, state.lines[from]);
}

/**
 * `empty`: a box isn't filled in. `improper`: beside a whole number, the numerator isn't below the
 * denominator.
 */
type RateLineProblem = RateProblem | 'empty' | 'improper';
type ParsedRate = { readonly rate: PointRate } | { readonly problem: RateLineProblem } | null;

const NUMBER = /^[-\u2212]?\d{1,4}$/;

/** Null if the line is off. */
export function parseRateLine(line: StatisticOrSum, boxes: RateLineBoxes): ParsedRate {
  const shown = BOXES_OF_RATE_KIND[boxes.kind];
  if (shown.length === 0) return null;
  const typed = shown.map((box) => [box, boxes[box].trim()] as const);
  if (typed.some(([, text]) => text === '')) return { problem: 'empty' };
  const odd = typed.find(([, text]) => !NUMBER.test(text));
  if (odd) return { problem: odd[0] };
  const number = {
    whole: 0,
    numerator: 0,
    denominator: 1,
    ...Object.fromEntries(typed.map(([box, text]) => [box, numberOf(text)])),
  };
  const { whole, numerator, denominator } = number;
  if (boxes.kind !== 'whole' && denominator < 2) return { problem: 'denominator' };
  if (boxes.kind === 'mixed' && numerator < 1) return { problem: 'numerator' };
  if (boxes.kind === 'mixed' && whole === 0) return { problem: 'whole' };
  if (boxes.kind === 'mixed' && numerator >= denominator) return { problem: 'improper' };
  const rate = [whole * denominator + (whole < 0 ? -numerator : numerator), denominator] as const;
  const problem = rateProblem(line, rate);
  return problem ? { problem } : { rate };
}

const numberOf = (text: string): number => Number(text.replace('\u2212', '-'));

type PositionFormula = Partial<Record<StatisticOrSum, PointRate>>;

export function parsePositionFormula(
  state: FormulaSetState,
  position: PositionCode,
): { formula: PositionFormula; firstInvalid: StatisticOrSum | null } {
  const formula: PositionFormula = {};
  let firstInvalid: StatisticOrSum | null = null;
  for (const line of statisticsScoredAtAnyLevel(position)) {
    const read = parseRateLine(line, rateBoxesOfLine(state, position, line));
    if (read && 'rate' in read) formula[line] = read.rate;
    else if (read) firstInvalid ??= line;
  }
  return { formula, firstInvalid };
}

export function parseFormulaSet(state: FormulaSetState): {
  lines: CustomFormulaLines;
  firstInvalid: PositionCode | null;
} {
  const read = mapPositions((position) => parsePositionFormula(state, position));
  return {
    lines: mapPositions((position) => read[position].formula),
    firstInvalid: POSITION_CODES.find((position) => read[position].firstInvalid !== null) ?? null,
  };
}

/** Null if no level or ready-made set has the same formulas. */
export function findMatchingTemplateId(lines: CustomFormulaLines): FormulaSetTemplateId | null {
  return (
    FORMULA_SET_TEMPLATE_IDS.find((set) =>
      isSameFormulaSet({ name: '', lines }, { name: '', lines: templateFormulaLines(set) }),
    ) ?? null
  );
}
