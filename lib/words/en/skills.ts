import { groupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import type { Group } from '@/lib/domain/answers/mistakes/mistake';
import { graphTypeLabel } from '@/lib/domain/graphs/registry';
import { CARD_SKILLS, type CardSkill, type Skill } from '@/lib/domain/learning/skills';

/** As students and teachers read it. */
const NAMES: Readonly<Record<CardSkill, string>> = {
  formula: 'Use the whole formula',
  'unit-fraction': 'A count times a unit fraction',
  remainder: 'What’s left over, as a fraction',
  'mixed-rate': 'A count times another fraction',
  'equal-fractions': 'Equal fractions, lowest terms',
  'like-sums': 'Add with the same denominator',
  'unlike-sums': 'Add with different denominators',
  'below-zero': 'Numbers below zero',
  estimate: 'Guess where it lands',
};

const isCardSkill = (skill: Skill): skill is CardSkill => Object.hasOwn(CARD_SKILLS, skill);

export const skillName = (skill: Skill): string => (isCardSkill(skill) ? NAMES[skill] : `Lesson: ${graphTypeLabel(skill)}`);

/** "First try: 8 of the last 10". A guess has no tries: it is close, or it is not. */
export function skillCountText(skill: Skill, right: number, of: number): string {
  return `${skill === 'estimate' ? 'Close' : 'First try'}: ${right} of ${of === 10 ? 'the last 10' : of}`;
}

/** What a student who has beaten a mistake knows now. */
const BEATEN: Readonly<Record<Group, string>> = {
  source: 'Every number comes from this card.',
  line: 'Every line counts once.',
  rate: 'Every line has its own rule.',
  'below-one': 'The part below one whole counts too.',
  remainder: 'What’s left over is a fraction.',
  adding: 'Denominators aren’t added.',
  writing: 'Each number has its place in a fraction.',
  fraction: 'The part below one whole fits too.',
  whole: 'The wholes add up.',
  slip: 'Every number is the one on the card.',
  sign: 'Below zero takes points away.',
};
export const beatenText = (group: Group): string => BEATEN[group];

/** What a student has found on the way to a right answer; null where nothing is known of the first wrong one. */
export function foundText(tag: string | null): string | null {
  const group = tag === null ? null : groupOfTag(tag);
  return group && BEATEN[group];
}
