export const EYES_UP_SENTENCES = [
  'Miren al frente, por favor.',
  'Manos fuera del teclado. Volteen con quien está a su lado.',
  'Primero terminen su línea en papel.',
  'Bajen la pantalla a la mitad, por favor.',
] as const;

export const EYES_UP = {
  button: 'Miren al frente',
  choose: 'Elegir la frase',
  goOn: 'Seguir',
  typingKept: 'Lo que escribieron se conserva.',
  ownSentence: 'Una frase propia, solo por esta vez',
  show: 'Mostrarla',
  sayWhat: 'Escriba una frase.',
  tooLong: 'Use como máximo 80 caracteres.',
  workKept: 'Tu trabajo está guardado. Sigues aquí mismo.',
} as const;

export const sentenceIsShownText = (sentence: string): string =>
  `Todas las pantallas dicen “${sentence}”`;
export const eyesUpEndsText = (minutes: number): string =>
  `Se quita sola en ${minutes > 1 ? `${minutes} minutos` : 'un minuto'}.`;
