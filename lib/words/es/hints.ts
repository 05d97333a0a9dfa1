import {
  composeHintMessage,
  joinSentences,
  type TextsOfOneHintLevel,
} from '@/lib/domain/answers/hint-message';
import type { Hint, HintLevelContent, LineQuestion } from '@/lib/domain/answers/hints';
import type {
  QuotientAndRemainder,
  SimilarExampleLine,
} from '@/lib/domain/answers/invent-similar-example';
import {
  type Diagnosis,
  type MisconceptionTag,
  misconceptionGroupOfTag,
} from '@/lib/domain/answers/mistakes/misconceptions';
import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import type { HintInWords, HintLineInWords } from '../en/hints';
import { localFootballTermName, wordsOfLine } from './names';
import { countText, listOfText } from './numbers';
import { lineMarksNextStepText, ownLinesFeedbackWords, productQuestion } from './own-lines';

type MisconceptionWords = {
  /** It may be a guess from the sum alone, so it is worded as one. */
  seen?: string;
  /** The next step. It says where to look, and never the answer. */
  hint: string;
};

const TITLES: Readonly<Record<MisconceptionGroup, string>> = {
  source: 'Revisa de dónde vienen tus números',
  line: 'Repasa otra vez las líneas',
  rate: 'Mira la tasa de cada línea',
  'below-one': 'Conserva la parte que sobra',
  remainder: 'Mira lo que sobra',
  adding: 'Mira cómo sumas las fracciones',
  whole: 'Mira los números enteros',
  slip: 'Revisa tus números',
  writing: 'Mira cómo está escrito',
  fraction: 'Mira la fracción',
  sign: 'Mira los signos más y menos',
};
const TEAM_TITLES: Readonly<Record<string, string>> = {
  line: 'Repasa otra vez los titulares',
  'cannot-tell': 'Ve de pocos en pocos',
};
const ONE_LINE = {
  player: 'Mira otra vez una de las líneas',
  team: 'Mira otra vez a uno de los titulares',
} as const;
/** For tags that belong to no group. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  'cannot-tell': 'Ve línea por línea',
  'two-slips': 'Mira otra vez dos de las líneas',
};

const CANNOT_TELL = 'Solo con la suma no podemos saberlo.';

const MISCONCEPTIONS: Readonly<Record<MisconceptionTag, MisconceptionWords>> = {
  'other-level': {
    seen: 'Parece que usaste otras tasas.',
    hint: 'Usa la tasa que está junto a cada línea.',
  },
  'other-player': {
    seen: 'Estos parecen los puntos de otro titular.',
    hint: 'Usa los números de esta hoja.',
  },
  'line-left-out': {
    seen: 'Puede que falte una línea en tu suma.',
    hint: 'Revisa que estén todas las líneas.',
  },
  'line-twice': {
    seen: 'Parece que una línea se contó dos veces.',
    hint: 'Usa cada línea una sola vez.',
  },
  'two-lines-left-out': {
    seen: 'Puede que falten dos líneas en tu suma.',
    hint: 'Revisa que estén todas las líneas.',
  },
  'line-subtracted': {
    seen: 'Parece que restaste una línea.',
    hint: '¿Esos puntos están por encima o por debajo de cero?',
  },
  'count-of-another-line': {
    seen: 'Puede que una línea tenga la cantidad de otra.',
    hint: 'Usa la cantidad de la misma línea.',
  },
  'multiplied-both': {
    seen: 'Parece que multiplicaste el numerador y el denominador.',
    hint: 'Piensa: 2/7 + 2/7 + 2/7 siguen siendo séptimos. ¿Qué número cambia?',
  },
  'side-by-side': {
    seen: 'Parece que escribiste la cantidad al lado de la tasa.',
    hint: 'El signo × quiere decir multiplicar.',
  },
  'added-not-multiplied': {
    seen: 'Parece que sumaste la cantidad y la tasa.',
    hint: 'El signo × quiere decir multiplicar.',
  },
  'denominator-dropped': {
    seen: 'Parece que multiplicaste solo por el numerador.',
    hint: '¿Qué te pide hacer el denominador de la tasa?',
  },
  'zero-counted': {
    seen: 'Parece que una cantidad de cero recibió puntos.',
    hint: '¿Cuántos puntos recibes por cero?',
  },
  'remainder-over-count': {
    seen: 'Puede que el denominador de lo que sobra sea otro.',
    hint: 'Para lo que sobra, usa el denominador de la tasa.',
  },
  'rounded-to-decimals': {
    seen: 'Parece que redondeaste un decimal.',
    hint: 'Deja lo que sobra como fracción.',
  },
  'count-off-by-one': {
    seen: 'Puede que una cantidad esté un poco cambiada.',
    hint: '¿Tu número es el de la hoja?',
  },
  'digits-transposed': {
    seen: 'Puede que dos cifras estén en el orden contrario.',
    hint: 'Mira cada número que copiaste o escribiste.',
  },
  'ten-off': {
    hint: 'Mira las decenas cuando sumas o multiplicas.',
  },
  'one-denominator-kept': {
    seen: 'Parece que sumaste numeradores con denominadores distintos.',
    hint: 'Primero busca que los denominadores sean iguales.',
  },
  'denominators-multiplied': {
    seen: 'Parece que multiplicaste los denominadores, pero no los numeradores.',
    hint: 'Cuando multiplicas un denominador, multiplica su numerador por el mismo número.',
  },
  'numerators-multiplied': {
    seen: 'Parece que multiplicaste las fracciones.',
    hint: 'Suma las fracciones. No las multipliques.',
  },
  'fractions-subtracted': {
    seen: 'Parece que restaste una fracción.',
    hint: 'Suma las fracciones. No las restes.',
  },
  'carried-at-ten': {
    seen: 'Parece que hiciste un entero con diez partes.',
    hint: 'Mira el denominador. Te dice cuántas partes hacen un entero.',
  },
  'decimals-as-whole-numbers': {
    seen: 'Parece que sumaste decimales como si fueran números enteros.',
    hint: 'Alinea los puntos decimales. Luego suma.',
  },
  'numerator-off-by-one': {
    seen: 'Puede que en tu respuesta sobre o falte una parte.',
    hint: 'Suma otra vez los numeradores.',
  },
  'same-number-added': {
    seen: 'Parece que sumaste el mismo número al numerador y al denominador.',
    hint:
      'Para una fracción equivalente, multiplica el numerador y el denominador por el mismo ' +
      'número.',
  },
  'reduced-unevenly': {
    seen: 'Parece que simplificaste solo una parte de una fracción.',
    hint: 'Divide el numerador y el denominador entre el mismo número.',
  },
  'whole-and-numerator-swapped': {
    seen: 'Puede que el número entero y el numerador estén intercambiados.',
    hint: '¿Qué número es el entero y cuál es el numerador?',
  },
  'run-together': {
    seen: 'Puede que el número entero y el numerador estén pegados.',
    hint: 'Deja un espacio entre el número entero y la fracción.',
  },
  'part-over-rest': {
    seen: 'Puede que tu denominador sea el número de partes que faltan.',
    hint: 'Como denominador, usa el número de partes que hacen un entero.',
  },
  'fraction-as-decimal': {
    seen: 'Parece que usaste las cifras de una fracción como decimal.',
    hint: 'Conserva la fracción.',
  },
  'cannot-tell': {
    seen: CANNOT_TELL,
    hint: 'Escribe los puntos de cada línea.',
  },
  'multiplied-not-divided': {
    seen: 'Parece que multiplicaste por el denominador.',
    hint: '¿Tus puntos deben ser más que la cantidad, o menos?',
  },
  'divided-not-multiplied': {
    seen: 'Parece que dividiste la cantidad.',
    hint: '¿Tus puntos deben ser más que la cantidad, o menos?',
  },
  'rate-upside-down': {
    seen: 'Parece que una tasa quedó al revés.',
    hint: '¿Qué número de la tasa es el numerador?',
  },
  'yards-as-points': {
    seen: 'Parece que contaste cada yarda como un punto.',
    hint: '¿Cuántas yardas hacen un punto?',
  },
  'one-point-each': {
    seen: 'Parece que contaste un punto por cada uno.',
    hint: '¿Cuántos puntos se ganan cada vez?',
  },
  'counts-added': {
    seen: 'Parece que sumaste las cantidades.',
    hint: 'Primero multiplica cada cantidad por su tasa.',
  },
  'real-football-points': {
    seen: 'Estos parecen los puntos de un partido de verdad.',
    hint: 'Aquí, usa la tasa que está junto a la línea.',
  },
  'rate-of-another-line': {
    seen: 'Parece que una línea tiene la tasa de otra.',
    hint: 'Usa la tasa de la misma línea.',
  },
  'mixed-rate-half-read': {
    seen: 'Parece que usaste solo una parte de un número mixto.',
    hint: 'Multiplica la cantidad por el número entero y por la fracción. Luego suma.',
  },
  'remainder-as-decimal': {
    seen: 'Parece que escribiste como decimal lo que sobra.',
    hint: 'Escribe lo que sobra como fracción con el denominador de la tasa.',
  },
  'remainder-over-other-number': {
    seen: 'Puede que el denominador de lo que sobra sea otro.',
    hint: 'Para lo que sobra, usa el denominador de la tasa.',
  },
  'remainder-as-whole': {
    seen: 'Parece que contaste lo que sobra como puntos enteros.',
    hint: 'Escribe lo que sobra como fracción de un punto.',
  },
  'remainder-dropped': {
    seen: 'Parece que dejaste fuera lo que sobra.',
    hint: 'Escribe lo que sobra como fracción de un punto.',
  },
  'rounded-to-whole': {
    seen: 'Parece que redondeaste a un número entero.',
    hint: 'Conserva también la fracción.',
  },
  'fractions-left-out': {
    seen: 'Parece que sumaste solo los números enteros.',
    hint: 'Ahora suma también las fracciones.',
  },
  'one-fraction-left-out': {
    seen: 'Puede que falte una fracción en tu suma.',
    hint: 'Suma otra vez las fracciones.',
  },
  'added-straight-across': {
    seen: 'Parece que también sumaste los denominadores.',
    hint: 'Cuando los denominadores ya son iguales, suma solo los numeradores.',
  },
  'numerators-not-scaled': {
    seen: 'Parece que cambiaste los denominadores, pero no los numeradores.',
    hint: 'Cuando multiplicas un denominador, multiplica su numerador por el mismo número.',
  },
  'carry-lost': {
    seen: 'Las fracciones juntas pueden ser más de un entero.',
    hint: '¿Tus fracciones formaron un entero? Si es así, súmalo a los números enteros.',
  },
  'whole-off-by-one': {
    hint: 'Calcula otra vez el número entero.',
  },
  'wholes-left-out': {
    seen: 'Parece que sumaste solo las fracciones.',
    hint: 'Ahora suma también los números enteros.',
  },
  'fraction-upside-down': {
    seen: 'Puede que tu fracción esté al revés.',
    hint: 'El denominador dice cuántas partes hacen un entero.',
  },
  'minus-dropped': {
    seen: 'Parece que un número debajo de cero se contó como si estuviera por encima de cero.',
    hint: 'Un número debajo de cero quita puntos.',
  },
  'sign-turned': {
    hint: 'Revisa el signo de tu respuesta. ¿Los puntos están por encima o por debajo de cero?',
  },
  'two-slips': {
    seen: 'Dos líneas todavía no están bien, por razones distintas.',
    hint: 'Ve una por una.',
  },
  'one-line': {
    seen: 'Puede que una línea todavía no esté bien.',
    hint: 'Revisa cada línea por separado.',
  },
  'any-source': {
    seen: 'Puede que algunos números vengan de otro lado.',
    hint: 'Usa las cantidades y las tasas de esta hoja.',
  },
  'any-line': {
    seen: 'Puede que una línea falte, esté dos veces o se haya restado.',
    hint: 'Suma cada línea una sola vez.',
  },
  'any-rate': {
    hint: '¿Cuántos puntos se ganan cada vez?',
  },
  'any-below-one': {
    seen: 'Aquí los puntos no tienen que ser números enteros.',
    hint: 'Deja lo que sobra como fracción.',
  },
  'any-remainder': {
    hint: 'Escribe lo que sobra como fracción con el denominador de la tasa.',
  },
  'any-adding': {
    hint: 'Dales a las fracciones el mismo denominador. Luego suma solo los numeradores.',
  },
  'any-whole': {
    hint: 'Calcula otra vez el número entero.',
  },
  'any-writing': {
    hint: 'Revisa el número entero, el numerador y el denominador.',
  },
  'any-fraction': {
    hint: 'Mira otra vez la parte que es menos de un entero.',
  },
  'any-slip': {
    hint: 'Compara cada número con la hoja.',
  },
  'any-sign': {
    seen: 'Puede que haya que revisar un signo menos.',
    hint: 'Un número debajo de cero quita puntos.',
  },
};

type Message = { seen?: string; hint: string };

/** A team adds starters, whose points are given. */
const OF_TEAM: Readonly<Partial<Record<MisconceptionTag, Message>>> = {
  'line-left-out': {
    seen: 'Puede que falte un titular en tu suma.',
    hint: 'Revisa que estén todos los titulares.',
  },
  'line-twice': {
    seen: 'Parece que un titular se contó dos veces.',
    hint: 'Usa a cada titular una sola vez.',
  },
  'two-lines-left-out': {
    seen: 'Puede que falten dos titulares en tu suma.',
    hint: 'Revisa que estén todos los titulares.',
  },
  'line-subtracted': {
    seen: 'Parece que restaste a un titular.',
    hint: '¿Esos puntos están por encima o por debajo de cero?',
  },
  'cannot-tell': {
    seen: CANNOT_TELL,
    hint: 'Suma unos cuantos titulares a la vez y escribe cada suma.',
  },
  'one-line': {
    seen: 'Puede que los puntos de un titular todavía no estén bien.',
    hint: 'Revisa en tu suma los puntos de cada titular.',
  },
  'any-source': {
    seen: 'Puede que algunos números vengan de otro lado.',
    hint: 'Usa los puntos de esta hoja.',
  },
  'any-line': {
    seen: 'Puede que un titular falte, esté dos veces o se haya restado.',
    hint: 'Suma a cada titular una sola vez.',
  },
};

/** Tags whose next step is to look at the named line, and nothing more. */
const NAME_SAYS_ALL: readonly string[] = ['line-left-out', 'line-twice', 'any-line'];

/** "Parece que una línea se contó dos veces." and "Revisa las yardas por carrera." */
function mistakeMessage({ tag, line, first, of: places }: Diagnosis, of: Hint['of']): Message {
  const message: Message = (of === 'team' && OF_TEAM[tag]) || MISCONCEPTIONS[tag];
  if (!line) return message;
  const name = of === 'player' ? nameInSentence(line) : starterInSentence(line);
  const seen = message.seen ? { seen: message.seen } : {};
  if (tag === 'one-line') {
    if (places && of === 'player')
      return { hint: `Mira otra vez ${name}. Tus otras líneas están bien.` };
    return { hint: `Empieza con ${name}. Puede que ${OTHERS[of]} estén bien.` };
  }
  if (first) return { ...seen, hint: `Empieza con ${name}. ${MISCONCEPTIONS[first].hint}` };
  if (NAME_SAYS_ALL.includes(tag)) return { ...seen, hint: `Revisa ${name}.` };
  return { ...seen, hint: `Revisa ${name}. ${message.hint}` };
}

const OTHERS = { player: 'las otras líneas', team: 'los otros titulares' } as const;

/** "las yardas por carrera", or "la línea de goles de campo, 50 yardas o más". */
function nameInSentence(label: string): string {
  const name = localFootballTermName(label);
  const small = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (/\d/.test(label)) return `la línea de ${small}`;
  return `${wordsOfLine(label)?.gender === 'f' ? 'las' : 'los'} ${small}`;
}

/** "los puntos de tu corredor 1" */
const starterInSentence = (label: string): string =>
  `los puntos de tu ${localFootballTermName(label).toLowerCase()}`;

const START = 'Una idea para empezar';
const EACH_LINE = 'Línea por línea';
type LevelWords = Pick<TextsOfOneHintLevel<HintLineInWords>, 'title' | 'help' | 'next'>;
const LEVELS: Readonly<Record<HintLevelContent['says'], LevelWords>> = {
  'no-counts': {
    title: START,
    next: 'Todas las cantidades son cero. ¿Cuántos puntos recibes por cero?',
  },
  'whole-lines': {
    title: START,
    next: 'Ve línea por línea. Escribe cada resultado y luego súmalos.',
  },
  'team-fractions': {
    title: START,
    next:
      'Primero suma los números enteros. Luego dales a las fracciones el mismo denominador y ' +
      'súmalas.',
  },
  'one-fraction': {
    title: START,
    next: 'Primero suma los números enteros. Luego agrégales la fracción.',
  },
  parts: {
    title: START,
    next: 'Ve línea por línea. Si una línea no da un entero exacto, deja el resto como fracción.',
  },
  remainders: {
    title: START,
    next:
      'Ve línea por línea. Cuando divides, lo que sobra se convierte en el numerador de una ' +
      'fracción.',
  },
  example: {
    title: 'Lo mismo con otros números',
    help: 'Aquí tienes otro partido, ya resuelto.',
    next: 'Ahora haz lo mismo con tus números.',
  },
  'ask-lines': {
    title: 'Ahora tus líneas',
    help: 'Aquí hay una pregunta sobre cada línea.',
    next: 'Contesta cada una en papel y luego suma.',
  },
  'find-denominator': {
    title: 'Ahora tus fracciones',
    next: 'Busca un denominador que sirva para todas.',
  },
  'numerators-only': {
    title: 'Ahora tus fracciones',
    help: 'Todas tienen el mismo denominador.',
    next: 'Déjalo como está y suma solo los numeradores.',
  },
  'two-at-a-time': {
    title: 'De dos en dos',
    next: 'Suma dos titulares. Escribe la suma. Luego súmale el siguiente.',
  },
  'other-lines': {
    title: 'Cómo se resuelve una línea',
    help: 'Aquí hay líneas con otros números.',
    next: 'Resuelve las tuyas de la misma manera.',
  },
  'each-line': {
    title: EACH_LINE,
    help: 'Aquí están los puntos de cada línea.',
    next: 'A ti te toca sumar.',
  },
  'running-sum': {
    title: 'Uno tras otro',
    help: 'Aquí están los puntos de cada titular.',
    next: 'Suma de dos en dos y escribe cada suma.',
  },
  'same-bottom': {
    title: 'Un denominador para todas',
    help: 'Aquí, todas las fracciones tienen el mismo denominador.',
    next: 'A ti te toca sumar.',
  },
  'two-sums': {
    title: 'Dos sumas cortas',
    help: 'Aquí están tus números en dos sumas cortas.',
    next: 'Resuelve las dos y luego junta los resultados.',
  },
  together: {
    title: 'Vamos paso a paso',
    next: 'Lo haremos con una pregunta pequeña a la vez.',
  },
};
const TEAM_LEVELS: Readonly<Partial<Record<HintLevelContent['says'], Partial<LevelWords>>>> = {
  'no-counts': { next: 'Todos los titulares tienen cero puntos. ¿Cuánto suman?' },
  'whole-lines': { next: 'Suma los titulares uno por uno. Escribe cada suma.' },
  example: { help: 'Aquí tienes un equipo pequeño, ya resuelto.' },
  'other-lines': {
    title: 'Cómo se suma un equipo pequeño',
    help: 'Aquí hay titulares con otros números.',
  },
};

function levelWords(level: HintLevelContent, of: Hint['of']): TextsOfOneHintLevel<HintLineInWords> {
  const words = { ...LEVELS[level.says], ...(of === 'team' ? TEAM_LEVELS[level.says] : {}) };
  switch (level.says) {
    case 'example': {
      const fractions = level.fractions && `Las fracciones: ${level.fractions}.`;
      const lines = [...level.lines.map(siblingWords), { label: 'Todo junto', value: level.sum }];
      return { ...words, help: joinSentences(words.help, fractions), lines };
    }
    case 'ask-lines':
      return { ...words, lines: level.asks.map(askWords) };
    case 'find-denominator': {
      const denominators = listOfText(level.denominators.map(String));
      return { ...words, help: `Tus fracciones tienen los denominadores ${denominators}.` };
    }
    case 'two-sums':
      return { ...words, lines: twoSums(level) };
    case 'together':
      return { ...words, together: true };
    default:
      return 'lines' in level ? { ...words, lines: level.lines.map(siblingWords) } : words;
  }
}

const siblingWords = ({ label, value, how }: SimilarExampleLine): HintLineInWords => ({
  label: localFootballTermName(label),
  value,
  ...(how ? { how: divisionWords(how, value) } : {}),
});

/** "10 cabe 8 veces, sobran 4: 4/10 = 2/5" */
function divisionWords(
  { size, times, left, isBelow }: QuotientAndRemainder,
  { denominator }: MixedNumber,
): string {
  const fits = `${size} cabe ${countText(times, 'vez', 'veces')}`;
  const shorter = denominator === size ? '' : ` = ${formatAsMixedNumber(rational(left, size))}`;
  const rest =
    left === 0
      ? ', no sobra nada'
      : `, ${left === 1 ? 'sobra' : 'sobran'} ${left}: ${left}/${size}${shorter}`;
  return `${fits}${rest}${isBelow ? ', y todo está debajo de cero' : ''}`;
}

/** "¿Cuántas veces cabe 10 en 76? ¿Cuánto sobra?" */
function askWords({ label, count, rate, isWhole }: LineQuestion): HintLineInWords {
  const { wholeNumber, numerator, denominator } = rate;
  const size = Math.abs(count);
  const below = count < 0 ? ' Luego hazlo negativo.' : '';
  const isUnit = wholeNumber === 0 && numerator === 1 && denominator > 1;
  const ask = isUnit
    ? `¿Cuántas veces cabe ${denominator} en ${size}?${isWhole ? '' : ' ¿Cuánto sobra?'}`
    : productQuestion(label, size, rate);
  return { label: localFootballTermName(label), value: null, how: `${ask}${below}` };
}

function twoSums({
  wholes,
  fractions,
}: Extract<HintLevelContent, { says: 'two-sums' }>): HintLineInWords[] {
  const sum = (numbers: readonly string[]) =>
    numbers.map(withTypographicMinus).join(' + ').replaceAll('+ −', '− ');
  return [
    { label: 'Números enteros', value: null, how: sum(wholes.map(String)) },
    {
      label: fractions.length === 1 ? 'Fracción' : 'Fracciones',
      value: null,
      how: sum(fractions.map(formatMixed)),
    },
  ].filter(({ how }) => how !== '');
}

function titleOf(tag: string, of: Hint['of']): string {
  const group = misconceptionGroupOfTag(tag);
  const team = of === 'team' ? TEAM_TITLES[group ?? tag] : undefined;
  return team ?? (group ? TITLES[group] : (OWN_TITLES[tag] ?? ONE_LINE[of]));
}

export const localizeHint = (hint: Hint): HintInWords =>
  composeHintMessage(hint, {
    level: levelWords,
    mistake: mistakeMessage,
    mistakeTitle: titleOf,
    marks: ownLinesFeedbackWords,
    marksNext: lineMarksNextStepText,
    partRight: {
      whole: 'Tu número entero está bien.',
      fraction: 'Tu fracción está bien.',
    },
    otherPart: {
      whole: 'Ahora mira la fracción.',
      fraction: 'Ahora mira el número entero.',
    },
    stays: {
      'off-card': 'No vemos cómo sale este número de la hoja.',
      'tried-before': 'Este número ya lo probaste.',
    },
    lookAtLines: { player: 'Mira tus líneas', team: 'Mira tus grupos' },
    lookAtAdding: 'Mira tu suma',
    compareLines: 'Compáralos con tus propias líneas y luego suma.',
    workedHard: 'Le has echado muchas ganas a este paso.',
    start: START,
    firstStep: {
      player: 'Escribe los puntos de cada línea. Luego suma.',
      team: 'Suma unos cuantos titulares a la vez y escribe cada suma.',
    },
  });
