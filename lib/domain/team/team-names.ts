import { hashToNumber, pickRandom, type RandomSource } from '@/lib/domain/numbers/random';

/** Why a name is refused. `person` and `taken` depend on the class. */
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

export const MIN_TEAM_NAME_LENGTH = 2;
export const MAX_TEAM_NAME_LENGTH = 30;
export const MAX_NAME_CHANGES_PER_WEEK = 5;

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

/** Refused anywhere in a word; no everyday word contains one. */
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
 * Refused as whole words, singular or plural: they are also parts of harmless words such as
 * "class", "Essex", or "cocktail".
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
 * Harmless words and phrases that contain a refused one. They are removed before the check. A
 * hyphen stands for a space.
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
  'small-but-mighty',
  'titles',
  'mishits?',
  'cyan',
];
const KIND = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KIND_WORDS.join('|').replaceAll('-', ' ')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Leaves a space for each harmless word, so that the words around it don't join. */
export const removeHarmlessWords = (name: string): string => name.replace(KIND, ' ');

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};

/** For example "Cosmic Otters"; always passes {@link checkTeamName}. */
export function generateTeamName(random: RandomSource): string {
  return `${pickRandom(ADJECTIVES, random)} ${pickRandom(NOUNS, random)}`;
}

export function generateTeamNameFromId(id: string): string {
  const hash = hashToNumber(id);
  const nouns = NOUNS.length;
  return `${ADJECTIVES[Math.floor(hash / nouns) % ADJECTIVES.length]} ${NOUNS[hash % nouns]}`;
}

/** True for a name that {@link generateTeamName} could make, which needs no approval. */
export function isGeneratedName(name: string): boolean {
  const [adjective, noun, ...more] = name.split(' ');
  return more.length === 0 && OWN_ADJECTIVES.has(adjective ?? '') && OWN_NOUNS.has(noun ?? '');
}

/**
 * `name` is the cleaned text. A word list can't catch everything, so a typed name still waits for
 * the teacher.
 */
export function checkTeamName(text: string): TeamNameCheck {
  return checkFit(text, (name) => {
    if (!/^[\p{Script=Latin}0-9 '&-]+$/u.test(name)) return 'signs';
    if (!/[\p{Script=Latin}0-9]/u.test(name)) return 'no-letter';
    return isUnkindText(name) ? 'unkind' : null;
  });
}

/**
 * A teacher may approve a name although {@link checkTeamName} refuses it: anything visible that
 * fits.
 */
export function checkTeamNameFromTeacher(text: string): TeamNameCheck {
  return checkFit(text, (name) => (/[\p{C}\u2028\u2029]/u.test(name) ? 'invisible' : null));
}

function checkFit(text: string, whyNot: (name: string) => TeamNameProblem | null): TeamNameCheck {
  const name = cleanTeamName(text);
  const length = [...name].length;
  if (length < MIN_TEAM_NAME_LENGTH) return { ok: false, why: 'too-short' };
  if (length > MAX_TEAM_NAME_LENGTH) return { ok: false, why: 'too-long' };
  const why = whyNot(name);
  return why ? { ok: false, why } : { ok: true, name };
}

/** Gives equal names one spelling: composed letters, plain apostrophes, single spaces. */
export function cleanTeamName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** True if a name, or another text that students read, contains a refused word. */
export function isUnkindText(name: string): boolean {
  return plainWords(removeHarmlessWords(name)).some((word) => {
    if (REFUSED_WORDS.has(word) || REFUSED_WORDS.has(word.replace(/[sz]$/, ''))) return true;
    const withoutRepeats = word.replace(/(.)\1+/g, '$1');
    return REFUSED_STEMS.some(
      (stem) => word.includes(stem) || (!/(.)\1/.test(stem) && withoutRepeats.includes(stem)),
    );
  });
}

/**
 * Lowercase words without accents and look-alike digits. A run of pieces of one or two letters also
 * counts as one word.
 */
function plainWords(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'/g, '')
    .split(/[^\p{Script=Latin}0-9]+/u)
    .filter((word) => word !== '')
    // A plain number spells nothing, such as 455.
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
