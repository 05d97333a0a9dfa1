export const NAME_TOO_LONG = 'Este nombre es demasiado largo.';

export const NO_USABLE_ID = 'Falta algo. Vuelve a cargar la página e intenta otra vez.';

export const atMostCharactersText = (most: number): string => `Usa como máximo ${most} caracteres.`;

export const SENT_WITH_OTHER_NUMBERS =
  'Esta respuesta ya se envió con otros números. Envíala otra vez.';

export const NUMBER_TOO_LONG = 'Ese número es demasiado largo.';

export const LINE_TWICE =
  'Una línea está en dos casillas. Vuelve a cargar la página e intenta otra vez.';

export const DATA_FAILURE =
  'Ahora no podemos leer ni guardar nuestros datos, así que esta página no abre. ' +
  'No es culpa tuya. Las páginas que solo muestran algo quizá todavía abran. ' +
  'Las respuestas y los cambios no se pueden guardar hasta que se arregle. ' +
  'Avísale a tu profe o a la persona que maneja la aplicación.';

export const NOTHING_CAN_BE_SAVED =
  'Ahora no podemos guardar nada. Lo que escribiste sigue aquí y puedes seguir viendo tus ' +
  'páginas. Intenta otra vez en unos minutos. Si sigue igual, avísale a tu profe o a la ' +
  'persona que maneja la aplicación.';

export const FORM = {
  connectionLost:
    'No pudimos conectar con la aplicación. Revisa el Wi-Fi y vuelve a intentar. ' +
    'Lo que escribiste sigue aquí.',
  oneMoment: 'Un momento, por favor',
  extraWork:
    'Mucha gente quiere iniciar sesión ahora. Tu dispositivo primero hace un trabajo extra. ' +
    'Tarda unos segundos. No tienes que hacer nada.',
} as const;

export const typeName = <Part>(name: Part): readonly (string | Part)[] => ['Escribe ', name];
export const typeExactlyText = (name: string): string =>
  `Escribe “${name}” exactamente como aparece arriba.`;
