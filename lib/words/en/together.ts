import type { SmallQuestionContent, SmallQuestionVerdict } from '@/lib/domain/answers/together';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { listOfText } from './numbers';
import { labelInQuestion, productQuestion } from './own-lines';
import { numberInWords } from './spoken-numbers';

/** For working through a card in small questions. */
export const TOGETHER = {
  title: 'Together',
  byLine: 'Line by line',
  theSum: 'The sum',
  twin: 'A fresh one, just you',
  next: 'Next',
  stays: 'What you find stays here until you have written the sum.',
  yes: 'Yes',
  lineDone: 'Done',
  point: 'point',
  finish: 'That was the hard part. Now write the whole answer.',
  finishBelow: 'That was the hard part. These points are below zero. Now write the whole answer.',
} as const;

/** Replaces the verdict that leads to the small questions. */
export const startTogetherText = (tries: number): string =>
  `${tries === 1 ? '1 try' : `${tries} tries`} so far. Let’s do it together.`;

/** Lines that were right before aren't asked again. */
export const onlyOpenLinesText = (open: number): string =>
  open === 1 ? 'only the line that is still open' : `only the ${open} lines that are still open`;

/** For practicing the same kind of card. */
export const TWIN = {
  open: 'One like it',
  title: 'One like it, just you',
  without: 'Go on without it',
  afterTogether:
    'We did this card together. Here’s a fresh one, just for you. ' +
    'Get it right, and you know you can do it alone.',
  points: 'Points for this one',
  right: 'You got this one right.',
  meanwhile: 'Go on with your next card.',
} as const;

/** The source of a twin's numbers; null if they are made up. */
export const twinFromText = (from: { name: string; week: number } | null): string =>
  from
    ? `${from.name}, week ${from.week}. It’s just for practice. It doesn’t change your MVP points.`
    : 'These numbers are made up. It’s just for practice. It doesn’t change your MVP points.';

export const questionPositionText = (number: number, of: number): string =>
  `Question ${number} of ${of}`;

const fraction = (numerator: number, denominator: number): string =>
  withTypographicMinus(`${numerator}/${denominator}`);
const row = (numbers: readonly number[]): string =>
  numbers.map(withTypographicMinus).join(' + ').replaceAll('+ −', '− ');
const times = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

const wholePoints = (points: number): MixedNumber => ({
  wholeNumber: points,
  numerator: 0,
  denominator: 1,
});

/** The question's text. It contains no number that the student hasn't found before. */
export function smallQuestionText(asked: SmallQuestionContent): string {
  switch (asked.says) {
    case 'make-one':
      return `How many ${labelInQuestion(asked.label)} make 1 point?`;
    case 'worth':
      return asked.takesAway
        ? 'On this line, how many points does each one take away?'
        : 'On this line, how many points is each one worth?';
    case 'give':
      return asked.isPart
        ? `First the whole number of the rate: ${asked.count} × ${asked.each}. ` +
            'How many points is that?'
        : productQuestion(asked.label, asked.count, wholePoints(asked.each));
    case 'fits':
      return `How many times does ${asked.size} fit in ${asked.into}?`;
    case 'left':
      return `${asked.size} fits ${times(asked.times)} in ${asked.into}. How many are left over?`;
    case 'part':
      return `What part of ${asked.size} is ${asked.left}? Write a fraction.`;
    case 'numerator':
      return (
        `Now the fraction: ${asked.count} × ${fraction(asked.numerator, asked.denominator)}. ` +
        `What numerator do you get over ${asked.denominator}?`
      );
    case 'put-together':
      return (
        'Put it together: ' +
        `${[...asked.wholes, ...(asked.left > 0 ? [fraction(asked.left, asked.size)] : [])].join(' + ')}.`
      );
    case 'below-zero':
      return 'These points are below zero. How do you write them?';
    case 'nothing':
      return 'Every count is 0. How many points do you get for 0?';
    case 'add-wholes':
      return `Add the whole numbers: ${row(asked.numbers)}.`;
    case 'same-denominator':
      return (
        `What is the smallest number that ${listOfText(asked.denominators.map(String))} ` +
        `${asked.denominators.length === 2 ? 'both' : 'all'} go into?`
      );
    case 'rewrite':
      return (
        `Write ${fraction(asked.numerator, asked.denominator)} with the denominator ` +
        `${asked.over}. What is the numerator?`
      );
    case 'add-numerators':
      return `Add the numerators: ${row(asked.numbers)}.`;
    case 'from-one':
      return (
        `Take ${fraction(asked.numerator, asked.denominator)} away from one whole. ` +
        'Which fraction is left?'
      );
    case 'one-less':
      return asked.wholes === 1
        ? 'That used your one whole. How many wholes are left?'
        : `That used one of your ${asked.wholes} wholes. How many are left?`;
    case 'simplify':
      return `Write ${fraction(asked.numerator, asked.denominator)} in simplest form.`;
  }
}

/** Says in a few words what the student has found with a question. */
export function foundResultText(
  question: SmallQuestionContent & { readonly answer: MixedNumber },
): string {
  const found = withTypographicMinus(formatMixed(question.answer));
  switch (question.says) {
    case 'make-one':
      return `${found} ${labelInQuestion(question.label)} make 1 point`;
    case 'worth':
      return question.takesAway ? `One takes away ${found}` : `One is worth ${found}`;
    case 'give':
      return `${question.count} × ${question.each} = ${found}`;
    case 'fits':
      return `${question.size} fits ${times(question.answer.wholeNumber)} in ${question.into}`;
    case 'left':
      return `${found} left over`;
    case 'part':
      return `${question.left} of ${question.size} is ${found}`;
    case 'numerator':
      return (
        `${question.count} × ${fraction(question.numerator, question.denominator)} = ` +
        `${found}/${question.denominator}`
      );
    case 'put-together':
      return `Together ${found}`;
    case 'below-zero':
      return `Below zero: ${found}`;
    case 'nothing':
      return `In all ${found}`;
    case 'add-wholes':
      return `${row(question.numbers)} = ${found}`;
    case 'same-denominator':
      return `${listOfText(question.denominators.map(String))} go into ${found}`;
    case 'rewrite':
      return `${fraction(question.numerator, question.denominator)} = ${found}/${question.over}`;
    case 'add-numerators':
      return `Numerators: ${row(question.numbers)} = ${found}`;
    case 'from-one':
      return `1 − ${fraction(question.numerator, question.denominator)} = ${found}`;
    case 'one-less':
      return `Wholes left: ${found}`;
    case 'simplify':
      return `${fraction(question.numerator, question.denominator)} = ${found}`;
  }
}

/** Feedback on a wrong small answer. It costs no try and doesn't reveal the answer. */
export function smallHint(
  asked: SmallQuestionContent,
  verdict: Exclude<SmallQuestionVerdict, 'right'>,
): string {
  if (verdict === 'unreadable') return 'Write a number, like 7 or 3/10.';
  if (verdict === 'longer') return 'That’s the same number. Can you make both numbers smaller?';
  if (verdict === 'ahead') return 'Leave the fraction for later. Type only the whole numbers’ sum.';
  if (verdict === 'multiple') return 'That one works too, but there’s a smaller one.';
  return `Not yet. ${tinyHint(asked)}`;
}

function tinyHint(asked: SmallQuestionContent): string {
  switch (asked.says) {
    case 'make-one':
      return 'Look at the rate on the card. Its denominator tells you.';
    case 'worth':
      return 'It’s on the card, right after the ×.';
    case 'give':
      return `Add ${asked.each} ${numberInWords(asked.count)} times.`;
    case 'fits':
      return (
        `Count by ${asked.size}s, and stop before you pass ${asked.into}. ` +
        `How many ${asked.size}s is that?`
      );
    case 'left':
      return `What is ${asked.times} × ${asked.size}? How far is it from there to ${asked.into}?`;
    case 'part':
      return (
        'What’s left over is the numerator. ' +
        'The number that makes one whole is the denominator.'
      );
    case 'numerator':
      return 'Multiply the numerator. The denominator stays as it is.';
    case 'put-together':
      return 'Add the whole numbers. Then write the fraction after them.';
    case 'below-zero':
      return 'It’s the number you found, with a minus sign.';
    case 'nothing':
      return 'What do you get when you multiply a number by zero?';
    case 'add-wholes':
    case 'add-numerators':
      return asked.numbers.some((number) => number < 0)
        ? 'A minus sign means subtract. Go one step at a time.'
        : asked.numbers.length === 2
          ? 'Start at the bigger number and count up.'
          : 'Add two of them first, and then the next.';
    case 'same-denominator':
      return (
        `Count by ${asked.denominators.reduce((a, b) => Math.max(a, b))}s. ` +
        'Stop at the first number that all the denominators go into.'
      );
    case 'rewrite':
      return (
        `What do you multiply ${asked.denominator} by to get ${asked.over}? ` +
        'Multiply the numerator by the same number.'
      );
    case 'from-one':
      return (
        `One whole is ${asked.denominator}/${asked.denominator}. ` +
        `Take ${asked.numerator} of them away.`
      );
    case 'one-less':
      return 'Take one away.';
    case 'simplify':
      return 'Find a number that goes into both. Divide both by it.';
  }
}
