export const SCREEN_ERROR = {
  timeOut: 'Tiempo fuera',
  workIsSafe: 'Esta página no funcionó. No es culpa tuya, y lo que guardaste está a salvo.',
  homePage: 'Ir a la página de inicio',
  title: 'Esta página no se abrió',
  notYourFault:
    'No es culpa tuya, y lo que guardaste está a salvo. Espera un momento y vuelve a intentar.',
  tryAgain: 'Intentar otra vez',
} as const;

export const shareNumberText = (digest: string): string =>
  `Si pides ayuda, di este número: ${digest}`;

export const codeForTeacherText = (digest: string): string => `Código para tu profe: ${digest}`;
