import { spellOutMathForSpeech } from './speech';

const SENTENCES: readonly (readonly [written: string, spoken: string])[] = [
  ['50 × 1/10', '50 times one tenth'],
  ['50 × 1/10 = 5', '50 times one tenth equals 5'],
  ['1 point for every 10', '1 point for every 10'],
  [
    'You typed 2 3/8, and the sum is 7/4.',
    'You typed two and three eighths, and the sum is seven fourths.',
  ],
  ['3 + 1/2', '3 plus one half'],
  ['+2 MVP', 'plus 2 MVP'],
  ['5 − 3', '5 minus 3'],
  ['5−3', '5 minus 3'],
  ['5 - 3', '5 minus 3'],
  ['(1 + 2) − 3', '(1 plus 2) minus 3'],
  ['−3 × 1/5', 'negative 3 times one fifth'],
  ['The count is −3.', 'The count is negative 3.'],
  ['4 × −2', '4 times negative 2'],
  ['4 × -1/2', '4 times negative one half'],
  ['4 − 1/2', '4 minus one half'],
  ['-1 1/2', 'negative one and one half'],
  ['12 ÷ 4', '12 divided by 4'],
  ['Weeks 3-4', 'Weeks 3-4'],
  ['Twenty-four', 'Twenty-four'],
  ['Week 6 · Due Thursday', 'Week 6, Due Thursday'],
  ['10/17/2023', '10/17/2023'],
  [
    'The sign is ×. If 10 yards make 1 point, how many points do 50 yards make?',
    'The sign is times. If 10 yards make 1 point, how many points do 50 yards make?',
  ],
  ['  ', ''],
];

it.each(SENTENCES)('%j is read as %j', (written, spoken) => {
  expect(spellOutMathForSpeech(written)).toBe(spoken);
});
