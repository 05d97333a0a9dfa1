import { MAX_PERIOD_LABEL_LENGTH } from '@/lib/domain/class/period';

/** The fields of a new league, which its settings change. */
export const LEAGUE_FIELDS = {
  name: 'League name',
  period: 'Period (optional)',
  periodHint: 'In your day, like 3 or 2B.',
  password: 'League password',
  suggest: 'Suggest one',
} as const;

/** Problems with a league's fields and with copying settings. */
export const LEAGUE_FIELD_PROBLEMS = {
  name: 'Please give the league a name.',
  nameTooLong: 'Please use at most 60 characters.',
  periodTooLong: `Please use at most ${MAX_PERIOD_LABEL_LENGTH} letters or digits, like 3 or 2B.`,
  period: 'Please use letters and digits only, like 3 or 2B.',
  password: 'Please use at least 6 characters, like two words.',
  passwordTooLong: 'Please use at most 80 characters.',
  chooseClass: 'Please choose a class.',
  choosePart: 'Please choose what to copy.',
} as const;

/** A suggested password is one word of each list, easy to read from a board: "lucky teapot". */
const FIRST_WORDS = `
  amber brave bright calm clever cozy crisp curly daring dotty eager early fancy fluffy fresh
  friendly gentle giant giggly golden happy honest jolly jumpy kind lively lucky mellow mighty
  misty noble orange patient perky polite proud purple quick quiet rapid ready royal rusty shiny
  silent silver sleepy smooth snowy solid sparkly speedy spotty steady striped sunny super swift
  tidy tiny velvet warm witty wooden zippy
`
  .trim()
  .split(/\s+/);
const SECOND_WORDS = `
  acorn anchor apple badger banjo basket beaver biscuit bridge bucket cactus camel candle canyon
  carrot castle cherry comet compass cookie dolphin donut dragon falcon feather forest garden
  giraffe guitar hammock harbor hedgehog island jacket kettle kitten ladder lantern lemon lizard
  mango maple marble meadow melon mitten mountain muffin noodle otter panda parrot pebble pencil
  penguin pepper pillow planet pocket puffin pumpkin rabbit rainbow river robin rocket saddle
  sandwich scarf squirrel sunset teapot tiger trumpet tulip turtle waffle walnut walrus whistle
  willow window yogurt zebra
`
  .trim()
  .split(/\s+/);

/**
 * Two plain words such as "lucky teapot", easy to read from a board.
 *
 * @param random in [0, 1).
 */
export function suggestLeaguePassword(random: () => number): string {
  return `${pick(FIRST_WORDS, random)} ${pick(SECOND_WORDS, random)}`;
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}
