import { endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import { MAX_STEM_AND_LEAF_LESSON_YARDS } from '@/lib/domain/graphs/lesson-limits';
import type { StemAndLeafWordFacts } from '@/lib/domain/graphs/stem-and-leaf/lesson';
import type { StemAndLeafData } from '@/lib/domain/graphs/stem-and-leaf/rules';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { countText, listOfText } from '../numbers';
import { ONE_STATISTIC_FIELD, type SpanishGraphWords } from './graph-words';
import {
  amountWithUnitText,
  gamesCaptionText,
  gameTableColumns,
  similarMedianExampleText,
} from './lesson-words';

export const stemAndLeafWords: SpanishGraphWords<'stem-and-leaf'> = {
  about: 'Un diagrama de tallo y hojas muestra la forma de los datos y conserva cada número.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeStems,
  table: (chart) => ({
    columns: ['Tallo', 'Hojas'],
    rows: chart.rows.map(({ stem, leaves }) => [stem, leaves.join(' ') || null]),
  }),
  figure: (figure) =>
    figure.kind === 'dots'
      ? null
      : figure.rows
          .map(
            ({ stem, leaves }) =>
              `Tallo ${stem}: ${leaves.length > 0 ? leaves.join(' ') : 'sin hojas'}.`,
          )
          .join(' '),
  questions: {
    two: [
      '¿Dónde están casi todas las hojas en A? ¿Y en B?',
      '¿Cuál diagrama está más disperso? ¿En qué lo ves?',
    ],
    one: [
      '¿Qué número está en medio? ¿Cómo lo encontraste?',
      '¿Qué tallo tiene más hojas? ¿Qué nos dice eso?',
    ],
    weeks: '¿Hay hojas nuevas? ¿Dónde cayeron?',
  },
};

function describeStems({ rows, keyText }: StemAndLeafData): string {
  const leaves = rows.reduce((sum, row) => sum + row.leaves.length, 0);
  const empty = rows.filter((row) => row.leaves.length === 0).map(({ stem }) => stem);
  return endAndJoinSentences(
    `Un diagrama de tallo y hojas con ${countText(rows.length, 'tallo')} y ` +
      countText(leaves, 'hoja'),
    ...rows
      .filter((row) => row.leaves.length > 0)
      .map((row) => `Tallo ${row.stem}: ${row.leaves.join(', ')}`),
    empty.length > 0 &&
      `Sin hojas: ${empty.length === 1 ? 'tallo' : 'tallos'} ${listOfText(empty)}`,
    keyText && plotKeyText(keyText),
  );
}

export const stemAndLeafLessonWords: LessonWords<StemAndLeafWordFacts, 'few' | 'one-stem'> = {
  about: 'Yardas que ganaron tus jugadores en algunos partidos.',
  caption: gamesCaptionText(),
  columns: gameTableColumns,
  graph: 'Yardas en partidos de mis jugadores',
  meaning: (yards) =>
    `La mediana es de ${amountWithUnitText(yards, 'yarda')}: por lo menos la mitad de los partidos tiene ` +
    'eso o menos, y por lo menos la mitad tiene eso o más.',
  missing: {
    few: `siete partidos de tus jugadores con 0 a ${MAX_STEM_AND_LEAF_LESSON_YARDS} yardas`,
    'one-stem': 'partidos con decenas distintas. Por ahora todos los tuyos caen en un solo tallo',
  },
  steps: {
    stem: {
      title: 'Encuentra un tallo',
      teach:
        'El tallo de un número dice cuántas decenas tiene. La hoja es lo que queda: las unidades.',
      question: ({ split }) => `Un partido tiene ${split} yardas. ¿Cuál es su tallo?`,
      unit: '(el tallo)',
      nudge: '¿Cuántas decenas tiene el número?',
      sibling: (n) =>
        `${31 + 10 * (n % 6) + (n % 5)} tiene ${3 + (n % 6)} decenas, así que su tallo es ` +
        `${3 + (n % 6)}.`,
      nearly: 'Tapa el último dígito. Lo que queda es el tallo.',
      mistakes: {
        'stem-leaf-swapped': '¿Qué dígito dice las decenas y cuál dice las unidades?',
        'tens-as-value': 'El tallo es cuántas decenas hay, no cuánto valen.',
        'whole-number': 'Este es el número entero. Quítale el último dígito.',
      },
    },
    leaf: {
      title: 'Encuentra una hoja',
      teach:
        'La hoja es el último dígito. Un número menor que diez también tiene hoja. Va en el ' +
        'tallo 0.',
      question: ({ leafOf }) =>
        leafOf < 10
          ? 'Mira el número de yardas más chico de la tabla. ¿Cuál es su hoja?'
          : `Un partido tiene ${leafOf} yardas. ¿Cuál es su hoja?`,
      unit: '(la hoja)',
      nudge: 'Una hoja es un dígito. ¿Qué dígito dice las unidades?',
      sibling: (n) =>
        `${52 + 10 * (n % 4) + (n % 8)} tiene ${5 + (n % 4)} decenas y ${2 + (n % 8)} unidades, ` +
        `así que su hoja es ${2 + (n % 8)}.`,
      nearly: 'Escribe el número y quédate solo con su último dígito.',
      mistakes: {
        'stem-leaf-swapped': '¿Qué dígito dice las decenas y cuál dice las unidades?',
        'whole-number': 'Este es el número entero. Una hoja es un dígito.',
      },
    },
    'empty-stem': {
      title: 'Un tallo sin hojas',
      teach:
        'Las filas de un diagrama son como una recta numérica. Todos los pasos miden lo mismo.',
      question: ({ empty }) =>
        empty === null
          ? '¿Qué harías con un tallo de en medio que no tiene hojas?'
          : `Aquí el tallo ${empty} no tiene hojas. ¿Qué haces con él?`,
      nudge:
        'Cada hoja representa un partido. Cada fila representa diez números de la recta numérica.',
      sibling: () =>
        'Una regla a la que le cortaron una pulgada mediría mal, aunque nadie necesite esa pulgada.',
      nearly: 'Quien lo lea debe ver que hay un hueco. ¿Cómo puede mostrarlo el diagrama?',
      options: {
        drop: {
          label: 'Quitar la fila',
          hint: 'Sin esa fila, ¿se vería el hueco que hay entre los partidos?',
        },
        zero: {
          label: 'Escribir un 0 como hoja',
          hint: 'Una hoja es un partido. ¿Hubo un partido con esas yardas?',
        },
        keep: { label: 'Dejar la fila, sin nada en ella', hint: '' },
      },
    },
    'row-count': {
      title: 'Planea las filas',
      teach:
        'El diagrama tiene una fila por cada tallo, del más bajo al más alto, como lo viste en ' +
        'el paso anterior.',
      question: '¿Cuántas filas necesita el diagrama de estos partidos?',
      unit: 'filas',
      nudge: 'Busca el tallo más bajo y el más alto. Cuenta todos los tallos de uno al otro.',
      sibling: (n) =>
        `Del tallo ${2 + n} al tallo ${6 + n} hay cinco filas, aunque una no tenga hojas.`,
      nearly:
        'Escribe los tallos en una columna, del más bajo al más alto, sin saltarte ninguno. ' +
        'Luego cuéntalos.',
      mistakes: {
        'empty-stem-left-out': 'Revisa si hay un tallo sin hojas. ¿Conserva su fila?',
        'end-left-out': 'Revisa los dos extremos. El tallo más bajo y el más alto también cuentan.',
        'counted-games': 'Puede que este sea el número de partidos. Una fila es un tallo.',
      },
    },
    'row-length': {
      title: 'Lee una fila',
      teach: 'Cada hoja es un partido. Una hoja que aparece dos veces cuenta dos veces.',
      question: ({ stem }) => `¿Cuántos partidos hay en el tallo ${stem}?`,
      unit: 'partidos',
      nudge: 'Busca la fila de este tallo. ¿Qué representa una hoja?',
      sibling: (n) => `El tallo ${6 + n} con las hojas 1, 1 y ${5 + (n % 4)} tiene tres partidos.`,
      nearly: 'Toca cada dígito que está a la derecha de la raya y cuéntalos.',
      mistakes: {
        'repeat-left-out': 'Revisa si hay una hoja que aparece más de una vez. ¿Cuenta cada una?',
        'leaves-added': 'Cuenta las hojas. No las sumes.',
        'stem-counted': 'Revisa si también contaste el tallo.',
        'stem-for-count': 'Puede que este sea el tallo. ¿Cuántas hojas tiene?',
      },
    },
    largest: {
      title: 'Lee el más grande',
      teach: 'La última hoja de la última fila es el número más grande.',
      question: '¿Cuál es el número de yardas más grande del diagrama?',
      unit: 'yardas',
      nudge: 'Mira el final del diagrama. Lee juntos el tallo y la hoja.',
      sibling: (n) => `El tallo ${5 + n} con la hoja 8 se lee ${58 + 10 * n}.`,
      nearly: 'Escribe el último tallo y, pegada a él, su última hoja.',
      mistakes: {
        'leaf-alone': 'Puede que esta sea solo la hoja. El tallo también es parte del número.',
        'stem-alone': 'Puede que este sea solo el tallo. La hoja también es parte del número.',
        'smallest-for-largest': 'Revisa de qué extremo del diagrama es la pregunta.',
        'first-leaf': 'Revisa la hoja. ¿Qué hoja de esa fila es la más grande?',
      },
    },
    range: {
      title: 'El rango',
      teach:
        'El rango dice qué tan separados están los números. ' +
        'Es el número más grande menos el más chico.',
      question: '¿Cuál es el rango de estos partidos?',
      unit: 'yardas',
      nudge: 'Necesitas los dos extremos del diagrama.',
      sibling: (n) =>
        `De ${13 + n} a ${88 + 2 * n}: ${88 + 2 * n} − ${13 + n} = ${75 + n} es el rango.`,
      nearly:
        'Lee la primera hoja de la primera fila y la última hoja de la última fila. Luego resta.',
      mistakes: {
        'range-is-maximum': 'Puede que este sea el más grande. ¿Cuánto hay desde el más chico?',
        'stems-subtracted': 'Revisa que también hayas usado las hojas, no solo los tallos.',
        'ends-added':
          'Puede que estos sean los dos extremos juntos. El rango es cuánto hay de uno a otro.',
      },
    },
    below: {
      title: 'Cuenta los partidos más chicos',
      teach: 'Las filas arriba de un tallo tienen todos los números más chicos.',
      question: ({ edge }) => `¿Cuántos partidos tienen menos de ${edge} yardas?`,
      unit: 'partidos',
      nudge: '¿Qué filas tienen solo números más chicos que este?',
      sibling: () =>
        'Digamos que las filas de arriba tienen dos hojas, tres hojas y una hoja. ' +
        'Entonces seis partidos son más chicos.',
      nearly:
        'Busca la fila donde empezaría este número. Tápala junto con las filas de abajo. ' +
        'Cuenta las hojas que todavía ves.',
      mistakes: {
        'first-row-left-out': 'Revisa la primera fila. ¿Cuentan sus partidos?',
        'edge-row-counted':
          'Revisa la fila donde empezaría este número. ¿Son más chicos sus partidos?',
        'other-side': 'Revisa de qué lado es la pregunta: ¿menos o más?',
      },
    },
    median: {
      title: 'La mediana',
      teach:
        'La mediana es el número de en medio cuando todos están en orden. ' +
        'Si hay dos en medio, es el punto medio entre ellos. ' +
        'Las hojas ya están en orden.',
      question: '¿Cuál es la mediana de estos partidos?',
      unit: 'yardas',
      nudge: '¿Cuántos partidos hay? ¿Dónde está la mitad de todos esos?',
      sibling: similarMedianExampleText,
      nearly:
        'Tacha una hoja al principio y una al final, una y otra vez, hasta que queden una o dos.',
    },
  },
};

export const STEM_AND_LEAF_BUILDER = {
  stem: 'Tallo',
  leaf: 'Hoja',
  stems: 'Tallos',
  stemsHint:
    'El tallo cuenta las decenas: 47 tiene el tallo 4, y 6 tiene el tallo 0. Debajo de cero, −6 ' +
    'tiene el tallo −0.',
  firstStem: 'Primer tallo',
  lastStem: 'Último tallo',
  leaves: 'Hojas',
  leavesHint:
    'Escribe en orden las hojas de cada tallo, como 0 3 3 8. Si un tallo no tiene hojas, déjalo ' +
    'vacío.',
  key: 'Clave',
  keyHint: 'Un tallo con una hoja de tu diagrama, y el número que forman.',
  unit: 'Unidad',
  sampleKey: '4 | 7 significa 47 yardas',
  means: 'significa',
} as const;

export const plotKeyText = (key: string): string => `Clave: ${key}`;
export const stemName = (stem: string): string => `Tallo ${stem}`;
export const yardsBelowLimitInWeekText = (yards: number, week: number): string =>
  `Menos de ${yards} yardas, semana ${week}`;

export const firstStemLabel = (): string => 'Primer tallo';
export const lastStemLabel = (): string => 'Último tallo';
export const pullStemsText = (): string => 'Jala los tallos hacia abajo';
export const unplacedLeafLabel = (number: number): string => `Hoja de ${formatChartNumber(number)}`;
export const leafOnStemLabel = (leaf: number, stem: string): string =>
  `Hoja ${leaf} ${handlePositionOnStemText(stem)}`;
export const leafPositionInRowText = (place: number, of: number): string => `${place} de ${of}`;
export const handlePositionOnStemText = (stem: string): string =>
  `en el tallo ${stem.replace('-', '−')}`;
export const numbersWithoutLeafLabel = (): string => 'Números sin hoja';
export const allLeavesText = (): string => 'Cada número tiene su hoja. ¿Están en orden las filas?';
export const leavesLeftToPlaceText = (left: number, all: number): string =>
  `Faltan las hojas de ${left} de ${all} números. Arrastra una a su fila, o tócala y luego toca ` +
  'la fila.';
export const lastStemQuestionText = (): string => '¿Cuál es el último tallo?';
