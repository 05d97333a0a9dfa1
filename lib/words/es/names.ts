import {
  STATISTICS_AND_SUMS,
  type StatisticOrSum,
  statisticInfo,
} from '@/lib/domain/football/statistics';
import { positionOrSlotName } from './step-names';

/** Grammatical gender, for articles and words such as "cuántas". */
export type Gender = 'f' | 'm';

export type StatisticName = {
  one: string;
  many: string;
  gender: Gender;
  /** The name of its line, where it isn't the plural with a capital letter. */
  name?: string;
};

export const STATISTIC_NAMES: Readonly<Record<StatisticOrSum, StatisticName>> = {
  PassingYards: {
    one: 'yarda por pase',
    many: 'yardas por pase',
    gender: 'f',
  },
  PassingTouchdowns: {
    one: 'touchdown por pase',
    many: 'touchdowns por pase',
    gender: 'm',
  },
  RushingYards: {
    one: 'yarda por carrera',
    many: 'yardas por carrera',
    gender: 'f',
  },
  RushingTouchdowns: {
    one: 'touchdown por carrera',
    many: 'touchdowns por carrera',
    gender: 'm',
  },
  Receptions: {
    one: 'recepción',
    many: 'recepciones',
    gender: 'f',
  },
  ReceivingYards: {
    one: 'yarda por recepción',
    many: 'yardas por recepción',
    gender: 'f',
  },
  ReceivingTouchdowns: {
    one: 'touchdown por recepción',
    many: 'touchdowns por recepción',
    gender: 'm',
  },
  ExtraPointsMade: {
    one: 'punto extra',
    many: 'puntos extra',
    gender: 'm',
    name: 'Puntos extra anotados',
  },
  FieldGoalsMade: {
    one: 'gol de campo',
    many: 'goles de campo',
    gender: 'm',
    name: 'Goles de campo anotados',
  },
  FieldGoalsMade0to19: fieldGoals('0 a 19 yardas'),
  FieldGoalsMade20to29: fieldGoals('20 a 29 yardas'),
  FieldGoalsMade30to39: fieldGoals('30 a 39 yardas'),
  FieldGoalsMade40to49: fieldGoals('40 a 49 yardas'),
  FieldGoalsMade50Plus: fieldGoals('50 yardas o más'),
  Sacks: {
    one: 'captura',
    many: 'capturas',
    gender: 'f',
  },
  Interceptions: {
    one: 'intercepción',
    many: 'intercepciones',
    gender: 'f',
  },
  FumblesRecovered: {
    one: 'balón recuperado',
    many: 'balones recuperados',
    gender: 'm',
  },
  Safeties: {
    one: 'safety',
    many: 'safeties',
    gender: 'm',
  },
  DefensiveTouchdowns: {
    one: 'touchdown de la defensa',
    many: 'touchdowns de la defensa',
    gender: 'm',
  },
  SpecialTeamsTouchdowns: {
    one: 'touchdown de equipos especiales',
    many: 'touchdowns de equipos especiales',
    gender: 'm',
  },
  PointsAllowed: {
    one: 'punto permitido',
    many: 'puntos permitidos',
    gender: 'm',
  },
};

function fieldGoals(distance: string): StatisticName {
  return {
    one: `gol de campo de ${distance}`,
    many: `goles de campo de ${distance}`,
    gender: 'm',
    name: `Goles de campo, ${distance}`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The statistics by the English name of their line, which comes with a card's numbers. */
const BY_LABEL = new Map(
  STATISTICS_AND_SUMS.map((field) => [statisticInfo(field).label, STATISTIC_NAMES[field]]),
);

/** The words for a line with this English name; null for another kind of line. */
export const wordsOfLine = (label: string): StatisticName | null => BY_LABEL.get(label) ?? null;

/**
 * The Spanish name of a statistic, a position, or a place of the lineup. The numbers of a worked
 * example after a colon, and any other text, stay as they are.
 */
export function localFootballTermName(name: string): string {
  const [, own = '', rest = ''] = /^([^:]*)(:.*)?$/s.exec(name) ?? [];
  const words = wordsOfLine(own);
  const said = words
    ? (words.name ?? capital(words.many))
    : positionOrSlotName(own).replace(/^Player (?=[A-H]$)/, 'Jugador ');
  return `${said}${rest}`;
}

/** "touchdown por pase" for 1, "touchdowns por pase" for 2. */
export function statisticNameForCount(name: string, count: number): string {
  const words = wordsOfLine(name);
  if (!words) return localFootballTermName(name).toLowerCase();
  return Math.abs(count) === 1 ? words.one : words.many;
}
