import { misconceptionGroupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import {
  type CardSkill,
  isCardSkill,
  type Skill,
  type SkillFirstTryResultCounts,
} from '@/lib/domain/learning/skills';
import { countText, listOfText } from './numbers';

const NAMES: Readonly<Record<CardSkill, string>> = {
  formula: 'Use the whole formula',
  'unit-fraction': 'A count times a unit fraction',
  remainder: 'What’s left over, as a fraction',
  'mixed-rate': 'A count times another fraction',
  'equal-fractions': 'Equivalent fractions, simplest form',
  'like-sums': 'Add with the same denominator',
  'unlike-sums': 'Add with different denominators',
  'below-zero': 'Numbers below zero',
  estimate: 'Guess where it lands',
};

export const skillName = (skill: Skill): string =>
  isCardSkill(skill) ? NAMES[skill] : `Lesson: ${graphTypeLabel(skill)}`;

/**
 * "First try: 8 of the last 10, and 2 tries where we can’t tell". An estimate has no first try: it
 * is close or it isn't.
 */
export function skillRecordText(
  skill: Skill,
  { right, of, unknown }: { right: number; of: number; unknown: number },
): string {
  const start = skill === 'estimate' ? 'Close' : 'First try';
  if (of === 0 && unknown > 0) return `${start}: ${cannotTellText(unknown)}`;
  const count = `${start}: ${right} of ${of === 10 ? 'the last 10' : of}`;
  return unknown === 0 ? count : `${count}${andUnclearTriesText(unknown)}`;
}

/** Follows a count: ", and 2 tries where we can’t tell". */
export const andUnclearTriesText = (unknown: number): string => `, and ${cannotTellText(unknown)}`;

/** "2 tries where we can’t tell" */
const cannotTellText = (unknown: number): string =>
  `${countText(unknown, 'try', 'tries')} where we can’t tell`;

/** The number of first tries, and the three counts that add up to it. */
export function firstTriesText({ right, missed, unknown }: SkillFirstTryResultCounts): string {
  const all = countText(right + missed + unknown, 'first try', 'first tries');
  return (
    `${all} so far: ${right} right, ${missed} wrong with a mistake we could spot, ` +
    `and ${unknown} wrong where we couldn’t.`
  );
}

/** Each names what a student who has overcome a mistake now knows. */
const BEATEN: Readonly<Record<MisconceptionGroup, string>> = {
  source: 'Every number comes from this card.',
  line: 'Every line counts once.',
  rate: 'Every line has its own rate.',
  'below-one': 'The part below one whole counts too.',
  remainder: 'What’s left over is a fraction.',
  adding: 'Denominators aren’t added.',
  writing: 'Each number has its place in a fraction.',
  fraction: 'The part less than one whole is right too.',
  whole: 'The whole numbers get added too.',
  slip: 'Every number is the one on the card.',
  sign: 'Numbers below zero take points away.',
};
export const insightAfterMistakeGroupText = (group: MisconceptionGroup): string => BEATEN[group];

/** "4 times in weeks 1 and 2. Right 5 times since Oct 28." */
export function beatenStory({
  weeks,
  since,
  fixed,
}: {
  weeks: readonly number[];
  since: number;
  fixed: string | null;
}): string {
  const which = [...new Set(weeks)].toSorted((a, b) => a - b);
  const when = which.length === 1 ? `week ${which[0]}` : `weeks ${listOfText(which.map(String))}`;
  return (
    `${sentenceCount(weeks.length)} in ${when}. Right ${since} times ` +
    `since${fixed ? ` ${fixed}` : ' then'}.`
  );
}
const sentenceCount = (times: number): string =>
  times === 1 ? 'Once' : times === 2 ? 'Twice' : `${times} times`;

/**
 * Says what a student found on the way to a right answer; null if nothing is known about the first
 * wrong one.
 */
export function insightAfterMistakeText(tag: string | null): string | null {
  const group = tag === null ? null : misconceptionGroupOfTag(tag);
  return group && BEATEN[group];
}
