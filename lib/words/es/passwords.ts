export const PASSWORDS = {
  savePassword: 'Guardar mi contraseña',
  saving: 'Guardando…',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  checkEmail: 'Revisa tu correo',
  linkOnItsWay:
    'Si este correo tiene una cuenta, te mandamos un enlace para elegir una contraseña nueva. ' +
    'Sirve por una hora. ¿No llega en unos minutos? Busca en el correo no deseado (spam).',
  askForEmail: 'Pide tu correo',
  askForLink: 'Pedir un enlace',
  asking: 'Pidiendo…',
  passwordSet: 'Tu contraseña nueva está lista',
  signedOutEverywhere:
    'Se cerró tu sesión en todos los dispositivos. Inicia sesión con tu contraseña nueva.',
  newLink: 'Pedir un enlace nuevo',
} as const;

export const askOperatorForLinkText = <Part>(operator: Part): readonly (string | Part)[] => [
  'Esta aplicación no manda correos. Si este correo tiene una cuenta, hicimos un ' +
    'enlace. Sirve por una hora. Pídeselo a ',
  operator,
  '.',
];

export const passwordResetEmail = (link: string) => ({
  subject: 'Elige una contraseña nueva',
  text: [
    'Alguien pidió una contraseña nueva para esta cuenta.',
    `Abre esta página antes de una hora para elegirla:\n${link}`,
    'Si no fuiste tú, no tienes que hacer nada. Tu contraseña sigue siendo la misma.',
  ].join('\n\n'),
});
