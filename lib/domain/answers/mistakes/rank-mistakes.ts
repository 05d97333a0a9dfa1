import { groupBy } from '@/lib/domain/lists';
import type { SumLine } from '../step-context';
import type { MisconceptionGroup } from './mistake';
import type { MinWeightShares } from './mistake-weights';

export type WeightedMistake<Kind extends string = string> = {
  kind: Kind | null;
  group: MisconceptionGroup;
  line: SumLine | null;
  weight: number;
  /** The prior weight of the kind, already included in `weight`. */
  priorWeight?: number;
};

/** The most likely explanation and its line; `unsure` if several are about equally likely. */
type MostLikelyMistake<Kind extends string> =
  | { tag: Kind | `any-${MisconceptionGroup}` | 'one-line'; line: SumLine | null }
  | 'unsure'
  | null;

/** The share of a mistake's weight that one line needs before the hint names that line. */
const SURE_OF_LINE = 0.9;

/**
 * The share of the weight that a part's mistakes and the unknown ones need together before the hint
 * names that part.
 */
const SURE_OF_PART = 0.95;

/**
 * How likely a student makes different mistakes in different lines, compared with the same one in
 * all.
 */
const SEVERAL_WAYS = 0.05;

/** A family that several others are part of. */
const WITHIN: Readonly<Partial<Record<MisconceptionGroup, MisconceptionGroup>>> = {
  'below-one': 'fraction',
  remainder: 'fraction',
  adding: 'fraction',
  writing: 'fraction',
  fraction: 'fraction',
};

/**
 * Picks the name for a wrong number. A name needs its share of the total weight of all causes and
 * of the unknown way. The most specific name wins: a kind, then its group, then a line, then a
 * wider group. If a way of that group leads to the number, and the number itself shows that just
 * this part is wrong, the unknown way counts for the group. Weights only choose hints; no grade
 * depends on them.
 */
export function findMostLikelyMistake<Kind extends string>(
  causes: readonly WeightedMistake<Kind>[],
  unknown: number,
  shares: MinWeightShares,
  wrongPart: 'fraction' | 'whole' | null = null,
): MostLikelyMistake<Kind> {
  if (causes.length === 0) return null;
  const total = unknown + weightOf(causes);
  const kind = heaviest(causes, (cause) => cause.kind, shares.kind * total);
  if (kind) return { tag: kind.name, line: lineOf(kind.causes) };
  const group = heaviest(causes, (cause) => cause.group, shares.family * total);
  if (group) return { tag: `any-${group.name}`, line: lineOf(group.causes) };
  const line = heaviest(causes, (cause) => cause.line, shares.line * total);
  if (line) return { tag: 'one-line', line: line.name };
  const wide = heaviest(causes, (cause) => WITHIN[cause.group] ?? null, shares.wide * total);
  if (wide) return { tag: `any-${wide.name}`, line: null };
  const ofPart = weightOf(causes.filter(({ group }) => (WITHIN[group] ?? group) === wrongPart));
  if (wrongPart && ofPart > 0 && ofPart + unknown >= SURE_OF_PART * total)
    return { tag: `any-${wrongPart}`, line: null };
  return causes.some(({ kind }) => kind !== null) ? 'unsure' : null;
}

type WrongLineCauses<Kind extends string> = {
  readonly causes: readonly WeightedMistake<Kind>[];
  readonly unknown: number;
};

/** A mistake or a family that explains all of the lines. */
export function mistakeCommonToLines<Kind extends string>(
  lines: readonly WrongLineCauses<Kind>[],
  shares: MinWeightShares,
): Kind | `any-${MisconceptionGroup}` | null {
  const inAll = lines.map(({ causes }) => causes);
  const kinds = mistakesInAllLines(inAll);
  const apart = lines.map(({ causes, unknown }) => weightOf(causes) + unknown);
  const total = weightOf(kinds) + SEVERAL_WAYS * productOf(apart);
  const kind = heaviest(kinds, (cause) => cause.kind, shares.kind * total);
  if (kind) return kind.name;
  const group = [...new Set(inAll.flat().map((cause) => cause.group))].find((each) => {
    const ofGroup = (causes: readonly WeightedMistake<Kind>[]) =>
      weightOf(causes.filter((cause) => cause.group === each));
    const weight = ofGroup(kinds) + SEVERAL_WAYS * productOf(inAll.map(ofGroup));
    return weight > 0 && weight >= shares.family * total;
  });
  return group ? `any-${group}` : null;
}

const productOf = (numbers: readonly number[]): number =>
  numbers.reduce((product, number) => product * number, 1);

/**
 * The mistakes that explain all of these wrong lines. A slip never does, because it doesn't happen
 * the same way on every line.
 */
function mistakesInAllLines<Kind extends string>(
  lines: readonly (readonly WeightedMistake<Kind>[])[],
): WeightedMistake<Kind>[] {
  const [first = [], ...others] = lines;
  return first.flatMap((cause) => {
    if (cause.group === 'slip') return [];
    const same = others.map((causes) =>
      causes.find(({ kind }) => kind !== null && kind === cause.kind),
    );
    const weight = same.reduce(
      (product, other) => (product * (other?.weight ?? 0)) / (cause.priorWeight ?? 1),
      cause.weight,
    );
    return weight > 0 ? [{ ...cause, line: null, weight }] : [];
  });
}

function lineOf(causes: readonly WeightedMistake[]): SumLine | null {
  return heaviest(causes, ({ line }) => line, SURE_OF_LINE * weightOf(causes))?.name ?? null;
}

function heaviest<Kind extends string, Name>(
  causes: readonly WeightedMistake<Kind>[],
  nameOf: (cause: WeightedMistake<Kind>) => Name | null,
  needed: number,
): { name: Name; causes: WeightedMistake<Kind>[] } | null {
  const named = [...groupBy(causes, nameOf)].flatMap(([name, own]) =>
    name === null ? [] : [{ name, causes: own }],
  );
  const [first] = named.toSorted((one, other) => weightOf(other.causes) - weightOf(one.causes));
  return first && weightOf(first.causes) >= needed ? first : null;
}

const weightOf = (causes: readonly WeightedMistake[]): number =>
  causes.reduce((sum, { weight }) => sum + weight, 0);
