import type { GraphUnit } from '@/lib/domain/football/statistics';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { ChartWords } from '@/lib/domain/graphs/graph-rules';
import { findGraphStatistic } from '@/lib/domain/graphs/graph-source';

type Counted = { one: string; many: string };

/** The statistics that graphs show, and the units they are counted in. */
const STATISTICS: Readonly<Record<string, Counted>> = {
  PassingYards: { one: 'yarda por pase', many: 'yardas por pase' },
  PassingTouchdowns: { one: 'touchdown por pase', many: 'touchdowns por pase' },
  RushingYards: { one: 'yarda por carrera', many: 'yardas por carrera' },
  RushingTouchdowns: { one: 'touchdown por carrera', many: 'touchdowns por carrera' },
  Receptions: { one: 'recepción', many: 'recepciones' },
  ReceivingYards: { one: 'yarda por recepción', many: 'yardas por recepción' },
  ReceivingTouchdowns: { one: 'touchdown por recepción', many: 'touchdowns por recepción' },
  ExtraPointsMade: { one: 'punto extra anotado', many: 'puntos extra anotados' },
  FieldGoalsMade: { one: 'gol de campo anotado', many: 'goles de campo anotados' },
  Sacks: { one: 'captura', many: 'capturas' },
  Interceptions: { one: 'intercepción', many: 'intercepciones' },
  FumblesRecovered: { one: 'balón recuperado', many: 'balones recuperados' },
  PointsAllowed: { one: 'punto permitido', many: 'puntos permitidos' },
};
const UNITS: Readonly<Record<GraphUnit, Counted>> = {
  yards: { one: 'yarda', many: 'yardas' },
  touchdowns: { one: 'touchdown', many: 'touchdowns' },
  catches: { one: 'recepción', many: 'recepciones' },
  kicks: { one: 'patada', many: 'patadas' },
  sacks: { one: 'captura', many: 'capturas' },
  interceptions: { one: 'intercepción', many: 'intercepciones' },
  fumbles: { one: 'balón', many: 'balones' },
  points: { one: 'punto', many: 'puntos' },
};

const counted = (value: number, { one, many }: Counted): string =>
  `${formatChartNumber(value)} ${Math.abs(value) === 1 ? one : many}`;

/** In a sentence: "yardas por pase". A field that no graph shows stays as it is. */
export const statisticName = (field: string): string => STATISTICS[field]?.many ?? field;
/** "Yardas por pase". */
export function statisticLabel(field: string): string {
  const name = statisticName(field);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
/** "84 yardas por pase". */
export const statisticValueText = (value: number, field: string): string =>
  counted(value, STATISTICS[field] ?? { one: field, many: field });

export const unitText = (unit: GraphUnit): string => UNITS[unit].many;
const unitOf = (field: string): Counted => {
  const unit = findGraphStatistic(field)?.unit;
  return unit ? UNITS[unit] : { one: '', many: '' };
};
/** The unit of a statistic; nothing for a field that no graph shows. */
export const statisticUnitText = (field: string): string => unitOf(field).many;
/** "78 yardas". */
export const valueWithUnitText = (value: number, field: string): string =>
  counted(value, unitOf(field)).trim();

/** The words in the data of a chart that a student builds. */
export const BUILT_CHART_WORDS: ChartWords = {
  statistic: statisticLabel,
  unit: unitText,
  week: (week) => `semana ${week}`,
  stemKey: ({ stem, leaf, value, unit }) => `${stem} | ${leaf} significa ${value} ${unit}`.trim(),
};
