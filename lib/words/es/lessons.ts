import type { LessonStep } from '@/lib/domain/graphs/lesson';
import type { LessonHint, NumberMistakeTag } from '@/lib/domain/graphs/lesson-hints';
import type { HintInWords } from '../en/hints';
import { listOfText } from './numbers';

export const lessonsLaterText = (): string =>
  'Las lecciones usan los números de tus propios jugadores. Se abren después de los primeros ' +
  'partidos.';

export const lessonsPausedText = (): string =>
  'Ahora no puedes empezar otra lección. Puedes ver las que ya empezaste.';

const LEVEL_TITLES: Readonly<Record<NonNullable<LessonHint['rung']>, string>> = {
  nudge: 'Una idea para empezar',
  sibling: 'Lo mismo con otros números',
  nearly: 'Ya casi',
};

const NUMBER_MISTAKES: Readonly<Record<NumberMistakeTag, string>> = {
  'rounded-other-way':
    'Estás cerca. Revisa el primer dígito después del punto decimal. ¿Redondeas hacia arriba o ' +
    'hacia abajo?',
  'not-rounded': 'Estás muy cerca. Al final, redondea a un número entero.',
  'sign-turned': 'Revisa el signo. ¿Es mayor o menor que cero?',
};

/** A lesson's hint for one wrong answer. */
export function lessonHintWords(
  { mistake, rung: newest, earlier = [] }: LessonHint,
  { hints }: Pick<LessonStep, 'hints'>,
): HintInWords {
  const question = mistake && (mistake.hint ?? NUMBER_MISTAKES[mistake.tag]);
  const text = [question, newest && hints[newest]].filter(Boolean).join(' ');
  return {
    title: newest ? LEVEL_TITLES[newest] : 'Mira esto',
    text,
    ...(earlier.length > 0
      ? { earlier: earlier.map((each) => ({ title: LEVEL_TITLES[each], text: hints[each] })) }
      : {}),
  };
}

export const lessonGraphReadyText = (): string =>
  'Encontraste todo lo de esta gráfica, así que ya está lista. Puedes entregarla como una de las ' +
  'tuyas.';
export const graphAlreadyHandedInText = (): string =>
  'Ya entregaste esta gráfica. Está con tus otras gráficas.';
export const graphHandedInText = (): string =>
  'Tu gráfica está entregada. Tu profe ya la puede ver.';
export const handInPausedText = (): string =>
  'Ahora no puedes entregar gráficas. Esta te espera aquí.';
export const lessonPartNotLoadedText = (): string =>
  'No pudimos cargar esta parte. Revisa el Wi-Fi y vuelve a intentar. Tu trabajo está guardado.';
/** The beginning of a graph's text alternative. */
export const madeInLessonText = (): string => 'Resuelta en una lección de nueve pasos.';

export const LESSON = {
  allWorkedOut: '¡Lo resolviste todo!',
  handInOrBuild: 'Entrega tu gráfica. O haz una de este tipo con los números que elijas.',
  buildThis: 'Crear esta gráfica',
  backToGraphs: 'Volver a mis gráficas',
  chooseFirst: 'Primero elige una de las respuestas.',
  otherMeanwhile: 'Mientras tanto, puedes hacer otra lección.',
  simplify: 'Escríbela en su forma más simple. Esto no cuenta como intento.',
  stepsOf: 'Pasos de la lección',
  seeWhatYouDid: 'Ver lo que hiciste',
  nextStep: 'Siguiente paso',
  noAnswersNow: 'Ahora no puedes enviar respuestas.',
  allGraphs: 'Todas las gráficas',
  foundSoFar: 'Lo que llevas encontrado',
  step: 'Paso',
  later: 'Después',
  right: 'Bien',
  todo: 'Falta',
  carriedOver: 'Resolviste este paso antes de que la lección cambiara de números. Todavía cuenta.',
} as const;

/** Says on which try each answer was found. `tries` has the tries of each step. */
export function lessonResultText(tries: readonly number[]): string {
  const counts = ([1, 2] as const).map((nth) => tries.filter((count) => count === nth).length);
  const [first = 0, second = 0] = counts;
  const later = tries.length - first - second;
  const found = [
    first > 0 && ([first, 'al primer intento'] as const),
    second > 0 && ([second, 'al segundo intento'] as const),
    later > 0 && ([later, 'después de más intentos'] as const),
  ].filter((part) => part !== false);
  const all = `Encontraste las ${tries.length} respuestas`;
  return found.length === 1
    ? `${all}, todas ${found[0]?.[1]}.`
    : `${all}: ${listOfText(found.map((part) => part.join(' ')))}.`;
}
/** `unit` is "yardas", "de la barra", or in parentheses. */
export function answerWithUnitLabel(unit: string): string {
  if (unit.startsWith('(')) return `Tu respuesta ${unit}`;
  if (unit === 'por ciento') return 'Tu respuesta en porcentaje';
  return /^del? /.test(unit) ? `Tu respuesta como parte ${unit}` : `Tu respuesta en ${unit}`;
}
/** `type` is a graph type’s name. */
export const lessonStepPageTitle = (step: number, type: string): string =>
  `Paso ${step}, Lección: ${type}`;
export const stepPositionText = (step: number, steps: number): string => `Paso ${step} de ${steps}`;
export const lessonNumbersThroughText = (week: number): string =>
  `Lección, números hasta la semana ${week}`;

export const markOnPictureLabel = (title: string): string => `Tu marca: ${title}`;
export const markOrTypeText = (): string => 'Jala la marca en el dibujo, o escribe aquí.';
export const markOrChooseText = (): string => 'Márcalo en el dibujo, o elige aquí.';

export const LESSON_GRAPH = {
  sendingNow: 'Enviando tu gráfica.',
  yourGraph: 'Tu gráfica',
  seeMine: 'Ver mis gráficas',
  handIn: 'Entregar esta gráfica',
  notHandedIn: 'Todavía sin entregar',
} as const;
