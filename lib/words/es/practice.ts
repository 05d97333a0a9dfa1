import type { PracticeSkill } from '@/lib/domain/learning/practice';
import type { HintInWords } from '../en/hints';

/** Hints after a wrong answer. They contain no number. */
const HINTS: Readonly<Record<PracticeSkill, HintInWords>> = {
  'unit-fraction': {
    title: 'Mira el denominador',
    text:
      '¿Cuánto se necesita para un punto entero? ' +
      'Mira cuántas veces cabe ese número en la cantidad.',
  },
  remainder: {
    title: 'Mira lo que sobra',
    text: 'Divide entre el denominador. Lo que sobra se convierte en el numerador de una fracción.',
  },
  'mixed-rate': {
    title: 'Mira la tasa',
    text:
      'Multiplica el número entero y el numerador por la cantidad. ' +
      'Luego escribe un número mixto.',
  },
  'equal-fractions': {
    title: 'Escríbelo con números más pequeños',
    text:
      'Busca un número que quepa exactamente en el numerador y en el denominador. ' +
      'Divide los dos entre ese número.',
  },
  'like-sums': {
    title: 'El mismo denominador',
    text: 'Suma los numeradores. El denominador queda igual.',
  },
  'unlike-sums': {
    title: 'Denominadores distintos',
    text:
      'Primero busca un denominador que sirva para los dos. ' +
      'Luego cambia cada numerador para que la fracción siga siendo igual.',
  },
  'below-zero': {
    title: 'Debajo de cero',
    text: 'La cantidad está debajo de cero. ¿De qué lado de cero queda la respuesta?',
  },
};

export const practiceHint = (skill: string): HintInWords | null =>
  Object.hasOwn(HINTS, skill) ? HINTS[skill as PracticeSkill] : null;

/** When a kind of question returns after a right first try. */
export function practiceQuestionComesBackText(days: number): string {
  const weeks = Math.max(1, Math.round(days / 7));
  return weeks === 1 ? 'Vuelve la próxima semana.' : `Vuelve en más o menos ${weeks} semanas.`;
}

export const triesOnEarlierWeekText = (tries: number): string =>
  tries <= 1 ? 'Esa vez te salió en el primer intento.' : `Esa vez hiciste ${tries} intentos.`;

export const noSuchQuestionText = (): string => 'Ahora hay preguntas nuevas. Recarga esta página.';
