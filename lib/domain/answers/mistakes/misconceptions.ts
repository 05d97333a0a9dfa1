import { fromMixed, mentionsValue, type Rational } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { StepContext, SumLine } from '../step-context';
import { IN_LINES } from './in-lines';
import { IN_SUMS } from './in-sums';
import { fractionPart, GROUPS, type Group, isWhole, type Mistake } from './mistake';

/** The wider group that a group is a part of. */
const WITHIN: Readonly<Partial<Record<Group, Group>>> = {
  'below-one': 'fraction',
  remainder: 'fraction',
  adding: 'fraction',
  writing: 'fraction',
};

/** What students are known to do, each with the results it leads to at the step at hand. */
const MISCONCEPTIONS = { ...IN_LINES, ...IN_SUMS };

export type MisconceptionKind = keyof typeof MISCONCEPTIONS;

/** Kept with an attempt: a kind; a group that all explanations have in common; or one line that all of them are about. */
export type MisconceptionTag = MisconceptionKind | `any-${Group}` | 'one-line';

export const MISCONCEPTION_KINDS = Object.keys(MISCONCEPTIONS) as MisconceptionKind[];

/** What a wrong answer looks like, and the line it is about as the screen names it; null for none, or where its name has the answer in it. */
export type Diagnosis = { readonly tag: MisconceptionTag; readonly line: string | null };

type Explanation = Mistake & { kind: MisconceptionKind; group: Group };

/**
 * Which known mistake a wrong answer looks like. Null for a right answer, for one that no mistake explains, and for one explained by several
 * mistakes that have nothing in common; if they do, they get the hint they share.
 * @throws RangeError for an answer beyond a safe integer, as `fromMixed`.
 */
export function diagnose(context: StepContext, typed: MixedNumber): Diagnosis | null {
  const value = fromMixed(typed);
  const explanations = mistakesAt(context).filter((mistake) => mistake.value.equals(value));
  return explanations.length === 0 ? null : shared(explanations, value, context.total);
}

/** Every result of every kind at this step, right ones (where a misconception does no harm) left out. */
export function mistakesAt(context: StepContext): Explanation[] {
  return MISCONCEPTION_KINDS.flatMap((kind) =>
    MISCONCEPTIONS[kind]
      .mistakes(context)
      .filter(({ value }) => !value.equals(context.total))
      .map((mistake) => ({ kind, group: MISCONCEPTIONS[kind].group, ...mistake })),
  );
}

/** What a tag is about; null for one line, and for a tag that is not known (any more). */
export function groupOfTag(tag: string): Group | null {
  if (isKind(tag)) return MISCONCEPTIONS[tag].group;
  return GROUPS.find((group) => tag === `any-${group}`) ?? null;
}

/** What all explanations have in common, the most telling first. */
function shared(explanations: readonly Explanation[], value: Rational, answer: Rational): Diagnosis | null {
  const line = onlyOne(explanations.map((each) => each.line));
  const kind = onlyOne(explanations.map((each) => each.kind));
  const group = onlyOne(explanations.map((each) => each.group));
  const wider = onlyOne(explanations.map((each) => WITHIN[each.group] ?? each.group));
  if (kind) return atLine(kind, line, answer);
  if (group) return atLine(`any-${group}`, line, answer);
  if (line) return atLine('one-line', line, answer);
  if (wider) return atLine(`any-${wider}`, null, answer);
  // Whatever the cause was, this much is plain to see: on the same side of zero, only the whole numbers differ.
  const isWholeOff = !isWhole(answer) && fractionPart(value).equals(fractionPart(answer));
  return isWholeOff ? atLine('any-whole', null, answer) : null;
}

/** "40 to 49 yards" names a line of a kicker whose answer may just be 49. */
function atLine(tag: MisconceptionTag, line: SumLine | null, answer: Rational): Diagnosis {
  return { tag, line: line && !mentionsValue(line.label, answer) ? line.label : null };
}

/** The one thing all have; null when they differ, when one has none, and for an empty list. */
function onlyOne<T>(list: readonly (T | null)[]): T | null {
  const [first = null] = list;
  return list.every((each) => each === first) ? first : null;
}

function isKind(tag: string): tag is MisconceptionKind {
  return Object.hasOwn(MISCONCEPTIONS, tag);
}
