import type { Hint, HintLevel, LineQuestion } from '@/lib/domain/answers/hints';
import {
  type Diagnosis,
  type MisconceptionTag,
  misconceptionGroupOfTag,
} from '@/lib/domain/answers/mistakes/misconceptions';
import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import type {
  SimilarExampleLine,
  UnitFractionDivision,
} from '@/lib/domain/answers/sibling-example';
import { formatNumber, rational } from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber, withMinusSign } from '@/lib/domain/numbers/mixed';
import { type LineMarksWords, lineMarksWords } from './own-lines';

/** A hint as a student reads it, with a worked example or line by line. */
export type HintWords = {
  title: string;
  text: string;
  lines?: HintLineWords[];
  /** Earlier hints, newest first; they stay visible. */
  earlier?: Omit<HintWords, 'earlier' | 'marks'>[];
  /** From here on, the app works through the card with the student. */
  together?: true;
  /** The student's lines that are right. */
  marks?: LineMarksWords;
};

type HintLineWords = {
  label: string;
  value: MixedNumber | null;
  /** The line's result, or a question about it. */
  how?: string;
};

type MisconceptionWords = {
  /** For a teacher. */
  label: string;
  /** Says where to look, and never the answer. */
  hint: string;
};

const TITLES: Readonly<Record<MisconceptionGroup, string>> = {
  source: 'Check where your numbers come from',
  line: 'Go through the lines again',
  rate: 'Look at the rule for each line',
  'below-one': 'Keep the part that’s left over',
  remainder: 'Look at what’s left over',
  adding: 'Look at how you add the fractions',
  whole: 'Look at the whole numbers',
  slip: 'Check your numbers',
  writing: 'Look at how it’s written',
  fraction: 'Look at the fraction',
  sign: 'Look at plus and minus',
};
const ONE_LINE = 'Look at one line again';
/** For tags that belong to no group. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  'cannot-tell': 'Take it line by line',
  'two-slips': 'Look at two lines again',
};
/** A team's lines are given. */
const CANNOT_TELL_WHICH = 'We can’t tell from the sum alone.';
const IN_PARTS = `${CANNOT_TELL_WHICH} Add a few starters at a time.`;

const SUM_FITS = 'Your sum is right for the numbers you used.';
/** Said first, because this much is right. */
const SUM_RIGHT: readonly string[] = ['line-left-out', 'line-twice', 'two-lines-left-out'];

const MISCONCEPTIONS: Readonly<Record<MisconceptionTag, MisconceptionWords>> = {
  'other-level': {
    label: 'Used another set of formulas',
    hint: 'Your points fit another set of rules. Use the rule next to each line.',
  },
  'other-player': {
    label: 'Used another player’s row',
    hint: 'Your points fit another starter. Check that all the numbers are from this player.',
  },
  'line-left-out': { label: 'Left out a line', hint: 'One line isn’t in it yet.' },
  'line-twice': { label: 'Counted a line twice', hint: 'One line is in it twice.' },
  'two-lines-left-out': { label: 'Left out two lines', hint: 'Two lines aren’t in it yet.' },
  'line-subtracted': {
    label: 'Took a line away instead of adding it',
    hint: 'You took one line away. Are its points above zero or below zero?',
  },
  'count-of-another-line': {
    label: 'Used the number of another line',
    hint: 'Each line has its own number. Check the numbers once more.',
  },
  'multiplied-both': {
    label: 'Multiplied numerator and denominator',
    hint:
      'When you take a fraction several times, the parts stay the same size. ' +
      'Which of its two numbers grows?',
  },
  'side-by-side': {
    label: 'Put the count and the rate side by side',
    hint: 'You put the number and its rule side by side. How many points is each one worth?',
  },
  'added-not-multiplied': {
    label: 'Added the rate instead of multiplying',
    hint: 'You added the number and its rule. Each one gives that many points.',
  },
  'denominator-dropped': {
    label: 'Multiplied by the numerator only',
    hint: 'You multiplied by the numerator. What does the denominator of the rule tell you?',
  },
  'zero-counted': {
    label: 'Gave points for a count of zero',
    hint: 'A line with zero is in your points. What do you get for none of them?',
  },
  'remainder-over-count': {
    label: 'Put the remainder over the count',
    hint:
      'What’s left over is the numerator. Look at the rule of that line: which denominator ' +
      'does it have?',
  },
  'rounded-to-decimals': {
    label: 'Rounded to a decimal',
    hint: 'Rounding loses a little. Keep what’s left over as a fraction.',
  },
  'count-off-by-one': {
    label: 'Counted one too many or one too few',
    hint: 'Check the number you started with. Is it the one on the card?',
  },
  'digits-transposed': {
    label: 'Switched two digits',
    hint: 'Two digits may have changed places. Check each number you copied or wrote down.',
  },
  'ten-off': { label: 'Ten too many or too few', hint: 'Check the tens when you add or multiply.' },
  'one-denominator-kept': {
    label: 'Kept one denominator and added the numerators',
    hint:
      'The fractions have different denominators. Make them the same before you add the ' +
      'numerators.',
  },
  'denominators-multiplied': {
    label: 'Added numerators and multiplied denominators',
    hint:
      'You added the numerators and multiplied the denominators. ' +
      'When the denominator grows, the numerator grows with it.',
  },
  'numerators-multiplied': {
    label: 'Multiplied the fractions instead of adding',
    hint: 'You multiplied the numerators. Here, the fractions are added.',
  },
  'same-number-added': {
    label: 'Added the same number to numerator and denominator',
    hint:
      'For an equal fraction, multiply the numerator and the denominator by the same number. ' +
      'Don’t add it.',
  },
  'reduced-unevenly': {
    label: 'Simplified only one part of a fraction',
    hint: 'When you simplify, do the same to the numerator and the denominator.',
  },
  'whole-and-numerator-swapped': {
    label: 'Swapped the whole number and the numerator',
    hint: 'Check which number is the whole number and which is the numerator.',
  },
  'run-together': {
    label: 'Ran the whole number and the numerator together',
    hint: 'Leave a space between the whole number and the fraction.',
  },
  // A class may have turned the line boxes off.
  'cannot-tell': {
    label: 'Several possible mistakes',
    hint: `${CANNOT_TELL_WHICH} Write down what each line gives.`,
  },
  'multiplied-not-divided': {
    label: 'Multiplied instead of dividing',
    hint:
      'Here, each one is worth only part of a point. Should there be more points than the ' +
      'count, or fewer?',
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
    hint:
      'In a real game, a touchdown is worth a different number of points. ' +
      'Here, use the rule next to the line.',
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
    hint:
      'What’s left over is the numerator. Look at the rule of that line: which denominator ' +
      'does it have?',
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
    hint:
      'You found a denominator that works for all of them. When the denominator grows, the ' +
      'numerator grows with it.',
  },
  'carry-lost': {
    label: 'Lost a whole that the fractions make',
    hint:
      'Fractions can add up to more than one whole. Then that whole moves over to the whole ' +
      'numbers.',
  },
  'whole-off-by-one': {
    label: 'One whole too many or too few',
    hint: 'Work out the whole numbers again.',
  },
  'wholes-left-out': {
    label: 'Added only the fractions',
    hint: 'You added up the fractions. Now add the whole numbers too.',
  },
  'fraction-upside-down': {
    label: 'Swapped numerator and denominator',
    hint:
      'Check which number of your fraction is the numerator. ' +
      'The denominator tells how many parts make one whole.',
  },
  'minus-dropped': {
    label: 'Counted a negative number as positive',
    hint: 'A number below zero takes points away.',
  },
  'sign-turned': {
    label: 'Flipped the sign of the answer',
    hint: 'Check the sign in front of your answer. Are the points above zero or below zero?',
  },
  'two-slips': {
    label: 'Made two different mistakes at once',
    hint: 'Two lines don’t fit yet, each for its own reason. Take one at a time.',
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
  'any-writing': {
    label: 'Wrote the number in another way',
    hint: 'Check which number is the numerator.',
  },
  'any-fraction': {
    label: 'The part below one whole isn’t right',
    hint: 'Look again at the part that’s less than one whole.',
  },
  'any-slip': {
    label: 'Made a small slip with a number',
    hint: 'Check each number against the card once more.',
  },
  'any-sign': { label: 'A sign isn’t right', hint: 'A number below zero takes points away.' },
};

const isTag = (tag: string): tag is MisconceptionTag => Object.hasOwn(MISCONCEPTIONS, tag);

/** A teacher's name for a tag; the tag itself if it isn't known (anymore). */
export const misconceptionLabel = (tag: string): string =>
  isTag(tag) ? MISCONCEPTIONS[tag].label : tag;

/** Mistakes that no tag explains. */
export const UNEXPLAINED_MISTAKES = 'Different mistakes';

/**
 * Advice about a tag for the whole class: a student's hint without a line's name. Null for a tag
 * that isn't known (anymore).
 */
export function misconceptionAdvice(tag: string): string | null {
  if (!isTag(tag)) return null;
  return tag === 'one-line'
    ? 'Check each line by itself. One of them doesn’t fit its rule.'
    : hintText({ tag, line: null }, 'player');
}

/**
 * "Your sum is right for the numbers you used. Look again at the rushing yards. One line isn’t in
 * it yet."
 */
function hintText({ tag, line, first }: Diagnosis, of: Hint['of']): string {
  const name =
    line && of === 'player' ? `the ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
  return [
    SUM_RIGHT.includes(tag) && SUM_FITS,
    first && MISCONCEPTIONS[tag].hint,
    name && `Look again at ${name}.`,
    tag === 'cannot-tell' && of === 'team' ? IN_PARTS : MISCONCEPTIONS[first ?? tag].hint,
  ]
    .filter(Boolean)
    .join(' ');
}

const START = 'An idea to start with';
const EACH_LINE = 'Line by line';
const RUNGS: Readonly<Record<HintLevel['says'], { title: string; text: string }>> = {
  'no-counts': {
    title: START,
    text: 'Look at each count first. What’s left when nothing happened?',
  },
  'whole-lines': {
    title: START,
    text: 'Take one line at a time. Write down each result, and then add them.',
  },
  'team-fractions': {
    title: START,
    text:
      'Add the whole numbers first. Then give the fractions the same denominator, and add ' +
      'those.',
  },
  'one-fraction': {
    title: START,
    text: 'Add the whole numbers first. Then put the fraction with them.',
  },
  parts: {
    title: START,
    text: 'Take one line at a time. If a line isn’t whole, keep the rest as a fraction.',
  },
  remainders: {
    title: START,
    text:
      'Take one line at a time. When you divide, what’s left over becomes the numerator of a ' +
      'fraction.',
  },
  example: { title: 'The same with other numbers', text: 'Now do the same with your numbers.' },
  'ask-lines': {
    title: 'Now your lines',
    text: 'Answer each question on paper. Then add up what the lines give.',
  },
  'find-denominator': {
    title: 'Now your fractions',
    text: 'Find a denominator that fits all of them.',
  },
  'numerators-only': {
    title: 'Now your fractions',
    text: 'They all have the same denominator. It stays as it is. Add only the numerators.',
  },
  'two-at-a-time': {
    title: 'Two at a time',
    text: 'Add two lines. Write the sum down. Then add the next line to it.',
  },
  'other-lines': {
    title: 'How one line works',
    text: 'Here are lines with other numbers. Work yours out the same way.',
  },
  'each-line': { title: EACH_LINE, text: 'Here’s what each line gives. You do the adding.' },
  'running-sum': {
    title: EACH_LINE,
    text: 'Add two lines at a time. Keep each result for the next line.',
  },
  'same-bottom': {
    title: EACH_LINE,
    text: 'Here, all the fractions have the same denominator. You do the adding.',
  },
  'two-sums': {
    title: 'Two short sums',
    text: 'Add the whole numbers. Then add the fractions. Then put both together.',
  },
  together: {
    title: 'Now we do it together',
    text: 'You’ve tried this enough on your own. Now take one small question at a time.',
  },
};

/** Hints that already say to take one line at a time. */
const BY_LINE: readonly HintLevel['says'][] = ['whole-lines', 'parts', 'remainders'];

function rungWords(rung: HintLevel, of: Hint['of']): Omit<HintWords, 'earlier' | 'marks'> {
  const words = RUNGS[rung.says];
  switch (rung.says) {
    case 'example': {
      const worked = `Here’s ${of === 'team' ? 'a small team' : 'another game'}, all worked out.`;
      const fractions = rung.fractions ? ` The fractions: ${rung.fractions}.` : '';
      const lines = [...rung.lines.map(siblingWords), { label: 'All together', value: rung.sum }];
      return { ...words, text: `${worked}${fractions} ${words.text}`, lines };
    }
    case 'ask-lines':
      return { ...words, lines: rung.asks.map(askWords) };
    case 'find-denominator':
      return {
        ...words,
        text: `Your fractions have the denominators ${inRow(rung.denominators)}. ${words.text}`,
      };
    case 'two-sums':
      return rung.fractions.length === 1
        ? {
            ...words,
            text: 'Add the whole numbers. Then put the fraction with them.',
            lines: twoSums(rung),
          }
        : { ...words, lines: twoSums(rung) };
    case 'together':
      return { ...words, together: true };
    default:
      return 'lines' in rung ? { ...words, lines: rung.lines.map(siblingWords) } : words;
  }
}

const siblingWords = ({ label, value, how }: SimilarExampleLine): HintLineWords => ({
  label,
  value,
  ...(how ? { how: divisionWords(how, value) } : {}),
});

/** "10 fits 8 times, 4 are left over: 4/10 = 2/5" */
function divisionWords(
  { size, times, left, isBelow }: UnitFractionDivision,
  { denominator }: MixedNumber,
): string {
  const fits = `${size} fits ${times === 1 ? '1 time' : `${times} times`}`;
  const shorter = denominator === size ? '' : ` = ${formatNumber(rational(left, size))}`;
  const rest =
    left === 0
      ? ', nothing is left over'
      : `, ${left} ${left === 1 ? 'is' : 'are'} left over: ${left}/${size}${shorter}`;
  return `${fits}${rest}${isBelow ? ', and all of it is below zero' : ''}`;
}

/** "How many times does 10 fit in 76? What’s left over?" */
function askWords({ label, count, rate, isWhole }: LineQuestion): HintLineWords {
  const { wholeNumber, numerator, denominator } = rate;
  const size = Math.abs(count);
  const below = count < 0 ? ' Then count it below zero.' : '';
  const isUnit = wholeNumber === 0 && numerator === 1 && denominator > 1;
  const ask = isUnit
    ? `How many times does ${denominator} fit in ${size}?${isWhole ? '' : ' What’s left over?'}`
    : `How much do ${size} give, at ` +
      `${formatNumber(rational(wholeNumber * denominator + Math.sign(wholeNumber || 1) * numerator, denominator))} ` +
      'each?';
  return {
    label,
    value: null,
    how: `${size === 1 && !isUnit ? ask.replace('How much do 1 give', 'How much does 1 give') : ask}${below}`,
  };
}

function twoSums({ wholes, fractions }: Extract<HintLevel, { says: 'two-sums' }>): HintLineWords[] {
  const sum = (numbers: readonly string[]) =>
    numbers.map(withMinusSign).join(' + ').replaceAll('+ −', '− ');
  return [
    { label: 'Whole numbers', value: null, how: sum(wholes.map(String)) },
    {
      label: fractions.length === 1 ? 'Fraction' : 'Fractions',
      value: null,
      how: sum(fractions.map(formatMixed)),
    },
  ].filter(({ how }) => how !== '');
}

const inRow = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

const titleOf = (tag: string): string => {
  const group = misconceptionGroupOfTag(tag);
  if (group) return TITLES[group];
  return OWN_TITLES[tag] ?? ONE_LINE;
};

const PARTS: Readonly<Record<NonNullable<Hint['part']>, string>> = {
  whole: 'Your whole number is right.',
  fraction: 'Your fraction is right.',
};

const STAYS: Readonly<Record<NonNullable<Hint['stays']>, string>> = {
  'off-card':
    'We can’t see how this number comes from the card. Write down what each line gives. Then add.',
  'tried-before': 'You tried this number before. Change one thing and try again.',
};

/** The text of a hint. */
export function hintWords({
  of,
  mistake,
  rung,
  earlier = [],
  part,
  stays,
  lines: marks,
}: Hint): HintWords {
  const ladder = rung && rungWords(rung, of);
  // A mistake with the whole numbers already says that the fraction is right.
  const right = part && mistake?.tag !== 'any-whole' && PARTS[part];
  const saysByLine = rung !== null && BY_LINE.includes(rung.says);
  const isSaidBelow = mistake?.tag === 'cannot-tell' && of === 'player' && saysByLine;
  const named = isSaidBelow ? CANNOT_TELL_WHICH : mistake && hintText(mistake, of);
  // Marks already show which line is next.
  const next = marks && named && saysByLine && !isSaidBelow ? null : ladder?.text;
  const parts = [right, stays && STAYS[stays], named, next];
  return {
    ...ladder,
    title: mistake ? titleOf(mistake.tag) : (ladder?.title ?? START),
    text: parts.filter(Boolean).join(' '),
    ...(earlier.length > 0 ? { earlier: earlier.map((each) => rungWords(each, of)) } : {}),
    ...(marks ? { marks: lineMarksWords(marks, of) } : {}),
  };
}
