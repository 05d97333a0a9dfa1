import { endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { MultipleLineWordFacts } from '@/lib/domain/graphs/multiple-line/lesson';
import type { MultipleLineData } from '@/lib/domain/graphs/multiple-line/rules';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { statisticValueText } from '../graph-statistics';
import { countText, listOfText } from '../numbers';
import { ONE_STATISTIC_FIELD, type SpanishGraphWords } from './graph-words';
import { amountWithUnitText, minusSignIfNegativeSuffix } from './lesson-words';

export const multipleLineWords: SpanishGraphWords<'multiple-line'> = {
  about:
    'Una gráfica de líneas múltiples muestra, lado a lado, cómo cambian los números con el tiempo.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeLines,
  table: (chart) => ({
    columns: [pointColumn(chart.xLabel, chart.lines), ...chart.lines.map(({ label }) => label)],
    rows: chart.points.map((point, index) => [
      point,
      ...chart.lines.map(({ values }) => values[index] ?? null),
    ]),
  }),
  figure: ({ weeks, drawnTo }) => {
    if (drawnTo === null) return null;
    return weeks.includes(drawnTo)
      ? `Hasta ahora, las líneas llegan a la semana ${drawnTo}.`
      : 'Las líneas todavía no están dibujadas.';
  },
  questions: {
    two: [
      '¿Qué línea sube y baja más? Primero mira los números del lado.',
      '¿Se cruzan líneas en A? ¿Y en B? ¿Qué significa que dos líneas se crucen?',
    ],
    one: [
      '¿En qué línea confiarías más para la próxima semana? ¿Por qué?',
      '¿Qué línea cambia más de una semana a otra? ¿Cómo lo sabes?',
    ],
    weeks: '¿Qué agrega la nueva semana a cada línea? ¿Es lo que pensabas?',
  },
};

function describeLines({ points, lines, xLabel, joinGaps }: MultipleLineData): string {
  const at = (index: number) => `${xLabel || 'punto'} ${points[index]}`;
  const said = lines.map(({ label, values }) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return `${label} no tiene puntos`;
    const gaps = values.flatMap((value, index) => (value === null ? [points[index] ?? ''] : []));
    return (
      `${label} va de ${formatChartNumber(first.value)} (${at(first.index)}) a ` +
      `${formatChartNumber(last.value)} (${at(last.index)})` +
      (gaps.length > 0 && !joinGaps
        ? `, con un hueco: ${xLabel || 'punto'} ${listOfText(gaps)}`
        : '')
    );
  });
  return endAndJoinSentences(`Una gráfica con ${countText(lines.length, 'línea')}`, ...said);
}

/** Heads the first column: the x label, or Punto if it is empty or a line has the same name. */
function pointColumn(xLabel: string, lines: readonly { label: string }[]): string {
  return xLabel && !lines.some(({ label }) => label === xLabel) ? xLabel : 'Punto';
}

export const multipleLineLessonWords: LessonWords<
  MultipleLineWordFacts,
  'few' | 'no-change' | 'no-best' | 'no-shared' | 'one-mean'
> = {
  about: 'Yardas de dos de tus jugadores, por carrera y por recepción juntas, semana por semana.',
  caption: 'Yardas de cada semana',
  columns: ({ a, b }) => ['Semana', a, b],
  graph: ({ a, b }) => `Yardas de ${a} y de ${b}, semana por semana`,
  meaning: (yards, { more, less }) =>
    `En promedio, ${more} ganó ${amountWithUnitText(yards, 'yarda')} más por partido que ${less}.`,
  missing: {
    few: 'dos de tus jugadores con tres partidos cada uno en seis semanas',
    'no-change': 'un jugador con dos partidos seguidos y yardas distintas en ellos',
    'no-best': 'otro jugador que tenga un mejor partido, sin empate',
    'no-shared': 'una semana en la que los dos jugadores tengan partido, con yardas distintas',
    'one-mean': 'dos jugadores con promedios distintos',
  },
  steps: {
    gap: {
      title: 'Una semana sin partido',
      teach:
        'En su semana libre, un equipo no juega. También puede pasar que un jugador falte a un ' +
        'partido.',
      question: ({ gap, a }) =>
        gap === null
          ? '¿Cómo se dibuja una semana sin partido?'
          : `${a} no tiene partido en la semana ${gap}. ¿Cómo se dibuja esa semana?`,
      nudge: 'Un punto de la línea representa un partido. ¿Hubo alguno?',
      sibling: () =>
        'Una tienda que cierra los domingos no tuvo un mal domingo. ' +
        'No vendió porque no había nadie; por eso su gráfica no muestra nada ese día.',
      nearly: '¿Qué pensaría quien ve la gráfica si hubiera un punto?',
      options: {
        zero: {
          label: 'Con un punto en cero',
          hint: 'Un punto en cero dice que hubo un partido con cero yardas. ¿Hubo partido?',
        },
        gap: { label: 'Sin punto: la línea se corta', hint: '' },
        same: {
          label: 'A la misma altura que la semana de al lado',
          hint: 'Un punto dice que hubo un partido. ¿Lo hubo?',
        },
      },
    },
    'read-point': {
      title: 'Lee un punto',
      teach: 'Cada línea es de un jugador. Cada punto de la línea es un partido.',
      question: ({ a, week }) => `¿Cuántas yardas ganó ${a} en la semana ${week}?`,
      unit: 'yardas',
      nudge: 'Primero busca la semana. Luego busca al jugador.',
      sibling: (n) =>
        `Digamos que un punto está sobre la cuarta semana, a una altura de ${34 + n}. ` +
        `Entonces el jugador ganó ${34 + n} yardas en ese partido.`,
      nearly: ({ a }) =>
        `En la tabla, recorre la fila de esa semana hasta llegar a la columna de ${a}.`,
      mistakes: {
        'other-line': 'Revisa el jugador. ¿De quién es esta línea?',
        'other-week': 'Revisa la semana. ¿Es el partido de otra semana?',
        'place-for-value': 'Puede que esta sea la semana. ¿Cuántas yardas ganó el jugador?',
      },
    },
    'highest-week': {
      title: 'Encuentra el punto más alto',
      teach: 'El punto más alto de una línea es el mejor partido.',
      question: ({ b }) => `¿En qué semana ganó ${b} más yardas? Escribe el número de la semana.`,
      unit: '(la semana)',
      nudge: 'Busca el punto más alto. Luego mira directo hacia abajo.',
      sibling: (n) =>
        `Con ${20 + n}, ${61 + n} y ${35 + n} yardas en tres semanas seguidas, la mejor semana ` +
        'es la de en medio.',
      nearly:
        'Busca el número más grande en la columna de este jugador. Su fila empieza con la semana.',
      mistakes: {
        'value-for-place': 'Puede que este sea el número de yardas. ¿En qué semana fue?',
        'other-line': 'Revisa el jugador. ¿De quién es esta mejor semana?',
      },
    },
    change: {
      title: 'De una semana a la siguiente',
      teach:
        'Donde una línea sube, el cambio es mayor que cero. Donde baja, el cambio es menor que ' +
        'cero.',
      question: ({ a, from, to }) =>
        `¿Cuántas yardas subió o bajó ${a} de la semana ${from} a la semana ${to}? ` +
        'Si bajó, pon un signo menos adelante.',
      unit: 'yardas',
      nudge: 'Empieza con la semana más reciente. Réstale la semana anterior.',
      sibling: (n) =>
        `De ${50 + n} a ${31 + n} yardas: ${31 + n} − ${50 + n} = −19. ` +
        `De ${31 + n} a ${50 + n} yardas: ${50 + n} − ${31 + n} = 19.`,
      nearly: 'Semana reciente menos semana anterior. ¿La línea sube o baja entre ellas?',
      mistakes: {
        'added-for-change':
          'Puede que estos sean los dos partidos juntos. Un cambio dice cuánto hay de uno a otro.',
        'value-for-change':
          'Puede que este sea uno de los dos partidos. ¿Cuánto hay hasta el otro?',
      },
    },
    'between-lines': {
      title: 'Entre las líneas',
      teach: 'Dos puntos sobre la misma semana muestran qué tan lejos quedó un jugador del otro.',
      question: ({ shared }) => `¿Cuántas yardas hay entre las dos líneas en la semana ${shared}?`,
      unit: 'yardas',
      nudge: 'Lee los dos números de esta semana. ¿Cuánto hay de uno al otro?',
      sibling: (n) =>
        `Una línea en ${70 + n} y otra en ${42 + n}: ${70 + n} − ${42 + n} = 28 yardas entre ellas.`,
      nearly: 'Resta el número más chico de esta semana del más grande.',
      mistakes: {
        'added-for-difference':
          'Puede que estas sean las dos líneas juntas. La pregunta es cuánto hay de una a otra.',
        'one-line-only': 'Puede que esta sea solo una de las líneas.',
      },
    },
    'count-games': {
      title: 'Cuenta los partidos',
      teach: 'Cuenta solo los partidos que sí se jugaron.',
      question: ({ a }) => `¿Cuántos partidos muestra la línea de ${a}?`,
      unit: 'partidos',
      nudge: 'Cuenta los puntos, no las semanas.',
      sibling: () =>
        'Una línea con dos puntos, un corte y otros dos puntos muestra cuatro partidos.',
      nearly: 'Baja por la columna de este jugador. Salta cada fila que dice “sin partido”.',
      mistakes: {
        'bye-counted': 'Puede que este sea el número de semanas. ¿Cuenta una semana sin partido?',
        'other-line': 'Revisa el jugador. ¿De quién son estos partidos?',
      },
    },
    total: {
      title: 'Todas las yardas de una línea',
      teach: 'Un total es la suma de todos los partidos de una línea.',
      question: ({ a, hasLoss }) =>
        `¿Cuántas yardas ganó ${a} en todos estos partidos juntos?${minusSignIfNegativeSuffix(hasLoss)}`,
      unit: 'yardas',
      nudge: 'Quédate en una sola columna de la tabla.',
      sibling: (n) =>
        `Partidos de ${14 + n}, ${52 + n} y ${33 + n} yardas: ${14 + n} + ${52 + n} + ` +
        `${33 + n} = ${99 + 3 * n} yardas.`,
      nearly: 'Suma un partido a la vez y marca cada uno.',
      mistakes: {
        'game-left-out': 'Revisa que hayas sumado cada partido una vez.',
        'other-line': 'Revisa el jugador. ¿De quién son estas yardas?',
      },
    },
    mean: {
      title: 'El promedio de una línea',
      teach:
        'El promedio reparte el total en partes iguales entre los partidos que se jugaron. ' +
        'Da la respuesta exacta. Usa una fracción si la necesitas.',
      question: ({ a, hasLoss }) =>
        `¿Cuál es el promedio de ${a}, en yardas por partido?${minusSignIfNegativeSuffix(hasLoss)}`,
      unit: 'yardas por partido',
      nudge: '¿Entre cuántos partidos se reparte el total?',
      sibling: meanSibling,
      nearly:
        'Ya sabes el total y el número de partidos. Divide. ' +
        'Si sobra algo, escríbelo como fracción.',
      mistakes: {
        'bye-as-zero': 'Revisa entre qué dividiste. Una semana sin partido no es un partido.',
        'total-for-mean': 'Puede que este sea el total. Ahora repártelo entre los partidos.',
        'median-for-mean':
          'Puede que este sea el partido de en medio, la mediana. El promedio reparte el total.',
        rounded: 'Deja lo que sobra como fracción.',
      },
    },
    'compare-means': {
      title: 'Compara a los dos jugadores',
      teach: 'Es justo comparar promedios, aunque un jugador tenga menos partidos que el otro.',
      question: ({ more, less }) =>
        `¿Por cuántas yardas es mayor el promedio de ${more} que el de ${less}? ` +
        'Da la respuesta exacta.',
      unit: 'yardas por partido',
      nudge: 'Necesitas los dos promedios. Cada uno tiene su propio número de partidos.',
      sibling: (n) =>
        `Promedios de ${formatAsMixedNumber(rational(4 * n + 51, 2))} y ${9 + n}: ` +
        `${formatAsMixedNumber(rational(4 * n + 51, 2))} − ${9 + n} = ` +
        `${formatAsMixedNumber(rational(2 * n + 33, 2))} más.`,
      nearly:
        'Resta el promedio más chico del más grande. Primero dales un común denominador a las ' +
        'fracciones.',
      mistakes: {
        'bye-as-zero': 'Revisa entre qué dividiste. Una semana sin partido no es un partido.',
        'totals-compared':
          'Puede que esto compare los totales. Primero reparte cada total entre sus partidos.',
        'added-for-difference':
          'Puede que estos sean los dos promedios juntos. La pregunta es cuánto hay de uno a otro.',
        'one-mean-only': 'Puede que este sea uno de los dos promedios. ¿Cuánto hay hasta el otro?',
      },
    },
  },
};

function meanSibling(n: number): string {
  const games = [21 + n, 30 + n, 35 + 2 * n];
  const sum = games.reduce((all, game) => all + game, 0);
  return (
    `Tres partidos de ${listOfText(games.map(String))} yardas: ${games.join(' + ')} = ${sum}, y ` +
    `${sum} ÷ 3 = ${formatAsMixedNumber(rational(sum, 3))}.`
  );
}

export const MULTIPLE_LINE_BUILDER = {
  plotForMe: 'Pon los puntos por mí',
  week: 'Semana',
  yards: 'Yardas',
} as const;

export const dotsOnLineTitle = (player: string): string => `Puntos de la línea de ${player}`;
export const dotHeightsQuestion = (player: string): string =>
  `¿Qué tan alto va cada punto de la línea de ${player}?`;
export const yardsThroughWeekTitle = (week: number): string => `Yardas de las semanas 1 a ${week}`;

export const lineDotLabel = (player: string, week: string): string =>
  `Punto de ${player} en la semana ${week}`;
export const chooseLineToSetLabel = (): string => '¿De quién son los puntos que pones?';
export const lineHintText = (): string => 'Jala un punto, o dibuja toda la línea de un solo trazo.';
export const gameStatisticText = (
  player: string,
  week: number,
  value: number,
  field: string,
): string => `${player}, semana ${week}: ${statisticValueText(value, field)}`;
export const pointQuestionText = (player: string, week: number): string =>
  `¿Qué tan alto va el punto de ${player} en la semana ${week}?`;
