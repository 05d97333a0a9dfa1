import { mean, median, toRationals } from '@/lib/domain/numbers/averages';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { GraphDraft } from '../graph-draft';
import { type GraphDataSource, type GraphPlayer, gameValuesWithWeeks } from '../graph-source';
import { parseDraftNumber } from '../read-draft-numbers';
import {
  type CheckItem,
  type CheckMessage,
  type FactMentionedInClaim,
  failedCheck,
  type NumberFactKind,
  unjudgedCheck,
} from './check-item';
import {
  type ClaimNumber,
  type ClaimWord,
  findPlayerNameWordIndex,
  mentionsPlayerNotInGraph,
  numbersInClaim,
  wordsOfClaim,
} from './read-claim';
import { simplifyTextForComparison } from './statistic-words';

/**
 * A sentence is never judged: nobody knows all that it says. The check tells which of its names,
 * numbers, and comparisons are in the data, and asks about a player or number that isn't.
 */
export function checkClaim(
  draft: GraphDraft,
  players: readonly GraphPlayer[],
  source: GraphDataSource,
  addsUp: boolean,
): CheckItem {
  const { claim, title } = draft;
  const words = claim.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return failedCheck('claim', 'no-claim', 'claim');
  if (words.length < 4) return failedCheck('claim', 'short-claim', 'claim');
  if (simplifyTextForComparison(claim) === simplifyTextForComparison(title))
    return failedCheck('claim', 'claim-is-title', 'claim');
  const says = messageOf(draft, players, source, addsUp);
  const isQuestion = says.code === 'claim-other-player' || says.code === 'claim-other-number';
  return unjudgedCheck('claim', says, isQuestion ? 'claim' : null);
}

function messageOf(
  draft: GraphDraft,
  players: readonly GraphPlayer[],
  source: GraphDataSource,
  addsUp: boolean,
): CheckMessage {
  const words = wordsOfClaim(draft.claim);
  const other = source.players.find(
    (player) => !players.includes(player) && mentionsPlayerNotInGraph(player, words, players),
  );
  if (other) return { code: 'claim-other-player', player: other.name };
  const named = players
    .map((player) => ({ player, at: findPlayerNameWordIndex(player, words, players) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const names = named.map(({ player }) => player.name);
  const series = seriesOf(draft, players, addsUp);
  const facts: FactMentionedInClaim[] = [];
  const compared = COMPARING.flatMap((comparing) =>
    series.flatMap((each) => comparisonOf(comparing, words, named, each) ?? []),
  )[0];
  if (compared) facts.push(compared);
  const known = knownNumbers(draft, series, names);
  const found = numbersInClaim(draft.claim, players).map((number) => {
    const fact = factAbout(number, draft, series, names, addsUp);
    // Any small number is the difference of some two values, so that alone proves nothing.
    return { number, fact: fact?.is === 'difference' && known(number.value) ? null : fact };
  });
  const unknown = found.find(
    ({ number: { value, isExact, isShare }, fact }) =>
      !fact && isExact && !isShare && value.d === 1n && !known(value),
  );
  if (unknown) return { code: 'claim-other-number', number: unknown.number.text };
  const number = found.find(({ fact }) => fact !== null)?.fact;
  if (number) facts.push(number);
  return names.length + facts.length > 0
    ? { code: 'claim-found', names, facts }
    : { code: 'claim-written' };
}

/**
 * True for a whole number that may be meant although no statistic has it: a count of games, a loss
 * without its minus sign, a rounded mean, what the named players have together, and what was typed
 * into the form.
 */
function knownNumbers(
  { bins, stems, xScale, yScale }: GraphDraft,
  series: readonly Series[],
  names: readonly string[],
) {
  const worked = series.flatMap(({ players }) => {
    const own = players.map(valuesOf);
    const together = players.filter(({ name }) => names.includes(name)).flatMap(valuesOf);
    const means = [...own, own.flat()].filter(({ length }) => length > 0);
    return [rational(sumOf(together)), ...means.map((values) => mean(toRationals(values)).round())];
  });
  const values = series.flatMap(allOf);
  const typed = [bins, stems, xScale, yScale].flatMap((boxes) =>
    Object.values(boxes).flatMap((box) => parseDraftNumber(box) ?? []),
  );
  return (value: Rational): boolean =>
    value.compare(values.length) <= 0 ||
    values.some((one) => value.equals(-one)) ||
    [...worked, ...typed].some((one) => one.equals(value));
}

/** The games of each player in one statistic. `field` is null if there is only one. */
type Series = {
  field: string | null;
  players: readonly { name: string; games: readonly { week: number; value: number }[] }[];
};

function seriesOf(
  draft: GraphDraft,
  players: readonly GraphPlayer[],
  addsUp: boolean,
): readonly Series[] {
  const gamesOf = (fields: readonly string[]) =>
    players.map((player) => {
      const byField = fields.map((field) => gameValuesWithWeeks(player, field, draft));
      return {
        name: player.name,
        games: (byField[0] ?? []).map(({ week }, index) => ({
          week,
          value: byField.reduce((sum, games) => sum + (games[index]?.value ?? 0), 0),
        })),
      };
    });
  if (draft.fields.length === 1) return [{ field: null, players: gamesOf(draft.fields) }];
  const single = draft.fields.map((field) => ({
    field,
    players: gamesOf([field]),
  }));
  return addsUp ? [{ field: null, players: gamesOf(draft.fields) }, ...single] : single;
}

const valuesOf = ({ games }: Series['players'][number]) => games.map(({ value }) => value);
const allOf = ({ players }: Series) => players.flatMap(valuesOf);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** In Spanish, "más" is both "more" and "the most". */
const COMPARING = [
  {
    more: ['more', 'higher', 'larger', 'bigger', 'greater', 'better'],
    less: ['less', 'fewer', 'lower', 'smaller', 'worse'],
    most: ['most', 'highest', 'biggest', 'largest', 'greatest', 'best', 'top'],
    least: ['least', 'fewest', 'lowest', 'smallest', 'worst'],
    than: 'than',
    not: /^(?:not|never|neither|nor|\w+nt)$/,
  },
  {
    more: ['mas', 'mayor', 'mejor'],
    less: ['menos', 'menor', 'peor'],
    most: ['mas', 'mayor', 'mejor'],
    least: ['menos', 'menor', 'peor'],
    than: 'que',
    not: /^(?:no|nunca|ni|tampoco|nadie)$/,
  },
] as const;
type Comparing = (typeof COMPARING)[number];

function comparisonOf(
  { more, less, most, least, than, not }: Comparing,
  words: readonly ClaimWord[],
  named: readonly { player: GraphPlayer; at: number }[],
  { field, players }: Series,
): FactMentionedInClaim | null {
  const says = (some: readonly string[]) => words.some(({ word }) => some.includes(word));
  if (words.some(({ word }) => not.test(word))) return null;
  const totalOf = (name: string) =>
    sumOf(players.filter((one) => one.name === name).flatMap(valuesOf));
  const [first, second] = named;
  if (!first || named.length > 2) return null;
  const of = first.player.name;
  const own = totalOf(of);
  if (second) {
    const between = words.findIndex(({ word }) => word === than);
    if (between < first.at || between > second.at) return null;
    const other = totalOf(second.player.name);
    if (says(more) && own > other) return { is: 'more', of, than: second.player.name, field };
    if (says(less) && own < other) return { is: 'less', of, than: second.player.name, field };
    return null;
  }
  const others = players.filter(({ name }) => name !== of).map(({ name }) => totalOf(name));
  if (others.length === 0) return null;
  if (says(most) && others.every((other) => own > other)) return { is: 'most', of, field };
  if (says(least) && others.every((other) => own < other)) return { is: 'least', of, field };
  return null;
}

/**
 * What a number of the sentence stands for, tried for the named players first; null if it isn't in
 * the data.
 */
function factAbout(
  { text, value, places, isShare }: ClaimNumber,
  draft: GraphDraft,
  series: readonly Series[],
  names: readonly string[],
  addsUp: boolean,
): FactMentionedInClaim | null {
  for (const { field, players } of series) {
    const ordered = players.toSorted(
      (a, b) => Number(names.includes(b.name)) - Number(names.includes(a.name)),
    );
    const all = players.flatMap(valuesOf);
    const fact = (is: NumberFactKind, of: string | null): FactMentionedInClaim => ({
      is,
      number: text,
      of,
      field,
    });
    if (isShare) {
      const owner = ordered.find((one) => isPart(value, sumOf(valuesOf(one)), sumOf(all), places));
      if (owner) return fact('share', owner.name);
    }
    const inGames = () => gameFact(value, ordered, fact, field, text);
    const inTotals = () => averageFact(value, places, ordered, all, fact);
    const found = addsUp ? (inTotals() ?? inGames()) : (inGames() ?? inTotals());
    if (found) return found;
    const compared = [all, players.map((one) => sumOf(valuesOf(one)))];
    if (value.equals(Math.max(...all) - Math.min(...all))) return fact('range', null);
    if (
      compared.some((values) =>
        values.some((a) => values.some((b) => value.equals(Math.abs(a - b)))),
      )
    )
      return fact('difference', null);
  }
  const isTyped = Object.values(draft.typed).some((typed) =>
    parseDraftNumber(typed)?.equals(value),
  );
  return isTyped ? { is: 'typed', number: text, of: null, field: null } : null;
}

type MakeFact = (is: NumberFactKind, of: string | null) => FactMentionedInClaim;

function gameFact(
  value: Rational,
  players: Series['players'],
  fact: MakeFact,
  field: string | null,
  text: string,
): FactMentionedInClaim | null {
  for (const player of players) {
    const { name: of, games } = player;
    const game = games.find((one) => value.equals(one.value));
    if (!game) continue;
    const values = valuesOf(player);
    if (value.equals(Math.max(...values))) return fact('largest', of);
    if (value.equals(Math.min(...values))) return fact('smallest', of);
    return { is: 'game', number: text, of, week: game.week, field };
  }
  return null;
}

function averageFact(
  value: Rational,
  places: number,
  players: Series['players'],
  all: readonly number[],
  fact: MakeFact,
): FactMentionedInClaim | null {
  const groups: readonly (readonly [string | null, readonly number[]])[] = [
    ...players.map((player) => [player.name, valuesOf(player)] as const),
    ...(players.length > 1 ? [[null, all] as const] : []),
  ];
  for (const [of, values] of groups) {
    if (values.length === 0) continue;
    if (value.equals(sumOf(values))) return fact('total', of);
    const exact = toRationals(values);
    if (value.equals(median(exact))) return fact('median', of);
    const average = mean(exact);
    if (value.equals(average)) return fact('mean', of);
    if (places > 0 && value.equals(average.round(places))) return fact('rounded-mean', of);
  }
  return null;
}

/** True for the exact share of the whole, or for its percent rounded to `places`. */
function isPart(value: Rational, part: number, whole: number, places: number): boolean {
  if (whole <= 0) return false;
  const share = rational(part, whole);
  return value.equals(share) || value.mul(100).equals(share.mul(100).round(places));
}
