import type { Hint, HintLine, Rung } from '@/lib/domain/answers/hints';
import { type Diagnosis, groupOfTag, type MisconceptionTag } from '@/lib/domain/answers/mistakes/misconceptions';
import type { Group } from '@/lib/domain/answers/mistakes/mistake';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** A hint as a student reads it, with a worked example or the lines one by one. */
export type HintWords = { title: string; text: string; lines?: { label: string; value: MixedNumber | null }[] };

type MisconceptionWords = {
  /** For a teacher. */
  label: string;
  /** Says where to look, never the answer. */
  hint: string;
};

const TITLES: Readonly<Record<Group, string>> = {
  source: 'Check where your numbers come from',
  line: 'Go through the lines again',
  rate: 'Look at the rule for each line',
  'below-one': 'Keep the part that’s left over',
  remainder: 'Look at what’s left over',
  adding: 'Look at how you add the fractions',
  whole: 'Look at the whole numbers',
  writing: 'Look at how it’s written',
  fraction: 'Look at the fraction',
  sign: 'Look at plus and minus',
};
const ONE_LINE = 'Look at one line again';

const SUM_FITS = 'Your sum is right for the numbers you used.';
/** Told before anything else: this much is right. */
const isSumRight = (tag: string) => groupOfTag(tag) === 'line';

const MISCONCEPTIONS: Readonly<Record<MisconceptionTag, MisconceptionWords>> = {
  'other-level': {
    label: 'Used the formula from the other level',
    hint: 'Your points fit another set of rules. Use the rule next to each line.',
  },
  'other-player': {
    label: 'Used another player’s row',
    hint: 'Your points fit another starter. Check that all the numbers are from this player.',
  },
  'line-left-out': { label: 'Left out a line', hint: 'One line isn’t in it yet.' },
  'line-twice': { label: 'Counted a line twice', hint: 'One line is in it twice.' },
  'multiplied-not-divided': {
    label: 'Multiplied instead of dividing',
    hint: 'Here, each one is worth only part of a point. Should there be more points than the count, or fewer?',
  },
  'divided-not-multiplied': {
    label: 'Divided instead of multiplying',
    hint: 'Each one is worth whole points. Should you split them up, or add them up?',
  },
  'rate-upside-down': {
    label: 'Turned a rate upside down',
    hint: 'Check which number in the rule is the numerator and which is the denominator.',
  },
  'yards-as-points': {
    label: 'Counted yards as points',
    hint: 'One yard is only a small part of a point. How many yards make one point?',
  },
  'one-point-each': {
    label: 'Counted one point for each',
    hint: 'Read the rule again. How many points is each one worth?',
  },
  'counts-added': {
    label: 'Added the counts without their rates',
    hint: 'These are the counts added up. First use each rule to turn its count into points.',
  },
  'real-football-points': {
    label: 'Used real football points',
    hint: 'In a real game, a touchdown is worth a different number of points. Here, use the rule next to the line.',
  },
  'rate-of-another-line': {
    label: 'Used the rate from another line',
    hint: 'Each line has its own rule. Use the one next to it.',
  },
  'mixed-rate-half-read': {
    label: 'Used only one part of a mixed rate',
    hint: 'The rule has a whole number and a fraction. Each one gets both parts.',
  },
  'remainder-as-decimal': {
    label: 'Wrote the remainder as decimal digits',
    hint: 'What’s left over is the numerator. The denominator is the one in the rule.',
  },
  'remainder-over-other-number': {
    label: 'Put the remainder over the wrong number',
    hint: 'What’s left over is the numerator. Look at the rule of that line: which denominator does it have?',
  },
  'remainder-as-whole': {
    label: 'Added the remainder as whole points',
    hint: 'What’s left over isn’t enough for one more point. Write it as a fraction.',
  },
  'remainder-dropped': {
    label: 'Left out the remainder',
    hint: 'Something is left over. It counts as part of a point.',
  },
  'rounded-to-whole': {
    label: 'Rounded to a whole number',
    hint: 'Points don’t have to be whole numbers here. Keep the fraction too.',
  },
  'fractions-left-out': {
    label: 'Added only the whole numbers',
    hint: 'You added up the whole numbers. Now add the fractions too.',
  },
  'added-straight-across': {
    label: 'Added numerators and denominators',
    hint: 'Denominators aren’t added. Where they’re the same, add only the numerators.',
  },
  'numerators-not-scaled': {
    label: 'Changed denominators but not numerators',
    hint: 'You found a denominator that works for all of them. When the denominator grows, the numerator grows with it.',
  },
  'carry-lost': {
    label: 'Lost a whole that the fractions make',
    hint: 'Fractions can add up to more than one whole. Then that whole moves over to the whole numbers.',
  },
  'whole-off-by-one': { label: 'One whole too many or too few', hint: 'Add up the whole numbers again.' },
  'wholes-left-out': {
    label: 'Added only the fractions',
    hint: 'You added up the fractions. Now add the whole numbers too.',
  },
  'fraction-upside-down': {
    label: 'Swapped numerator and denominator',
    hint: 'Check which number of your fraction is the numerator. The denominator tells how many parts make one whole.',
  },
  'minus-dropped': {
    label: 'Counted a negative number as positive',
    hint: 'A number below zero takes points away.',
  },
  'sign-turned': {
    label: 'Flipped the sign of the answer',
    hint: 'Check the sign in front of your answer. Are the points above zero or below zero?',
  },
  'one-line': { label: 'One line isn’t right', hint: 'The other lines fit.' },
  'any-source': {
    label: 'Used numbers or rules from somewhere else',
    hint: 'Check that each number and each rule comes from this card.',
  },
  'any-line': { label: 'A line is missing or counted twice', hint: 'Each line counts once.' },
  'any-rate': {
    label: 'Used a rate in another way',
    hint: 'Read the rule for each line again. How many points is each one worth?',
  },
  'any-below-one': {
    label: 'Left out what’s less than one whole',
    hint: 'Points don’t have to be whole numbers here. What’s left over counts too.',
  },
  'any-remainder': {
    label: 'Wrote a remainder in another way',
    hint: 'What’s left over is the numerator. The denominator is the one in the rule.',
  },
  'any-adding': {
    label: 'Added unlike fractions',
    hint: 'Fractions need the same denominator before you add them.',
  },
  'any-whole': {
    label: 'The whole numbers aren’t right',
    hint: 'Your fraction fits. Add up the whole numbers again.',
  },
  'any-writing': { label: 'Wrote the number in another way', hint: 'Check which number is the numerator.' },
  'any-fraction': {
    label: 'The part below one whole isn’t right',
    hint: 'Look again at the part that’s less than one whole.',
  },
  'any-sign': { label: 'A sign isn’t right', hint: 'A number below zero takes points away.' },
};

const isTag = (tag: string): tag is MisconceptionTag => Object.hasOwn(MISCONCEPTIONS, tag);

/** A tag in a teacher's words; the tag itself when it is not known (any more). */
export const misconceptionLabel = (tag: string): string => (isTag(tag) ? MISCONCEPTIONS[tag].label : tag);

/** Those that no tag explains. */
export const UNEXPLAINED_MISTAKES = 'Different mistakes';

/** What to tell a class about a tag: the hint a student gets, without a line's name. Null for a tag that is not known (any more). */
export function misconceptionAdvice(tag: string): string | null {
  if (!isTag(tag)) return null;
  return tag === 'one-line'
    ? 'Check each line by itself. One of them doesn’t fit its rule.'
    : hintText({ tag, line: null }, 'player');
}

/** "Your sum is right for the numbers you used. Look again at the rushing yards. One line isn’t in it yet." */
function hintText({ tag, line }: Diagnosis, of: Hint['of']): string {
  const name = line && of === 'player' ? `the ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
  return [isSumRight(tag) && SUM_FITS, name && `Look again at ${name}.`, MISCONCEPTIONS[tag].hint].filter(Boolean).join(' ');
}

const START = 'An idea to start with';
const EACH_LINE = 'Line by line';
const RUNGS: Readonly<Record<Rung['says'], { title: string; text: string }>> = {
  'no-counts': { title: START, text: 'Look at each count first. What’s left when nothing happened?' },
  'whole-lines': { title: START, text: 'Take one line at a time. Write down each result, and then add them.' },
  'team-fractions': {
    title: START,
    text: 'Add the whole numbers first. Then give the fractions the same denominator, and add those.',
  },
  'one-fraction': { title: START, text: 'Add the whole numbers first. Then put the fraction with them.' },
  parts: {
    title: START,
    text: 'Take one line at a time. Where a line doesn’t come out whole, keep the rest as a fraction. Then add them.',
  },
  remainders: {
    title: START,
    text: 'Take one line at a time. When you divide, what’s left over becomes the numerator of a fraction.',
  },
  example: { title: 'The same with other numbers', text: 'Now do the same with your numbers.' },
  'other-lines': { title: 'How one line works', text: 'Here are lines with other numbers. Work yours out the same way.' },
  'each-line': { title: EACH_LINE, text: 'Here’s what each line gives. You do the adding.' },
  'running-sum': { title: EACH_LINE, text: 'Add two lines at a time. Keep each result for the next line.' },
  'same-bottom': { title: EACH_LINE, text: 'Here, all the fractions have the same denominator. You do the adding.' },
};

function rungWords(rung: Rung, of: Hint['of']): HintWords {
  const words = RUNGS[rung.says];
  if (rung.says === 'example') {
    const worked = `Here’s ${of === 'team' ? 'a small team' : 'another game'}, all worked out.`;
    const fractions = rung.fractions ? ` The fractions: ${rung.fractions}.` : '';
    const lines: HintLine[] = [...rung.lines, { label: 'All together', value: rung.sum }];
    return { ...words, text: `${worked}${fractions} ${words.text}`, lines };
  }
  return 'lines' in rung ? { ...words, lines: [...rung.lines] } : words;
}

const titleOf = (tag: string): string => {
  const group = groupOfTag(tag);
  return group ? TITLES[group] : ONE_LINE;
};

/** What a hint says to the student. */
export function hintWords({ of, mistake, rung }: Hint): HintWords {
  const ladder = rung && rungWords(rung, of);
  const text = [mistake && hintText(mistake, of), ladder?.text].filter(Boolean).join(' ');
  return { ...ladder, title: mistake ? titleOf(mistake.tag) : (ladder?.title ?? START), text };
}
