export const SCREEN_ERROR = {
  timeOut: 'Tiempo fuera',
  workIsSafe: 'Esta página no funcionó. No es culpa tuya, y lo que guardaste está a salvo.',
  homePage: 'Ir a la página de inicio',
  title: 'Esta página no se abrió',
  notYourFault:
    'No es culpa tuya, y lo que guardaste está a salvo. Espera un momento y vuelve a intentar.',
  tryAgain: 'Intentar otra vez',
} as const;

export const shareErrorNumberText = (digest: string): string =>
  `Si pides ayuda, di este número: ${digest}`;

export const codeForTeacherText = (digest: string): string => `Código para tu profe: ${digest}`;

export const dataFailureText = (): string =>
  'Ahora no podemos leer ni guardar nuestros datos, así que esta página no abre. ' +
  'No es culpa tuya. Las páginas que solo muestran algo quizá todavía abran. ' +
  'Las respuestas y los cambios no se pueden guardar hasta que se arregle. ' +
  'Avísale a tu profe o a la persona que maneja la aplicación.';
