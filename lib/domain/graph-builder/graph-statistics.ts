import type { PositionCode } from '../positions';

/** A statistic a graph can show: `words` are those of which a title or an axis label has to use one, lower-cased. */
export type GraphStatistic = {
  field: string;
  label: string;
  /** What is counted. Statistics of one unit can be added up. */
  unit: string;
  /** Any of these names the unit. */
  unitWords: readonly string[];
  /** Any of these tells it from another statistic of the same unit. */
  kindWords: readonly string[];
  positions: readonly PositionCode[];
};

const YARDS = { unit: 'yards', unitWords: ['yard', 'yd'] };
const TOUCHDOWNS = { unit: 'touchdowns', unitWords: ['touchdown', 'td'] };
const PASS = ['pass', 'throw', 'threw'];
const RUSH = ['rush', 'run', 'ran '];
const RECEIVE = ['receiv', 'catch', 'caught'];
const CARRIERS = ['RB', 'WR', 'TE'] as const;

/**
 * Plain statistics only. Fantasy points are left out on purpose: they are the answers of the score cards. So are statistics that are
 * zero for nearly everybody.
 */
export const GRAPH_STATISTICS: readonly GraphStatistic[] = [
  { field: 'ReceivingYards', label: 'Receiving yards', ...YARDS, kindWords: RECEIVE, positions: CARRIERS },
  { field: 'RushingYards', label: 'Rushing yards', ...YARDS, kindWords: RUSH, positions: ['QB', ...CARRIERS] },
  {
    field: 'Receptions',
    label: 'Catches',
    unit: 'catches',
    unitWords: ['catch', 'reception', 'caught'],
    kindWords: [''],
    positions: CARRIERS,
  },
  { field: 'PassingYards', label: 'Passing yards', ...YARDS, kindWords: PASS, positions: ['QB'] },
  { field: 'PassingTouchdowns', label: 'Passing touchdowns', ...TOUCHDOWNS, kindWords: PASS, positions: ['QB'] },
  { field: 'RushingTouchdowns', label: 'Rushing touchdowns', ...TOUCHDOWNS, kindWords: RUSH, positions: ['QB', ...CARRIERS] },
  { field: 'ReceivingTouchdowns', label: 'Receiving touchdowns', ...TOUCHDOWNS, kindWords: RECEIVE, positions: CARRIERS },
  {
    field: 'ExtraPointsMade',
    label: 'Extra points made',
    unit: 'kicks',
    unitWords: ['extra point', 'kick'],
    kindWords: ['extra'],
    positions: ['K'],
  },
  {
    field: 'FieldGoalsMade',
    label: 'Field goals made',
    unit: 'kicks',
    unitWords: ['field goal', 'kick'],
    kindWords: ['field'],
    positions: ['K'],
  },
  { field: 'Sacks', label: 'Sacks', unit: 'sacks', unitWords: ['sack'], kindWords: [''], positions: ['DEF'] },
  {
    field: 'Interceptions',
    label: 'Interceptions',
    unit: 'interceptions',
    unitWords: ['interception'],
    kindWords: [''],
    positions: ['DEF'],
  },
  {
    field: 'FumblesRecovered',
    label: 'Fumbles recovered',
    unit: 'fumbles',
    unitWords: ['fumble'],
    kindWords: [''],
    positions: ['DEF'],
  },
  {
    field: 'PointsAllowed',
    label: 'Points allowed',
    unit: 'points',
    unitWords: ['point'],
    kindWords: ['allow', 'against'],
    positions: ['DEF'],
  },
];

const BY_FIELD = new Map(GRAPH_STATISTICS.map((statistic) => [statistic.field, statistic]));

/** Null for a field that no graph shows. */
export function graphStatistic(field: string): GraphStatistic | null {
  return BY_FIELD.get(field) ?? null;
}

/** The fields of a position, in the order in which its games list their numbers. */
export function graphFields(position: PositionCode): string[] {
  return GRAPH_STATISTICS.filter(({ positions }) => positions.includes(position)).map(({ field }) => field);
}
