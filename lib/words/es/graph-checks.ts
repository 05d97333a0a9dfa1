import type { GraphUnit } from '@/lib/domain/football/statistics';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import type {
  CheckedTextKind,
  CheckId,
  CheckMessage,
  CheckMessageCode,
  CheckMessageValues,
  FactMentionedInClaim,
  NumberFactKind,
  PartExplainedByKey,
} from '@/lib/domain/graphs/checks/check-item';
import { FIVE_NUMBER_LABELS } from './graph-editing';
import { statisticName, unitText } from './graph-statistics';
import { countText, listOfText } from './numbers';

export const CHECK_TITLES: Readonly<Record<CheckId, string>> = {
  data: 'Los datos',
  title: 'El título',
  'x-label': 'La etiqueta debajo del eje x',
  'y-label': 'La etiqueta junto al eje y',
  'x-scale': 'La escala del eje x',
  'y-scale': 'La escala del eje y',
  'x-fits': 'Los datos caben a lo ancho',
  'y-fits': 'Los datos caben a lo alto',
  units: 'Una sola unidad en cada barra',
  totals: 'El total de cada barra',
  angles: 'El ángulo de cada porción',
  'angle-sum': 'La suma de los ángulos',
  points: 'Los puntos de las líneas',
  trend: 'La línea de tendencia',
  gap: 'Semanas sin partido',
  stems: 'Los tallos',
  leaves: 'Las hojas',
  'leaf-order': 'El orden de las hojas',
  bins: 'Los intervalos',
  counts: 'La altura de cada barra',
  five: 'Los cinco números',
  key: 'La clave',
  claim: 'Tu oración',
};

/** At most three names, so that the message stays short. */
const few = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} y más` : listOfText(names);

/** How many angles have to be rounded the other way. */
function anglesToTurn(sum: number): string {
  const count = Math.abs(sum - 360);
  return count === 1 ? 'uno' : `${count}`;
}

const namesOf = (fields: readonly string[]): string => listOfText(fields.map(statisticName));

const MASCULINE: ReadonlySet<GraphUnit> = new Set(['touchdowns', 'fumbles', 'points']);
/** "las yardas", "los puntos". */
const theUnit = (unit: GraphUnit): string =>
  `${MASCULINE.has(unit) ? 'los' : 'las'} ${unitText(unit)}`;
/** Begins a sentence: "Las yardas y los touchdowns". */
function theUnits(units: readonly GraphUnit[]): string {
  const list = listOfText(units.map(theUnit));
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** A word of the student's text comes without its accent. */
const withAccent = (word: string): string =>
  word
    .replace(/cion$/, 'ción')
    .replace(/^balon\b/, 'balón')
    .replace(/^(atrap|corri|intercept|lanz|permiti|recibi)o$/, '$1ó');

const theStems = (stems: readonly string[]): string =>
  `${stems.length === 1 ? 'el tallo' : 'los tallos'} ${few(stems)}`;
const ofStems = (stems: readonly string[]): string =>
  `${stems.length === 1 ? 'del tallo' : 'de los tallos'} ${few(stems)}`;

const PART_OF_360 = '¿Qué parte del total es, y cuánto es esa parte de 360°?';
const TEXTS: Readonly<Record<CheckedTextKind, { text: string; shows: string }>> = {
  title: { text: 'Tu título', shows: 'tus datos muestran' },
  label: { text: 'Esta etiqueta', shows: 'este eje muestra' },
  key: { text: 'Tu clave', shows: 'tus datos muestran' },
};
/** All of them are feminine. */
const keyParts: Readonly<Record<PartExplainedByKey, string>> = {
  slice: 'porción',
  piece: 'parte',
  line: 'línea',
  mark: 'marca',
};
const numbersAre = (count: number): string =>
  count === 1 ? 'Un número está' : `${count} números están`;

const weeksOf = (places: readonly { player: string; week: number }[]): string =>
  few(places.map(({ player, week }) => `${player} en la semana ${week}`));

const ONE_OR_BOTH = ['ese nombre está', 'los dos están'];
const namesFound = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `Tu oración nombra a ${listOfText(names)}, y ` +
          `${ONE_OR_BOTH[names.length - 1] ?? 'todos están'} en tu gráfica.`,
      ];

const NUMBER_FACTS: Readonly<Record<NumberFactKind, string>> = {
  largest: 'ese es el número más grande',
  smallest: 'ese es el número más chico',
  total: 'ese es el total',
  median: 'esa es la mediana',
  mean: 'ese es el promedio',
  'rounded-mean': 'ese es el promedio redondeado',
  share: 'esa es la parte del total',
  range: 'esa es la diferencia entre tu número más grande y el más chico',
  difference: 'esa es la diferencia entre dos de tus números',
  typed: 'ese es un número que calculaste',
};

function claimFact(fact: FactMentionedInClaim): string {
  const label = fact.field === null ? '' : ` (${statisticName(fact.field)})`;
  switch (fact.is) {
    case 'most':
      return `En tus números, el total de ${fact.of} es el más grande${label}.`;
    case 'least':
      return `En tus números, el total de ${fact.of} es el más chico${label}.`;
    case 'more':
      return `En tus números, el total de ${fact.of} es mayor que el de ${fact.than}${label}.`;
    case 'less':
      return `En tus números, el total de ${fact.of} es menor que el de ${fact.than}${label}.`;
    case 'game':
      return (
        `Tu oración dice ${fact.number}, y ese es el número de ${fact.of} en la semana ` +
        `${fact.week}${label}.`
      );
    case 'range':
    case 'difference':
    case 'typed':
      return `Tu oración dice ${fact.number}, y ${NUMBER_FACTS[fact.is]}${label}.`;
    default:
      return (
        `Tu oración dice ${fact.number}, y ${NUMBER_FACTS[fact.is]} de ` +
        `${fact.of ?? 'todos tus números'}${label}.`
      );
  }
}

const MESSAGES: {
  readonly [Code in CheckMessageCode]: (values: CheckMessageValues[Code]) => string;
} = {
  'data-fits': () => 'Van bien con este tipo de gráfica.',
  'weeks-backward': () => 'La última semana está antes que la primera.',
  'no-statistic': () => 'Elige qué contar.',
  'same-statistic-twice': () => 'Los dos ejes muestran la misma estadística. Elige dos diferentes.',
  'one-week': () => 'Con una semana no se hace una línea. Elige dos semanas o más.',
  'no-whole': () =>
    'Nadie tiene un número mayor que cero, así que no hay un total que repartir. ' +
    'Elige otra estadística o más semanas.',
  'data-first': () => 'Primero elige tus datos. Luego podemos revisar lo demás.',
  'no-title': () => 'Tu gráfica necesita un título. Di qué muestra y de quién.',
  'title-says-nothing': () => 'Tu título todavía no dice qué se contó.',
  'title-names-no-one': () =>
    'Tu título todavía no dice de quién son estos números. Nombra al jugador o al grupo de ' +
    'jugadores.',
  'title-right': () => 'Dice qué se contó y de quién.',
  'no-label': () => 'Este eje necesita una etiqueta. Di qué muestra.',
  'label-what-weeks': () => '¿Qué cuentan los números de este eje? Nómbralo.',
  'label-weeks-right': () => 'Dice qué son las marcas.',
  'label-what-players': () => 'Cada barra es de alguien. Di de quién.',
  'label-players-right': () => 'Dice de quién son estas barras.',
  'label-what-height': () => 'La altura de una barra cuenta algo. Di qué.',
  'label-counts-right': () => 'Dice qué se contó.',
  'label-needs-unit': () => 'Esta etiqueta necesita una unidad. ¿Qué se cuenta en este eje?',
  'label-unit-right': () => 'Dice la unidad.',
  'no-claim': () => 'Escribe una oración que diga qué se ve en tu gráfica.',
  'short-claim': () =>
    'Escribe una oración completa, para que aprenda algo quien no puede ver la gráfica.',
  'claim-is-title': () =>
    'Eso es igual que tu título. ¿Qué se ve? ' + '¿Quién tiene más? ¿Qué cambia? ¿Qué sigue igual?',
  'claim-written': () => 'Escribiste una oración. Tu profe la va a leer.',
  'claim-found': ({ names, facts }) =>
    [...namesFound(names), ...facts.map(claimFact), 'Tu profe va a leer tu oración.'].join(' '),
  'claim-other-player': ({ player }) =>
    `Tu oración nombra a ${player}. ¿Está ${player} en tu gráfica?`,
  'claim-other-number': ({ number }) =>
    `No encontramos ${number} en tus números. ¿Cómo lo sacaste?`,
  'scale-unreadable': () =>
    'Ponle a tu escala un principio, un paso y un final. Cada uno es un número.',
  'no-step': () => 'El paso tiene que ser mayor que 0, o los números nunca suben.',
  'end-before-start': () => 'El final de una escala tiene que ser mayor que su principio.',
  'uneven-end': () =>
    'Los pasos no caen justo en el final, así que el último paso sería más corto que los demás.',
  'too-few-steps': () => 'Solo hay un paso. Con pasos más chicos, la gráfica se lee mejor.',
  'too-many-steps': () => 'Salen demasiados pasos. Con pasos más grandes, el eje se lee mejor.',
  'steps-equal': () => 'Los pasos son iguales.',
  'bars-cut': () => 'Leemos qué tan larga es una barra. Si no empieza en 0, se ve demasiado corta.',
  'counts-below-zero': () =>
    'No se pueden contar menos de cero partidos. Empieza esta escala en 0.',
  'steps-miss-zero': () =>
    'Las barras empiezan en 0, y tus pasos se lo saltan. Elige un principio para que un paso ' +
    'caiga en 0.',
  'steps-equal-from-zero': () => 'Los pasos son iguales y las barras empiezan en 0.',
  'scale-first': () => 'Lo podemos revisar cuando haya una escala.',
  'all-fit': () => 'Cada número tiene su lugar.',
  'points-right': () => 'Cada partido tiene su punto en el lugar correcto.',
  'trend-unfinished': () =>
    'Tu línea de tendencia necesita dos puntos, uno a la izquierda del otro.',
  'trend-right': () => 'Hay más o menos los mismos puntos arriba que abajo.',
  'gap-right': () => 'La línea se corta donde no hubo partido.',
  'angles-first': () => 'Vamos a sumar tus ángulos cuando cada uno esté bien.',
  'angles-right': () => 'Cada porción tiene el ángulo correcto.',
  'circle-full': () => 'Suman 360°, así que el círculo está completo.',
  'same-piece-twice': () => 'Dos partes son la misma estadística. Elige otra para una de ellas.',
  'one-unit': () => 'Todas las partes usan la misma unidad, así que puedes sumarlas.',
  'units-mixed': () =>
    'Las partes de una barra se suman. Elige estadísticas que usen la misma unidad.',
  'pieces-first': () => 'Vamos a revisar los totales cuando las partes se puedan sumar.',
  'totals-right': () => 'Cada total es la suma de sus partes.',
  'bins-first': () => 'Vamos a revisar las barras cuando los intervalos estén bien.',
  'bins-unreadable': () =>
    'Di dónde empieza el primer intervalo, cuánto mide cada uno y cuántos hay.',
  'bin-no-width': () => 'Un intervalo tiene que medir más de 0.',
  'smallest-without-bin': () => 'Tu número más chico no tiene intervalo. Empieza más abajo.',
  'largest-without-bin': () =>
    'Tu número más grande no tiene intervalo. Recuerda: el final de un intervalo es del que sigue.',
  'first-bins-empty': () =>
    'Tus primeros intervalos están vacíos y la gráfica queda apretada. Empieza más cerca de tu ' +
    'número más chico.',
  'last-bins-empty': () =>
    'Tus últimos intervalos están vacíos y la gráfica queda apretada. Quítalos.',
  'bins-right': () => 'Todos los intervalos miden lo mismo y cada número tiene el suyo.',
  'counts-right': () => 'Cada barra es tan alta como la cuenta de su intervalo.',
  'stems-first': () => 'Vamos a revisar las hojas cuando los tallos estén bien.',
  'leaves-first': () => 'Vamos a revisar el orden cuando estén todas las hojas.',
  'stems-unreadable': () =>
    'Di cuál es el primer tallo y cuál el último. El último tiene que ser mayor.',
  'smallest-without-stem': () => 'Tu número más chico no tiene tallo. ¿Cuántas decenas tiene?',
  'largest-without-stem': () => 'Tu número más grande no tiene tallo. ¿Cuántas decenas tiene?',
  'stem-too-early': () => 'Empieza con el tallo de tu número más chico. Antes de ese no hay nada.',
  'stem-too-late': () =>
    'Termina con el tallo de tu número más grande. Después de ese no hay nada.',
  'stems-right': () => 'Cada número tiene su tallo, y dejaste los tallos sin hojas.',
  'leaves-right': () => 'Cada número tiene su hoja.',
  'leaves-in-order': () => 'Los números suben de hoja en hoja.',
  'stem-key-missing': () =>
    'Un diagrama como este necesita una clave. Toma un tallo con una hoja y di qué número forman.',
  'leaf-not-a-digit': () => 'Una hoja es un solo dígito.',
  'stem-key-other-number': () =>
    'Ese tallo y esa hoja forman otro número. El tallo cuenta decenas y la hoja cuenta unidades.',
  'stem-key-not-there': () =>
    'Esa hoja no está en tu diagrama. Usa un tallo y una hoja que sí estén.',
  'stem-key-right': () => 'Dice cómo leer un tallo con su hoja.',
  'stem-key-needs-unit': () => 'Tu clave necesita una unidad. ¿Un número de qué?',
  'five-right': () => 'Los cinco números están bien.',
  'wrong-player-count': ({ min, max }) =>
    `Elige ${min === max ? min : `de ${min} a ${max}`} jugadores para esta gráfica.`,
  'no-game': ({ player }) =>
    `${player} no tiene partidos en estas semanas. Elige más semanas u otro jugador.`,
  'too-few-games': ({ count, each }) =>
    `Esta gráfica necesita por lo menos ${count} partidos${each ? ' de cada jugador' : ''} para ` +
    'mostrar una forma. Elige más semanas o más jugadores.',
  'title-lacks': ({ field }) =>
    'Tu título todavía no dice todo lo que se contó. ' +
    `También necesita una palabra para ${statisticName(field)}.`,
  'other-word': ({ of, word, fields }) =>
    `${TEXTS[of].text} dice “${withAccent(word)}”, pero ${TEXTS[of].shows} ${namesOf(fields)}.`,
  'names-a-part': ({ of, fields, unit }) =>
    `${TEXTS[of].text} nombra solo una parte: ${TEXTS[of].shows} ${namesOf(fields)}. ` +
    `Nombra todo, o solo ${theUnit(unit)}.`,
  'one-mark-a-week': ({ units }) =>
    `Este eje tiene una marca por semana. ${theUnits(units)} van en el otro eje.`,
  'bar-a-player': ({ units }) => `Cada barra es de alguien. ${theUnits(units)} van en el otro eje.`,
  'height-not-units': ({ units }) =>
    `${theUnits(units)} van en el otro eje. Di qué cuenta la altura de una barra.`,
  'label-twin': ({ unit }) => `Los dos números se cuentan en ${unitText(unit)}. Di cuáles son.`,
  'beyond-end': ({ count }) => `${numbersAre(count)} después del final de tu escala.`,
  'before-start': ({ count }) => `${numbersAre(count)} antes del principio de tu escala.`,
  squeezed: ({ nearer }) =>
    'Casi toda esta escala está vacía y la gráfica queda apretada. ' +
    `Acerca el ${nearer === 'start' ? 'principio' : 'final'} de la escala a tus números.`,
  'points-missing': ({ places }) => `Pon un punto para ${weeksOf(places)}.`,
  'points-wrong': ({ places }) =>
    `Mira otra vez: ${weeksOf(places)}. ¿Está el punto tan alto como dice su número?`,
  'trend-aside': ({ above, below }) =>
    `Ahora hay ${countText(above, 'punto')} arriba de tu línea y ${below} debajo. ` +
    'Muévela hacia el centro de los puntos.',
  'gap-unsaid': ({ player }) => `${player} tiene una semana sin partido. Di qué hace ahí la línea.`,
  'gap-as-zero': ({ player }) =>
    `Un punto en 0 dice que ${player} jugó y tuvo 0. Pero no hubo partido.`,
  'gap-joined': ({ player }) =>
    `Una línea que pasa derecho dice que sabemos el número de en medio. Pero ${player} no tuvo ` +
    'partido.',
  'key-right': ({ part }) => `Nombra cada ${keyParts[part]}.`,
  'no-key': ({ part }) =>
    `Todavía no se sabe cuál ${keyParts[part]} es cuál. Tu gráfica necesita una clave.`,
  'no-slice': ({ player }) =>
    `${player} está por debajo de cero. Un número menor que cero no puede ser parte de un total, ` +
    'así que no tiene porción.',
  'angles-missing': ({ names }) => `Calcula el ángulo de ${few(names)}. ${PART_OF_360}`,
  'angles-wrong': ({ names }) => `Mira otra vez: ${few(names)}. ${PART_OF_360}`,
  'angles-not-whole': ({ names }) => `Redondea el ángulo de ${few(names)} a un grado entero.`,
  'angles-rounded-wrong': ({ names }) =>
    `Mira otra vez: ${few(names)}. ¿Cuál es el grado entero más cercano?`,
  'circle-not-full': ({ sum }) =>
    `Tus ángulos suman ${formatChartNumber(sum)}°, pero un círculo tiene 360°. ` +
    `Redondea ${anglesToTurn(sum)} de ellos para el otro lado.`,
  'totals-wrong': ({ names }) =>
    `Mira otra vez el total de ${few(names)}. Suma todas las partes de la barra.`,
  'wrong-bin-count': ({ min, max }) =>
    `Usa de ${min} a ${max} intervalos. Con menos o con más, se pierde la forma.`,
  'counts-wrong': ({ bins, sum, all }) =>
    'Cuenta otra vez: ' +
    `${few(bins.map(({ from, to }) => `${formatChartNumber(from)} a menos de ${formatChartNumber(to)}`))}.` +
    (sum === all
      ? ''
      : ` Tus barras tienen ${formatChartNumber(sum)} números en total, pero hay ${all}.`),
  'leaves-unreadable': ({ stems }) =>
    `Escribe solo dígitos en ${theStems(stems)}. ` +
    'Cada hoja es un dígito, y un número que aparece dos veces lleva dos hojas.',
  'leaves-wrong': ({ stems }) =>
    `Mira otra vez ${theStems(stems)}. ` +
    'Cada número de los datos lleva una hoja, también el que aparece dos veces.',
  'leaves-out-of-order': ({ stems, belowZero }) =>
    `Pon en orden las hojas ${ofStems(stems)} para que los números suban.` +
    (belowZero ? ' Debajo de cero, −28 es menor que −21.' : ''),
  'five-wrong': ({ places }) =>
    'Mira esto otra vez: ' +
    `${few(places.map(({ name, player }) => `${FIVE_NUMBER_LABELS[name].toLowerCase()} de ${player}`))}. ` +
    'Primero pon los números en orden. ' +
    'La mediana los divide en dos mitades, y los cuartiles son las medianas de las mitades.',
};

/** The message of a check, in a sentence or two. */
export function checkMessage({ code, ...values }: CheckMessage): string {
  return (MESSAGES[code] as (values: unknown) => string)(values);
}
