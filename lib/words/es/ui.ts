export const UI = {
  close: 'Cerrar',
  howItWorks: 'Cómo funciona',
  tryAgain: 'Intentar otra vez',
  hide: 'Ocultar',
  show: 'Mostrar',
  newWindow: '(se abre en otra ventana)',
  weeks: 'Semanas',
  week: 'Semana',
  whatItMeans: 'qué significa',
  meaning: 'Qué significa:',
  skip: 'Ir al contenido principal',
} as const;

export const pagePartNotLoadedText = (): string =>
  'Esta parte de la página no cargó. Revisa el Wi-Fi y vuelve a intentar. ' +
  'Lo que escribiste sigue aquí.';
export const recordUnreadableText = (): string =>
  'No podemos leer este registro, así que no lo mostramos. Nada cambió en él. ' +
  'Avísale a la persona que maneja esta aplicación.';
/** With the verb first, the sentence fits either gender. */
export const someUnreadableText = (count: number, one: string, many: string): string =>
  `No podemos leer ni mostrar aquí ${count} ${count === 1 ? one : many}. Nada cambió. ` +
  'Avísale a la persona que maneja esta aplicación.';

export const LEAVE_WARNING_BUTTONS = { stay: 'Quedarme aquí', leave: 'Salir' } as const;
