import type { SumLine } from '../step-context';
import type { Group } from './mistake';

/** One way to come to a wrong number, and how much speaks for it. */
export type Cause<Kind extends string = string> = { kind: Kind; group: Group; line: SumLine | null; weight: number };

/** The name that is likely enough, and the line it is about; `unsure` where several are. */
export type Name<Kind extends string> = { tag: Kind | `any-${Group}` | 'one-line'; line: SumLine | null } | 'unsure' | null;

/** Of all that speaks for the causes of a name, so much has to be about one line before that line is named with it. */
const SURE_OF_LINE = 0.9;
/** What says little, a line or a wide group, has to hold for nearly all. */
const SURE_OF_MANY = 0.87;

/** Who misreads several lines mostly misreads them in one way. */
const SEVERAL_HABITS = 0.25;

/** The wider group that a group is a part of. */
const WITHIN: Readonly<Partial<Record<Group, Group>>> = {
  'below-one': 'fraction',
  remainder: 'fraction',
  adding: 'fraction',
  writing: 'fraction',
};

/**
 * What a wrong number is called. A name needs `sure` of all that speaks for the causes and for chance (`slips`): the most telling that has it,
 * a kind before its group, the group before a line or the wider group. The numbers weigh names; no verdict and no point hangs on them.
 */
export function mostLikely<Kind extends string>(causes: readonly Cause<Kind>[], slips: number, sure: number): Name<Kind> {
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

/** What several lines have in common: one kind in all of them, else one group. Null where nothing is likely enough. */
export function likelyTogether<Kind extends string>(
  lines: readonly (readonly Cause<Kind>[])[],
  sure: number,
): Kind | `any-${Group}` | null {
  const kinds = shared(lines, ({ kind }) => kind);
  const groups = shared(lines, ({ group }) => group);
  const sum = (weights: ReadonlyMap<unknown, number>) => [...weights.values()].reduce((all, weight) => all + weight, 0);
  const needed = sure * (sum(kinds) + SEVERAL_HABITS * sum(groups));
  const enough = <Name>(weights: ReadonlyMap<Name, number>) =>
    [...weights].find(([, weight]) => weight > 0 && weight >= needed)?.[0] ?? null;
  const [kind, group] = [enough(kinds), enough(groups)];
  return kind ?? (group && `any-${group}`);
}

/** How much speaks for each name in every one of the lines. */
function shared<Kind extends string, Name>(lines: readonly (readonly Cause<Kind>[])[], nameOf: (cause: Cause<Kind>) => Name) {
  const names = new Set(lines.flatMap((causes) => causes.map(nameOf)));
  const weightIn = (causes: readonly Cause<Kind>[], name: Name) => weightOf(causes.filter((cause) => nameOf(cause) === name));
  return new Map([...names].map((name) => [name, lines.reduce((product, causes) => product * weightIn(causes, name), 1)]));
}

/** The one line that nearly all of it is about. */
function lineOf(causes: readonly Cause[]): SumLine | null {
  return heaviest(causes, ({ line }) => line, SURE_OF_LINE * weightOf(causes))?.name ?? null;
}

/** What the causes of at least that weight have in common. */
function heaviest<Kind extends string, Name>(
  causes: readonly Cause<Kind>[],
  nameOf: (cause: Cause<Kind>) => Name | null,
  needed: number,
): { name: Name; causes: Cause<Kind>[] } | null {
  for (const name of new Set(causes.map(nameOf))) {
    const own = causes.filter((cause) => nameOf(cause) === name);
    if (name !== null && weightOf(own) >= needed) return { name, causes: own };
  }
  return null;
}

const weightOf = (causes: readonly Cause[]): number => causes.reduce((sum, { weight }) => sum + weight, 0);
