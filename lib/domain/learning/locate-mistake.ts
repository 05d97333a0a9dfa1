import type { Hint } from '@/lib/domain/answers/hints';
import {
  type AnswerWithLines,
  type ParsedLine,
  parseLines,
  sumOfStudentLines,
} from '@/lib/domain/answers/lines';
import {
  type Diagnosis,
  diagnoseMistake,
  type MisconceptionKind,
  misconceptionGroupOfTag,
  misconceptionKindsOfTag,
  misconceptionOf,
} from '@/lib/domain/answers/mistakes/misconceptions';
import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import type { PlayerStepContext, StepContext, SumLine } from '@/lib/domain/answers/step-context';
import {
  type FirstWrongTry,
  type MistakeLocation,
  type MistakenCalculationStage,
  UNKNOWN_MISTAKE_LOCATION,
  type WrongLine,
} from '@/lib/domain/learning/mistake-location';
import {
  fromMixed,
  isNegative,
  isWhole,
  isZero,
  type Rational,
  toMixed,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';

/** The part of the work that a group of mistakes breaks; null for a group that says too little. */
const PART_OF_GROUP: Readonly<Record<MisconceptionGroup, MistakenCalculationStage | null>> = {
  source: 'numbers',
  line: 'numbers',
  rate: 'rule',
  'below-one': 'rest',
  remainder: 'rest',
  writing: 'rest',
  adding: 'adding',
  sign: 'sign',
  whole: null,
  fraction: null,
  slip: null,
};

/** Kinds of mistakes that break another part of the work than the rest of their group. */
const PART_OF_KIND: Readonly<Partial<Record<MisconceptionKind, MistakenCalculationStage>>> = {
  'other-level': 'numbers',
  'rate-of-another-line': 'numbers',
  'real-football-points': 'numbers',
  'zero-counted': 'numbers',
  'carry-lost': 'adding',
  'one-denominator-kept': 'unlike',
  'numerators-not-scaled': 'unlike',
  'same-number-added': 'unlike',
  'reduced-unevenly': 'writing',
};

function partOfTag(tag: string): MistakenCalculationStage | null {
  const group = misconceptionGroupOfTag(tag);
  return PART_OF_KIND[tag as MisconceptionKind] ?? (group && PART_OF_GROUP[group]);
}

export function firstWrongTryFields(
  context: StepContext,
  work: AnswerWithLines,
  { mistake, lines }: Pick<Hint, 'mistake' | 'lines'>,
) {
  return {
    tag: mistake?.tag ?? null,
    ...(lines
      ? {
          lines: lines.marks.flatMap(({ of, fits }) => (fits ? [] : of)),
          addsUp: lines.addsUp,
        }
      : {}),
    broke: locateMistake(context, work, mistake),
  };
}

/** Finds where a wrong answer broke. The result has at least one place. */
function locateMistake(
  context: StepContext,
  work: AnswerWithLines,
  mistake: Diagnosis | null,
): MistakeLocation[] {
  const own = parseLines(context, work.lines);
  const wrong = own.filter(({ value, right }) => !value?.equals(right));
  const sum = sumOfStudentLines(context, own);
  const answer = fromMixed(work.answer);
  if (wrong.length === 0 && (own.length === 0 || !sum)) return [bySum(context, mistake, answer)];
  const inBoxes = wrong.map((box) => inBox(context, box, work, mistake));
  if (!sum || sum.equals(answer)) return inBoxes;
  const added = [...own.flatMap(({ value }) => value ?? []), ...valuesOf(context.lines)];
  const ofSum = wrong.length === 0 ? mistake : null;
  return [...inBoxes, inAddition(answer.sub(sum), ofSum, [], added)];
}

/** Finds where a first try broke if an older version stored it, with less detail. */
export function listMistakeLocationsOfOlderTry(
  context: StepContext,
  { tag, lines = [], addsUp }: FirstWrongTry,
): MistakeLocation[] {
  const mistake = tag === null ? null : ({ tag, line: null } as Diagnosis);
  const inLines = lines.map((line): MistakeLocation => {
    const part = lines.length === 1 && tag !== null ? partOfTag(tag) : null;
    return { part: part ?? 'unknown', lines: [line] };
  });
  if (addsUp === false) {
    const part = mistake && inLines.length === 0 ? partInAddition(mistake.tag) : null;
    return [...inLines, { part: part ?? 'adding', lines: [] }];
  }
  return inLines.length > 0 ? inLines : [bySum(context, mistake)];
}

/** Locates a mistake by the sum alone: if several lines allow the mistake, it may be in any. */
function bySum(
  context: StepContext,
  mistake: Diagnosis | null,
  answer: Rational = context.total,
): MistakeLocation {
  if (!mistake) return UNKNOWN_MISTAKE_LOCATION;
  const named = context.lines.findIndex(({ label }) => label === mistake.line);
  const typed = context.lines[named]?.value.add(answer).sub(context.total);
  const part =
    typed && isAboutRate(context, named, typed, mistake.tag) ? 'rule' : partOfTag(mistake.tag);
  if (!part) return { part: 'unknown', lines: named < 0 ? [] : [named] };
  if (part !== 'rule' && part !== 'rest') return { part, lines: [] };
  if (named >= 0) return { part, lines: [named] };
  // Without a line, it may be the sum that was written in another way.
  if (misconceptionGroupOfTag(mistake.tag) === 'writing') return UNKNOWN_MISTAKE_LOCATION;
  const lines = linesThatAllow(context, mistake.tag);
  return lines.length > 0 ? { part, lines } : UNKNOWN_MISTAKE_LOCATION;
}

function linesThatAllow(context: StepContext, tag: string): number[] {
  if (context.kind === 'team') return [];
  const kinds = misconceptionKindsOfTag(tag).map((kind) => misconceptionOf(kind));
  return context.lines.flatMap((line, index) =>
    kinds.some(({ inLine }) =>
      inLine?.(line, context).some((value) => value !== null && !value.equals(line.value)),
    )
      ? [index]
      : [],
  );
}

function inBox(
  context: StepContext,
  box: ParsedLine,
  work: AnswerWithLines,
  mistake: Diagnosis | null,
): MistakeLocation {
  const lines = [...box.of];
  const [first = -1] = lines;
  if (!box.value) return { part: 'unknown', lines };
  if (context.kind === 'team') {
    const added = valuesOf(lines.flatMap((index) => context.lines[index] ?? []));
    return inAddition(box.value.sub(box.right), null, lines, added);
  }
  const isShared = mistake?.tag !== 'two-slips' && mistake?.of?.includes(first);
  const found = isShared
    ? mistake
    : diagnoseMistake(context, { answer: work.answer, lines: [box] });
  return { part: partInLine(context, first, box.value, found?.tag ?? null), lines };
}

function partInLine(
  context: PlayerStepContext,
  place: number,
  value: Rational,
  tag: string | null,
): MistakenCalculationStage {
  const line = context.lines[place];
  if (!line) return 'unknown';
  // For 5/8 or a loss, a 0 may be a line that was left out, or what was left over, or the sign.
  if (isZero(value))
    return isZero(wholePartAsRational(line.value)) || isNegative(line.value)
      ? 'unknown'
      : 'numbers';
  if (isAboutRate(context, place, value, tag)) return 'rule';
  const part = tag === null ? null : partOfTag(tag);
  if (part) return part;
  if (value.equals(line.value.neg())) return 'sign';
  const isCountOff = value.sub(line.value).abs().equals(line.rate.abs());
  const isSlip = isCountOff || (tag !== null && misconceptionGroupOfTag(tag) !== null);
  const isRestAlone =
    !isWhole(line.value) && wholePartAsRational(value).equals(wholePartAsRational(line.value));
  return isRestAlone && !isSlip ? 'rest' : 'unknown';
}

/**
 * True if the rate itself was written wrong: 1/8 read as 1.8, or 1 × 1/5 as 5. In 2 × 1/5 as 2.5
 * or as 5/2, it is the result.
 */
function isAboutRate(context: StepContext, place: number, value: Rational, tag: string | null) {
  const line = context.kind === 'player' ? context.lines[place] : undefined;
  const kind = tag === 'fraction-as-decimal' || tag === 'fraction-upside-down' ? tag : null;
  if (context.kind === 'team' || !line || !kind) return false;
  const rates = misconceptionOf(kind).inLine?.({ ...line, count: 1, value: line.rate }, context);
  return rates?.some((rate) => rate?.mul(line.count).equals(value)) ?? false;
}

const valuesOf = (lines: readonly SumLine[]): Rational[] => lines.map(({ value }) => value);

/**
 * A whole number too many or too few is a slip: the fractions were added rightly. They may also
 * have been if one of the numbers was left out, counted twice, or taken away.
 */
function inAddition(
  off: Rational,
  mistake: Diagnosis | null,
  lines: number[],
  added: readonly Rational[],
): MistakeLocation {
  const part = mistake && partInAddition(mistake.tag);
  const isOneNumber = added.some((value) =>
    [-1, 1, -2].some((times) => value.mul(times).equals(off)),
  );
  return { part: part ?? (isWhole(off) || isOneNumber ? 'unknown' : 'adding'), lines };
}

function partInAddition(tag: string): MistakenCalculationStage | null {
  if (misconceptionGroupOfTag(tag) === 'writing') return 'writing';
  const part = partOfTag(tag);
  return part === 'numbers' || part === 'adding' || part === 'unlike' ? part : null;
}

/**
 * The name of a mistake that the student's own lines show; null if it is a guess from the sum or
 * has no name.
 */
export function mistakeTagFoundInLines({ mistake, lines }: Pick<Hint, 'mistake' | 'lines'>) {
  const isInLines = lines?.marks.some(({ fits }) => !fits) || lines?.addsUp === false;
  const tag = mistake?.first ?? mistake?.tag;
  return isInLines && tag && misconceptionGroupOfTag(tag) ? tag : null;
}

/** The first wrong number in a student's own lines; null if none, and for the team's total. */
function wrongLineIn(context: StepContext, { lines }: AnswerWithLines): WrongLine | null {
  if (context.kind === 'team') return null;
  for (const { of, value, right } of parseLines(context, lines)) {
    const place = of[0];
    if (place !== undefined && of.length === 1 && value && !value.equals(right))
      return { place, value: toMixed(value) };
  }
  return null;
}

type KnownMistakes = {
  readonly foundInLines?: string[] | undefined;
  readonly wrongLine?: WrongLine | undefined;
};

/** Returns what a wrong try adds to its step. Few tries need the context. */
export function stepFieldsAfterWrongTry(
  { foundInLines = [], wrongLine }: KnownMistakes,
  {
    isFirst,
    context,
    work,
  }: {
    readonly isFirst: boolean;
    readonly context: () => StepContext;
    readonly work: AnswerWithLines;
  },
  hint: Hint,
): { firstWrong?: FirstWrongTry } & KnownMistakes {
  const name = mistakeTagFoundInLines(hint);
  const wrong = name && !wrongLine ? wrongLineIn(context(), work) : null;
  return {
    ...(isFirst ? { firstWrong: firstWrongTryFields(context(), work, hint) } : {}),
    ...(name && !foundInLines.includes(name) ? { foundInLines: [...foundInLines, name] } : {}),
    ...(wrong ? { wrongLine: wrong } : {}),
  };
}
