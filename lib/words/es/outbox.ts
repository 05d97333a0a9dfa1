import { MAX_TRIES_PER_STEP, type TryHold } from '@/lib/domain/answers/tries';
import { countText } from './numbers';

export const OUTBOX = {
  stillInBoxes: 'Tu respuesta sigue en las casillas.',
  keptOnDevice: 'Guardada en este dispositivo.',
  waiting: 'En espera de enviarse',
  checking: 'Revisando',
  workedHard: 'Le echaste muchas ganas a este paso',
  noTriesLeft:
    `Ya lo intentaste ${MAX_TRIES_PER_STEP} veces. Ahora míralo con tu profe: puede ver tu ` +
    'trabajo y abrirlo otra vez para ti.',
  rest: 'Es hora de un descanso corto. Lee otra vez la pista o inténtalo en papel.',
} as const;

export const triesSoFarSentence = (tries: number): string =>
  `${countText(tries, 'intento')} hasta ahora.`;
export const youTriedText = <Part>(answer: Part): readonly (string | Part)[] => [
  ' Probaste con ',
  answer,
  '.',
];

export const keepGoingInText = (seconds: number): string =>
  `Puedes seguir en ${countText(seconds, 'segundo')}.`;
export function tryPauseAnnouncementText(hold: TryHold | null, left: number): string {
  if (hold === null || hold === 'used-up') return '';
  return left > 0
    ? `Es hora de un descanso corto de ${hold.seconds} segundos. Lo que escribiste se queda aquí.`
    : 'Se acabó el descanso. Puedes seguir.';
}

export const UNSENT_ANSWER_REASONS = {
  connection: { title: 'No tienes conexión.', next: 'Se enviará cuando vuelva el Wi-Fi.' },
  busy: { title: 'La aplicación está muy ocupada.', next: 'La enviaremos otra vez pronto.' },
  'signed-out': { title: 'Se cerró tu sesión.', next: 'Inicia sesión otra vez para enviarla.' },
  pause: { title: 'Es hora de un descanso corto.', next: 'Se enviará en menos de un minuto.' },
} as const;
