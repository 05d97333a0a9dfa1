import { fromMixed, mentionsValue, type Rational } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { StepContext, SumLine } from '../step-context';
import {
  countsAdded,
  dividedNotMultiplied,
  mixedRateHalfRead,
  multipliedNotDivided,
  onePointEach,
  otherLevel,
  otherPlayer,
  rateOfAnotherLine,
  rateUpsideDown,
  realFootballPoints,
  remainderAsDecimal,
  remainderAsWhole,
  remainderDropped,
  remainderOverOtherNumber,
  yardsAsPoints,
} from './in-lines';
import {
  addedStraightAcross,
  carryLost,
  fractionsLeftOut,
  fractionUpsideDown,
  lineLeftOut,
  lineTwice,
  minusDropped,
  numeratorsNotScaled,
  roundedToWhole,
  signTurned,
  wholeOffByOne,
  wholesLeftOut,
} from './in-sums';
import { fractionPart, isWhole, type Mistake, playersOnly, teamOnly } from './mistake';

/** Which part of the work a misconception is about. Several of one group share the group's hint. */
type Group = 'source' | 'line' | 'rate' | 'below-one' | 'remainder' | 'adding' | 'writing' | 'fraction' | 'whole' | 'sign';

type Misconception = {
  group: Group;
  /** For a teacher. */
  label: string;
  hint: string;
  mistakes(context: StepContext): Mistake[];
};

const SUM_FITS = 'Your sum is right for the numbers you used.';

const GROUPS: Readonly<Record<Group, { title: string; label: string; hint: string; within?: Group }>> = {
  source: {
    title: 'Check where your numbers come from',
    label: 'Used numbers or rules from elsewhere',
    hint: 'Check that each number and each rule comes from this card.',
  },
  line: {
    title: 'Go through the lines once more',
    label: 'A line is missing or counts twice',
    hint: `${SUM_FITS} Each line counts once.`,
  },
  rate: {
    title: 'Look at the rule of each line',
    label: 'Used a rate in another way',
    hint: 'Read the rule of each line again. How many points does it give?',
  },
  'below-one': {
    title: 'Keep the part that is left over',
    label: 'Left out what is less than one whole',
    hint: 'Points do not have to be whole here. What is left over counts too.',
    within: 'fraction',
  },
  remainder: {
    title: 'Look at what is left over',
    label: 'Wrote a remainder in another way',
    hint: 'What is left over goes on top. What number did you divide by? It goes below.',
    within: 'fraction',
  },
  adding: {
    title: 'Look at how you add the fractions',
    label: 'Added unlike fractions',
    hint: 'Fractions must have the same bottom number before you add them.',
    within: 'fraction',
  },
  whole: {
    title: 'Look at the whole numbers',
    label: 'The whole numbers are not right',
    hint: 'Your fraction fits. Add up the whole numbers once more.',
  },
  writing: {
    title: 'Look at how it is written',
    label: 'Wrote the number in another way',
    hint: 'Check which number is on top.',
    within: 'fraction',
  },
  fraction: {
    title: 'Look at the fraction',
    label: 'The part below one whole is not right',
    hint: 'Look once more at the part that is less than one whole.',
  },
  sign: {
    title: 'Look at plus and minus',
    label: 'A sign is not right',
    hint: 'A number below zero takes points away.',
  },
};

/** What students are known to do, each with the results it leads to at the step at hand. Hints say where to look, never the answer. */
const MISCONCEPTIONS = {
  'other-level': {
    group: 'source',
    label: 'Used the formula of the other level',
    hint: 'Your points fit another set of rules. Use the rule that stands next to each line.',
    mistakes: playersOnly(otherLevel),
  },
  'other-player': {
    group: 'source',
    label: 'Used another player’s row',
    hint: 'Your points fit another starter. Check that all the numbers are from this player.',
    mistakes: playersOnly(otherPlayer),
  },
  'line-left-out': {
    group: 'line',
    label: 'Left a line out',
    hint: `${SUM_FITS} One line is not in it yet.`,
    mistakes: lineLeftOut,
  },
  'line-twice': {
    group: 'line',
    label: 'Counted a line twice',
    hint: `${SUM_FITS} One line is in it two times.`,
    mistakes: lineTwice,
  },
  'multiplied-not-divided': {
    group: 'rate',
    label: 'Multiplied where division is needed',
    hint: 'It takes many yards to make one point. Should there be more points than yards, or fewer?',
    mistakes: playersOnly(multipliedNotDivided),
  },
  'divided-not-multiplied': {
    group: 'rate',
    label: 'Divided where multiplication is needed',
    hint: 'Each one gives whole points. Should you share them out, or add them up?',
    mistakes: playersOnly(dividedNotMultiplied),
  },
  'rate-upside-down': {
    group: 'rate',
    label: 'Turned a rate upside down',
    hint: 'Check which number of the rule is on top and which one is below.',
    mistakes: playersOnly(rateUpsideDown),
  },
  'yards-as-points': {
    group: 'rate',
    label: 'Counted yards as points',
    hint: 'One yard is only a small part of a point. How many yards make one point?',
    mistakes: playersOnly(yardsAsPoints),
  },
  'one-point-each': {
    group: 'rate',
    label: 'Counted one point for each',
    hint: 'Read the rule again. How many points does each one give?',
    mistakes: playersOnly(onePointEach),
  },
  'counts-added': {
    group: 'rate',
    label: 'Added the counts without their rates',
    hint: 'These are the counts added up. First turn each count into points with its rule.',
    mistakes: playersOnly(countsAdded),
  },
  'real-football-points': {
    group: 'rate',
    label: 'Used the points of real football',
    hint: 'In a real game a touchdown gives other points. Here the rule next to the line counts.',
    mistakes: playersOnly(realFootballPoints),
  },
  'rate-of-another-line': {
    group: 'rate',
    label: 'Used the rate of another line',
    hint: 'Each line has its own rule. Use the one that stands next to it.',
    mistakes: playersOnly(rateOfAnotherLine),
  },
  'mixed-rate-half-read': {
    group: 'rate',
    label: 'Used only one part of a mixed rate',
    hint: 'The rule has a whole number and a fraction. Each one gets both parts.',
    mistakes: playersOnly(mixedRateHalfRead),
  },
  'remainder-as-decimal': {
    group: 'remainder',
    label: 'Wrote the remainder as decimal digits',
    hint: 'What is left over goes on top. The number you divided by goes below.',
    mistakes: playersOnly(remainderAsDecimal),
  },
  'remainder-over-other-number': {
    group: 'remainder',
    label: 'Put the remainder over another number',
    hint: 'What is left over goes on top. What number did you divide by? It goes below.',
    mistakes: playersOnly(remainderOverOtherNumber),
  },
  'remainder-as-whole': {
    group: 'remainder',
    label: 'Added the remainder as whole points',
    hint: 'What is left over is not enough for one more point. Write it as a fraction.',
    mistakes: playersOnly(remainderAsWhole),
  },
  'remainder-dropped': {
    group: 'below-one',
    label: 'Left the remainder out',
    hint: 'Some yards are left over when you divide. They count as a part of a point.',
    mistakes: playersOnly(remainderDropped),
  },
  'rounded-to-whole': {
    group: 'below-one',
    label: 'Rounded to a whole number',
    hint: 'Points do not have to be whole here. Keep the fraction too.',
    mistakes: roundedToWhole,
  },
  'fractions-left-out': {
    group: 'below-one',
    label: 'Added only the whole numbers',
    hint: 'The whole numbers are added up. Now add the fractions too.',
    mistakes: teamOnly(fractionsLeftOut),
  },
  'added-straight-across': {
    group: 'adding',
    label: 'Added numerators and denominators',
    hint: 'First make the bottom numbers the same. Then add the top numbers, and keep the bottom number.',
    mistakes: addedStraightAcross,
  },
  'numerators-not-scaled': {
    group: 'adding',
    label: 'Changed denominators but not numerators',
    hint: 'You found a bottom number that fits all. When the bottom number grows, the top number grows with it.',
    mistakes: numeratorsNotScaled,
  },
  'carry-lost': {
    group: 'whole',
    label: 'Lost a whole that the fractions make',
    hint: 'Fractions can add up to more than one whole. Then that whole moves over to the whole numbers.',
    mistakes: carryLost,
  },
  'whole-off-by-one': {
    group: 'whole',
    label: 'One whole too many or too few',
    hint: 'Add up the whole numbers once more.',
    mistakes: wholeOffByOne,
  },
  'wholes-left-out': {
    group: 'whole',
    label: 'Added only the fractions',
    hint: 'The fractions are added up. Now put the whole numbers in too.',
    mistakes: wholesLeftOut,
  },
  'fraction-upside-down': {
    group: 'writing',
    label: 'Swapped numerator and denominator',
    hint: 'Check which number of your fraction is on top. The bottom number tells how many parts make one whole.',
    mistakes: fractionUpsideDown,
  },
  'minus-dropped': {
    group: 'sign',
    label: 'Counted a negative number as positive',
    hint: 'A number below zero takes points away.',
    mistakes: minusDropped,
  },
  'sign-turned': {
    group: 'sign',
    label: 'Turned the sign of the answer',
    hint: 'Check the sign in front of your answer. Are the points above zero or below zero?',
    mistakes: signTurned,
  },
} as const satisfies Readonly<Record<string, Misconception>>;

export type MisconceptionKind = keyof typeof MISCONCEPTIONS;

/** Kept with an attempt: a kind; a group that all explanations have in common; or one line that all of them are about. */
export type MisconceptionTag = MisconceptionKind | `any-${Group}` | 'one-line';

export const MISCONCEPTION_KINDS = Object.keys(MISCONCEPTIONS) as MisconceptionKind[];

export type Diagnosis = {
  tag: MisconceptionTag;
  title: string;
  hint: string;
  /** The line that the hint names, as the screen shows it. */
  statistic: string | null;
};

type Explanation = { kind: MisconceptionKind; group: Group; line: SumLine | null };

/**
 * Which known mistake a wrong answer looks like. Null for a right answer however it is written, for an answer no mistake explains, and
 * for one that several mistakes explain which have nothing in common. With something in common they get the hint they share.
 * @throws RangeError for an answer beyond a safe integer, as `fromMixed`.
 */
export function diagnose(context: StepContext, typed: MixedNumber): Diagnosis | null {
  const value = fromMixed(typed);
  const explanations = explanationsOf(context, value);
  return explanations.length === 0 ? null : shared(explanations, value, context.total);
}

/** Every result of every kind at this step, right ones (where a misconception does no harm) left out. */
export function mistakesAt(context: StepContext): { kind: MisconceptionKind; value: Rational; line: SumLine | null }[] {
  return MISCONCEPTION_KINDS.flatMap((kind) =>
    MISCONCEPTIONS[kind]
      .mistakes(context)
      .filter(({ value }) => !value.equals(context.total))
      .map((mistake) => ({ kind, ...mistake })),
  );
}

/** A tag in a teacher's words; the tag itself when it is not known (any more). */
export function misconceptionLabel(tag: string): string {
  if (isKind(tag)) return MISCONCEPTIONS[tag].label;
  if (tag === 'one-line') return 'One line is not right';
  return Object.entries(GROUPS).find(([group]) => tag === `any-${group}`)?.[1].label ?? tag;
}

/** What to tell a class about a tag: the hint a student gets, without a line's name. Null for a tag that is not known (any more). */
export function misconceptionAdvice(tag: string): string | null {
  if (isKind(tag)) return MISCONCEPTIONS[tag].hint;
  if (tag === 'one-line') return 'Check each line by itself. One of them does not fit its rule.';
  return Object.entries(GROUPS).find(([group]) => tag === `any-${group}`)?.[1].hint ?? null;
}

function explanationsOf(context: StepContext, value: Rational): Explanation[] {
  return mistakesAt(context)
    .filter((mistake) => mistake.value.equals(value))
    .map(({ kind, line }) => ({ kind, group: MISCONCEPTIONS[kind].group, line }));
}

/** What all explanations have in common, the most telling first. */
function shared(explanations: readonly Explanation[], value: Rational, answer: Rational): Diagnosis | null {
  const line = onlyOne(explanations.map((each) => each.line));
  const kind = onlyOne(explanations.map((each) => each.kind));
  const group = onlyOne(explanations.map((each) => each.group));
  const wider = onlyOne(explanations.map((each) => GROUPS[each.group].within ?? each.group));
  if (kind)
    return atLine(line, answer, { tag: kind, title: GROUPS[MISCONCEPTIONS[kind].group].title, hint: MISCONCEPTIONS[kind].hint });
  if (group) return atLine(line, answer, ofGroup(group));
  if (line) return atLine(line, answer, { tag: 'one-line', title: 'Look at one line again', hint: 'The other lines fit.' });
  if (wider) return atLine(null, answer, ofGroup(wider));
  // Whatever the cause was, this much is plain to see.
  return hasSameFraction(value, answer) ? atLine(null, answer, ofGroup('whole')) : null;
}

function ofGroup(group: Group): Pick<Diagnosis, 'tag' | 'title' | 'hint'> {
  const { title, hint } = GROUPS[group];
  return { tag: `any-${group}`, title, hint };
}

function atLine(line: SumLine | null, answer: Rational, found: Pick<Diagnosis, 'tag' | 'title' | 'hint'>): Diagnosis {
  // "40 to 49 yards" names a line of a kicker whose answer may just be 49.
  if (!line || mentionsValue(line.name, answer)) return { ...found, statistic: null };
  return { ...found, hint: withPlace(found.hint, line.name), statistic: line.label };
}

/** On the same side of zero, and only the whole numbers differ. */
function hasSameFraction(value: Rational, answer: Rational): boolean {
  return !isWhole(answer) && fractionPart(value).equals(fractionPart(answer));
}

/** What is right is said first: "Your sum is right for the numbers you used. Look again at the rushing yards. ..." */
function withPlace(hint: string, name: string): string {
  const place = `Look again at ${name}.`;
  return hint.startsWith(SUM_FITS) ? hint.replace(SUM_FITS, `${SUM_FITS} ${place}`) : `${place} ${hint}`;
}

/** The one thing all have; null when they differ, when one has none, and for an empty list. */
function onlyOne<T>(list: readonly (T | null)[]): T | null {
  const [first = null] = list;
  return list.every((each) => each === first) ? first : null;
}

function isKind(tag: string): tag is MisconceptionKind {
  return Object.hasOwn(MISCONCEPTIONS, tag);
}
