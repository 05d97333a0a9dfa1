import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { GraphPlayer } from '../graph-source';
import { simplifyTextForComparison } from './statistic-words';

export type ClaimNumber = {
  text: string;
  value: Rational;
  places: number;
  isShare: boolean;
  /** False for "about 80", "more than 80", and "80 or more". */
  isExact: boolean;
};

const ROUGHLY =
  /\b(?:about|around|almost|nearly|roughly|approximately|close to|near|over|under|above|below|beyond|than|least|at most|between|from|to|and|or|until|past|unos|unas|casi|cerca de|aproximadamente|m[aá]s de|menos de|que|entre|de|hasta|y|o|\d a)\s*$/i;
const WEEKS =
  /\b(?:weeks?|wks?|games?|season|semanas?|partidos?|temporada)\s*#?\d+(?:(?:\s|,|to|and|or|through|a|y|o|[-–—])+\d+)*/gi;
/** 46.7, and 46,7 in Spanish; not 46,7,12. */
const NUMBER =
  /(?<![\p{L}\d.,/#$-]|no\. ?)[-−]?(?:(\d+) )?(?:(\d+)\/(\d+)|(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+)|,(\d{1,2})(?!\d|,\d))?)(?![\p{L}\d/+]|[-–—]\d|\.\d|,\d{3})(\s?%|\s+(?:percent|por ciento))?/giu;
const OR_MORE =
  /^(?:\s+[a-z]+)?\s+(?:or|and|o|y)\s+(?:more|less|fewer|higher|lower|up|over|above|m[aá]s|menos)\b/i;
/** What follows a number that counts something else than the statistic, as in "2 of 9 games". */
const COUNTED =
  /^\s*(?:°|degrees\b|grados\b)|^\s+(?:of|other|players?|games?|weeks?|times?|slices?|pieces?|bars?|bins?|boxes|lines?|dots?|stems?|leaves|de|jugador(?:es)?|partidos?|semanas?|veces|porciones|partes|barras?|intervalos?|cajas?|l[ií]neas?|tallos?|hojas?)\b/i;
const FRACTION_WORDS: Readonly<Record<string, readonly [number, number]>> = {
  half: [1, 2],
  'one third': [1, 3],
  'a third': [1, 3],
  'two thirds': [2, 3],
  'one quarter': [1, 4],
  'a quarter': [1, 4],
  'one fourth': [1, 4],
  'a fourth': [1, 4],
  'three quarters': [3, 4],
  'three fourths': [3, 4],
  mitad: [1, 2],
  'un tercio': [1, 3],
  'dos tercios': [2, 3],
  'un cuarto': [1, 4],
  'tres cuartos': [3, 4],
};
/** In order of value, from 2 on. Spanish "once" (11) is left out: it is in "He once ran." */
const NUMBER_WORDS = [
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven'],
  ['twelve', 'doce'],
];

/** Weeks, years, and the numbers in players' names don't count. */
export function numbersInClaim(claim: string, players: readonly GraphPlayer[]): ClaimNumber[] {
  const text = players
    .reduce((rest, { name }) => rest.replaceAll(name, ' '), claim)
    .replaceAll(WEEKS, ' ');
  const written = [...text.matchAll(NUMBER)].flatMap((match): ClaimNumber[] => {
    const [raw, whole, top, bottom, plain = '', point, comma, percent] = match;
    const decimals = point ?? comma ?? '';
    const isShare = Boolean(percent ?? top);
    const after = text.slice(match.index + raw.length);
    const counts = !isShare && COUNTED.test(after);
    if (counts || Number(bottom) === 0 || /^(?:19|20)\d\d$/.test(raw)) return [];
    const size = top
      ? rational(Number(whole ?? 0)).add(rational(Number(top), Number(bottom)))
      : rational(BigInt(plain.replaceAll(',', '') + decimals), 10n ** BigInt(decimals.length));
    const value = /^[-−]/.test(raw) ? size.neg() : size;
    return [
      {
        text: raw.trim(),
        value: percent ? value.div(100) : value,
        places: decimals.length,
        isShare,
        isExact: !ROUGHLY.test(text.slice(0, match.index)) && !OR_MORE.test(after),
      },
    ];
  });
  return [...written, ...numberWordsIn(text)];
}

/** Number words are only found, never asked about: "two of them" needs no place in the data. */
function numberWordsIn(text: string): ClaimNumber[] {
  const number = (said: string, value: Rational, isShare: boolean): ClaimNumber[] => {
    const after = new RegExp(`\\b${said}\\b(.*)`, 'i').exec(text)?.[1];
    if (after === undefined || (!isShare && COUNTED.test(after))) return [];
    return [{ text: said, value, places: 0, isShare, isExact: false }];
  };
  return [
    ...Object.entries(FRACTION_WORDS).flatMap(([said, [top, bottom]]) =>
      number(said, rational(top, bottom), true),
    ),
    ...NUMBER_WORDS.flatMap((words, index) =>
      words.flatMap((said) => number(said, rational(index + 2), false)),
    ),
  ];
}

export type ClaimWord = { word: string; isCapital: boolean };

const VERB =
  /^(?:has|had|is|was|got|gets|did|does|made|gained|caught|ran|runs|went|goes|scored|threw|played|plays|averaged|beat|led|improved|and|tiene|tuvo|es|fue|gano|hizo|logro|atrapo|corrio|lanzo|anoto|jugo|juega|lleva|supero|mejoro|y)$/;

/**
 * `isCapital` tells a name. The first word always has a capital, so its ending or a verb after it
 * must tell: "Chase’s line" and "Chase had a good game."
 */
export function wordsOfClaim(text: string): ClaimWord[] {
  const raw = [...text.matchAll(/[\p{L}\p{M}'’.]*[\p{L}\p{M}]/gu)].map(([word]) => word);
  return raw.map((word, index) => ({
    word: simplifyTextForComparison(word).replaceAll(' ', ''),
    isCapital:
      /^\p{Lu}/u.test(word) &&
      (index > 0 || /['’]s$/.test(word) || VERB.test(simplifyTextForComparison(raw[1] ?? ''))),
  }));
}

/** Parts of players' names that are also words of everyday English or Spanish. */
const EVERYDAY = [
  /^(?:and|are|back|bass|bay|bell|best|black|bond|brown|case|chance|chase|city|cook|cross|day)$/,
  /^(?:downs|early|even|fair|fall|field|fields|gold|golden|good|grant|gray|green|ham|hand|hill)$/,
  /^(?:hills|home|hunt|hunter|just|key|lamb|late|law|little|long|los|love|low|major|mark|marks)$/,
  /^(?:may|mean|means|miles|more|most|new|north|pace|peoples|power|price|rice|rise|rush|sharp)$/,
  /^(?:short|small|south|speed|stone|strong|sun|swift|the|tall|tank|top|tucker|von|wall|ward)$/,
  /^(?:way|wells|west|white|will|wise|wood|worthy|york|young)$/,
  /^(?:con|del|las|los|mas|por|que|sin|son|una)$/,
];
const isEveryday = (word: string) => EVERYDAY.some((words) => words.test(word));
const SUFFIX = /^(?:jr|sr|ii|iii|iv|v)$/;
const partsOf = ({ name }: GraphPlayer): string[] =>
  simplifyTextForComparison(name)
    .split(' ')
    .filter((part) => part !== '' && !SUFFIX.test(part));
const isName = (word: string, part: string) => word === part || word === `${part}s`;

/** The index of a player's full name; -1 without it. */
function placeOfFullName(player: GraphPlayer, words: readonly ClaimWord[]): number {
  const parts = partsOf(player);
  return words.findIndex((_, start) =>
    parts.every((part, index) => isName(words[start + index]?.word ?? '', part)),
  );
}

/** The index of the first word that names the player and no other one of the graph; -1 if none. */
export function findPlayerNameWordIndex(
  player: GraphPlayer,
  words: readonly ClaimWord[],
  players: readonly GraphPlayer[],
): number {
  const full = placeOfFullName(player, words);
  if (full >= 0) return full;
  const parts = partsOf(player).filter((part) => part.length >= 3);
  const others = players.filter((one) => one !== player).flatMap(partsOf);
  return words.findIndex(({ word, isCapital }) =>
    parts.some(
      (part) =>
        isName(word, part) &&
        (isCapital || !isEveryday(part)) &&
        !others.some((one) => isName(word, one)),
    ),
  );
}

/** True only if the player must be meant: by a full name, or a last name with a capital letter. */
export function mentionsPlayerNotInGraph(
  player: GraphPlayer,
  words: readonly ClaimWord[],
  players: readonly GraphPlayer[],
): boolean {
  const last = partsOf(player).at(-1) ?? '';
  const taken = players.flatMap(partsOf);
  return (
    (placeOfFullName(player, words) >= 0 &&
      !players.some((one) => placeOfFullName(one, words) >= 0 && one.name === player.name)) ||
    words.some(
      ({ word, isCapital }) =>
        isCapital &&
        last.length >= 3 &&
        isName(word, last) &&
        !isEveryday(last) &&
        !taken.includes(last),
    )
  );
}
