import { hashOf, pickRandom, type RandomSource } from '@/lib/domain/numbers/random';

/** Why a name is refused. `person` and `taken` are for whoever knows the class. */
export type TeamNameProblem =
  | 'too-short'
  | 'too-long'
  | 'signs'
  | 'no-letter'
  | 'invisible'
  | 'unkind'
  | 'person'
  | 'taken';
export type TeamNameCheck = { ok: true; name: string } | { ok: false; why: TeamNameProblem };

export const TEAM_NAME_MIN = 2;
export const TEAM_NAME_MAX = 30;
/** How many times a team's name can change in one week of the season. */
export const NAME_CHANGES_A_WEEK = 5;

const ADJECTIVES = [
  'Brave',
  'Bright',
  'Bouncy',
  'Cosmic',
  'Clever',
  'Curious',
  'Daring',
  'Dizzy',
  'Electric',
  'Fearless',
  'Flying',
  'Friendly',
  'Galloping',
  'Gentle',
  'Giggling',
  'Glowing',
  'Golden',
  'Happy',
  'Humble',
  'Jolly',
  'Jumping',
  'Kind',
  'Lucky',
  'Lunar',
  'Magnetic',
  'Mighty',
  'Neon',
  'Nimble',
  'Northern',
  'Patient',
  'Plucky',
  'Polite',
  'Proud',
  'Quick',
  'Quiet',
  'Rolling',
  'Shiny',
  'Silver',
  'Sleepy',
  'Snappy',
  'Solar',
  'Sparkling',
  'Speedy',
  'Steady',
  'Sunny',
  'Super',
  'Thoughtful',
  'Turbo',
  'Whirling',
  'Witty',
] as const;

const NOUNS = [
  'Acorns',
  'Asteroids',
  'Badgers',
  'Bananas',
  'Beavers',
  'Blizzards',
  'Cactuses',
  'Comets',
  'Crickets',
  'Decimals',
  'Dominoes',
  'Donuts',
  'Dragons',
  'Echoes',
  'Factors',
  'Fractions',
  'Galaxies',
  'Geckos',
  'Hedgehogs',
  'Icicles',
  'Kangaroos',
  'Koalas',
  'Lanterns',
  'Marbles',
  'Meteors',
  'Moose',
  'Narwhals',
  'Noodles',
  'Otters',
  'Owls',
  'Pancakes',
  'Pandas',
  'Penguins',
  'Pickles',
  'Pineapples',
  'Planets',
  'Puffins',
  'Quokkas',
  'Rainbows',
  'Robots',
  'Rockets',
  'Sloths',
  'Squirrels',
  'Tacos',
  'Toasters',
  'Tortoises',
  'Turtles',
  'Unicorns',
  'Waffles',
  'Walruses',
  'Wizards',
  'Wombats',
  'Yaks',
  'Zebras',
] as const;

const OWN_ADJECTIVES = new Set<string>(ADJECTIVES);
const OWN_NOUNS = new Set<string>(NOUNS);

/** Refused wherever they are in a word. None is part of an everyday word. */
const REFUSED_STEMS = [
  'fuck',
  'shit',
  'bitch',
  'cunt',
  'bastard',
  'asshole',
  'dickhead',
  'whore',
  'slut',
  'pussy',
  'nigger',
  'nigga',
  'faggot',
  'retard',
  'porn',
  'penis',
  'vagina',
  'wanker',
  'bollocks',
  'blowjob',
  'handjob',
  'hitler',
  'nazi',
  'kkk',
] as const;

/**
 * Refused as a word of their own, singular or plural; each is also a part of harmless words
 * ("class", "Essex", "cocktail").
 */
const REFUSED_WORDS = new Set([
  'ass',
  'arse',
  'cock',
  'dick',
  'cum',
  'tit',
  'titty',
  'boob',
  'boobs',
  'sex',
  'sexy',
  'anal',
  'anus',
  'fag',
  'homo',
  'twat',
  'piss',
  'crap',
  'damn',
  'hell',
  'spic',
  'chink',
  'kike',
  'coon',
  'tranny',
  'rape',
  'rapist',
  'kill',
  'killer',
  'murder',
  'murderer',
  'suicide',
  'wank',
  'bimbo',
  'hoe',
  'thot',
  'milf',
  'weed',
  'meth',
  'cocaine',
  'heroin',
]);

/**
 * Kind words and phrases that hold a refused one: they are left out before a name is looked at, and
 * the rest of it still counts. A hyphen stands for a space.
 */
const KIND_WORDS = [
  'scunthorpe',
  'penistone',
  'matsushita',
  'shii?take',
  'snigger(?:s|ed|ing)?',
  'niger',
  'moby-dick',
  'killer-(?:whales?|bees?|rabbits?|queens?|tomatoes)',
  'fat-(?:bears?|tuesday|penguins?|quarters?)',
  '(?:rakes?|hoes?)-and-(?:hoes?|rakes?)',
  'kick-butt',
  'pom-?poms?',
  'as',
  'cons?',
  'heels?',
  'fate[sd]?',
  'bobb(?:y|ies)',
  'cummings',
  'rio-negro',
  'tit-for-tat',
  'van-?dykes?',
  'damn-yankees',
  "hell(?:s|'s)-kitchen",
];
const KIND = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KIND_WORDS.join('|').replaceAll('-', ' ')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * The name without those; their place stays a gap, so that what is around them doesn't become a
 * word.
 */
export const withoutKindWords = (name: string): string => name.replace(KIND, ' ');

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};

/** For instance "Cosmic Otters"; always passes {@link checkTeamName}. */
export function generateTeamName(random: RandomSource): string {
  return `${pickRandom(ADJECTIVES, random)} ${pickRandom(NOUNS, random)}`;
}

/** A name as {@link generateTeamName} makes them, always the same one for the same id. */
export function teamNameFrom(id: string): string {
  const hash = hashOf(id);
  const nouns = NOUNS.length;
  return `${ADJECTIVES[Math.floor(hash / nouns) % ADJECTIVES.length]} ${NOUNS[hash % nouns]}`;
}

/**
 * Whether a name is made of the app's own words, as {@link generateTeamName} makes it: then no one
 * has to allow it.
 */
export function isGeneratedName(name: string): boolean {
  const [adjective, noun, ...more] = name.split(' ');
  return more.length === 0 && OWN_ADJECTIVES.has(adjective ?? '') && OWN_NOUNS.has(noun ?? '');
}

/**
 * `name` is the text with its spaces tidied. A list of words cannot catch everything: a typed name
 * waits for the teacher.
 */
export function checkTeamName(text: string): TeamNameCheck {
  return checkFit(text, (name) => {
    if (!/^[\p{Script=Latin}0-9 '&-]+$/u.test(name)) return 'signs';
    if (!/[\p{Script=Latin}0-9]/u.test(name)) return 'no-letter';
    return isUnkind(name) ? 'unkind' : null;
  });
}

/**
 * What a teacher may allow although {@link checkTeamName} refuses it: any letters and signs that
 * fit and can be seen.
 */
export function checkAllowedTeamName(text: string): TeamNameCheck {
  return checkFit(text, (name) => (/[\p{C}\u2028\u2029]/u.test(name) ? 'invisible' : null));
}

function checkFit(text: string, whyNot: (name: string) => TeamNameProblem | null): TeamNameCheck {
  const name = tidyTeamName(text);
  const length = [...name].length;
  if (length < TEAM_NAME_MIN) return { ok: false, why: 'too-short' };
  if (length > TEAM_NAME_MAX) return { ok: false, why: 'too-long' };
  const why = whyNot(name);
  return why ? { ok: false, why } : { ok: true, name };
}

/** One spelling for one name: composed letters, plain apostrophes, single spaces. */
export function tidyTeamName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Also what a teacher calls something that students read. */
export function isUnkind(name: string): boolean {
  return plainWords(withoutKindWords(name)).some((word) => {
    if (REFUSED_WORDS.has(word) || (word.endsWith('s') && REFUSED_WORDS.has(word.slice(0, -1))))
      return true;
    const withoutRepeats = word.replace(/(.)\1+/g, '$1');
    return REFUSED_STEMS.some(
      (stem) => word.includes(stem) || (!/(.)\1/.test(stem) && withoutRepeats.includes(stem)),
    );
  });
}

/**
 * Lower-case words without accents and look-alike digits; pieces of one or two letters in a row
 * also count as one word.
 */
function plainWords(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'/g, '')
    .split(/[^\p{Script=Latin}0-9]+/u)
    .filter((word) => word !== '')
    // A number by itself is a number: 455 spells nothing.
    .map((word) =>
      /^\d+$/.test(word) ? word : word.replace(/\d/g, (digit) => LOOKALIKES[digit] ?? digit),
    );
  const spelledOut: string[] = [];
  let run = '';
  for (const word of [...words, '   ']) {
    if (word.length <= 2) {
      run += word;
    } else {
      if (run !== '') spelledOut.push(run);
      run = '';
    }
  }
  return [...words, ...spelledOut];
}
