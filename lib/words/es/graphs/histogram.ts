import {
  endAndJoinSentences,
  formatChartNumber,
  formatNumberOrFallback,
} from '@/lib/domain/graphs/chart-data';
import type { HistogramBinRange, HistogramWordFacts } from '@/lib/domain/graphs/histogram/lesson';
import type { HistogramData } from '@/lib/domain/graphs/histogram/rules';
import { MAX_HISTOGRAM_LESSON_YARDS } from '@/lib/domain/graphs/lesson-limits';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { countText } from '../numbers';
import { ONE_STATISTIC_FIELD, type SpanishGraphWords } from './graph-words';
import { gamesCaptionText, gameTableColumns, similarPercentExampleText } from './lesson-words';

export const histogramWords: SpanishGraphWords<'histogram'> = {
  about: 'Un histograma muestra cuántos números caen en cada intervalo.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeHistogram,
  table: (chart) => ({
    columns: ['Desde, hasta', 'Cuántos'],
    rows: chart.bins.map(({ from, to, count }) => [binRangeText(from, to), count]),
  }),
  figure: ({ bins }) =>
    bins.every(({ count }) => count === null)
      ? `Los intervalos: ${bins.map(binLabel).join(', ')}.`
      : bins.map((bin) => `${binLabel(bin)}: ${bin.count ?? 'todavía sin contar'}.`).join(' '),
  questions: {
    two: [
      '¿Cuál gráfica está más dispersa? ¿En qué lo ves?',
      '¿Cómo se vería A con los intervalos de B?',
    ],
    one: [
      '¿Dónde están casi todos los partidos? ¿Qué nos dice eso?',
      '¿Qué cambiaría si cada intervalo midiera el doble?',
    ],
    weeks: '¿Creció alguna barra? ¿La forma sigue igual?',
  },
};

function describeHistogram({ bins }: HistogramData): string {
  const said = bins.map(
    ({ from, to, count: height }) =>
      `${binRangeText(from, to)}: ${formatNumberOrFallback(height, 'todavía sin dibujar')}`,
  );
  return endAndJoinSentences(
    `Un histograma con ${countText(bins.length, 'barra')}`,
    said.join('; '),
  );
}

/** "15 a menos de 30": the lower edge is in the bin, the upper one isn't. */
export const binLabel = ({ from, to }: HistogramBinRange): string =>
  `${formatAsMixedNumber(from)} a menos de ${formatAsMixedNumber(to)}`;

const EDGE_HINT =
  'Revisa los partidos que caen en un límite. Un intervalo incluye su límite inferior; su límite ' +
  'superior está en el intervalo que sigue.';

export const histogramLessonWords: LessonWords<HistogramWordFacts, 'few' | 'close'> = {
  about: 'Yardas que ganaron tus jugadores en algunos partidos, contadas por intervalos.',
  caption: gamesCaptionText(),
  columns: gameTableColumns,
  graph: 'Yardas en partidos de mis jugadores',
  meaning: (percent, { otherEdge }) =>
    `En más o menos el ${formatAsMixedNumber(percent)} por ciento de estos partidos, un jugador ganó ` +
    `menos de ${formatAsMixedNumber(otherEdge)} yardas.`,
  missing: {
    few: `ocho partidos de tus jugadores con ${MAX_HISTOGRAM_LESSON_YARDS} yardas como máximo`,
    close:
      'partidos más distintos entre sí. Por ahora todos los tuyos caben en uno o dos intervalos',
  },
  steps: {
    width: {
      title: '¿Cuánto mide un intervalo?',
      teach: 'Un histograma divide la recta numérica en intervalos. Todos miden lo mismo de ancho.',
      question: '¿Cuántas yardas mide cada intervalo de ancho?',
      unit: 'yardas',
      nudge: 'Mira dónde empieza un intervalo y dónde empieza el siguiente.',
      sibling: (k) =>
        `Un intervalo de ${50 + k} a menos de ${62 + k}: ${62 + k} − ${50 + k} = 12 yardas de ` +
        'ancho, y el siguiente mide lo mismo.',
      nearly: 'Toma los dos límites de un intervalo. Resta el límite inferior del superior.',
      mistakes: {
        'last-edge':
          'Puede que este sea un límite más adelante. ¿Cuánto hay de un límite al siguiente?',
        'counted-bins': 'Puede que este sea el número de intervalos. ¿Cuánto mide uno?',
        'width-less-one':
          'Cuenta los pasos de límite a límite, no los números que hay entre ellos.',
      },
    },
    edge: {
      title: 'Un partido en el límite',
      teach:
        'Un intervalo incluye su límite inferior. Su límite superior es del intervalo que ' +
        'sigue. Así cada partido tiene un solo lugar.',
      question: ({ edge }) =>
        `¿En qué intervalo cae un partido de exactamente ${formatAsMixedNumber(edge)} yardas?`,
      nudge: 'Lee otra vez las palabras “a menos de”. ¿El límite superior está en el intervalo?',
      sibling: (k) =>
        `Con los intervalos “${300 + k} a menos de ${310 + k}” y “${310 + k} a menos de ` +
        `${320 + k}”, un partido de ${310 + k} cae en el segundo.`,
      nearly: 'Busca el intervalo que empieza con este número.',
      // A key is what the bin is called in English.
      options: (key, { below }) => ({
        label: key.replace(/to under/, 'a menos de'),
        hint:
          key === below
            ? 'Este intervalo llega hasta el límite, pero “menos de” dice que el límite no entra.'
            : 'Primero busca el límite en la recta numérica.',
      }),
    },
    'count-bin': {
      title: 'Cuenta en un intervalo',
      teach: 'Baja por la tabla y haz una rayita por cada partido que cae en el intervalo.',
      question: ({ asked }) =>
        'En el dibujo falta una barra. ¿Cuántos partidos caen en el intervalo ' +
        `“${binLabel(asked)}”?`,
      unit: 'partidos',
      nudge: 'Aquí solo importan las yardas. Baja por la tabla fila por fila.',
      sibling: (k) =>
        `Partidos de ${41 + k}, ${47 + k} y ${60 + k} yardas: dos caen en el intervalo ` +
        `“${40 + k} a menos de ${60 + k}”.`,
      nearly:
        'En cada fila pregunta dos cosas: ¿Es por lo menos el límite inferior? ¿Es menos que el ' +
        'límite superior?',
      mistakes: {
        'upper-edge-in': EDGE_HINT,
        'other-bin': 'Revisa el intervalo. ¿Qué límites dice la pregunta?',
      },
    },
    tallest: {
      title: 'Compara las barras',
      teach: 'Cuanto más alta es la barra, más partidos hay en su intervalo.',
      question: '¿Cuántos partidos hay en la barra más alta?',
      unit: 'partidos',
      nudge: 'Compara qué tan altas son las barras. ¿Cuál llega más arriba?',
      sibling: (k) =>
        `Barras de ${2 + k}, ${5 + k} y ${4 + k} partidos: la de en medio es la más alta, con ` +
        `${5 + k} partidos.`,
      nearly:
        'Compara el número de partidos de cada intervalo. También lo dicen las palabras debajo ' +
        'del dibujo.',
      mistakes: {
        'counted-bins':
          'Puede que este sea el número de intervalos. ¿Cuántos partidos hay en la barra más alta?',
        'edge-for-count': 'Puede que este sea un límite. ¿Cuántos partidos hay en el intervalo?',
        'smaller-bar': 'Revisa las alturas. ¿Hay una barra más alta que esta?',
      },
    },
    'all-games': {
      title: 'Todos los partidos',
      teach:
        'Cada partido está en una barra. Las alturas de todas las barras suman el número de ' +
        'partidos.',
      question: '¿Cuántos partidos hay en el histograma?',
      unit: 'partidos',
      nudge: 'Todas las barras cuentan. Un intervalo sin partidos no suma nada.',
      sibling: (k) =>
        `Barras de ${2 + k}, ${5 + k} y ${3 + k} partidos: ${2 + k} + ${5 + k} + ${3 + k} = ` +
        `${10 + 3 * k} partidos.`,
      nearly:
        'Suma las alturas de izquierda a derecha. Luego cuenta las filas de la tabla para revisar.',
      mistakes: {
        'counted-bins':
          'Puede que este sea el número de intervalos. ¿Cuántos partidos hay en ellos?',
        'one-bar': 'Puede que esta sea solo una barra. Todas cuentan.',
        'bar-left-out': 'Revisa que hayas sumado cada barra una vez.',
      },
    },
    'at-least': {
      title: 'Desde un límite',
      teach: '“Por lo menos” quiere decir esa cantidad o más.',
      question: ({ edge }) =>
        `¿Cuántos partidos tienen por lo menos ${formatAsMixedNumber(edge)} yardas?`,
      unit: 'partidos',
      nudge: '¿Qué barras están a la derecha de ese límite?',
      sibling: (k) =>
        `Barras de ${6 + k}, ${4 + k} y ${3 + k} partidos. Desde el segundo intervalo: ` +
        `${4 + k} + ${3 + k} = ${7 + 2 * k} partidos.`,
      nearly:
        'Pon el dedo en ese límite. Suma las alturas de todas las barras que están a su derecha.',
      mistakes: {
        'one-bar': 'Puede que esta sea solo una barra. ¿Hay más barras a su derecha?',
        'other-side': 'Revisa de qué lado es la pregunta: ¿más o menos?',
        'edge-bin-left-out':
          'Revisa el intervalo que empieza en el límite. “Por lo menos” incluye el límite.',
      },
    },
    fraction: {
      title: 'Una barra como fracción',
      teach:
        'Una barra es una parte de todos los partidos. ' +
        'Su fracción es su altura sobre el número de partidos.',
      question: ({ share }) =>
        `¿Qué fracción de los partidos cae en el intervalo “${binLabel(share)}”?`,
      unit: 'de los partidos',
      nudge: 'La altura de la barra es el numerador. ¿Cuál es el total?',
      sibling: (k) =>
        `Una barra de ${2 * k + 3} partidos, de ${2 * k + 17} en total, es ` +
        `${2 * k + 3}/${2 * k + 17} de los partidos.`,
      nearly: 'Ya sabes cuántos partidos hay en total. Ese número es el denominador.',
      mistakes: {
        'bins-as-whole': 'Revisa tu total. ¿Son los intervalos, o los partidos que hay en ellos?',
      },
    },
    percent: {
      title: 'Conviértela en porcentaje',
      teach: 'Por ciento quiere decir de cada cien. Encuentra esa fracción de 100 y redondea.',
      question: ({ share }) =>
        `¿Qué porcentaje de los partidos cae en el intervalo “${binLabel(share)}”? ` +
        'Redondea al entero más cercano.',
      unit: 'por ciento',
      nudge: 'Empieza con la fracción que encontraste. Divide y luego piénsala en centésimos.',
      sibling: similarPercentExampleText,
      nearly: 'Multiplica la altura por 100 y divide entre el número de partidos. Luego redondea.',
    },
    'percent-below': {
      title: 'Porcentaje debajo de un límite',
      teach: 'Primero suma las barras. Luego busca el porcentaje una sola vez.',
      question: ({ otherEdge }) =>
        `¿Qué porcentaje de los partidos tiene menos de ${formatAsMixedNumber(otherEdge)} yardas? ` +
        'Redondea al entero más cercano.',
      unit: 'por ciento',
      nudge: '¿Qué barras están a la izquierda de ese límite? Súmalas primero.',
      sibling: similarPercentExampleText,
      nearly:
        'Suma las barras a la izquierda del límite, multiplica por 100 y divide entre el número ' +
        'de partidos. Luego redondea.',
      mistakes: {
        'upper-edge-in': EDGE_HINT,
        'first-bar-only': 'Revisa que hayas sumado todas las barras a la izquierda del límite.',
      },
    },
  },
};

export const HISTOGRAM = {
  bins: 'Intervalos',
  howTo: 'Un intervalo incluye su principio, pero no su final. El final es del que sigue.',
  firstStart: 'El primero empieza en',
  width: 'Ancho de cada intervalo',
  count: 'Número de intervalos',
  howMany: '¿Cuántos números hay en cada intervalo?',
  yards: 'Yardas',
  games: 'Partidos',
} as const;

export const binRangeText = (from: number, to: number): string =>
  `${formatChartNumber(from)} a menos de ${formatChartNumber(to)}`;
export const howManyGamesByYardsText = (yards: number): string =>
  `Cuántos partidos, de ${yards} en ${yards} yardas`;

export const firstBinStartLabel = (): string => 'Principio del primer intervalo';
export const firstBinEndLabel = (): string => 'Final del primer intervalo';
export const lastBinEndLabel = (): string => 'Final del último intervalo';
export const binTopText = (from: number, to: number): string =>
  `Punta de la barra de ${formatChartNumber(from)} a menos de ${formatChartNumber(to)}`;
export const gameCountText = (number: number): string => countText(number, 'partido');
export const binCountText = (number: number): string => countText(number, 'intervalo');
export const gamesUnitText = (): string => 'partidos';
export const firstBinQuestionText = (): string => '¿Dónde empieza el primer intervalo?';
export const firstBinEndQuestion = (): string => '¿Dónde termina el primer intervalo?';
export const binQuestionText = (from: number, to: number): string =>
  `¿Cuántos partidos van de ${formatChartNumber(from)} a menos de ${formatChartNumber(to)}?`;
