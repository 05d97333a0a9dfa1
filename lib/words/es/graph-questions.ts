import type { GraphQuestions } from '../en/graphs/graph-words';

/** Questions about a graph of unknown type. */
export const ANY_GRAPH_QUESTIONS = [
  '¿Qué ves primero? ¿Qué ves solo después de un rato?',
  '¿Qué nos dice esta gráfica que no nos dice una lista de números?',
] as const;

/** `questions` are those of all types. A graph's type may be none of them. */
export function questionsAbout(
  questions: Readonly<Record<string, GraphQuestions>>,
  type: string,
  of: 'one' | 'two',
): readonly string[] {
  return (Object.hasOwn(questions, type) && questions[type]?.[of]) || ANY_GRAPH_QUESTIONS;
}

export const sameScaleText = (): string => 'Misma escala';
export const nowOnOneScaleText = (): string => 'Ahora las dos gráficas tienen la misma escala.';
export const nowOnOwnScalesText = (): string => 'Cada gráfica tiene otra vez su propia escala.';

export const WHY_NO_ONE_SCALE = {
  'no-scale': 'Una gráfica circular no tiene escala: un círculo completo siempre son 360 grados.',
  'no-numbers':
    'Para ponerlas en la misma escala, se necesitan los números de cada gráfica. ' +
    'Una de estas es una imagen sin números.',
  'other-numbers':
    'Los números de una gráfica no bastan para dibujarla otra vez en la misma escala.',
} as const;

export const tuesdayQuestionNeedsGalleryText = (): string =>
  'Una pregunta para el martes necesita una gráfica de la galería de la clase. ' +
  'Primero comparte esta con la clase.';
export const questionNeededText = (): string => 'Por favor, escribe la pregunta o elige una.';
