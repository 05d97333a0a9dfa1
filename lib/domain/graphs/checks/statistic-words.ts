import type { GraphStatisticPlayKind, GraphUnit } from '@/lib/domain/football/statistics';
import type { GraphPlayer, GraphStatistic } from '@/lib/domain/graphs/graph-source';

/**
 * Finds which statistics a text names. A text is right if it names the unit of each statistic and
 * no other; if each kind it names (passing, rushing …) is one of theirs; and if, of two with the
 * same unit, it names both kinds or neither. All other words are free.
 */

/**
 * Words for units in English and Spanish: a student may write in either one. 'other' holds units
 * that no graph shows, so a text must not use them.
 */
const UNIT_WORDS: Readonly<Record<GraphUnit | 'other', RegExp>> = {
  yards: /\b(?:yards?|yds?|yrds?|yardage|yardas?)\b/g,
  touchdowns: /\b(?:touch ?downs?|tds?|anotacion(?:es)?)\b/g,
  catches:
    /\b(?:catch(?:es|s|ed)?|caught|receptions?|recepcion(?:es)?|atrap(?:o|aron|ad[ao]s?))\b/g,
  kicks:
    /\b(?:kick(?:s|ed|ing)?|(?:field ?)?goals?|fgs?|extra ?points?|xps?|patadas?|gol(?:es)?|puntos? extras?)\b/g,
  sacks: /\b(?:sack(?:s|ed|ing)?|capturas?)\b/g,
  interceptions: /\b(?:intercept(?:s|ed|ions?|o|ad[ao]s?)?|ints?|intercepcion(?:es)?)\b/g,
  fumbles: /\b(?:fumbl(?:es?|ed|ing)|balones|balon (?:suelto|recuperado))\b/g,
  points:
    /(?<!\b(?:extra|data) ?)\b(?:points?|pts?)\b|\bpuntos?\b(?! (?:extras?|de (?:los )?datos)\b)/g,
  other:
    /\b(?:attempts?|targets?|completions?|carries|tackles?|punts?|first downs|missed|fantasy|intentos?|tacleadas?|despejes?)\b/g,
};

/** `score` means points that a team makes, as opposed to points allowed. */
const KIND_WORDS: Readonly<Record<GraphStatisticPlayKind | 'score', RegExp>> = {
  pass: /\b(?:pass(?:es|ed|ing)?|throw(?:s|n|ing)?|threw|pases?|lanz(?:o|ad[ao]s?))\b/g,
  rush: /\b(?:rush(?:es|ed|ing)?|run(?:s|ning)?|ran|carreras?|corri(?:o|eron|das?|endo)|terrestres?)\b/g,
  receive:
    /\b(?:rec(?:ei|ie|e|i)v(?:es?|ed|ing)|rec|catching|recepcion(?:es)?|recibi(?:o|d[ao]s?))\b/g,
  field: /\b(?:field ?goals?|goals?|fgs?|gol(?:es)?)\b/g,
  extra: /\b(?:extra ?points?|xps?|puntos? extras?)\b/g,
  allow: /\b(?:allow(?:s|ed|ing)?|permiti(?:o|d[ao]s?))\b/g,
  score:
    /\b(?:points? scored(?! (?:against|on|by opponents))|scor(?:ed|ing) points?|puntos? anotados?(?! (?:en contra|por (?:el |los )?(?:rival|oponente|contrari))))\b/g,
};

/** Words for people don't name a statistic: a receiver's yards may be rushing yards. */
const PEOPLE_WORDS =
  /\b(?:running backs?|wide receivers?|receivers?|runners?|rushers?|passers?|kickers?|catchers?|(?:pass|run|rush|rushing|passing) (?:defen[cs]es?|catchers?|rushers?|rush)|ball carriers?|defensas? (?:de|del|contra)(?: el| la)? (?:pases?|carreras?))\b/g;

/** Separates words by single spaces; `Ja'Marr` and "Jamarr" become the same word. */
export function simplifyTextForComparison(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * Players' names must not count as statistics: Cooper Rush has passing yards, and Justin Fields
 * doesn't kick.
 */
export function wordsOfPlayerNames(players: readonly GraphPlayer[]): Set<string> {
  return new Set(
    players
      .flatMap(({ name }) => simplifyTextForComparison(name).split(' '))
      .flatMap((word) => [word, `${word}s`]),
  );
}

type Word<Is> = { is: Is; word: string; start: number; end: number };

function found<Is extends string>(words: string, table: Readonly<Record<Is, RegExp>>): Word<Is>[] {
  return (Object.entries(table) as [Is, RegExp][]).flatMap(([is, pattern]) =>
    [...words.matchAll(pattern)].map((match) => ({
      is,
      word: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Removes names and words for players, so that the rest is about what they did. */
function withoutPlayerWords(text: string, players: readonly GraphPlayer[]): string {
  const names = wordsOfPlayerNames(players);
  const words = simplifyTextForComparison(text).split(' ');
  return words
    .filter((word) => !names.has(word))
    .join(' ')
    .replace(PEOPLE_WORDS, '');
}

/** Null if the text names no unit. */
export function textBeforeUnitWord(text: string, players: readonly GraphPlayer[]): string | null {
  const words = withoutPlayerWords(text, players);
  const starts = found(words, UNIT_WORDS).map(({ start }) => start);
  return starts.length === 0 ? null : words.slice(0, Math.min(...starts));
}

export function mentionsPlayKindOfStatistic(
  text: string,
  { kind, unit }: GraphStatistic,
  players: readonly GraphPlayer[],
): boolean {
  const words = withoutPlayerWords(text, players);
  const caught =
    kind === 'receive' &&
    unit !== 'catches' &&
    found(words, UNIT_WORDS).some(({ is }) => is === 'catches');
  return caught || found(words, KIND_WORDS).some(({ is }) => is === kind);
}

/**
 * Why a text doesn't name its statistics. Checked in order: a word for another statistic, a missing
 * one, or only some of several with the same unit.
 */
export type StatisticNamingProblem =
  | { word: string }
  | { missing: GraphStatistic }
  | { partly: { unit: GraphUnit; fields: readonly string[] } };

export function findStatisticNamingProblem(
  text: string,
  statistics: readonly GraphStatistic[],
  players: readonly GraphPlayer[],
): StatisticNamingProblem | null {
  const words = withoutPlayerWords(text, players);
  const [units, kinds] = [found(words, UNIT_WORDS), found(words, KIND_WORDS)];
  const wrong =
    units.find((unit) => !fitsUnit(unit, statistics)) ??
    kinds.find((kind) => !fitsKind(kind, statistics, units, kinds));
  if (wrong) return { word: wrong.word };
  const missing = statistics.find(({ unit }) => !units.some(({ is }) => is === unit));
  if (missing) return { missing };
  for (const { unit } of statistics) {
    const partners = statistics.filter((one) => one.unit === unit);
    const said = partners.filter(({ kind }) => kinds.some(({ is }) => is === kind));
    if (said.length > 0 && said.length < partners.length)
      return { partly: { unit, fields: partners.map(({ field }) => field) } };
  }
  return null;
}

/** "Yards from catches" are receiving yards. */
function fitsUnit(
  { is }: Word<GraphUnit | 'other'>,
  statistics: readonly GraphStatistic[],
): boolean {
  return statistics.some(
    ({ unit, kind }) => unit === is || (is === 'catches' && kind === 'receive'),
  );
}

/**
 * A kind right before a unit belongs to that unit: with catches and rushing yards, "receiving
 * yards" is wrong.
 */
function fitsKind(
  { is, word, end }: Word<GraphStatisticPlayKind | 'score'>,
  statistics: readonly GraphStatistic[],
  units: readonly Word<GraphUnit | 'other'>[],
  kinds: readonly Word<GraphStatisticPlayKind | 'score'>[],
): boolean {
  // "Pass" is fine for catches and interceptions.
  const goneTo = statistics.some(
    ({ unit, kind }) => kind === 'receive' || unit === 'interceptions',
  );
  const taken =
    units.some((unit) => unit.is === 'catches' || unit.is === 'interceptions') ||
    kinds.some((kind) => kind.is === 'receive');
  if (/^pas(?:s(?:es)?|es?)$/.test(word) && goneTo && taken) return true;
  const unit = units.find(({ start }) => start === end + 1)?.is;
  return statistics.some(
    (one) => one.kind === is && (unit === undefined || unit === 'catches' || one.unit === unit),
  );
}
