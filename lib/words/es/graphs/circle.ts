import { endAndJoinSentences, formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type { CircleWordFacts } from '@/lib/domain/graphs/circle/lesson';
import type { CircleData } from '@/lib/domain/graphs/circle/rules';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { statisticValueText } from '../graph-statistics';
import { countText, listOfText } from '../numbers';
import { ONE_STATISTIC_FIELD, type SpanishGraphWords } from './graph-words';
import { similarPercentExampleText } from './lesson-words';

export const circleWords: SpanishGraphWords<'circle'> = {
  about: 'Una gráfica circular muestra qué tan grande es cada parte de un total.',
  fieldNames: ONE_STATISTIC_FIELD,
  describe: describeCircle,
  table: (chart) => {
    const withDegrees = chart.slices.some(({ degrees }) => degrees !== undefined);
    return {
      columns: ['Porción', capital(chart.unit) || 'Valor', ...(withDegrees ? ['Grados'] : [])],
      rows: chart.slices.map(({ label, value, degrees }) => [
        label,
        value,
        ...(withDegrees ? [degrees ?? null] : []),
      ]),
    };
  },
  figure: () => null,
  questions: {
    two: [
      '¿Puede una porción chica de A valer más que una porción grande de B? ¿Cómo?',
      '¿Cuál gráfica tiene porciones más parecidas? ¿Qué nos dice eso?',
    ],
    one: [
      'Más o menos, ¿qué parte del total es la porción más grande? ¿Cómo lo sabes sin los números?',
      '¿Qué porciones juntas forman más o menos la mitad?',
    ],
    weeks: '¿Qué porción creció más? ¿También creció su número?',
  },
};

function describeCircle({ slices, unit }: CircleData): string {
  const drawn = slices.filter(({ value }) => value >= 0);
  const said = drawn.map(({ label, value, degrees }) =>
    degrees === undefined
      ? `${label} ${formatChartNumber(value)} ${unit}`
      : `${label} ${degrees === null ? 'todavía sin dibujar' : countText(degrees, 'grado')}`,
  );
  const below = slices.filter(({ value }) => value < 0).map(({ label }) => label);
  return endAndJoinSentences(
    `Una gráfica circular con ${countText(drawn.length, 'porción', 'porciones')}: ` +
      listOfText(said),
    below.length > 0 &&
      (below.length === 1
        ? `${listOfText(below)} está por debajo de cero y no tiene porción`
        : `${listOfText(below)} están por debajo de cero y no tienen porción`),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const circleLessonWords: LessonWords<CircleWordFacts, 'few' | 'tied'> = {
  about: 'Cómo se reparten las recepciones de algunos de tus jugadores en todos sus partidos.',
  caption: 'Recepciones de tus jugadores hasta ahora',
  columns: () => ['Jugador', 'Recepciones'],
  graph: 'Recepciones de mis jugadores',
  meaning: (degrees, { largest }) =>
    `Todas las porciones, menos la de ${largest}, ocupan unos ${formatAsMixedNumber(degrees)} de los ` +
    '360 grados del círculo.',
  missing: {
    few: 'tres de tus jugadores con recepciones',
    tied:
      'un jugador con más recepciones que otros dos. ' +
      'Por ahora hay demasiados empates entre los tuyos',
  },
  steps: {
    'read-part': {
      title: 'Lee una parte',
      teach:
        'Una gráfica circular muestra cómo un total se divide en partes. ' +
        'Cada porción es una parte.',
      question: ({ own }) => `¿Cuántos pases atrapó ${own}?`,
      unit: 'recepciones',
      nudge: 'Busca el nombre en la tabla. El número está en la misma fila.',
      sibling: (n) =>
        `Digamos que una fila dice “Jugador A, ${12 + n}”. Entonces el Jugador A tiene ` +
        `${12 + n} recepciones.`,
      nearly: ({ own }) => `Pon el dedo en ${own} en la tabla y muévelo a la derecha.`,
      mistakes: {
        'other-row': 'Revisa la fila. ¿Es el número del jugador de la pregunta?',
      },
    },
    whole: {
      title: 'Encuentra el total',
      teach: 'El total son todas las partes juntas. Cada parte es una fracción del total.',
      question: '¿Cuántas recepciones tienen estos jugadores en total?',
      unit: 'recepciones',
      nudge: 'En el total entran todas las filas de la tabla.',
      sibling: (n) =>
        `Tres jugadores con ${4 + n}, ${7 + n} y ${9 + n} recepciones: ${4 + n} + ${7 + n} + ` +
        `${9 + n} = ${20 + 3 * n} en total.`,
      nearly: 'Suma las filas una por una. Marca cada fila después de sumarla.',
      mistakes: {
        'part-left-out': 'Revisa que hayas sumado cada fila una vez.',
        'part-twice': 'Revisa que no hayas sumado ninguna fila dos veces.',
        'counted-rows': 'Puede que este sea el número de jugadores. Suma sus recepciones.',
      },
    },
    'largest-slice': {
      title: 'Compara las porciones',
      teach: 'Cuanto más grande es la parte, más ancha es su porción.',
      question: '¿A quién le toca la porción más ancha?',
      nudge: 'Compara los números de la tabla, no los nombres.',
      sibling: (n) =>
        `Con ${3 + n}, ${8 + n} y ${5 + n} recepciones, la porción más ancha es la de ${8 + n}.`,
      nearly: 'Tapa los nombres y busca el número más grande. Luego mira de quién es esa fila.',
      options: (key) => ({ label: key, hint: '¿Hay una fila con más recepciones que esta?' }),
    },
    fraction: {
      title: 'Escribe la parte como fracción',
      teach: 'Una parte del total se escribe como fracción: la parte sobre el total.',
      question: ({ own }) => `¿Qué fracción de todas las recepciones hizo ${own}?`,
      unit: 'del total',
      nudge: 'La parte es el numerador. ¿Cuál es el denominador?',
      sibling: (n) =>
        `Con ${2 * n + 3} de ${2 * n + 11} recepciones, la fracción es ` +
        `${2 * n + 3}/${2 * n + 11}.`,
      nearly:
        'El total que encontraste es el denominador. El número de este jugador es el numerador.',
    },
    percent: {
      title: 'Conviértela en porcentaje',
      teach: 'Por ciento quiere decir de cada cien. Encuentra esa fracción de 100 y redondea.',
      question: ({ own }) =>
        `¿Qué porcentaje de todas las recepciones hizo ${own}? Redondea al entero más cercano.`,
      unit: 'por ciento',
      nudge: 'Divide la parte entre el total. Luego piénsalo en centésimos.',
      sibling: similarPercentExampleText,
      nearly:
        'Multiplica la parte por 100 y luego divide entre el total. ' +
        'Para redondear, mira el primer dígito después del punto decimal.',
    },
    benchmark: {
      title: 'Revisa a ojo',
      teach:
        'Una buena manera de revisar es comparar una porción con un cuarto del círculo y con ' +
        'la mitad.',
      question: ({ judged }) => `¿Qué tan grande es la porción de ${judged}?`,
      nudge: 'La mitad del círculo representa la mitad de todas las recepciones.',
      sibling: (n) =>
        `Para ${40 + 4 * n} recepciones: ${40 + 4 * n} ÷ 4 = ${10 + n} es un cuarto, y ` +
        `${40 + 4 * n} ÷ 2 = ${20 + 2 * n} es la mitad. Mira dónde cae el número.`,
      nearly: 'Encuentra la mitad del total, y luego la mitad de eso. ¿Dónde cae el número?',
      options: {
        small: {
          label: 'Menos de un cuarto',
          hint: 'Multiplica el número por cuatro. ¿Llega al total?',
        },
        middle: {
          label: 'Un cuarto o más, pero menos de la mitad',
          hint: 'Compara el total con dos veces el número y con cuatro veces el número.',
        },
        large: {
          label: 'La mitad o más',
          hint: 'Multiplica el número por dos. ¿Llega al total?',
        },
      },
    },
    degrees: {
      title: 'Conviértela en un ángulo',
      teach: 'Un círculo completo tiene 360 grados. A cada porción le toca su parte de ellos.',
      question: ({ other }) =>
        `¿Cuántos grados mide la porción de ${other}? Redondea al grado más cercano.`,
      unit: 'grados',
      nudge: 'Primero encuentra la fracción. Luego encuentra esa fracción de una vuelta completa.',
      sibling: degreesSibling,
      nearly: 'Multiplica el número por 360, divide entre el total y luego redondea.',
      mistakes: {
        'other-row': 'Revisa la fila. ¿De quién es esta porción?',
      },
    },
    'two-slices': {
      title: 'Dos porciones juntas',
      teach:
        'Puedes juntar porciones. Primero suma las partes y luego busca el ángulo una sola vez.',
      question: ({ own, other }) =>
        `¿Cuántos grados tienen juntos ${own} y ${other}? Redondea al grado más cercano.`,
      unit: 'grados',
      nudge: 'Suma los dos números. Ahora tienes una sola porción.',
      sibling: (n) =>
        `${n + 3} y 4 recepciones: ${n + 3} + 4 = ${n + 7} juntas. ${degreesSibling(n)}`,
      nearly: 'Suma los dos números, multiplica por 360 y divide entre el total. Luego redondea.',
      mistakes: {
        'one-part-only': 'Revisa que hayas contado a los dos jugadores.',
        'rounded-too-early': 'Redondea una sola vez, al final.',
      },
    },
    rest: {
      title: 'El resto del círculo',
      teach:
        'Todas las porciones juntas forman una vuelta completa. ' +
        'Los grados que una porción no usa son de las demás.',
      question: ({ largest }) =>
        `Todos los jugadores menos ${largest}: ¿cuántos grados tienen juntos? ` +
        'Redondea al grado más cercano.',
      unit: 'grados',
      nudge: '¿Qué porción no está en la pregunta? ¿Cuánto queda del círculo sin ella?',
      sibling: (n) =>
        `Si una porción mide ${70 + n} grados: 360 − ${70 + n} = ${290 - n} grados quedan ` +
        'para las demás.',
      nearly:
        'Encuentra el ángulo de esa porción. Réstalo de una vuelta completa. Redondea al final.',
      mistakes: {
        'slice-for-rest': 'Puede que esta sea esa porción. La pregunta es sobre todas las demás.',
        'rest-of-hundred': 'Revisa la unidad. Una vuelta completa tiene más de cien grados.',
        'half-turn': 'Revisa la vuelta completa. Una línea recta es solo la mitad.',
        'one-slice-more': 'Revisa que hayas restado solo una porción.',
      },
    },
  },
};

function degreesSibling(n: number): string {
  return `${7 + n} de 72 recepciones: ${7 + n} × 360 ÷ 72 = ${35 + 5 * n} grados.`;
}

export const CIRCLE_BUILDER = {
  howManyDegrees: '¿Cuántos grados mide cada porción?',
  howTo:
    '¿Qué parte del total es, y cuánto es esa parte de 360°? ' +
    'Redondea al grado entero más cercano. Si no suman 360°, redondea uno para el otro lado.',
} as const;

export const catchesInWeekTitle = (week: number): string => `Recepciones de la semana ${week}`;

export const sliceEdgeText = (player: string): string => `Borde de la porción de ${player}`;
/** The table's text for the number being dragged. */
export const draggedPlayerStatisticText = (player: string, value: number, field: string): string =>
  `${player}: ${statisticValueText(value, field)}`;
export const degreesUnitText = (): string => 'grados';
export const sliceQuestionText = (player: string): string =>
  `¿Qué tan grande es la porción de ${player}?`;
export const partOfWholeText = (value: number, whole: number, field: string): string =>
  `Son ${formatChartNumber(value)} de ${statisticValueText(whole, field)}.`;
