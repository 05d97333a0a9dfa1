import { endAndJoinSentences, formatNumberOrFallback } from '@/lib/domain/graphs/chart-data';
import type { StackedBarWordFacts } from '@/lib/domain/graphs/stacked-bar/lesson';
import type { StackedBarData } from '@/lib/domain/graphs/stacked-bar/rules';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { statisticValueText } from '../graph-statistics';
import { countText, listOfText } from '../numbers';
import type { SpanishGraphWords } from './graph-words';
import { similarPercentExampleText } from './lesson-words';

export const stackedBarWords: SpanishGraphWords<'stacked-bar'> = {
  about: 'Una gráfica de barras apiladas muestra totales y de qué se compone cada total.',
  fieldNames: [
    'Primera parte de cada barra',
    'Segunda parte de cada barra',
    'Tercera parte de cada barra',
  ],
  describe: describeStackedBar,
  table: (chart) => ({
    columns: ['Barra', ...chart.pieces.map(({ label }) => label)],
    rows: chart.bars.map((bar, index) => [
      bar,
      ...chart.pieces.map(({ values }) => values[index] ?? null),
    ]),
  }),
  figure: () => null,
  questions: {
    two: [
      '¿Cuál gráfica tiene la barra más larga? Lee los números del lado antes de contestar.',
      '¿Qué parte hace tan distintas las barras de A y las de B?',
    ],
    one: [
      '¿Qué parte hace tan larga la barra más larga?',
      '¿Qué cambiaría si quitáramos una parte de todas las barras?',
    ],
    weeks: '¿Qué barra cambió más, y por cuál de sus partes?',
  },
};

function describeStackedBar({ bars, pieces }: StackedBarData): string {
  const said = bars.map(
    (bar, index) =>
      `${bar}: ` +
      listOfText(
        pieces.map(
          ({ label, values }) =>
            `${label} ${formatNumberOrFallback(values[index] ?? null, 'sin número')}`,
        ),
      ),
  );
  return endAndJoinSentences(
    `Una gráfica de barras apiladas con ${countText(bars.length, 'barra')}`,
    ...said,
  );
}

const OTHER_PART =
  'Revisa la columna. ¿La pregunta es de yardas por carrera o de yardas por recepción?';

export const stackedBarLessonWords: LessonWords<StackedBarWordFacts, 'no-both' | 'few' | 'tied'> = {
  about:
    'Yardas que algunos de tus jugadores ganaron por carrera y por recepción en todos sus ' +
    'partidos.',
  caption: 'Yardas de tus jugadores hasta ahora',
  columns: () => ['Jugador', 'Por carrera', 'Por recepción'],
  figure: { keys: ['Yardas por carrera', 'Yardas por recepción'] },
  graph: 'Yardas por carrera y por recepción de mis jugadores',
  meaning: (percent) =>
    `De cada 100 yardas que ganaron estos jugadores, unas ${formatAsMixedNumber(percent)} fueron por ` +
    'recepción.',
  missing: {
    'no-both':
      'un jugador que haya ganado yardas por carrera y también por recepción. ' +
      'Hasta ahora no hay ninguno',
    few: 'dos de tus jugadores con yardas',
    tied: 'dos jugadores con totales distintos. Por ahora todos los tuyos están empatados',
  },
  steps: {
    'read-part': {
      title: 'Lee una parte de una barra',
      teach: 'Las partes de una barra apilada van una sobre otra. La clave dice qué es cada parte.',
      question: ({ own }) => `¿Cuántas yardas ganó ${own} por carrera?`,
      unit: 'yardas',
      nudge: 'Primero busca el nombre. Luego busca la columna de la pregunta.',
      sibling: (n) =>
        `Digamos que el Jugador A tiene ${21 + n} yardas por carrera y ${33 + n} por recepción. ` +
        `La parte por carrera es ${21 + n}.`,
      nearly: ({ own }) => `Recorre la fila de ${own} y detente en “Por carrera”.`,
      mistakes: {
        'other-part': OTHER_PART,
        'whole-bar': 'Puede que esta sea la barra entera. ¿De qué parte es la pregunta?',
        'other-row': 'Revisa la fila. ¿De quién son estas yardas?',
      },
    },
    'top-of-bar': {
      title: 'Encuentra la punta de una barra',
      teach: 'La parte de arriba empieza donde termina la de abajo. No empieza en cero.',
      question: ({ own }) => `¿Hasta dónde llega la barra de ${own}, en yardas?`,
      unit: 'yardas',
      nudge: '¿Dónde empieza la parte de arriba? ¿Cuánto mide ella sola?',
      sibling: (n) =>
        `Una parte de ${30 + n} yardas con una de ${12 + n} yardas encima: ${30 + n} + ` +
        `${12 + n} = ${42 + 2 * n}.`,
      nearly: 'Suma los dos números de esta fila.',
      mistakes: {
        'part-from-zero':
          'Puede que esta sea una sola parte. La barra tiene otra, arriba o abajo de ella.',
        'parts-subtracted':
          'Las partes van una sobre otra. ¿Eso hace la barra más alta o más baja?',
      },
    },
    'other-bar': {
      title: 'Otra barra',
      teach: 'La altura de una barra entera es el total de sus partes.',
      question: ({ other }) => `¿Cuántas yardas ganó ${other} en total?`,
      unit: 'yardas',
      nudge: 'En un total entran los dos tipos de yardas.',
      sibling: (n) =>
        `${5 + n} yardas por carrera y ${40 + n} por recepción: ${5 + n} + ${40 + n} = ` +
        `${45 + 2 * n} en total.`,
      nearly: ({ other }) => `Suma los dos números de la fila de ${other}.`,
      mistakes: {
        'one-part-only': 'Revisa que hayas contado los dos tipos de yardas.',
        'other-row': 'Revisa la fila. ¿De quién es esta barra?',
      },
    },
    tallest: {
      title: 'Compara las barras',
      teach: 'Para comparar totales, mira la punta de cada barra.',
      question: '¿De quién es la barra más alta?',
      nudge: 'Una parte sola no te dice qué tan alta es la barra.',
      sibling: (n) =>
        `Jugador A: ${40 + n} + ${3 + n} = ${43 + 2 * n}. Jugador B: ${30 + n} + ${25 + n} = ` +
        `${55 + 2 * n}. La barra de B es más alta, aunque la primera parte de A es más grande.`,
      nearly: 'Escribe el total junto a cada fila de la tabla. Luego compara los totales.',
      options: (key) => ({
        label: key,
        hint: 'Suma las dos partes de cada jugador. ¿Hay un total más grande?',
      }),
    },
    difference: {
      title: '¿Cuánto más alta?',
      teach: 'Una diferencia dice cuánto hay de la punta de una barra a la de otra.',
      question: ({ more, less }) => `En total, ¿cuántas yardas más que ${less} tiene ${more}?`,
      unit: 'yardas',
      nudge: '“Cuántas más” pregunta cuánto hay de un total al otro.',
      sibling: (n) =>
        `Totales de ${90 + 2 * n} y ${51 + n}: ${90 + 2 * n} − ${51 + n} = ${39 + n} más.`,
      nearly: 'Necesitas los dos totales. Resta el más chico del más grande.',
      mistakes: {
        'added-for-difference':
          'Puede que estos sean los dos totales juntos. La pregunta es cuánto hay de uno a otro.',
        'compared-one-part': 'Revisa que estés comparando barras enteras, no solo una parte.',
      },
    },
    fraction: {
      title: 'Una parte de una barra',
      teach: 'Una parte de una barra es una fracción de esa barra. El total es el de esa barra.',
      question: ({ own }) => `¿Qué fracción de las yardas de ${own} fue por carrera?`,
      unit: 'de la barra',
      nudge: '¿Qué número es la barra entera? Ese es el denominador.',
      sibling: (n) =>
        `Con ${2 * n + 3} de ${2 * n + 13} yardas, la fracción es ${2 * n + 3}/${2 * n + 13}.`,
      nearly:
        'Las yardas por carrera son el numerador. Todas las yardas de este jugador son el ' +
        'denominador.',
      mistakes: {
        'wrong-whole': 'Revisa tu total. ¿Es solo esta barra, o pusiste otras barras?',
        'other-part': OTHER_PART,
      },
    },
    percent: {
      title: 'Conviértela en porcentaje',
      teach: 'Por ciento quiere decir de cada cien. Encuentra esa fracción de 100 y redondea.',
      question: ({ own }) =>
        `¿Qué porcentaje de las yardas de ${own} fue por carrera? Redondea al entero más cercano.`,
      unit: 'por ciento',
      nudge: 'Empieza con la fracción que encontraste. Divide y luego piénsala en centésimos.',
      sibling: similarPercentExampleText,
      nearly:
        'Multiplica por 100 las yardas por carrera y divide entre la barra entera. Luego redondea.',
      mistakes: {
        'wrong-whole': 'Revisa tu total. ¿Es solo esta barra, o pusiste otras barras?',
      },
    },
    'all-of-one-kind': {
      title: 'Un tipo en todas las barras',
      teach: 'Puedes sumar un tipo de yardas de todas las barras.',
      question: '¿Cuántas yardas por recepción tienen todos estos jugadores juntos?',
      unit: 'yardas',
      nudge: 'Aquí solo necesitas una columna.',
      sibling: (n) =>
        `Yardas por recepción de ${11 + n}, ${24 + n} y ${8 + n}: ${11 + n} + ${24 + n} + ` +
        `${8 + n} = ${43 + 3 * n} juntas.`,
      nearly: 'Suma la columna “Por recepción”. Marca cada fila que sumes.',
      mistakes: {
        'other-part': OTHER_PART,
        'whole-bar': 'Revisa que hayas sumado solo un tipo de yardas.',
        'part-left-out': 'Revisa que hayas sumado cada fila una vez.',
      },
    },
    'percent-of-all': {
      title: 'Un tipo comparado con todo',
      teach: 'Ahora el total son todas las yardas de todos los jugadores juntos.',
      question:
        '¿Qué porcentaje de todas las yardas fue por recepción? Redondea al entero más cercano.',
      unit: 'por ciento',
      nudge: 'La parte es un tipo de yardas. ¿Cuál es ahora el total?',
      sibling: similarPercentExampleText,
      nearly:
        'Ya sabes todas las yardas por recepción. Suma los totales de todos. ' +
        'Luego multiplica la parte por 100 y divide entre ese gran total.',
      mistakes: {
        'wrong-whole':
          'Revisa tu total. En él entran todos los jugadores y los dos tipos de yardas.',
      },
    },
  },
};

export const STACKED_BAR_BUILDER = {
  howLong: '¿Cuánto mide cada barra entera?',
  howTo: 'Suma las partes. Resta una parte que sea menor que cero.',
  player: 'Jugador',
  yards: 'Yardas',
} as const;

export const yardsInWeekTitle = (week: number): string => `Yardas de la semana ${week}`;

export const barTopLabel = (player: string): string => `Punta de la barra de ${player}`;
export const barPiecesText = (
  player: string,
  pieces: readonly { field: string; value: number }[],
): string =>
  `${player}: ${listOfText(pieces.map(({ field, value }) => statisticValueText(value, field)))}`;
export const barQuestionText = (player: string): string =>
  `¿Qué tan alta es la barra de ${player}?`;
