import { listOf } from '../charts/chart-numbers';
import type { GraphDraft } from '../graph-builder/graph-draft';
import type { AxisKind } from '../graph-builder/graph-plan';
import type { GraphPlayer } from '../graph-builder/graph-source';
import { type GraphStatistic, graphStatistic } from '../graph-builder/graph-statistics';
import { again, type CheckId, type CheckItem, right } from './check-item';
import { beforeUnit, labelsOf, namesKind, nameWords, plainWords, type WordProblem, wordProblem } from './statistic-words';

/** Beginnings of words. */
const PEOPLE = [
  'player',
  'team',
  'roster',
  'squad',
  'starter',
  'bench',
  'line up',
  'lineup',
  'guy',
  'defen',
  'receiver',
  'runner',
  'rusher',
  'passer',
].concat(['catcher', 'back', 'running back', 'kicker', 'tight end', 'quarterback', 'qb', 'rb', 'wr']);
const WEEKS = ['week', 'game'];
/** What the height of a bar counts: the games, or how often there was such a game. */
const GAMES = [...WEEKS, 'how often', 'times', 'frequenc'];
const HOW_MANY = ['how many', 'number of', 'count'];
/** A word that short is in every text by chance. */
const SHORTEST_NAME = 3;

const uses = (text: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => ` ${plainWords(text)}`.includes(` ${beginning}`));
const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean);

function namesPlayer(text: string, players: readonly GraphPlayer[]): boolean {
  const names = nameWords(players);
  return plainWords(text)
    .split(' ')
    .some((word) => word.length >= SHORTEST_NAME && names.has(word));
}

const statisticsOf = (draft: GraphDraft) => draft.fields.flatMap((field) => graphStatistic(field) ?? []);

export function checkTitle(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const { title } = draft;
  if (wordsIn(title).length === 0) return again('title', 'Your graph has no title yet. Say what it shows, and of whom.', 'title');
  const statistics = statisticsOf(draft);
  const problem = wordProblem(title, statistics, players);
  if (problem) {
    const sentence =
      'missing' in problem
        ? missingInTitle(problem.missing.label, statistics.length)
        : said('Your title', 'your data are', problem, labelsOf(statistics));
    return again('title', sentence, 'title');
  }
  if (!uses(title, PEOPLE) && !namesPlayer(title, players)) {
    return again(
      'title',
      'Your title does not say yet whose numbers these are. Name the player, or the group of players.',
      'title',
    );
  }
  return right('title', 'It says what was counted, and of whom.');
}

const missingInTitle = (label: string, count: number) =>
  count === 1
    ? 'Your title does not say yet what was counted.'
    : `Your title does not say yet everything that was counted. It needs a word for ${label.toLowerCase()} too.`;

/** A word of another statistic, or only a part of its own. */
function said(text: string, shows: string, problem: Exclude<WordProblem, { missing: unknown }>, labels: string): string {
  return 'word' in problem
    ? `${text} says “${problem.word}”, but ${shows} ${labels}.`
    : `${text} names only a part: ${shows} ${labelsOf(problem.partly)}. Name all of them, or only the ${problem.partly[0]?.unit}.`;
}

export function checkLabel(axis: 'x' | 'y', kind: AxisKind, draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const id: CheckId = `${axis}-label`;
  const box = `${axis}Label`;
  const label = axis === 'x' ? draft.xLabel : draft.yLabel;
  if (wordsIn(label).length === 0) return again(id, 'This axis has no label yet. Say what it shows.', box);
  const before = beforeUnit(label, players);
  const other = `${listOf([...new Set(statisticsOf(draft).map(({ unit }) => unit))])}`;
  switch (kind) {
    case 'week':
      if (before !== null) return again(id, `This axis has one mark for each week. The ${other} stand on the other axis.`, box);
      return uses(label, WEEKS)
        ? right(id, 'It says what the marks are.')
        : again(id, 'What do the numbers on this axis count? Name it.', box);
    case 'player':
      if (before !== null) return again(id, `Each bar belongs to somebody. The ${other} stand on the other axis.`, box);
      return uses(label, [...PEOPLE, 'name', 'who']) || namesPlayer(label, players)
        ? right(id, 'It says whose bars these are.')
        : again(id, 'Each bar belongs to somebody. Say who they are.', box);
    case 'count': {
      const counts =
        before === null ? uses(label, GAMES) || (uses(label, HOW_MANY) && !uses(label, PEOPLE)) : uses(before, GAMES);
      if (counts) return right(id, 'It says what was counted.');
      return before === null
        ? again(id, 'The height of a bar counts something. Say what.', box)
        : again(id, `The ${other} stand on the other axis. Say what the height of a bar counts.`, box);
    }
    case 'pieces':
      return checkStatisticLabel(id, box, label, draft.fields, [], players);
    case 'statistic':
      return checkStatisticLabel(id, box, label, draft.fields.slice(0, 1), draft.fields.slice(1), players);
    case 'second-statistic':
      return checkStatisticLabel(id, box, label, draft.fields.slice(1), draft.fields.slice(0, 1), players);
  }
}

function checkStatisticLabel(
  id: CheckId,
  box: string,
  label: string,
  ownFields: readonly string[],
  otherFields: readonly string[],
  players: readonly GraphPlayer[],
): CheckItem {
  const [own, other] = [ownFields, otherFields].map((fields) => fields.flatMap((field) => graphStatistic(field) ?? [])) as [
    GraphStatistic[],
    GraphStatistic[],
  ];
  const problem = wordProblem(label, own, players);
  if (problem) {
    const sentence =
      'missing' in problem
        ? 'This label needs its unit: what is counted on this axis?'
        : said('This label', 'this axis shows', problem, labelsOf(own));
    return again(id, sentence, box);
  }
  // On two axes of one unit each label has to say which of the two it is.
  const twin = own.find(({ unit }) => other.some((one) => one.unit === unit));
  if (twin && !namesKind(label, twin, players))
    return again(id, `Both numbers are counted in ${twin.unit}. Say which ${twin.unit} these are.`, box);
  return right(id, 'It names the unit.');
}

export function checkClaim({ claim, title }: GraphDraft): CheckItem {
  if (wordsIn(claim).length === 0) return again('claim', 'Write one sentence that says what we can see in your graph.', 'claim');
  if (wordsIn(claim).length < 4)
    return again('claim', 'Make it a whole sentence, so that somebody who cannot see the graph learns from it.', 'claim');
  if (plainWords(claim) === plainWords(title)) {
    return again('claim', 'That is the title once more. What do we see: who has most, what changes, what is the same?', 'claim');
  }
  return right('claim', 'Your graph has a sentence that goes with it.');
}
