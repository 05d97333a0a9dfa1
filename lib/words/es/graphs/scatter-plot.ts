import { endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { ScatterPlotWordFacts } from '@/lib/domain/graphs/scatter-plot/lesson';
import type { ScatterPlotData } from '@/lib/domain/graphs/scatter-plot/rules';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { countText, listOfText } from '../numbers';
import type { SpanishGraphWords } from './graph-words';
import { amountWithUnitText } from './lesson-words';

export const scatterPlotWords: SpanishGraphWords<'scatter-plot'> = {
  about: 'Un diagrama de dispersión muestra si dos números van juntos.',
  fieldNames: ['Hacia la derecha (eje x)', 'Hacia arriba (eje y)'],
  describe: describeScatter,
  table: (chart) => ({
    columns: ['Punto', `Derecha: ${chart.xLabel}`, `Arriba: ${chart.yLabel}`],
    rows: chart.groups.flatMap((group) =>
      group.points.map(({ x, y, label }) => [
        label ? `${group.label}, ${label}` : group.label,
        x,
        y,
      ]),
    ),
  }),
  figure: ({ line }) => line && 'La línea pasa por los puntos A y B. La tabla dice cuáles son.',
  questions: {
    two: [
      '¿En cuál gráfica van más juntos los dos números? ¿Cómo lo sabes?',
      '¿Hay un punto lejos de los demás? ¿Qué pudo haber pasado en ese partido?',
    ],
    one: [
      '¿Crece un número cuando crece el otro? ¿Cómo lo sabes?',
      '¿Qué punto te sorprende? ¿Por qué?',
    ],
    weeks: '¿Los puntos nuevos se parecen a los anteriores?',
  },
};

function describeScatter({ groups, line, xLabel, yLabel }: ScatterPlotData): string {
  const points = groups.flatMap((group) => group.points);
  const reach = (values: readonly number[]) =>
    `de ${formatChartNumber(values.reduce((low, value) => Math.min(low, value)))} a ` +
    formatChartNumber(values.reduce((high, value) => Math.max(high, value)));
  if (points.length === 0) return 'Un diagrama de dispersión sin puntos.';
  return endAndJoinSentences(
    `Un diagrama de dispersión con ${countText(points.length, 'punto')}`,
    groups.length > 1 && listOfText(groups.map((group) => `${group.label} ${group.points.length}`)),
    `${xLabel ? `${xLabel}:` : 'El eje x'} va ${reach(points.map(({ x }) => x))}`,
    `${yLabel ? `${yLabel}:` : 'El eje y'} va ${reach(points.map(({ y }) => y))}`,
    line &&
      `Una línea de tendencia pasa por ${formatChartNumber(line.from.x)} a la derecha y ` +
        `${formatChartNumber(line.from.y)} arriba, y por ${formatChartNumber(line.to.x)} a la ` +
        `derecha y ${formatChartNumber(line.to.y)} arriba`,
  );
}

export const scatterPlotLessonWords: LessonWords<
  ScatterPlotWordFacts,
  'few' | 'one-count' | 'no-line'
> = {
  about: 'Recepciones y yardas de tus jugadores en algunos partidos. Cada punto es un partido.',
  caption: 'Recepciones y yardas por recepción en estos partidos',
  columns: () => ['Jugador', 'Semana', 'Recepciones', 'Yardas'],
  figure: { across: 'Recepciones', up: 'Yardas por recepción' },
  graph: 'Recepciones y yardas en partidos de mis jugadores',
  meaning: (yards, { far }) =>
    `Para un partido con ${countText(far, 'recepción', 'recepciones')}, la línea predice ` +
    `${amountWithUnitText(yards, 'yarda')}. Un partido de verdad puede salir distinto.`,
  missing: {
    few: 'seis partidos distintos, cada uno con una recepción o más y sin yardas negativas',
    'one-count': 'partidos con distinto número de recepciones',
    'no-line':
      'partidos con otros números de recepciones. ' +
      'La línea por los tuyos baja de cero demasiado pronto para predecir algo',
  },
  steps: {
    'read-across': {
      title: 'Lee qué tan a la derecha está',
      teach:
        'Cada punto muestra dos números. Qué tan a la derecha está muestra el primero: las ' +
        'recepciones.',
      question: ({ player, week }) => `¿Cuántas recepciones tuvo ${player} en la semana ${week}?`,
      unit: 'recepciones',
      nudge: 'Las recepciones se cuentan en el eje de abajo.',
      sibling: (n) =>
        `Un punto ${10 + n} a la derecha y ${80 + n} arriba es un partido con ${10 + n} ` +
        'recepciones.',
      nearly: 'Busca la fila con este nombre y esta semana. Detente en la columna “Recepciones”.',
      mistakes: {
        'axes-swapped':
          'Revisa el eje. Lee las recepciones hacia la derecha y las yardas hacia arriba.',
        'other-row': 'Revisa la fila. ¿Es este jugador y esta semana?',
      },
    },
    'read-up': {
      title: 'Lee qué tan arriba está',
      teach: 'Qué tan arriba está un punto muestra el segundo número: las yardas.',
      question: ({ player, week }) =>
        `¿Cuántas yardas por recepción ganó ${player} en la semana ${week}?`,
      unit: 'yardas',
      nudge: 'Las yardas se cuentan en el eje del lado.',
      sibling: (n) =>
        `Un punto ${10 + n} a la derecha y ${80 + n} arriba es un partido con ${80 + n} yardas.`,
      nearly: 'Busca la fila con este nombre y esta semana. Detente en la columna “Yardas”.',
      mistakes: {
        'axes-swapped':
          'Revisa el eje. Lee las recepciones hacia la derecha y las yardas hacia arriba.',
        'other-row': 'Revisa la fila. ¿Es este jugador y esta semana?',
      },
    },
    'count-right': {
      title: 'Cuenta los puntos de la gráfica',
      teach: '“Más de” deja fuera los puntos que están justo en el número.',
      question: ({ limit }) =>
        '¿Cuántos puntos de la gráfica muestran más de ' +
        `${countText(limit, 'recepción', 'recepciones')}?`,
      unit: 'puntos',
      nudge:
        'Imagina una línea recta hacia arriba desde ese número. Cuenta los puntos a su derecha.',
      sibling: () =>
        'En partidos de cuatro, seis, seis y nueve recepciones, solo un partido tiene más de seis.',
      nearly:
        'Baja por la columna “Recepciones” y marca cada número más grande. ' +
        'Luego cuenta las marcas.',
      mistakes: {
        'edge-counted': 'Revisa los puntos que están justo en el número. ¿Son más que el número?',
        'other-side': 'Revisa de qué lado es la pregunta: ¿más o menos?',
        'counted-all': 'Puede que estos sean todos los puntos. ¿Por cuáles es la pregunta?',
      },
    },
    trend: {
      title: 'Mira la tendencia',
      teach:
        'Una línea que sigue los puntos muestra la tendencia. ' +
        'Esta pasa por dos de tus partidos, A y B. Léela de izquierda a derecha.',
      question: '¿Qué hace la línea de izquierda a derecha?',
      nudge:
        'Pon un dedo en el extremo izquierdo de la línea y síguela. ' +
        'O compara las yardas de A con las yardas de B.',
      sibling: () =>
        'Las personas más altas suelen tener los pies más grandes. Una línea por puntos así va ' +
        'hacia arriba.',
      nearly: 'A está a la izquierda y B a la derecha. ¿Cuál de los dos tiene más yardas?',
      options: {
        up: {
          label: 'Sube: más recepciones, más yardas',
          hint: 'Empieza en el extremo izquierdo. ¿Está más arriba el extremo derecho?',
        },
        down: {
          label: 'Baja: más recepciones, menos yardas',
          hint: 'Empieza en el extremo izquierdo, no en el derecho. ¿Hacia dónde va?',
        },
        level: {
          label: 'Sigue igual: las yardas no cambian',
          hint: 'Compara qué tan alto está cada extremo de la línea.',
        },
      },
    },
    run: {
      title: 'El cambio horizontal',
      teach:
        'Ve por la línea de A a B. El cambio en recepciones se llama cambio horizontal (en ' +
        'inglés, “run”).',
      question: '¿Cuántas recepciones más que A tiene B?',
      unit: 'recepciones',
      nudge: 'Compara las recepciones de los dos partidos.',
      sibling: (n) =>
        `De ${2 + n} a ${11 + 2 * n} recepciones: ${11 + 2 * n} − ${2 + n} = ${9 + n} es el ` +
        'cambio horizontal.',
      nearly: 'A las recepciones de B réstales las recepciones de A.',
      mistakes: {
        'rise-for-run': 'Puede que este sea el cambio en yardas. La pregunta es de recepciones.',
        'added-for-difference':
          'Puede que estos sean los dos partidos sumados. ¿Cuánto hay de uno a otro?',
        'point-for-step': 'Puede que este sea solo uno de los partidos. ¿Cuánto hay hasta el otro?',
      },
    },
    rise: {
      title: 'El cambio vertical',
      teach:
        'El cambio en yardas de A a B se llama cambio vertical (en inglés, “rise”). ' +
        'Si la línea baja, el cambio vertical es negativo.',
      question: '¿Cuántas yardas más que A tiene B? Si B tiene menos, pon un signo menos adelante.',
      unit: 'yardas',
      nudge: 'Compara las yardas de los dos partidos. Empieza con B.',
      sibling: (n) =>
        `De ${15 + n} yardas a ${72 + 2 * n} yardas: ${72 + 2 * n} − ${15 + n} = ${57 + n} es ` +
        `el cambio vertical. De ${72 + 2 * n} a ${15 + n} sería ${15 + n} − ${72 + 2 * n} = ` +
        `−${57 + n}.`,
      nearly: 'A las yardas de B réstales las yardas de A.',
      mistakes: {
        'run-for-rise': 'Puede que este sea el cambio en recepciones. La pregunta es de yardas.',
        'added-for-difference':
          'Puede que estos sean los dos partidos sumados. ¿Cuánto hay de uno a otro?',
        'point-for-step': 'Puede que este sea solo uno de los partidos. ¿Cuánto hay hasta el otro?',
      },
    },
    slope: {
      title: '¿Qué tan inclinada es la línea?',
      teach:
        'La pendiente dice cuánto cambian las yardas por una recepción más. Es el cambio ' +
        'vertical dividido entre el horizontal. Da la respuesta exacta. Usa una fracción si la ' +
        'necesitas.',
      question: '¿Cuál es la pendiente de la línea? Si la línea baja, pon un signo menos adelante.',
      unit: 'yardas por recepción',
      nudge: 'Tienes el cambio vertical y el horizontal. ¿Cuál se divide entre cuál?',
      sibling: (n) =>
        `Un cambio vertical de ${31 + 4 * n} y uno horizontal de 4: ${31 + 4 * n} ÷ 4 = ` +
        `${formatAsMixedNumber(rational(31 + 4 * n, 4))} es la pendiente.`,
      nearly:
        'El cambio vertical es el numerador y el horizontal es el denominador. ' +
        'Si sobra algo, escríbelo como fracción.',
      mistakes: {
        'slope-upside-down':
          'Revisa el numerador. La pendiente son yardas por una recepción, así que las yardas ' +
          'son el numerador.',
        'point-for-slope':
          'Revisa que hayas usado el cambio vertical y el horizontal, no los números de un punto.',
        'rise-for-slope':
          'Puede que este sea todo el cambio vertical. ¿Cuánto es por una recepción?',
        rounded: 'Deja lo que sobra como fracción.',
      },
    },
    growth: {
      title: 'Usa la pendiente',
      teach: 'Cada recepción más suma la pendiente una vez.',
      question: ({ more }) =>
        `¿Cuántas yardas cambia la línea con ${more} recepciones más? ` +
        'Si la línea baja, pon un signo menos adelante.',
      unit: 'yardas',
      nudge: 'La pendiente es por una recepción. ¿Cuántas necesitas?',
      sibling: (n) =>
        `Con una pendiente de ${formatAsMixedNumber(rational(19 + 2 * n, 2))}, por seis recepciones ` +
        `más: 6 × ${formatAsMixedNumber(rational(19 + 2 * n, 2))} = ${57 + 6 * n} yardas.`,
      nearly: 'Multiplica la pendiente por el número de recepciones. Conserva la fracción.',
      mistakes: {
        'slope-once': 'Puede que este sea el cambio por una sola recepción.',
        'slope-added':
          'Cada recepción suma la pendiente una vez. ¿Sumaste donde hay que multiplicar?',
        'slope-divided': '¿Dividiste? Cada recepción más suma la pendiente otra vez.',
      },
    },
    prediction: {
      title: 'Predice un partido',
      teach:
        'Una línea puede predecir un partido que todavía no se juega. ' +
        'Empieza en un punto de la línea y suma el cambio.',
      question: ({ far, start }) =>
        `¿Cuántas yardas predice la línea para ${far} recepciones? ` +
        `Empieza en ${start} y da la respuesta exacta.`,
      unit: 'yardas',
      nudge:
        '¿Cuántas recepciones más que tu punto de partida son? ' +
        'Cada una cambia las yardas según la pendiente.',
      sibling: (n) =>
        `Digamos que un punto tiene 5 recepciones y ${60 + n} yardas, y que la pendiente es 8. ` +
        `Con tres recepciones más: ${60 + n} + 3 × 8 = ${84 + n} yardas.`,
      nearly:
        'Multiplica las recepciones de más por la pendiente. ' +
        'Luego suma las yardas de tu punto de partida.',
      mistakes: {
        'start-forgotten':
          'Puede que este sea solo el cambio. ¿Sumaste las yardas de tu punto de partida?',
        'steps-miscounted':
          'Cuenta otra vez. ¿Cuántas recepciones más que tu punto de partida son?',
        'slope-sign': 'Revisa la pendiente. ¿La línea sube o baja?',
        'catches-added': 'Cada recepción más cambia las yardas según la pendiente, no en uno.',
      },
    },
  },
};

export const SCATTER_PLOT_BUILDER = {
  trendLine: 'Una línea de tendencia, si ves una tendencia',
  howTo: 'Pasa por dos puntos y deja más o menos los mismos puntos arriba que abajo.',
  oneGame: 'Un partido',
} as const;

export const trendPointCoordinateLabel = (end: string, axis: 'x' | 'y'): string =>
  `${end}: ${axis === 'x' ? 'a la derecha' : 'hacia arriba'}`;

export const catchesAndYardsSinceWeekTitle = (week: number): string =>
  `Recepciones y yardas desde la semana ${week}`;

export const trendPointLabel = (name: 'A' | 'B'): string =>
  `Punto ${name} de la línea de tendencia`;
export const trendHintText = (): string => 'Dibuja una línea por en medio de los puntos.';
export const pointCoordinatesText = (x: number, y: number): string =>
  `${formatChartNumber(x)} a la derecha, ${formatChartNumber(y)} arriba`;
