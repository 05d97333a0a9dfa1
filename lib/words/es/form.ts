export const nameTooLongText = (): string => 'Este nombre es demasiado largo.';

export const noUsableIdText = (): string =>
  'Falta algo. Vuelve a cargar la página e intenta otra vez.';

export const serverErrorText = (eventId: string): string =>
  `Algo salió mal de nuestro lado (${eventId}). Intenta otra vez.`;

export const checkTypedText = (): string => 'Revisa lo que escribiste.';

export const atMostCharactersText = (most: number): string => `Usa como máximo ${most} caracteres.`;

export const alreadySentOtherAnswerText = (): string =>
  'Esta respuesta ya se envió con otros números. Envíala otra vez.';

export const alreadySentOtherContentText = (): string =>
  'Esto ya se envió, y decía otra cosa. Recarga la página para ver qué quedó guardado.';

export const notOurPageText = (): string => 'Esto no se envió desde nuestra propia página.';

export const answerTooLargeText = (): string => 'Eso es demasiado para una respuesta.';

export const unreadableAnswerText = (): string => 'No pudimos leer la respuesta.';

export const numberTooLongText = (): string => 'Ese número es demasiado largo.';

export const lineTwiceText = (): string =>
  'Una línea está en dos casillas. Vuelve a cargar la página e intenta otra vez.';

export const nothingCanBeSavedText = (): string =>
  'Ahora no podemos guardar nada. Lo que escribiste sigue aquí y puedes seguir viendo tus ' +
  'páginas. Intenta otra vez en unos minutos. Si sigue igual, avísale a tu profe o a la ' +
  'persona que maneja la aplicación.';

export const FORM_STATUS = {
  connectionLost:
    'No pudimos conectar con la aplicación. Revisa el Wi-Fi y vuelve a intentar. ' +
    'Lo que escribiste sigue aquí.',
  oneMoment: 'Un momento, por favor',
  extraWork:
    'Mucha gente quiere iniciar sesión ahora. Tu dispositivo primero hace un trabajo extra. ' +
    'Tarda unos segundos. No tienes que hacer nada.',
} as const;

export const typeWholeNumberText = (): string => 'Escribe un número entero.';
export const numberFromToText = (least: number, most: number): string =>
  `Escribe un número del ${least} al ${most}.`;

export const typeNameToDeleteHintText = <Part>(name: Part): readonly (string | Part)[] => [
  'Escribe ',
  name,
];
export const typeExactlyText = (name: string): string =>
  `Escribe “${name}” exactamente como aparece arriba.`;

export const pleaseReloadText = (): string =>
  'La aplicación se actualizó mientras esta página estaba abierta. Vuelve a cargar la página e ' +
  'intenta otra vez. Lo que escribiste seguirá aquí, pero tendrás que escribir otra vez la ' +
  'contraseña.';
export const notReachedText = (): string =>
  'No pudimos conectar con la aplicación. Revisa el Wi-Fi e intenta otra vez. No se pierde nada.';
