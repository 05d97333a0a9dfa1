import type { RubricKey, TypedTableProblem } from '@/lib/domain/graph';
import { countText } from './numbers';

/** The four criteria of a review. */
export const RUBRIC_WORDS: Readonly<Record<RubricKey, { label: string; question: string }>> = {
  accuracy: { label: 'Exactitud', question: '¿Las marcas muestran los números verdaderos?' },
  labels: { label: 'Etiquetas', question: '¿Hay un título y etiquetas con unidades?' },
  scale: {
    label: 'Escala pareja',
    question: '¿Miden lo mismo todos los pasos de la escala?',
  },
  keyAndClaim: {
    label: 'Clave y oración',
    question: '¿Hay una clave y una oración que dice qué muestra la gráfica?',
  },
};
export const RUBRIC_LEVELS = ['Todavía no', 'Un comienzo', 'Casi', 'Completo'] as const;

/** Why typed numbers for a graph aren't a table. */
export const typedTableProblem = (problem: TypedTableProblem): string =>
  problem.why === 'unreadable'
    ? `La línea ${problem.line} necesita un nombre, una coma y un número, como “Hill, 163”.`
    : `Por favor, usa como máximo ${countText(problem.most, 'línea')}.`;

export const forFourPartsText = (points: number, most: number): string =>
  `${points} de ${most} por las cuatro partes`;

/** Shown to the student whose photo was no graph. */
export const pointsTakenText = (mvpPoints: number): string =>
  mvpPoints === 0
    ? 'Tus puntos MVP siguieron igual.'
    : `${countText(mvpPoints, 'punto MVP', 'puntos MVP')} ` +
      `${mvpPoints === 1 ? 'volvió' : 'volvieron'} a su lugar.`;

/** Shown before a comment to the student. */
export const teacherSaysText = (): string => 'Tu profe dice:';
