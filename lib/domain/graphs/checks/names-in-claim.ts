import type { GraphPlayer } from '../graph-source';
import { normalizeWords } from './statistic-words';

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
    word: normalizeWords(word).replaceAll(' ', ''),
    isCapital:
      /^\p{Lu}/u.test(word) &&
      (index > 0 || /['’]s$/.test(word) || VERB.test(normalizeWords(raw[1] ?? ''))),
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
  normalizeWords(name)
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
export function indexOfPlayerName(
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

/** True only if nothing else can be meant: a full name, or a last name with a capital letter. */
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
