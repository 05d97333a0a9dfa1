import { groupBy } from '@/lib/domain/lists';
import type { SumLine } from '../step-context';
import type { Group } from './mistake';

/** One way to come to a wrong number, and how much speaks for it. */
export type Cause<Kind extends string = string> = {
  kind: Kind;
  group: Group;
  line: SumLine | null;
  weight: number;
  /** How often the kind happens, which is a part of the weight. */
  often?: number;
};

/** The name that is likely enough, and the line it is about; `unsure` where several are. */
export type Name<Kind extends string> =
  | { tag: Kind | `any-${Group}` | 'one-line'; line: SumLine | null }
  | 'unsure'
  | null;

/**
 * Of all that speaks for the causes of a name, so much has to be about one line before that line is
 * named with it.
 */
const SURE_OF_LINE = 0.9;
/** What says little, a line or a wide group, has to hold for nearly all. */
const SURE_OF_MANY = 0.84;

/** Who works out several lines in another way mostly does it in one way. */
const SEVERAL_WAYS = 0.05;

/** The wider group that a group is a part of. */
const WITHIN: Readonly<Partial<Record<Group, Group>>> = {
  'below-one': 'fraction',
  remainder: 'fraction',
  adding: 'fraction',
  writing: 'fraction',
};

/**
 * What a wrong number is called. A name needs `sure` of all that speaks for the causes and for
 * chance (`slips`): the most telling that has it, a kind before its group, the group before a line
 * or the wider group. The numbers weigh names; no verdict and no point hangs on them.
 */
export function mostLikely<Kind extends string>(
  causes: readonly Cause<Kind>[],
  slips: number,
  sure: number,
): Name<Kind> {
  if (causes.length === 0) return null;
  const all = slips + weightOf(causes);
  const needed = sure * all;
  const kind = heaviest(causes, (cause) => cause.kind, needed);
  if (kind) return { tag: kind.name, line: lineOf(kind.causes) };
  const group = heaviest(causes, (cause) => cause.group, needed);
  if (group) return { tag: `any-${group.name}`, line: lineOf(group.causes) };
  const line = heaviest(causes, (cause) => cause.line, SURE_OF_MANY * all);
  if (line) return { tag: 'one-line', line: line.name };
  const wider = heaviest(causes, (cause) => WITHIN[cause.group] ?? cause.group, SURE_OF_MANY * all);
  return wider ? { tag: `any-${wider.name}`, line: null } : 'unsure';
}

/**
 * What several lines have in common: one kind in all of them, else one group. Null where nothing is
 * likely enough.
 */
export function likelyTogether<Kind extends string>(
  lines: readonly (readonly Cause<Kind>[])[],
  sure: number,
): Kind | `any-${Group}` | null {
  const apart = SEVERAL_WAYS * lines.reduce((product, causes) => product * weightOf(causes), 1);
  const kinds = together(lines);
  const needed = sure * (apart + weightOf(kinds));
  const kind = heaviest(kinds, (cause) => cause.kind, needed);
  if (kind) return kind.name;
  const groups = [...new Set(lines.flat().map(({ group }) => group))].map((group) => {
    const own = lines.map((causes) => weightOf(causes.filter((cause) => cause.group === group)));
    const same = weightOf(kinds.filter((cause) => cause.group === group));
    return {
      group,
      weight: same + SEVERAL_WAYS * own.reduce((product, weight) => product * weight, 1),
    };
  });
  const group = groups.find(({ weight }) => weight > 0 && weight >= needed)?.group;
  return group ? `any-${group}` : null;
}

/**
 * The kinds that every one of the lines could have, but for slips. A way of working that all of
 * them have is one.
 */
function together<Kind extends string>(lines: readonly (readonly Cause<Kind>[])[]): Cause<Kind>[] {
  const [first = [], ...others] = lines;
  return first.flatMap((cause) => {
    if (cause.group === 'slip') return [];
    const same = others.map((causes) => causes.find(({ kind }) => kind === cause.kind));
    const weight = same.reduce(
      (product, other) => (product * (other?.weight ?? 0)) / (cause.often ?? 1),
      cause.weight,
    );
    return weight > 0 ? [{ ...cause, line: null, weight }] : [];
  });
}

/** The one line that nearly all of it is about. */
function lineOf(causes: readonly Cause[]): SumLine | null {
  return heaviest(causes, ({ line }) => line, SURE_OF_LINE * weightOf(causes))?.name ?? null;
}

/** What the heaviest causes have in common, where they have at least that weight. */
function heaviest<Kind extends string, Name>(
  causes: readonly Cause<Kind>[],
  nameOf: (cause: Cause<Kind>) => Name | null,
  needed: number,
): { name: Name; causes: Cause<Kind>[] } | null {
  const named = [...groupBy(causes, nameOf)].flatMap(([name, own]) =>
    name === null ? [] : [{ name, causes: own }],
  );
  const [first] = named.toSorted((one, other) => weightOf(other.causes) - weightOf(one.causes));
  return first && weightOf(first.causes) >= needed ? first : null;
}

const weightOf = (causes: readonly Cause[]): number =>
  causes.reduce((sum, { weight }) => sum + weight, 0);
