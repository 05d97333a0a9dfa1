import {
  composeHintMessage,
  joinSentences,
  type TextsOfOneHintLevel,
} from '@/lib/domain/answers/hint-message';
import type { Hint, HintLevelContent, LineQuestion } from '@/lib/domain/answers/hints';
import type {
  QuotientAndRemainder,
  SimilarExampleLine,
} from '@/lib/domain/answers/invent-similar-example';
import {
  type Diagnosis,
  type MisconceptionTag,
  misconceptionGroupOfTag,
} from '@/lib/domain/answers/mistakes/misconceptions';
import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { listOfText } from './numbers';
import {
  lineMarksNextStepText,
  type OwnLinesFeedback,
  ownLinesFeedbackWords,
  productQuestion,
} from './own-lines';

/** A hint as a student reads it, with a worked example or line by line. */
export type HintInWords = {
  title: string;
  text: string;
  lines?: HintLineInWords[];
  /** Earlier hints, newest first; they stay visible. */
  earlier?: Omit<HintInWords, 'earlier' | 'marks'>[];
  /** From here on, the app works through the card with the student. */
  together?: true;
  /** The student's lines that are right. */
  marks?: OwnLinesFeedback;
};

export type HintLineInWords = {
  label: string;
  value: MixedNumber | null;
  /** The line's result, or a question about it. */
  how?: string;
};

type MisconceptionWords = {
  /** Says what was seen. It may be a guess from the sum alone, so it is worded as one. */
  seen?: string;
  /** The next step. It says where to look, and never the answer. */
  hint: string;
};

const TITLES: Readonly<Record<MisconceptionGroup, string>> = {
  source: 'Check where your numbers come from',
  line: 'Go through the lines again',
  rate: 'Look at the rate for each line',
  'below-one': 'Keep the part that’s left over',
  remainder: 'Look at what’s left over',
  adding: 'Look at how you add the fractions',
  whole: 'Look at the whole numbers',
  slip: 'Check your numbers',
  writing: 'Look at how it’s written',
  fraction: 'Look at the fraction',
  sign: 'Look at plus and minus',
};
const TEAM_TITLES: Readonly<Record<string, string>> = {
  line: 'Go through the starters again',
  'cannot-tell': 'Take a few at a time',
};
const ONE_LINE = { player: 'Look at one line again', team: 'Look at one starter again' } as const;
/** For tags that belong to no group. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  'cannot-tell': 'Take it line by line',
  'two-slips': 'Look at two lines again',
};

const CANNOT_TELL = 'We can’t tell from the sum alone.';

const MISCONCEPTIONS: Readonly<Record<MisconceptionTag, MisconceptionWords>> = {
  'other-level': {
    seen: 'It looks like you used another set of rates.',
    hint: 'Use the rate next to each line.',
  },
  'other-player': {
    seen: 'This looks like another starter’s points.',
    hint: 'Use the numbers on this card.',
  },
  'line-left-out': {
    seen: 'One line may be missing from your sum.',
    hint: 'Check that every line is there.',
  },
  'line-twice': {
    seen: 'It looks like one line was counted twice.',
    hint: 'Use each line once.',
  },
  'two-lines-left-out': {
    seen: 'Two lines may be missing from your sum.',
    hint: 'Check that every line is there.',
  },
  'line-subtracted': {
    seen: 'It looks like you took one line away.',
    hint: 'Are those points above zero or below zero?',
  },
  'count-of-another-line': {
    seen: 'One line may have the count from another line.',
    hint: 'Use the count on the same line.',
  },
  'multiplied-both': {
    seen: 'It looks like you multiplied the numerator and the denominator.',
    hint: 'Think: 2/7 + 2/7 + 2/7 are still sevenths. Which number changes?',
  },
  'side-by-side': {
    seen: 'It looks like you wrote the count next to the rate.',
    hint: 'The × means multiply.',
  },
  'added-not-multiplied': {
    seen: 'It looks like you added the count and the rate.',
    hint: 'The × means multiply.',
  },
  'denominator-dropped': {
    seen: 'It looks like you multiplied by the numerator only.',
    hint: 'What does the denominator of the rate tell you to do?',
  },
  'zero-counted': {
    seen: 'It looks like a count of zero got points.',
    hint: 'How many points do you get for zero?',
  },
  'remainder-over-count': {
    seen: 'The denominator of what’s left over may be off.',
    hint: 'For what’s left over, use the denominator of the rate.',
  },
  'rounded-to-decimals': {
    seen: 'It looks like you rounded a decimal.',
    hint: 'Keep what’s left over as a fraction.',
  },
  'count-off-by-one': {
    seen: 'One count may be a little off.',
    hint: 'Is your number the one on the card?',
  },
  'digits-transposed': {
    seen: 'Two digits may have traded places.',
    hint: 'Look at each number you copied or wrote down.',
  },
  'ten-off': {
    hint: 'Look at the tens when you add or multiply.',
  },
  'one-denominator-kept': {
    seen: 'It looks like you added numerators over different denominators.',
    hint: 'Make the denominators the same first.',
  },
  'denominators-multiplied': {
    seen: 'It looks like you multiplied the denominators but not the numerators.',
    hint: 'When a denominator is multiplied, multiply its numerator by the same number.',
  },
  'numerators-multiplied': {
    seen: 'It looks like you multiplied the fractions.',
    hint: 'Add the fractions. Don’t multiply them.',
  },
  'fractions-subtracted': {
    seen: 'It looks like you took a fraction away.',
    hint: 'Add the fractions. Don’t subtract them.',
  },
  'carried-at-ten': {
    seen: 'It looks like you made a whole out of ten parts.',
    hint: 'Look at the denominator. It tells how many parts make one whole.',
  },
  'decimals-as-whole-numbers': {
    seen: 'It looks like you added decimals as if they were whole numbers.',
    hint: 'Line up the decimal points. Then add.',
  },
  'numerator-off-by-one': {
    seen: 'Your answer may have one part too many or too few.',
    hint: 'Add the numerators again.',
  },
  'same-number-added': {
    seen: 'It looks like you added the same number to the numerator and the denominator.',
    hint:
      'For an equivalent fraction, ' +
      'multiply the numerator and the denominator by the same number.',
  },
  'reduced-unevenly': {
    seen: 'It looks like you simplified only one part of a fraction.',
    hint: 'Divide the numerator and the denominator by the same number.',
  },
  'whole-and-numerator-swapped': {
    seen: 'The whole number and the numerator may have traded places.',
    hint: 'Which number is the whole number, and which is the numerator?',
  },
  'run-together': {
    seen: 'The whole number and the numerator may have run together.',
    hint: 'Leave a space between the whole number and the fraction.',
  },
  'part-over-rest': {
    seen: 'Your denominator may be the number of parts that are missing.',
    hint: 'For the denominator, use the number of parts that make one whole.',
  },
  'fraction-as-decimal': {
    seen: 'It looks like you used the digits of a fraction as a decimal.',
    hint: 'Keep the fraction.',
  },
  'cannot-tell': {
    seen: CANNOT_TELL,
    hint: 'Write down the points for each line.',
  },
  'multiplied-not-divided': {
    seen: 'It looks like you multiplied by the denominator.',
    hint: 'Should your points be more than the count, or fewer?',
  },
  'divided-not-multiplied': {
    seen: 'It looks like you divided the count.',
    hint: 'Should your points be more than the count, or fewer?',
  },
  'rate-upside-down': {
    seen: 'It looks like a rate was turned upside down.',
    hint: 'Which number of the rate is the numerator?',
  },
  'yards-as-points': {
    seen: 'It looks like you counted each yard as a point.',
    hint: 'How many yards make one point?',
  },
  'one-point-each': {
    seen: 'It looks like you counted each one as one point.',
    hint: 'How many points is each one worth?',
  },
  'counts-added': {
    seen: 'It looks like you added the counts.',
    hint: 'First multiply each count by its rate.',
  },
  'real-football-points': {
    seen: 'These look like points from a real football game.',
    hint: 'Here, use the rate next to the line.',
  },
  'rate-of-another-line': {
    seen: 'It looks like one line has the rate from another line.',
    hint: 'Use the rate on the same line.',
  },
  'mixed-rate-half-read': {
    seen: 'It looks like you used only one part of a mixed number.',
    hint: 'Multiply the count by the whole number and by the fraction. Then add.',
  },
  'remainder-as-decimal': {
    seen: 'It looks like you wrote what’s left over as a decimal.',
    hint: 'Write what’s left over as a fraction with the denominator of the rate.',
  },
  'remainder-over-other-number': {
    seen: 'The denominator of what’s left over may be off.',
    hint: 'For what’s left over, use the denominator of the rate.',
  },
  'remainder-as-whole': {
    seen: 'It looks like you counted what’s left over as whole points.',
    hint: 'Write what’s left over as a fraction of a point.',
  },
  'remainder-dropped': {
    seen: 'It looks like you left out what’s left over.',
    hint: 'Write what’s left over as a fraction of a point.',
  },
  'rounded-to-whole': {
    seen: 'It looks like you rounded to a whole number.',
    hint: 'Keep the fraction too.',
  },
  'fractions-left-out': {
    seen: 'It looks like you added only the whole numbers.',
    hint: 'Now add the fractions too.',
  },
  'one-fraction-left-out': {
    seen: 'One fraction may be missing from your sum.',
    hint: 'Add up the fractions again.',
  },
  'added-straight-across': {
    seen: 'It looks like you added the denominators too.',
    hint: 'Once the denominators are the same, add only the numerators.',
  },
  'numerators-not-scaled': {
    seen: 'It looks like you changed the denominators but not the numerators.',
    hint: 'When a denominator is multiplied, multiply its numerator by the same number.',
  },
  'carry-lost': {
    seen: 'Fractions can add up to more than one whole.',
    hint: 'Did your fractions make a whole? If so, add it to the whole numbers.',
  },
  'whole-off-by-one': {
    hint: 'Work out the whole number again.',
  },
  'wholes-left-out': {
    seen: 'It looks like you added only the fractions.',
    hint: 'Now add the whole numbers too.',
  },
  'fraction-upside-down': {
    seen: 'Your fraction may be upside down.',
    hint: 'The denominator tells how many parts make one whole.',
  },
  'minus-dropped': {
    seen: 'It looks like a number below zero was counted as above zero.',
    hint: 'A number below zero takes points away.',
  },
  'sign-turned': {
    hint: 'Check the sign in front of your answer. Are the points above zero or below zero?',
  },
  'two-slips': {
    seen: 'Two lines aren’t right yet, for different reasons.',
    hint: 'Take one at a time.',
  },
  'one-line': {
    seen: 'One line may be off.',
    hint: 'Check each line by itself.',
  },
  'any-source': {
    seen: 'Some numbers may come from somewhere else.',
    hint: 'Use the counts and rates on this card.',
  },
  'any-line': {
    seen: 'A line may be missing, counted twice, or taken away.',
    hint: 'Add each line once.',
  },
  'any-rate': {
    hint: 'How many points is each one worth?',
  },
  'any-below-one': {
    seen: 'Points don’t have to be whole numbers here.',
    hint: 'Keep what’s left over as a fraction.',
  },
  'any-remainder': {
    hint: 'Write what’s left over as a fraction with the denominator of the rate.',
  },
  'any-adding': {
    hint: 'Give the fractions the same denominator. Then add only the numerators.',
  },
  'any-whole': {
    hint: 'Work out the whole number again.',
  },
  'any-writing': {
    hint: 'Check the whole number, the numerator, and the denominator.',
  },
  'any-fraction': {
    hint: 'Look again at the part that’s less than one whole.',
  },
  'any-slip': {
    hint: 'Compare each number with the card.',
  },
  'any-sign': {
    seen: 'Something may be off with a minus sign.',
    hint: 'A number below zero takes points away.',
  },
};

type Message = { seen?: string; hint: string };

/** A team adds starters, whose points are given. */
const OF_TEAM: Readonly<Partial<Record<MisconceptionTag, Message>>> = {
  'line-left-out': {
    seen: 'One starter may be missing from your sum.',
    hint: 'Check that every starter is there.',
  },
  'line-twice': {
    seen: 'It looks like one starter was counted twice.',
    hint: 'Use each starter once.',
  },
  'two-lines-left-out': {
    seen: 'Two starters may be missing from your sum.',
    hint: 'Check that every starter is there.',
  },
  'line-subtracted': {
    seen: 'It looks like you took one starter away.',
    hint: 'Are those points above zero or below zero?',
  },
  'cannot-tell': {
    seen: CANNOT_TELL,
    hint: 'Add a few starters at a time and write down each sum.',
  },
  'one-line': {
    seen: 'One starter’s points may be off.',
    hint: 'Check each starter’s points in your sum.',
  },
  'any-source': {
    seen: 'Some numbers may come from somewhere else.',
    hint: 'Use the points on this card.',
  },
  'any-line': {
    seen: 'A starter may be missing, counted twice, or taken away.',
    hint: 'Add each starter once.',
  },
};

/** Tags whose next step is to look at the named line, and nothing more. */
const NAME_SAYS_ALL: readonly string[] = ['line-left-out', 'line-twice', 'any-line'];

/** "It looks like one line was counted twice." and "Check the rushing yards." */
function mistakeMessage({ tag, line, first, of: places }: Diagnosis, of: Hint['of']): Message {
  const message: Message = (of === 'team' && OF_TEAM[tag]) || MISCONCEPTIONS[tag];
  if (!line) return message;
  const name = of === 'player' ? nameInSentence(line) : `the points for your ${line.toLowerCase()}`;
  const seen = message.seen ? { seen: message.seen } : {};
  if (tag === 'one-line') {
    if (places && of === 'player')
      return { hint: `Look again at ${name}. Your other lines are right.` };
    return { hint: `Start with ${name}. The other ${NOUNS[of]}s may be fine.` };
  }
  if (first) return { ...seen, hint: `Start with ${name}. ${MISCONCEPTIONS[first].hint}` };
  if (NAME_SAYS_ALL.includes(tag)) return { ...seen, hint: `Check ${name}.` };
  return { ...seen, hint: `Check ${name}. ${message.hint}` };
}

const NOUNS = { player: 'line', team: 'starter' } as const;

/** "the rushing yards", or "the line for field goals, 50 yards or more". */
const nameInSentence = (label: string): string =>
  `the ${/\d/.test(label) ? 'line for ' : ''}${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const START = 'An idea to start with';
const EACH_LINE = 'Line by line';
type LevelWords = Pick<TextsOfOneHintLevel<HintLineInWords>, 'title' | 'help' | 'next'>;
const LEVELS: Readonly<Record<HintLevelContent['says'], LevelWords>> = {
  'no-counts': {
    title: START,
    next: 'Every count is zero. How many points do you get for zero?',
  },
  'whole-lines': {
    title: START,
    next: 'Take one line at a time. Write down each result, and then add them.',
  },
  'team-fractions': {
    title: START,
    next:
      'Add the whole numbers first. Then give the fractions the same denominator, and add ' +
      'those.',
  },
  'one-fraction': {
    title: START,
    next: 'Add the whole numbers first. Then put the fraction with them.',
  },
  parts: {
    title: START,
    next: 'Take one line at a time. If a line isn’t whole, keep the rest as a fraction.',
  },
  remainders: {
    title: START,
    next:
      'Take one line at a time. When you divide, what’s left over becomes the numerator of a ' +
      'fraction.',
  },
  example: {
    title: 'The same with other numbers',
    help: 'Here’s another game, all worked out.',
    next: 'Now do the same with your numbers.',
  },
  'ask-lines': {
    title: 'Now your lines',
    help: 'Here’s a question about each line.',
    next: 'Answer each one on paper, and then add.',
  },
  'find-denominator': {
    title: 'Now your fractions',
    next: 'Find a denominator that works for all of them.',
  },
  'numerators-only': {
    title: 'Now your fractions',
    help: 'They all have the same denominator.',
    next: 'Keep it as it is, and add only the numerators.',
  },
  'two-at-a-time': {
    title: 'Two at a time',
    next: 'Add two starters. Write down the sum. Then add the next one to it.',
  },
  'other-lines': {
    title: 'How one line works',
    help: 'Here are lines with other numbers.',
    next: 'Work yours out the same way.',
  },
  'each-line': {
    title: EACH_LINE,
    help: 'Here are the points for each line.',
    next: 'You do the adding.',
  },
  'running-sum': {
    title: 'One after another',
    help: 'Here are each starter’s points.',
    next: 'Add two at a time, and write down each sum.',
  },
  'same-bottom': {
    title: 'One denominator for all',
    help: 'Here, all the fractions have the same denominator.',
    next: 'You do the adding.',
  },
  'two-sums': {
    title: 'Two short sums',
    help: 'Here are your numbers in two short sums.',
    next: 'Work out both, and then put them together.',
  },
  together: {
    title: 'Let’s do it together',
    next: 'We’ll take it one small question at a time.',
  },
};
const TEAM_LEVELS: Readonly<Partial<Record<HintLevelContent['says'], Partial<LevelWords>>>> = {
  'no-counts': { next: 'Every starter has zero points. What do they add up to?' },
  'whole-lines': { next: 'Add the starters one at a time. Write down each sum.' },
  example: { help: 'Here’s a small team, all worked out.' },
  'other-lines': {
    title: 'How a small team works',
    help: 'Here are starters with other numbers.',
  },
};

function levelWords(level: HintLevelContent, of: Hint['of']): TextsOfOneHintLevel<HintLineInWords> {
  const words = { ...LEVELS[level.says], ...(of === 'team' ? TEAM_LEVELS[level.says] : {}) };
  switch (level.says) {
    case 'example': {
      const fractions = level.fractions && `The fractions: ${level.fractions}.`;
      const lines = [...level.lines.map(siblingWords), { label: 'All together', value: level.sum }];
      return { ...words, help: joinSentences(words.help, fractions), lines };
    }
    case 'ask-lines':
      return { ...words, lines: level.asks.map(askWords) };
    case 'find-denominator': {
      const denominators = listOfText(level.denominators.map(String));
      return { ...words, help: `Your fractions have the denominators ${denominators}.` };
    }
    case 'two-sums':
      return { ...words, lines: twoSums(level) };
    case 'together':
      return { ...words, together: true };
    default:
      return 'lines' in level ? { ...words, lines: level.lines.map(siblingWords) } : words;
  }
}

const siblingWords = ({ label, value, how }: SimilarExampleLine): HintLineInWords => ({
  label,
  value,
  ...(how ? { how: divisionWords(how, value) } : {}),
});

/** "10 fits 8 times, 4 are left over: 4/10 = 2/5" */
function divisionWords(
  { size, times, left, isBelow }: QuotientAndRemainder,
  { denominator }: MixedNumber,
): string {
  const fits = `${size} fits ${times === 1 ? '1 time' : `${times} times`}`;
  const shorter = denominator === size ? '' : ` = ${formatAsMixedNumber(rational(left, size))}`;
  const rest =
    left === 0
      ? ', nothing is left over'
      : `, ${left} ${left === 1 ? 'is' : 'are'} left over: ${left}/${size}${shorter}`;
  return `${fits}${rest}${isBelow ? ', and all of it is below zero' : ''}`;
}

/** "How many times does 10 fit in 76? What’s left over?" */
function askWords({ label, count, rate, isWhole }: LineQuestion): HintLineInWords {
  const { wholeNumber, numerator, denominator } = rate;
  const size = Math.abs(count);
  const below = count < 0 ? ' Then make it negative.' : '';
  const isUnit = wholeNumber === 0 && numerator === 1 && denominator > 1;
  const ask = isUnit
    ? `How many times does ${denominator} fit in ${size}?${isWhole ? '' : ' What’s left over?'}`
    : productQuestion(label, size, rate);
  return { label, value: null, how: `${ask}${below}` };
}

function twoSums({
  wholes,
  fractions,
}: Extract<HintLevelContent, { says: 'two-sums' }>): HintLineInWords[] {
  const sum = (numbers: readonly string[]) =>
    numbers.map(withTypographicMinus).join(' + ').replaceAll('+ −', '− ');
  return [
    { label: 'Whole numbers', value: null, how: sum(wholes.map(String)) },
    {
      label: fractions.length === 1 ? 'Fraction' : 'Fractions',
      value: null,
      how: sum(fractions.map(formatMixed)),
    },
  ].filter(({ how }) => how !== '');
}

function titleOf(tag: string, of: Hint['of']): string {
  const group = misconceptionGroupOfTag(tag);
  const team = of === 'team' ? TEAM_TITLES[group ?? tag] : undefined;
  return team ?? (group ? TITLES[group] : (OWN_TITLES[tag] ?? ONE_LINE[of]));
}

export const localizeHint = (hint: Hint): HintInWords =>
  composeHintMessage(hint, {
    level: levelWords,
    mistake: mistakeMessage,
    mistakeTitle: titleOf,
    marks: ownLinesFeedbackWords,
    marksNext: lineMarksNextStepText,
    partRight: {
      whole: 'Your whole number is right.',
      fraction: 'Your fraction is right.',
    },
    otherPart: {
      whole: 'Now look at the fraction.',
      fraction: 'Now look at the whole number.',
    },
    stays: {
      'off-card': 'We can’t see how this number comes from the card.',
      'tried-before': 'You tried this number before.',
    },
    lookAtLines: { player: 'Look at your lines', team: 'Look at your groups' },
    lookAtAdding: 'Look at your adding',
    compareLines: 'Compare them with your own lines, and then add.',
    workedHard: 'You’ve worked hard on this one.',
    start: START,
    firstStep: {
      player: 'Write down the points for each line. Then add.',
      team: 'Add a few starters at a time and write down each sum.',
    },
  });
