import type { StatisticOrSum } from '@/lib/domain/football/statistics';
import { STATISTIC_NAMES, type StatisticName } from './names';

export const unknownPlayerText = (): string => 'Jugador desconocido';

type StatisticWords = StatisticName & {
  /** A shorter name for box-score sentences. */
  inSentence?: { one: string; many: string };
  /** The heading of a narrow column; the full name is in the row. */
  short: string;
  /** Explains what the number counts to someone who has never seen a game. */
  means: string;
  /**
   * Explains a single event, for the glossary of box scores; null if the entries for yards,
   * touchdowns, and kinds of play cover it.
   */
  event: { word: string; means: string } | null;
};

const TOUCHDOWN = { one: 'touchdown', many: 'touchdowns' };

/** Texts for each row of `lib/domain/football/statistics.ts`. */
const STATISTICS: Readonly<Record<StatisticOrSum, StatisticWords>> = {
  PassingYards: {
    ...STATISTIC_NAMES.PassingYards,
    short: 'Yardas pase',
    means:
      'Cuánto avanzó el equipo con pases atrapados. Cuenta para quien lanzó el balón. ' +
      'Una yarda es más o menos un paso grande.',
    event: null,
  },
  PassingTouchdowns: {
    ...STATISTIC_NAMES.PassingTouchdowns,
    inSentence: TOUCHDOWN,
    short: 'TD pase',
    means: 'Pases atrapados que terminaron en touchdown.',
    event: null,
  },
  RushingYards: {
    ...STATISTIC_NAMES.RushingYards,
    short: 'Yardas carrera',
    means: 'Cuánto corrió un jugador con el balón. Puede ser menos de 0 si lo empujan hacia atrás.',
    event: null,
  },
  RushingTouchdowns: {
    ...STATISTIC_NAMES.RushingTouchdowns,
    inSentence: TOUCHDOWN,
    short: 'TD carrera',
    means: 'Carreras que terminaron en touchdown.',
    event: null,
  },
  Receptions: {
    ...STATISTIC_NAMES.Receptions,
    inSentence: { one: 'pase', many: 'pases' },
    short: 'Recep\u00ADciones',
    means: 'Cuántos pases atrapó un jugador.',
    event: { word: 'Recepción', means: 'Un pase que el jugador atrapó.' },
  },
  ReceivingYards: {
    ...STATISTIC_NAMES.ReceivingYards,
    short: 'Yardas recep.',
    means: 'Cuánto avanzó el equipo con los pases que atrapó este jugador.',
    event: null,
  },
  ReceivingTouchdowns: {
    ...STATISTIC_NAMES.ReceivingTouchdowns,
    inSentence: TOUCHDOWN,
    short: 'TD recep.',
    means: 'Recepciones que terminaron en touchdown.',
    event: null,
  },
  ExtraPointsMade: {
    ...STATISTIC_NAMES.ExtraPointsMade,
    short: 'Puntos extra',
    means: 'Patadas cortas después de un touchdown que entraron.',
    event: {
      word: 'Punto extra',
      means: 'Una patada corta entre los postes después de un touchdown.',
    },
  },
  FieldGoalsMade: {
    ...STATISTIC_NAMES.FieldGoalsMade,
    short: 'Patadas',
    means: 'Patadas entre los postes. Cuanto más larga es la patada, más difícil es.',
    event: { word: 'Gol de campo', means: 'Una patada entre los dos postes.' },
  },
  FieldGoalsMade0to19: {
    ...STATISTIC_NAMES.FieldGoalsMade0to19,
    ...fieldGoals('0 a 19 yardas', 'de menos de 20 yardas'),
  },
  FieldGoalsMade20to29: {
    ...STATISTIC_NAMES.FieldGoalsMade20to29,
    ...fieldGoals('20 a 29 yardas'),
  },
  FieldGoalsMade30to39: {
    ...STATISTIC_NAMES.FieldGoalsMade30to39,
    ...fieldGoals('30 a 39 yardas'),
  },
  FieldGoalsMade40to49: {
    ...STATISTIC_NAMES.FieldGoalsMade40to49,
    ...fieldGoals('40 a 49 yardas'),
  },
  FieldGoalsMade50Plus: {
    ...STATISTIC_NAMES.FieldGoalsMade50Plus,
    ...fieldGoals('50 yardas o más'),
  },
  Sacks: {
    ...STATISTIC_NAMES.Sacks,
    short: 'Capturas',
    means: 'Cuántas veces la defensa derribó al mariscal de campo antes del pase.',
    event: {
      word: 'Captura',
      means: 'La defensa derribó al mariscal de campo antes de que pudiera lanzar.',
    },
  },
  Interceptions: {
    ...STATISTIC_NAMES.Interceptions,
    short: 'Intercep\u00ADciones',
    means: 'Cuántas veces la defensa atrapó un pase del otro equipo.',
    event: {
      word: 'Intercepción',
      means: 'La defensa atrapó un pase que era para un jugador del otro equipo.',
    },
  },
  FumblesRecovered: {
    ...STATISTIC_NAMES.FumblesRecovered,
    short: 'Balones recup.',
    means: 'Cuántas veces la defensa recogió un balón suelto (fumble).',
    event: {
      word: 'Balón recuperado',
      means: 'Al otro equipo se le cayó el balón (fumble) y la defensa lo recogió.',
    },
  },
  Safeties: {
    ...STATISTIC_NAMES.Safeties,
    short: 'Safeties',
    means:
      'Cuántas veces el otro equipo tenía el balón y lo detuvieron en la zona de anotación ' +
      'que defiende.',
    event: {
      word: 'Safety',
      means: 'El otro equipo tenía el balón y lo detuvieron en la zona de anotación que defiende.',
    },
  },
  DefensiveTouchdowns: {
    ...STATISTIC_NAMES.DefensiveTouchdowns,
    short: 'TD',
    means: 'Cuántas veces la defensa se quedó con el balón y anotó un touchdown.',
    event: null,
  },
  SpecialTeamsTouchdowns: {
    ...STATISTIC_NAMES.SpecialTeamsTouchdowns,
    short: 'TD regreso',
    means: 'Cuántas veces el equipo regresó una patada del rival hasta anotar un touchdown.',
    event: null,
  },
  PointsAllowed: {
    ...STATISTIC_NAMES.PointsAllowed,
    short: 'Puntos permi\u00ADtidos',
    means: 'Cuántos puntos anotó el otro equipo.',
    event: null,
  },
};

function fieldGoals(
  distance: string,
  inSentence = `de ${distance}`,
): Omit<StatisticWords, keyof StatisticName> {
  return {
    inSentence: { one: `gol de campo ${inSentence}`, many: `goles de campo ${inSentence}` },
    short: `Patadas ${distance.replace(/ yardas( o más)?$/, (_, more) => (more ? '+' : ''))}`,
    means: `Patadas entre los postes, de ${distance}.`,
    event: null,
  };
}

export const statisticWordForms = (name: StatisticOrSum): StatisticWords => STATISTICS[name];

/** "2 touchdowns", with the words of box-score sentences. */
export function statisticCountText(name: StatisticOrSum, count: number): string {
  const { inSentence, one, many } = STATISTICS[name];
  return `${count} ${count === 1 ? (inSentence?.one ?? one) : (inSentence?.many ?? many)}`;
}
