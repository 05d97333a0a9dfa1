import type {
  MisconceptionKind,
  MisconceptionTag,
} from '@/lib/domain/answers/mistakes/misconceptions';

/**
 * A question for a class that compares a wrong solution with a right one. It names no number, so it
 * fits any numbers.
 */
export const WORKING_QUESTIONS: Readonly<Record<MisconceptionKind, string>> = {
  'other-level': 'Which rates were used? Which ones are on the card?',
  'other-player': 'Whose numbers are these?',
  'count-of-another-line': 'Where does the count come from? Is it the one in this line?',
  'multiplied-not-divided': 'Should the points be more than the yards, or fewer? How do you know?',
  'divided-not-multiplied':
    'Each one is worth several points. Can all of them together be worth less than one?',
  'rate-upside-down': 'Is one of them worth more than a point, or less?',
  'yards-as-points': 'How many yards does it take to make one point?',
  'one-point-each': 'How many points is just one of them worth?',
  'counts-added': 'Can we add yards and touchdowns? What do we need to find first?',
  'real-football-points': 'How many points is a touchdown worth on TV? How many is it worth here?',
  'rate-of-another-line': 'Which line does this rate belong to?',
  'mixed-rate-half-read': 'The rate is a mixed number. What happened to each part?',
  'multiplied-both':
    'If the numerator and the denominator grow together, does the number get bigger?',
  'side-by-side': 'What sign is between the two numbers? What does it ask you to do?',
  'added-not-multiplied': 'What sign is between the two numbers? Can you say it as “groups of”?',
  'denominator-dropped': 'Is each one worth whole points, or parts of a point?',
  'zero-counted': 'The count is zero. How many points is that?',
  'remainder-as-decimal': 'What is left over, and out of how many? Is that the same as tenths?',
  'remainder-over-other-number': 'What did we divide by? Point to it in the answer.',
  'remainder-over-count': 'What did we divide by? Point to it in the answer.',
  'remainder-as-whole': 'Is each yard that’s left over worth a whole point?',
  'remainder-dropped': 'Some are left over. What part of a point are they?',
  'rounded-to-decimals': 'Is the decimal exactly the same number, or only close to it?',
  'count-off-by-one': 'Read the count once more. What changed?',
  'line-left-out': 'Which number of the box score isn’t in the sum?',
  'line-twice': 'Which number of the box score was counted twice?',
  'two-lines-left-out': 'Which numbers of the box score aren’t in the sum?',
  'line-subtracted': 'Does this line give points or take some away?',
  'rounded-to-whole': 'What happened to the part that’s less than one whole?',
  'fractions-left-out': 'What happened to the parts that are less than one whole?',
  'one-fraction-left-out': 'Which fraction isn’t in the sum?',
  'added-straight-across':
    'Look at the fractions alone. Is their sum more or less than the largest of them?',
  'numerators-not-scaled':
    'The denominator changed. What has to happen to the numerator, so it stays the same number?',
  'one-denominator-kept': 'Are all the pieces the same size? How can we make them the same?',
  'denominators-multiplied': 'Are the pieces in the answer the same size as the ones we added?',
  'numerators-multiplied': 'What sign is between the fractions? What does it ask you to do?',
  'fractions-subtracted': 'What sign is between the fractions? What does it ask you to do?',
  'carried-at-ten': 'How many of these pieces make one whole? Is it always ten?',
  'decimals-as-whole-numbers': 'Which digits are the ones? Are they lined up?',
  'numerator-off-by-one': 'Count the pieces once more. How many are there?',
  'same-number-added':
    'Is it still the same number after adding to both parts? Test it with one half.',
  'reduced-unevenly': 'What was the numerator divided by? And the denominator?',
  'carry-lost': 'How many wholes are in the fractions together? Where did they go?',
  'whole-off-by-one': 'Add only the whole numbers. What do you get?',
  'ten-off': 'About how big should it be? Which one is close?',
  'digits-transposed': 'Compare the numbers digit by digit. What traded places?',
  'wholes-left-out': 'About how big should it be? What’s missing?',
  'fraction-upside-down':
    'Is it more or less than one whole? Which number says how many pieces make a whole?',
  'whole-and-numerator-swapped': 'Which number counts wholes, and which counts pieces?',
  'run-together': 'How many pieces are in the wholes? How many more are there?',
  'part-over-rest': 'How many pieces make one whole? Which number says so?',
  'fraction-as-decimal': 'Read the decimal aloud. Is it the same number as the fraction?',
  'minus-dropped': 'Did the player gain yards here or lose some?',
  'sign-turned': 'Is the sum above zero or below it? How can you tell from the lines?',
};

/** The questions about mistakes that are only known by their place or their group. */
const VAGUE_QUESTIONS: Readonly<Record<Exclude<MisconceptionTag, MisconceptionKind>, string>> = {
  'one-line': 'Work out each line by itself. Which one comes out different?',
  'two-slips': 'Which lines are you sure of? How can you check the others?',
  'cannot-tell': 'How did you work this out?',
  'any-source': 'Where does each number come from? Can you find it in the box score?',
  'any-line': 'Put a finger on each line. Was each one added once?',
  'any-rate': 'How many points is just one of them worth?',
  'any-below-one': 'What happened to the parts that are less than one whole?',
  'any-remainder': 'What is left over, and out of how many?',
  'any-adding': 'Are all the pieces the same size? How can we make them the same?',
  'any-whole': 'Add only the whole numbers. What do you get?',
  'any-writing': 'Read the number aloud. Is it the one you mean?',
  'any-fraction': 'Look at the fractions alone. What do they make together?',
  'any-slip': 'Read each number once more. Which one changed?',
  'any-sign': 'Is the sum above zero or below it? How can you tell from the lines?',
};
const QUESTIONS: Readonly<Record<string, string>> = { ...VAGUE_QUESTIONS, ...WORKING_QUESTIONS };

/** A question for a teacher's mouth about a stored mistake, also if its tag isn't known anymore. */
export const mistakeQuestion = (tag: string): string =>
  (Object.hasOwn(QUESTIONS, tag) && QUESTIONS[tag]) || VAGUE_QUESTIONS['cannot-tell'];
