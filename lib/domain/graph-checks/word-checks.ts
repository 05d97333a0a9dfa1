import type { GraphDraft } from '../graph-builder/graph-draft';
import type { AxisKind } from '../graph-builder/graph-plan';
import type { GraphPlayer } from '../graph-builder/graph-source';
import { type GraphStatistic, graphStatistic } from '../graph-builder/graph-statistics';
import { POSITION_NAMES } from '../positions';
import { again, type CheckId, type CheckItem, right } from './check-item';

const PEOPLE = ['player', 'team', 'roster', 'defense', 'receiver', 'runner', 'back', 'kicker', 'tight end', 'quarterback'];
const GAMES = ['game', 'week', 'how many', 'how often', 'number of', 'count', 'times', 'frequency'];
/** A word that short is in every text by chance. */
const SHORTEST_NAME = 3;

const uses = (text: string, words: readonly string[]) => words.some((word) => text.toLowerCase().includes(word));
const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** Only in letters: `Ja'Marr` is found in "Jamarr" too. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '');

function namesPlayer(text: string, players: readonly GraphPlayer[]): boolean {
  const said = letters(text);
  return players.some(({ name }) => wordsIn(letters(name)).some((part) => part.length >= SHORTEST_NAME && said.includes(part)));
}

export function checkTitle(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const { title } = draft;
  if (wordsIn(title).length === 0) return again('title', 'Your graph has no title yet. Say what it shows, and of whom.', 'title');
  const statistics = draft.fields.flatMap((field) => graphStatistic(field) ?? []);
  const what = statistics.flatMap(({ unitWords, kindWords }) => [...unitWords, ...kindWords.filter(Boolean)]);
  if (!uses(title, what)) return again('title', 'Your title does not say yet what was counted.', 'title');
  const positions = Object.values(POSITION_NAMES).map((name) => name.toLowerCase());
  if (!uses(title, [...PEOPLE, ...positions]) && !namesPlayer(title, players)) {
    return again(
      'title',
      'Your title does not say yet whose numbers these are. Name the player, or the group of players.',
      'title',
    );
  }
  return right('title', 'It says what was counted, and of whom.');
}

export function checkLabel(axis: 'x' | 'y', kind: AxisKind, draft: GraphDraft): CheckItem {
  const id: CheckId = `${axis}-label`;
  const box = `${axis}Label`;
  const label = axis === 'x' ? draft.xLabel : draft.yLabel;
  if (wordsIn(label).length === 0) return again(id, 'This axis has no label yet. Say what it shows.', box);
  switch (kind) {
    case 'week':
      return uses(label, ['week', 'game'])
        ? right(id, 'It says what the marks are.')
        : again(id, 'What do the numbers on this axis count? Name it.', box);
    case 'player':
      return uses(label, [...PEOPLE, 'name', 'who'])
        ? right(id, 'It says whose bars these are.')
        : again(id, 'Each bar belongs to somebody. Say who they are.', box);
    case 'count':
      return uses(label, GAMES)
        ? right(id, 'It says what was counted.')
        : again(id, 'The height of a bar counts something. Say what.', box);
    case 'pieces':
      return checkStatisticLabel(id, box, label, labelled(draft, 0), null);
    case 'statistic':
      return checkStatisticLabel(id, box, label, labelled(draft, 0), labelled(draft, 1));
    case 'second-statistic':
      return checkStatisticLabel(id, box, label, labelled(draft, 1), labelled(draft, 0));
  }
}

const labelled = (draft: GraphDraft, place: number) => graphStatistic(draft.fields[place] ?? '');

function checkStatisticLabel(
  id: CheckId,
  box: string,
  label: string,
  own: GraphStatistic | null,
  other: GraphStatistic | null,
): CheckItem {
  if (!own || !uses(label, own.unitWords)) return again(id, 'This label needs its unit: what is counted on this axis?', box);
  // On two axes of one unit each label has to say which of the two it is.
  if (other?.unit === own.unit && !uses(label, own.kindWords)) {
    return again(id, `Both numbers are counted in ${own.unit}. Say which ${own.unit} these are.`, box);
  }
  return right(id, 'It names the unit.');
}

export function checkClaim({ claim, title }: GraphDraft): CheckItem {
  if (wordsIn(claim).length === 0) return again('claim', 'Write one sentence that says what we can see in your graph.', 'claim');
  if (wordsIn(claim).length < 4)
    return again('claim', 'Make it a whole sentence, so that somebody who cannot see the graph learns from it.', 'claim');
  if (claim.trim().toLowerCase() === title.trim().toLowerCase()) {
    return again('claim', 'That is the title once more. What do we see: who has most, what changes, what is the same?', 'claim');
  }
  return right('claim', 'Your graph has a sentence that goes with it.');
}
