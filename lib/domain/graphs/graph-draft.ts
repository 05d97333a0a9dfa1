import type { GraphRequirements } from './graph-rules';
import {
  canHaveStatistic,
  findGraphStatistic,
  GRAPH_STATISTICS,
  type GraphDataSource,
  type GraphPlayer,
  gameValuesWithWeeks,
  playerStatisticTotal,
} from './graph-source';

/** Numbers stay as typed, so that unreadable text is reported and not lost. */
export type TypedScale = { start: string; step: string; end: string };
const GAP_CHOICES = ['gap', 'zero', 'join'] as const;
type GapChoice = (typeof GAP_CHOICES)[number];

const NO_SCALE: TypedScale = { start: '', step: '', end: '' };

export function newGraphDraftWithDefaultStatistics(
  plan: GraphRequirements,
  source: GraphDataSource,
) {
  const usable = GRAPH_STATISTICS.filter(({ field }) =>
    source.players.some((player) => canHaveStatistic(player, field)),
  );
  return {
    players: [] as readonly string[],
    fields: usable.slice(0, plan.fields.min).map(({ field }) => field) as readonly string[],
    fromWeek: 1,
    toWeek: Math.max(1, source.week),
    title: '',
    xLabel: '',
    yLabel: '',
    claim: '',
    xScale: NO_SCALE,
    yScale: NO_SCALE,
    bins: { start: '', width: '', count: '' },
    stems: { first: '', last: '' },
    stemKey: { stem: '', leaf: '', value: '', unit: '' },
    showKey: false,
    dots: false,
    gap: '' as GapChoice | '',
    /**
     * True if the student placed bars and points by hand; otherwise they are drawn from the table.
     */
    byHand: false,
    typed: {} as Readonly<Record<string, string>>,
  };
}
export type GraphDraft = ReturnType<typeof newGraphDraftWithDefaultStatistics>;

export function textInDraftBox(draft: GraphDraft, box: string): string {
  const [part = '', name = ''] = box.split('-');
  const { xScale, yScale, bins, stems } = draft;
  const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    xScale,
    yScale,
    bins,
    stems,
  };
  return parts[part]?.[name] ?? draft.typed[box] ?? '';
}

const FIRST_PLAYERS = 3;

/** A draft to start from, with the three of the student's players that have the highest totals. */
export function graphDraftWithTopPlayers(
  plan: GraphRequirements,
  source: GraphDataSource,
): GraphDraft {
  const draft = newGraphDraftWithDefaultStatistics(plan, source);
  const [field = ''] = draft.fields;
  const players = chosenPlayersInRosterOrder(
    { ...draft, players: source.players.map(({ key }) => key) },
    source,
  )
    .filter((player) => gameValuesWithWeeks(player, field, draft).length > 0)
    .toSorted(
      (a, b) => playerStatisticTotal(b, field, draft) - playerStatisticTotal(a, field, draft),
    )
    .slice(0, FIRST_PLAYERS)
    .map(({ key }) => key);
  return { ...draft, players };
}

export function chosenPlayersInRosterOrder(
  draft: Pick<GraphDraft, 'players' | 'fields'>,
  source: GraphDataSource,
): GraphPlayer[] {
  return source.players.filter(
    (player) =>
      draft.players.includes(player.key) &&
      draft.fields.every((field) => canHaveStatistic(player, field)),
  );
}

/** Restores a saved draft without whatever doesn't fit the student's current data. */
export function restoreGraphDraft(
  kept: unknown,
  plan: GraphRequirements,
  source: GraphDataSource,
): GraphDraft {
  const empty = newGraphDraftWithDefaultStatistics(plan, source);
  const old = fieldsOf(kept);
  const week = (value: unknown, otherwise: number) =>
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= source.week
      ? (value as number)
      : otherwise;
  const fields = texts(old.fields).filter((field) => findGraphStatistic(field) !== null);
  const { min, max } = plan.fields;
  return {
    ...asFarAsTyped(kept, empty),
    players: texts(old.players).filter((key) =>
      source.players.some((player) => player.key === key),
    ),
    fields: fields.length >= min && fields.length <= max ? fields : empty.fields,
    fromWeek: week(old.fromWeek, empty.fromWeek),
    toWeek: week(old.toWeek, empty.toWeek),
    gap: GAP_CHOICES.find((choice) => choice === old.gap) ?? '',
    typed: Object.fromEntries(
      Object.entries(fieldsOf(old.typed)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}

const fieldsOf = (kept: unknown) =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function asFarAsTyped<Part>(kept: unknown, empty: Part): Part {
  if (typeof empty === 'string') return (typeof kept === 'string' ? kept : empty) as Part;
  if (typeof empty === 'boolean') return (kept === true) as Part;
  if (typeof empty !== 'object' || empty === null || Array.isArray(empty)) return empty;
  const old = fieldsOf(kept);
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, asFarAsTyped(old[name], value)]),
  ) as Part;
}
