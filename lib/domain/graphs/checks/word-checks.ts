import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { AxisContent } from '@/lib/domain/graphs/graph-rules';
import {
  findGraphStatistic,
  type GraphPlayer,
  type GraphStatistic,
} from '@/lib/domain/graphs/graph-source';
import {
  type CheckedTextKind,
  type CheckId,
  type CheckItem,
  type CheckMessage,
  failedCheck,
  passedCheck,
} from './check-item';
import {
  findStatisticNamingProblem,
  mentionsPlayKindOfStatistic,
  type StatisticNamingProblem,
  simplifyTextForComparison,
  textBeforeUnitWord,
  wordsOfPlayerNames,
} from './statistic-words';

// Word stems in English and Spanish, in the form that `simplifyTextForComparison` returns.
const PEOPLE =
  /\b(?:player|team|roster|squad|starter|bench|line ?up|guy|defen|receiver|runner|rusher|passer|catcher|back|kicker|tight end|quarterback|qb|rb|wr|tes?\b|ks?\b|defs?\b|jugador|equipo|titular|banca|alineacion|receptor|corredor|pateador|mariscal|alas? cerrad)/;
const NAMES = /\b(?:name|who|nombre|quien)/;
const WEEKS = /\b(?:week|wks?\b|game|semana|partido|juego)/;
const GAMES = /\b(?:week|wks?\b|game|how often|times|frequenc|semana|partido|juego|veces|frecuenc)/;
const HOW_MANY = /\b(?:how many|number of|count|cuant[ao]s|numero de|cantidad)/;
/** In letters. Shorter parts of names are in many texts by chance. */
const SHORTEST_NAME = 3;

const uses = (text: string, words: RegExp) => words.test(simplifyTextForComparison(text));
const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean);

function namesPlayer(text: string, players: readonly GraphPlayer[]): boolean {
  const names = wordsOfPlayerNames(players);
  return simplifyTextForComparison(text)
    .split(' ')
    .some((word) => word.length >= SHORTEST_NAME && names.has(word));
}

const statisticsOf = (draft: GraphDraft) =>
  draft.fields.flatMap((field) => findGraphStatistic(field) ?? []);

export function checkTitle(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const { title } = draft;
  if (wordsIn(title).length === 0) return failedCheck('title', 'no-title', 'title');
  const statistics = statisticsOf(draft);
  const problem = findStatisticNamingProblem(title, statistics, players);
  if (problem) {
    const says =
      'missing' in problem
        ? missingInTitle(problem.missing, statistics.length)
        : statisticNamingMessage('title', problem, statistics);
    return failedCheck('title', says, 'title');
  }
  if (!uses(title, PEOPLE) && !namesPlayer(title, players)) {
    return failedCheck('title', 'title-names-no-one', 'title');
  }
  return passedCheck('title', 'title-right');
}

const missingInTitle = ({ field }: GraphStatistic, count: number): CheckMessage =>
  count === 1 ? { code: 'title-says-nothing' } : { code: 'title-lacks', field };

export function statisticNamingMessage(
  of: CheckedTextKind,
  problem: Exclude<StatisticNamingProblem, { missing: unknown }>,
  own: readonly GraphStatistic[],
): CheckMessage {
  return 'word' in problem
    ? { code: 'other-word', of, word: problem.word, fields: own.map(({ field }) => field) }
    : { code: 'names-a-part', of, ...problem.partly };
}

export function checkAxisLabel(
  axis: 'x' | 'y',
  kind: AxisContent,
  draft: GraphDraft,
  players: readonly GraphPlayer[],
): CheckItem {
  const id: CheckId = `${axis}-label`;
  const box = `${axis}Label`;
  const label = axis === 'x' ? draft.xLabel : draft.yLabel;
  if (wordsIn(label).length === 0) return failedCheck(id, 'no-label', box);
  const before = textBeforeUnitWord(label, players);
  const statistics = statisticsOf(draft);
  const units = [...new Set(statistics.map(({ unit }) => unit))];
  switch (kind) {
    case 'week':
      if (before !== null) return failedCheck(id, { code: 'one-mark-a-week', units }, box);
      return uses(label, WEEKS)
        ? passedCheck(id, 'label-weeks-right')
        : failedCheck(id, 'label-what-weeks', box);
    case 'player':
      if (before !== null) return failedCheck(id, { code: 'bar-a-player', units }, box);
      return uses(label, PEOPLE) || uses(label, NAMES) || namesPlayer(label, players)
        ? passedCheck(id, 'label-players-right')
        : failedCheck(id, 'label-what-players', box);
    case 'count': {
      const counts =
        before === null
          ? uses(label, GAMES) || (uses(label, HOW_MANY) && !uses(label, PEOPLE))
          : uses(before, GAMES);
      if (counts) return passedCheck(id, 'label-counts-right');
      return before === null
        ? failedCheck(id, 'label-what-height', box)
        : failedCheck(id, { code: 'height-not-units', units }, box);
    }
    case 'pieces':
      return checkStatisticLabel(id, box, label, statistics, [], players);
    case 'statistic':
      return checkStatisticLabel(
        id,
        box,
        label,
        statistics.slice(0, 1),
        statistics.slice(1),
        players,
      );
    case 'second-statistic':
      return checkStatisticLabel(
        id,
        box,
        label,
        statistics.slice(1),
        statistics.slice(0, 1),
        players,
      );
  }
}

function checkStatisticLabel(
  id: CheckId,
  box: string,
  label: string,
  own: readonly GraphStatistic[],
  other: readonly GraphStatistic[],
  players: readonly GraphPlayer[],
): CheckItem {
  const problem = findStatisticNamingProblem(label, own, players);
  if (problem) {
    return failedCheck(
      id,
      'missing' in problem ? 'label-needs-unit' : statisticNamingMessage('label', problem, own),
      box,
    );
  }
  // If both axes have the same unit, each label must name its kind.
  const twin = own.find(({ unit }) => other.some((one) => one.unit === unit));
  if (twin && !mentionsPlayKindOfStatistic(label, twin, players))
    return failedCheck(id, { code: 'label-twin', unit: twin.unit }, box);
  return passedCheck(id, 'label-unit-right');
}
