import {
  STATISTICS_AND_SUMS,
  type StatisticOrSum,
  statisticInfo,
} from '@/lib/domain/football/statistics';

export const unknownPlayerText = (): string => 'Jugador desconocido';

type StatisticWords = {
  one: string;
  many: string;
  gender: Gender;
  /** The name of its line, where it isn't the plural with a capital letter. */
  name?: string;
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

/** Grammatical gender, for articles and words such as "cuántas". */
export type Gender = 'f' | 'm';

const TOUCHDOWN = { one: 'touchdown', many: 'touchdowns' };

/** Texts for each row of `lib/domain/football/statistics.ts`. */
const STATISTICS: Readonly<Record<StatisticOrSum, StatisticWords>> = {
  PassingYards: {
    one: 'yarda por pase',
    many: 'yardas por pase',
    gender: 'f',
    short: 'Yardas pase',
    means:
      'Cuánto avanzó el equipo con pases atrapados. Cuenta para quien lanzó el balón. ' +
      'Una yarda es más o menos un paso grande.',
    event: null,
  },
  PassingTouchdowns: {
    one: 'touchdown por pase',
    many: 'touchdowns por pase',
    gender: 'm',
    inSentence: TOUCHDOWN,
    short: 'TD pase',
    means: 'Pases atrapados que terminaron en touchdown.',
    event: null,
  },
  RushingYards: {
    one: 'yarda por carrera',
    many: 'yardas por carrera',
    gender: 'f',
    short: 'Yardas carrera',
    means: 'Cuánto corrió un jugador con el balón. Puede ser menos de 0 si lo empujan hacia atrás.',
    event: null,
  },
  RushingTouchdowns: {
    one: 'touchdown por carrera',
    many: 'touchdowns por carrera',
    gender: 'm',
    inSentence: TOUCHDOWN,
    short: 'TD carrera',
    means: 'Carreras que terminaron en touchdown.',
    event: null,
  },
  Receptions: {
    one: 'recepción',
    many: 'recepciones',
    gender: 'f',
    inSentence: { one: 'pase', many: 'pases' },
    short: 'Recep\u00ADciones',
    means: 'Cuántos pases atrapó un jugador.',
    event: { word: 'Recepción', means: 'Un pase que el jugador atrapó.' },
  },
  ReceivingYards: {
    one: 'yarda por recepción',
    many: 'yardas por recepción',
    gender: 'f',
    short: 'Yardas recep.',
    means: 'Cuánto avanzó el equipo con los pases que atrapó este jugador.',
    event: null,
  },
  ReceivingTouchdowns: {
    one: 'touchdown por recepción',
    many: 'touchdowns por recepción',
    gender: 'm',
    inSentence: TOUCHDOWN,
    short: 'TD recep.',
    means: 'Recepciones que terminaron en touchdown.',
    event: null,
  },
  ExtraPointsMade: {
    one: 'punto extra',
    many: 'puntos extra',
    gender: 'm',
    name: 'Puntos extra anotados',
    short: 'Puntos extra',
    means: 'Patadas cortas después de un touchdown que entraron.',
    event: {
      word: 'Punto extra',
      means: 'Una patada corta entre los postes después de un touchdown.',
    },
  },
  FieldGoalsMade: {
    one: 'gol de campo',
    many: 'goles de campo',
    gender: 'm',
    name: 'Goles de campo anotados',
    short: 'Patadas',
    means: 'Patadas entre los postes. Cuanto más larga es la patada, más difícil es.',
    event: { word: 'Gol de campo', means: 'Una patada entre los dos postes.' },
  },
  FieldGoalsMade0to19: fieldGoals('0 a 19 yardas', 'de menos de 20 yardas'),
  FieldGoalsMade20to29: fieldGoals('20 a 29 yardas'),
  FieldGoalsMade30to39: fieldGoals('30 a 39 yardas'),
  FieldGoalsMade40to49: fieldGoals('40 a 49 yardas'),
  FieldGoalsMade50Plus: fieldGoals('50 yardas o más'),
  Sacks: {
    one: 'captura',
    many: 'capturas',
    gender: 'f',
    short: 'Capturas',
    means: 'Cuántas veces la defensa derribó al mariscal de campo antes del pase.',
    event: {
      word: 'Captura',
      means: 'La defensa derribó al mariscal de campo antes de que pudiera lanzar.',
    },
  },
  Interceptions: {
    one: 'intercepción',
    many: 'intercepciones',
    gender: 'f',
    short: 'Intercep\u00ADciones',
    means: 'Cuántas veces la defensa atrapó un pase del otro equipo.',
    event: {
      word: 'Intercepción',
      means: 'La defensa atrapó un pase que era para un jugador del otro equipo.',
    },
  },
  FumblesRecovered: {
    one: 'balón recuperado',
    many: 'balones recuperados',
    gender: 'm',
    short: 'Balones recup.',
    means: 'Cuántas veces la defensa recogió un balón suelto (fumble).',
    event: {
      word: 'Balón recuperado',
      means: 'Al otro equipo se le cayó el balón (fumble) y la defensa lo recogió.',
    },
  },
  Safeties: {
    one: 'safety',
    many: 'safeties',
    gender: 'm',
    short: 'Safeties',
    means: 'Cuántas veces la defensa detuvo al otro equipo en su propia zona de anotación.',
    event: {
      word: 'Safety',
      means: 'La defensa detuvo al otro equipo en su propia zona de anotación.',
    },
  },
  DefensiveTouchdowns: {
    one: 'touchdown de la defensa',
    many: 'touchdowns de la defensa',
    gender: 'm',
    short: 'TD',
    means: 'Cuántas veces la defensa se quedó con el balón y anotó un touchdown.',
    event: null,
  },
  SpecialTeamsTouchdowns: {
    one: 'touchdown de equipos especiales',
    many: 'touchdowns de equipos especiales',
    gender: 'm',
    short: 'TD regreso',
    means: 'Cuántas veces el equipo regresó una patada del rival hasta anotar un touchdown.',
    event: null,
  },
  PointsAllowed: {
    one: 'punto permitido',
    many: 'puntos permitidos',
    gender: 'm',
    short: 'Puntos permi\u00ADtidos',
    means: 'Cuántos puntos anotó el otro equipo.',
    event: null,
  },
};

function fieldGoals(distance: string, inSentence = `de ${distance}`): StatisticWords {
  return {
    one: `gol de campo de ${distance}`,
    many: `goles de campo de ${distance}`,
    gender: 'm',
    name: `Goles de campo, ${distance}`,
    inSentence: { one: `gol de campo ${inSentence}`, many: `goles de campo ${inSentence}` },
    short: `Patadas ${distance.replace(/ yardas( o más)?$/, (_, more) => (more ? '+' : ''))}`,
    means: `Patadas entre los postes, de ${distance}.`,
    event: null,
  };
}

export const statisticWords = (name: StatisticOrSum): StatisticWords => STATISTICS[name];

/** "2 touchdowns", with the words of box-score sentences. */
export function countInSentence(name: StatisticOrSum, count: number): string {
  const { inSentence, one, many } = STATISTICS[name];
  return `${count} ${count === 1 ? (inSentence?.one ?? one) : (inSentence?.many ?? many)}`;
}

/** The statistics by the English name of their line, which comes with a card's numbers. */
const BY_LABEL = new Map(
  STATISTICS_AND_SUMS.map((name) => [statisticInfo(name).label, STATISTICS[name]]),
);

/** The words for a line with this English name; null for another kind of line. */
export const wordsOfLine = (label: string): StatisticWords | null => BY_LABEL.get(label) ?? null;
