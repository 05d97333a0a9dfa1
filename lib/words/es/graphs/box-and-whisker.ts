import type {
  BoxAndWhiskerFigure,
  BoxAndWhiskerWordFacts,
} from '@/lib/domain/graphs/box-and-whisker/lesson';
import type { BoxAndWhiskerData, FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';
import { endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import type { LessonStepWords, LessonWords } from '../../en/graphs/lesson-words';
import { FIVE_NUMBER_LABELS } from '../graph-editing';
import { countText, listOfText } from '../numbers';
import { ONE_STATISTIC_FIELD, type SpanishGraphWords } from './graph-words';
import {
  amountWithUnitText,
  gamesCaptionText,
  gameTableColumns,
  minusSignIfNegativeSuffix,
  similarMedianExampleText,
} from './lesson-words';

export const boxAndWhiskerWords: SpanishGraphWords<'box-and-whisker'> = {
  about:
    'Un diagrama de caja y bigotes usa cinco números para mostrar qué tan dispersos están los ' +
    'datos.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeBoxes,
  table: (chart) => ({
    columns: ['Caja', 'Mínimo', 'Cuartil inferior', 'Mediana', 'Cuartil superior', 'Máximo'],
    rows: chart.boxes.map(({ label, five }) => [
      label,
      ...(five
        ? [five.min, five.q1, five.median, five.q3, five.max]
        : [null, null, null, null, null]),
    ]),
  }),
  figure: ({ five }) => five && boxWords(five),
  questions: {
    two: [
      '¿Cuál caja es más larga? ¿Qué dice eso de la mitad central de los partidos?',
      '¿Cuál mediana es mayor? ¿Por cuánto?',
    ],
    one: [
      '¿Qué parte de la caja es la más larga? ¿Tiene más partidos que las otras?',
      '¿Qué nos dice la línea que está en la caja?',
    ],
    weeks: '¿Se movió la mediana, o solo los bigotes?',
  },
};

function describeBoxes({ boxes }: BoxAndWhiskerData): string {
  const said = boxes.map(({ label, five }) =>
    five === null
      ? `${label}: todavía sin dibujar`
      : `${label}: mínimo ${formatChartNumber(five.min)}, cuartil inferior ` +
        `${formatChartNumber(five.q1)}, mediana ${formatChartNumber(five.median)}, ` +
        `cuartil superior ${formatChartNumber(five.q3)}, máximo ${formatChartNumber(five.max)}`,
  );
  return endAndJoinSentences(
    `Un diagrama de caja y bigotes con ${countText(boxes.length, 'caja')}`,
    ...said,
  );
}

/** The five numbers are whole or halves, so floats represent them exactly. */
function boxWords(five: NonNullable<BoxAndWhiskerFigure['five']>): string {
  const [min, q1, median, q3, max] = [five.min, five.q1, five.median, five.q3, five.max].map(
    (value) => formatAsMixedNumber(rational(value * 2, 2)),
  );
  return (
    `La caja va de ${q1} a ${q3}, con una línea en ${median}. ` +
    `Los bigotes terminan en ${min} y ${max}.`
  );
}

const QUARTILE_RULE =
  'La mediana divide los partidos en una mitad inferior y una mitad superior. ' +
  'Un cuartil es la mediana de una mitad. Un partido que esté justo en medio no va en ninguna ' +
  'mitad.';

export const boxAndWhiskerLessonWords: LessonWords<BoxAndWhiskerWordFacts, 'few' | 'no-width'> = {
  about: 'Yardas que ganaron tus jugadores en algunos partidos, un punto por cada uno.',
  caption: gamesCaptionText(),
  columns: gameTableColumns,
  graph: 'Yardas en partidos de mis jugadores',
  meaning: (yards) =>
    `La caja mide ${amountWithUnitText(yards, 'yarda')} de ancho, y en ella está por lo menos la mitad ` +
    'de estos partidos.',
  missing: {
    few: 'siete partidos de tus jugadores',
    'no-width':
      'partidos con yardas distintas. Por ahora casi todos los tuyos son iguales, y la caja no ' +
      'tendría ancho',
  },
  steps: {
    smallest: {
      title: 'El extremo izquierdo',
      teach:
        'Un diagrama de caja y bigotes muestra cinco números. El primero es el más chico: ahí ' +
        'termina el bigote izquierdo.',
      question: '¿Cuál es el número de yardas más chico?',
      unit: 'yardas',
      nudge:
        'Escribe los números en orden, del más chico al más grande. Vas a usar la lista otra vez.',
      sibling: (k) => `En ${34 + k}, ${12 + k} y ${59 + k}, el más chico es ${12 + k}.`,
      nearly: 'Busca el número más chico de la tabla. Su punto es el que está más a la izquierda.',
      mistakes: {
        'not-sorted': 'Revisa el orden. La primera fila de la tabla puede no ser la más chica.',
        'largest-for-smallest': 'Revisa de qué extremo es la pregunta.',
      },
    },
    largest: {
      title: 'El extremo derecho',
      teach: 'El número más grande es donde termina el bigote derecho.',
      question: '¿Cuál es el número de yardas más grande?',
      unit: 'yardas',
      nudge: 'Mira el otro extremo de tu lista ordenada.',
      sibling: (k) => `En ${34 + k}, ${12 + k} y ${59 + k}, el más grande es ${59 + k}.`,
      nearly: 'Busca el número más grande de la tabla. Su punto es el que está más a la derecha.',
      mistakes: {
        'not-sorted': 'Revisa el orden. La última fila de la tabla puede no ser la más grande.',
        'smallest-for-largest': 'Revisa de qué extremo es la pregunta.',
      },
    },
    range: {
      title: 'El rango',
      teach:
        'El rango dice cuánto hay de un extremo al otro. Es el número más grande menos el más ' +
        'chico.',
      question: '¿Cuál es el rango de estos partidos?',
      unit: 'yardas',
      nudge: '¿Cuánto hay del extremo izquierdo al extremo derecho?',
      sibling: (k) =>
        `De ${14 + k} a ${83 + 2 * k}: ${83 + 2 * k} − ${14 + k} = ${69 + k} es el rango.`,
      nearly: 'Resta el número más chico del más grande.',
      mistakes: {
        'range-is-maximum': 'Puede que este sea el más grande. ¿Cuánto hay desde el más chico?',
        'ends-added':
          'Puede que estos sean los dos extremos juntos. El rango es cuánto hay de uno a otro.',
        'not-sorted': 'Revisa el orden. Las filas de la tabla no van de menor a mayor.',
      },
    },
    median: {
      title: 'La línea de en medio',
      teach:
        'La mediana es el número de en medio cuando todos están en orden. ' +
        'Si hay dos en medio, es el punto medio entre ellos.',
      question: ({ hasLoss }) =>
        `¿Cuál es la mediana de estos partidos?${minusSignIfNegativeSuffix(hasLoss)}`,
      unit: 'yardas',
      nudge: 'Primero pon los partidos en orden. Luego ve hacia el centro desde los dos extremos.',
      sibling: similarMedianExampleText,
      nearly:
        'Tacha un número en cada extremo de la lista ordenada, una y otra vez, hasta que queden ' +
        'uno o dos.',
    },
    'half-size': {
      title: 'Haz dos mitades',
      teach: QUARTILE_RULE,
      question: '¿Cuántos partidos hay en la mitad inferior?',
      unit: 'partidos',
      nudge: ({ isOdd }) =>
        isOdd
          ? 'Hay un partido justo en medio. ¿Está en una de las mitades?'
          : 'Las dos mitades tienen el mismo número de partidos.',
      sibling: () =>
        'Con nueve partidos, el quinto está justo en medio. Así cada mitad tiene cuatro.',
      nearly: 'En tu lista ordenada, cuenta los partidos que están antes de la mitad.',
      mistakes: {
        'median-in-half':
          'Revisa el partido que está justo en medio. Según nuestra regla, no va en ninguna mitad.',
        'all-games': 'Puede que estos sean todos los partidos. ¿Cuántos hay en una mitad?',
        'half-as-fraction':
          'En una mitad no puede haber medio partido. Mira el que está justo en medio.',
        'quarter-for-half':
          'Puede que este sea más o menos un cuarto de los partidos. Una mitad tiene más.',
      },
    },
    'lower-quartile': quartileWords('lower'),
    'upper-quartile': quartileWords('upper'),
    'inside-box': {
      title: '¿Qué hay en la caja?',
      teach:
        'La caja va del cuartil inferior al cuartil superior. ' +
        'En ella está por lo menos la mitad de los partidos, contando los que caen en un borde.',
      question:
        '¿Cuántos partidos hay en la caja? Cuenta también un partido que cae justo en un borde.',
      unit: 'partidos',
      nudge: 'Mira tu lista ordenada. ¿Qué partidos están entre los dos cuartiles?',
      sibling: (k) =>
        `Con una caja de ${20 + k} a ${40 + k}, tres de los partidos ${12 + k}, ${20 + k}, ` +
        `${33 + k}, ${40 + k} y ${58 + k} están en ella.`,
      nearly:
        'Tacha los partidos antes del borde izquierdo y los que están después del borde derecho. ' +
        'Cuenta los que quedan.',
      mistakes: {
        'edges-left-out':
          'Revisa los partidos que caen justo en un borde. También están en la caja.',
        'outside-for-inside':
          'Puede que estos sean los partidos de los bigotes. La caja es la parte entre ellos.',
        'all-games': 'Puede que estos sean todos los partidos. Algunos están fuera de la caja.',
        'one-half-only':
          'Puede que esta sea media caja. La caja sigue después de la línea de en medio.',
        'half-of-games':
          'En la caja está más o menos la mitad de los partidos, pero no siempre exactamente. ' +
          'Cuéntalos.',
      },
    },
    'box-width': {
      title: '¿Cuánto mide la caja?',
      teach:
        'El ancho de la caja es el rango intercuartil: cuartil superior menos cuartil inferior.',
      question: '¿Cuál es el rango intercuartil de estos partidos?',
      unit: 'yardas',
      nudge: '¿Cuáles dos de los cinco números son los bordes de la caja?',
      sibling: (k) =>
        `Con cuartiles de ${formatAsMixedNumber(rational(41 + 2 * k, 2))} y ${70 + 2 * k}: ` +
        `${70 + 2 * k} − ${formatAsMixedNumber(rational(41 + 2 * k, 2))} = ` +
        `${formatAsMixedNumber(rational(99 + 2 * k, 2))} de ancho.`,
      nearly: 'Al borde derecho de la caja réstale el borde izquierdo.',
      mistakes: {
        'range-for-box':
          'Puede que este sea el rango de extremo a extremo. La caja es solo la parte central.',
        'edges-added':
          'Puede que estos sean los dos bordes juntos. El ancho es cuánto hay de uno a otro.',
        'median-in-half':
          'Revisa el partido que está justo en medio. Según nuestra regla, no va en ninguna mitad.',
        'half-of-box': 'Revisa los dos bordes. Uno de ellos puede ser la línea de en medio.',
        'edge-for-width': 'Puede que este sea un borde. ¿Cuánto hay hasta el otro?',
      },
    },
  },
};

/**
 * The two edges of the box differ in their half and their words; the possible mistakes are the
 * same.
 */
function quartileWords(which: 'lower' | 'upper'): LessonStepWords<BoxAndWhiskerWordFacts> {
  const isLower = which === 'lower';
  const name = isLower ? 'inferior' : 'superior';
  return {
    title: isLower ? 'El borde izquierdo de la caja' : 'El borde derecho de la caja',
    teach:
      `El cuartil ${name} es la mediana de la mitad ${name}.` +
      (isLower ? ' Un partido que esté justo en medio no va en ninguna mitad.' : ''),
    question: ({ hasLoss }) => `¿Cuál es el cuartil ${name}?${minusSignIfNegativeSuffix(hasLoss)}`,
    unit: 'yardas',
    nudge: isLower
      ? 'Tapa la mitad superior de tu lista ordenada. Ahora busca el centro de lo que todavía ves.'
      : 'Haz lo mismo con la otra mitad.',
    sibling: (k) => quartileSibling(k, which),
    nearly:
      `Tacha un número en cada extremo de la mitad ${name}, una y otra vez, hasta que queden uno ` +
      'o dos. Si quedan dos, busca el punto medio.',
    mistakes: {
      'median-in-half':
        'Revisa el partido que está justo en medio. Según nuestra regla, no va en ninguna mitad.',
      'not-sorted':
        'Revisa el orden. ¿Los partidos de tu mitad son los más ' +
        `${isLower ? 'chicos' : 'grandes'}?`,
      [isLower ? 'upper-for-lower' : 'lower-for-upper']: 'Revisa de qué mitad es la pregunta.',
      'median-for-quartile':
        'Puede que este sea el centro de todos los partidos. Ahora ve al centro de una mitad.',
      'one-middle':
        'Revisa cuántos hay en medio de la mitad. Si hay dos, busca el punto medio entre ellos.',
      'quarter-of-range':
        'Un cuartil divide la lista de partidos. No divide el rango en cuatro partes.',
    },
  };
}

function quartileSibling(k: number, which: 'lower' | 'upper'): string {
  const list = [13, 22, 29, 36, 48, 61, 75].map((value) => value + k);
  const [low, high] = [list.slice(0, 3), list.slice(4)];
  const half = which === 'lower' ? low : high;
  return (
    `En orden: ${list.join(', ')}. Sin el de en medio, la mitad ` +
    `${which === 'lower' ? 'inferior' : 'superior'} es ${listOfText(half.map(String))}. ` +
    `En su centro está ${half[1]}.`
  );
}

export const BOX_AND_WHISKER = {
  howTo:
    'Pon los números en orden. La mediana está en medio. ' +
    'Los cuartiles son las medianas de las dos mitades; si el número de partidos es impar, no ' +
    'pongas el de en medio en ninguna mitad.',
  yardsInAll: 'Yardas en todos los partidos',
  yards: 'Yardas',
  yourGames: 'Tus partidos',
} as const;

export const fiveNumbersForText = (player: string): string => `Cinco números para ${player}`;

export const fiveHandleText = (name: FiveNumberName, player: string): string =>
  `${FIVE_NUMBER_LABELS[name]} de ${player}`;
/** A graph has room for short words only. */
export const FIVE_NUMBER_SHORT_LABELS: Readonly<Record<FiveNumberName, string>> = {
  min: 'mín',
  q1: 'Q1',
  median: 'med',
  q3: 'Q3',
  max: 'máx',
};
export const playerNumbersByWeekText = (player: string, values: readonly number[]): string =>
  `${player}, semana por semana: ${values.map(formatChartNumber).join(', ')}`;
export const fiveQuestionText = (name: FiveNumberName, player: string): string =>
  `¿Dónde va esto para ${player}? ${FIVE_NUMBER_LABELS[name]}`;
