import type { CardSkill, SkillStatus } from '@/lib/domain/learning/skills';
import type { CalendarDay } from '@/lib/domain/time/calendar';
import { countText } from './numbers';

/** The sheet for a talk with a family. The family is addressed with usted. */
export const FAMILY_TALK_SHEET = {
  weekByWeek: 'Semana por semana',
  forTheTalk: 'Para la plática',
  notes: 'Notas',
  nothingTried: 'Todavía no hay intentos.',
  nothingCounted: 'Todavía no hay nada que contar.',
  skill: 'Destreza',
  firstTry: 'En el primer intento',
  howItStands: 'Cómo va',
  lastSeen: 'Última vez',
  lessons: 'Lecciones, bien en el primer intento:',
  practiceNext: 'Qué practicar ahora',
  afterFirst: 'Aparecerá aquí después de las primeras respuestas.',
  nineSteps: 'Cada semana tiene nueve pasos: los puntos de jugadores reales, con fracciones.',
  tryAtHome: 'Para hacer en casa:',
  plainCounts:
    'Son cuentas simples, no una calificación. “Ya sabe” son ocho de las últimas diez bien ' +
    'en el primer intento. Un cuadrado es un primer intento en el que no sabemos qué pasó. ' +
    'El más nuevo está a la derecha.',
  answersForHome: 'Respuestas para la casa:',
  noWeek: 'Todavía no hay semanas.',
  stepsOfNine: 'Pasos, de nueve, bien en el primer intento.',
  canDo: 'ya sabe',
  learning: 'aprendiendo',
  notKnown: 'aún no sabemos',
  forFamilies: 'Para las familias:',
} as const;

let longDay: Intl.DateTimeFormat | undefined;
/** "23 de noviembre de 2026". */
export function talkDayText(day: CalendarDay): string {
  longDay ??= new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', dateStyle: 'long' });
  return longDay.format(new Date(`${day}T00:00:00Z`));
}
export const classAndTeacherText = (league: string, teacher: string): string =>
  `${league} con ${teacher}`;
export const weekSpanText = (first: number, last: number): string =>
  first >= last ? `Semana ${last}` : `Semanas ${first} a ${last}`;
export const whatStudentCanDoTitle = (student: string): string => `Lo que ${student} ya sabe hacer`;
export const mistakesBeatenTitle = (student: string): string => `Errores que ${student} ya superó`;
export const skillsOfStudentTitle = (student: string): string => `Destrezas de ${student}`;
const notKnownYetText = (student: string): string =>
  `Todavía no sabemos lo suficiente. Ayuda si ${student} escribe los puntos de cada línea.`;
const canDoAllText = (student: string): string => `${student} ya sabe hacer todo esto. ¡Muy bien!`;

export function nothingToPracticeText(
  student: string,
  skills: readonly { readonly status: SkillStatus }[],
): string {
  if (skills.length === 0) return FAMILY_TALK_SHEET.afterFirst;
  const isKnown = skills.every(({ status }) => status === 'can-do');
  return isKnown ? canDoAllText(student) : notKnownYetText(student);
}

export const noWeekAskedOfStudentText = (student: string): string =>
  `Todavía no le hemos pedido ninguna semana a ${student}.`;
/** `done` says how many of all weeks. */
export const finishedWeeksText = <Part>(
  student: string,
  done: Part,
  weeks: number,
  onTime: number,
): readonly (string | Part)[] => [
  `${student} terminó `,
  done,
  ` ${weeks === 1 ? 'semana' : 'semanas'}, ${onTime} a tiempo.`,
];
/** `right` is what {@link stepsWereRightText} says. */
export const rightOfTriedText = <Part>(tried: number, right: Part): readonly (string | Part)[] => [
  `De ${countText(tried, 'paso')}, `,
  right,
  '.',
];
export const stepsWereRightText = (steps: number): string =>
  `${steps} ${steps === 1 ? 'salió' : 'salieron'} bien en el primer intento`;

/** In the drawing of a student’s weeks, and below it. */
export const abbreviatedWeekText = (week: number): string => `sem. ${week}`;
export const unfinishedWeekCountText = (weeks: number): string =>
  `${weeks} semanas, con línea punteada, no están terminadas.`;
export const weekNotBegunText = (week: number): string =>
  `La semana ${week} no está terminada: todavía no hay nada.`;
export const unfinishedWeekText = (
  week: number,
  right: number,
  tried: number,
  isLatest: boolean,
): string =>
  `La semana ${week} no está terminada: ${right} de ${tried}${isLatest ? ' hasta ahora' : ''}.`;
type Week = { readonly week: number; readonly right: number; readonly tried: number };
export const firstTryByWeekText = (weeks: readonly Week[]): string =>
  'Bien en el primer intento: ' +
  `${weeks.map(({ week, right, tried }) => `semana ${week}, ${right} de ${tried}`).join('; ')}.`;

/** Advice for practicing at home, without numbers. */
export const PRACTICE_ADVICE: Readonly<Record<CardSkill, string>> = {
  formula: 'Leer el resumen de un partido línea por línea y decir qué tasa va con cada número.',
  'unit-fraction': 'Multiplicar por un décimo es lo mismo que dividir entre diez.',
  remainder: 'Lo que sobra va arriba, y el número entre el que dividimos va abajo.',
  'mixed-rate':
    'Multiplicar la cantidad por el entero y después por la fracción. Sumar los dos resultados.',
  'equal-fractions': 'Dividir el número de arriba y el de abajo entre el mismo número.',
  'like-sums': 'Partes del mismo tamaño: se suman los de arriba, y el de abajo queda igual.',
  'unlike-sums': 'Partes de distinto tamaño: primero hay que hacerlas del mismo tamaño.',
  'below-zero': 'Un jugador que pierde yardas quita puntos.',
  estimate: 'Antes de calcular, decir entre qué números enteros va a caer.',
};

/** "Lo más frecuente: dejar fuera una línea (3 veces)." */
export const mostFrequentMistakeText = (label: string, times: number): string =>
  'Lo más frecuente: ' +
  `${label.charAt(0).toLowerCase()}${label.slice(1)}${times > 1 ? ` (${times} veces)` : ''}.`;

type Part = { first: number; last: number; right: number; tried: number };
const partText = ({ first, last, right, tried }: Part): string =>
  `${first === last ? `Semana ${first}` : `Semanas ${first} a ${last}`}: ${right} de ${tried}`;
/** Two counts side by side. Anyone can see which is better. */
export const earlierAndLaterText = (earlier: Part, later: Part): string =>
  `${partText(earlier)}. ${partText(later)}.`;

/** Something that a child can proudly show on the board. */
export const askToShowCardText = (
  firstName: string,
  { week, right, of }: { week: number; right: number; of: number },
): string =>
  `Pídale a ${firstName} que muestre una hoja de la semana ${week}: ${right} de ${of} ` +
  `${right === 1 ? 'salió' : 'salieron'} bien en el primer intento.`;
