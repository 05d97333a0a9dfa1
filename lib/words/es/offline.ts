export const OFFLINE = {
  needsWifi: 'Esta página necesita Wi-Fi',
  notSaved:
    'No está guardada en este dispositivo. Se abre sola cuando haya Wi-Fi y la aplicación ' +
    'responda. No se perdió nada de lo que hiciste.',
  tryAgain: 'Intentar otra vez',
  pagesNow: 'Páginas que puedes abrir ahora',
  howToKeep:
    'Cuando vuelva el Wi-Fi, inicia sesión y abre una vez las páginas de tu semana. Después ' +
    'se abren sin conexión. Las posiciones y la galería de la clase siempre necesitan Wi-Fi.',
  finishFirst: 'Lo que escribiste está guardado. Si quieres, termínalo primero.',
  showNewest: 'Mostrar la página más nueva',
} as const;

export const savedAtTimeText = (time: string): string => `Se guardó el ${time}`;
export const pageSavedText = (time: string): string =>
  // The time ends in "p.m.", so no other period follows it.
  `Esta página se guardó el ${time}, pero puedes seguir: tus respuestas esperan en este ` +
  'dispositivo hasta que se puedan enviar.';
export const CONNECTION_WORDS = {
  away: 'No tienes conexión',
  silent: 'La aplicación no responde ahora',
  back: 'Ya tienes conexión otra vez',
} as const;

/** For example "martes a las 10:42 a.m.", and "a la 1:05 p.m.". */
export function deviceDayAndTimeText(savedAt: number): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-US', options).format(savedAt);
  const time = part({ hour: 'numeric', minute: '2-digit' });
  return `${part({ weekday: 'long' })} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
