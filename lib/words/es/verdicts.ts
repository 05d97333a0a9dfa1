import { compareAnswerWithGuess, type VerdictWithoutTry } from '@/lib/domain/answers/judge';
import type { Answer } from '@/lib/domain/answers/read';
import { MAX_TRIES_PER_STEP, type TryHold } from '@/lib/domain/answers/tries';
import type { StepKey } from '@/lib/domain/football/positions';
import { numberLineEndOfStep } from '@/lib/domain/football/positions';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import type { AnswerPlace } from '../en/verdicts';
import { answerProblemText } from './answers';

type Reason = VerdictWithoutTry['reason'];
/** The other reasons need more details; see {@link verdictText}. */
type FixedReason = Exclude<Reason, 'unreadable' | 'tried-before' | 'blocked'>;

/** For lines that were sent after their sum. */
export const noTryUsedText = (): string => 'No gastaste ningún intento.';

const EVERYWHERE: Readonly<Record<FixedReason, string>> = {
  right: '¡Correcto!',
  'not-simplified': 'Correcto. ¿Puedes simplificarlo?',
  'not-mixed':
    'Correcto. En tu fracción cabe por lo menos un entero. ' +
    '¿Puedes escribirla como número entero o mixto?',
  wrong: 'Todavía no. Mira la pista y prueba otra vez.',
  'with-lines': `La suma es la misma que antes. Ahora mira las marcas. ${noTryUsedText()}`,
  rounded: 'Tu decimal está redondeado. Deja lo que sobra como fracción.',
  'right-again': '¡Correcto!',
  done: 'Este ya lo resolviste.',
  'simplified-now': '¡Correcto! Ahora está en su forma más simple.',
  'still-not-simplified': 'Es el mismo número, pero todavía no está en su forma más simple.',
  'other-number': 'Ese es otro número. Tu respuesta correcta queda igual.',
  'other-steps-first': 'Primero resuelve tus ocho titulares. Luego súmalos para el equipo.',
  'game-unreadable':
    'No podemos leer los números de este partido, así que este paso no lleva respuesta. ' +
    'No te cuesta nada.',
  'question-changed':
    'Esta lección ahora tiene números nuevos. Recarga la página para verlos. ' +
    'Los pasos que terminaste siguen ahí.',
};

const HERE: Readonly<Record<AnswerPlace, Partial<Record<FixedReason, string>>>> = {
  'score-card': {},
  twin: {
    right: '¡Correcto! Lo hiciste por tu cuenta.',
    'not-simplified': '¡Correcto! Así se ve en su forma más simple.',
    'not-mixed': '¡Correcto! Así se ve como número mixto.',
  },
  lesson: { wrong: 'Todavía no. Míralo de nuevo y prueba otra vez.' },
  practice: {
    wrong: 'Todavía no. Míralo de nuevo y prueba otra vez.',
    'not-simplified': '¡Correcto! Aquí no tiene que estar en su forma más simple.',
    'not-mixed': '¡Correcto! Aquí no tiene que estar en su forma más simple.',
  },
  scouting: {
    right: '¡Correcto! Ahora conoces los puntos por partido.',
    'not-simplified': 'Correcto. Ahora conoces los puntos por partido.',
    'not-mixed': 'Correcto. Ahora conoces los puntos por partido.',
    done: 'Este reporte ya lo hiciste.',
  },
};

const NO_TRIES_LEFT =
  `Ya hiciste ${MAX_TRIES_PER_STEP} intentos aquí. ` + 'Tu profe puede abrirlo de nuevo.';
const SHORT_BREAK =
  'Es hora de un descanso corto. Esta respuesta no se contó y no gastó ningún intento.';
const NO_TRIES_TO_SCOUT =
  'Aquí ya no hay más intentos. Elige a otro jugador, o pídele más intentos a tu profe.';

export function verdictText(verdict: VerdictWithoutTry, place: AnswerPlace): string {
  switch (verdict.reason) {
    case 'unreadable':
      return answerProblemText(verdict);
    case 'tried-before':
      return triedBefore(verdict.answer);
    case 'blocked':
      return holdWords(verdict.hold, place);
    default:
      return HERE[place][verdict.reason] ?? EVERYWHERE[verdict.reason];
  }
}

/** For an answer that wasn't checked, because no tries are left or a short break is on. */
function holdWords(hold: TryHold, place: AnswerPlace): string {
  if (hold !== 'used-up') return SHORT_BREAK;
  return place === 'scouting' ? NO_TRIES_TO_SCOUT : NO_TRIES_LEFT;
}

export function wrongAnswerTextAt(place: AnswerPlace): string {
  return HERE[place].wrong ?? EVERYWHERE.wrong;
}

/** The next five texts say why there is nothing to answer. */
export const noLineupText = (week: number): string => `No hay alineación para la semana ${week}.`;
export const twinLaterText = (): string =>
  'Primero resuelve bien esta hoja. Después viene una parecida.';
export const stepBeforeFirstText = (): string => 'Primero termina el paso anterior.';
export const noGameToScoutText = (): string => 'Todavía no hay un partido para el reporte.';
export const newerGameToScoutText = (): string =>
  'Empezó otra semana, así que ahora hay un partido más nuevo para el reporte. ' +
  'Recarga esta página.';

/**
 * Sending the same wrong answer again is usually an accident after a reload, so it costs no point.
 */
function triedBefore(answer: Answer): string {
  return answer.kind === 'choice'
    ? 'Es la misma respuesta de antes. No gastó ningún intento. Mira la pista y elige de nuevo.'
    : `Es la misma respuesta de antes: ${withTypographicMinus(formatMixed(answer.value))}. ` +
        'No gastó ningún intento. Mira la pista y cambia tu respuesta.';
}

/** An answer compared with the guess before it. */
export function guessComparisonText(
  key: StepKey,
  estimate: number,
  answer: MixedNumber,
  isRight: boolean,
): string {
  const { away, isFar } = compareAnswerWithGuess(estimate, answer, numberLineEndOfStep(key));
  const distance = withTypographicMinus(formatMixed(away));
  const isHit = away.wholeNumber === 0 && away.numerator === 0;
  if (isRight) {
    if (isHit) return '¡Tu cálculo a ojo fue exacto!';
    return `Tu cálculo a ojo quedó a ${isFar ? '' : 'solo '}${distance} de distancia.`;
  }
  const guess = `A ojo calculaste ${withTypographicMinus(estimate)}`;
  if (isHit) return `${guess}, y esto es lo mismo.`;
  return (
    `${guess}. Esto queda a ${distance} de distancia.` + `${isFar ? ' ¿En cuál confías más?' : ''}`
  );
}
