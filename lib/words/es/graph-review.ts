import type { RubricPartName, TypedTableProblem } from '@/lib/domain/graphs/handed-in-graph';
import { PRAISE, returnSentencesForGraphOrigin } from '../en/graph-comments';
import { countText } from './numbers';

/** The four criteria of a review. */
export const RUBRIC_WORDS: Readonly<Record<RubricPartName, { label: string; question: string }>> = {
  accuracy: { label: 'Exactitud', question: '¿Las marcas muestran los números verdaderos?' },
  labels: { label: 'Etiquetas', question: '¿Hay un título y etiquetas con unidades?' },
  scale: {
    label: 'Escala uniforme',
    question: '¿Miden lo mismo todos los pasos de la escala?',
  },
  keyAndClaim: {
    label: 'Clave y oración',
    question: '¿Hay una clave y una oración que dice qué muestra la gráfica?',
  },
};
export const RUBRIC_LEVELS = ['Todavía no', 'Un comienzo', 'Casi', 'Completo'] as const;

/** Why typed numbers for a graph aren't a table. */
export const typedTableProblemText = (problem: TypedTableProblem): string =>
  problem.why === 'unreadable'
    ? `La línea ${problem.line} necesita un nombre, una coma y un número, como “Hill, 163”.`
    : `Por favor, usa como máximo ${countText(problem.most, 'línea')}.`;

export const rubricPointsText = (points: number, most: number): string =>
  `${points} de ${most} por las cuatro partes`;

/** Shown to the student whose photo was no graph. */
export const pointsTakenText = (mvpPoints: number): string =>
  mvpPoints === 0
    ? 'Tus puntos MVP siguieron igual.'
    : `Devolviste ${countText(mvpPoints, 'punto MVP', 'puntos MVP')}.`;

/** Shown before a comment to the student. */
export const teacherSaysLabel = (): string => 'Tu profe dice:';

/** The ready sentences in the order of the English ones. */
const PRAISES = [
  'Clara y fiel a los números. ¡Muy bien!',
  'Tu título dice exactamente lo que se ve. ¡Buen trabajo!',
  'Con tu clave, esto se lee fácil.',
  'Buen trabajo. La próxima vez, prueba otro tipo de gráfica.',
  'Los números están bien. Con una foto más clara se verían mejor.',
];
const BACK = [
  'La foto salió borrosa y no se puede leer. Por favor, tómala otra vez.',
  'Falta una parte. Por favor, toma una foto de toda la gráfica.',
  'Faltan las etiquetas. Por favor, ponle un título y las unidades.',
  'Por favor, compara otra vez cada número con el resumen del partido.',
  'Todos los pasos de tu escala deben medir lo mismo.',
  'Por favor, ponle una clave para saber qué significa cada color.',
  'Por favor, agrega una oración que diga qué muestra tu gráfica.',
  'Esto no es una gráfica, así que no gana puntos MVP. Por favor, entrega una gráfica.',
];
/** A teacher's comment. The ready ones are said in Spanish; own words stay as they are. */
export function localizedCommentText(comment: string): string {
  const praise = PRAISES[PRAISE.indexOf(comment)];
  return praise ?? BACK[returnSentencesForGraphOrigin('photo').indexOf(comment)] ?? comment;
}
