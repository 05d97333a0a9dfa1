export const SIGN_IN = {
  email: 'Correo',
  password: 'Contraseña',
  goodPassword: 'Por lo menos 8 caracteres. Tres o cuatro palabras funcionan bien.',
  typePassword: 'Escribe tu contraseña.',
  fillBoth: 'Llena las dos casillas.',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  notYou: '¿No eres tú?',
  studentSignIn: 'Acceso de estudiantes',
  teacherSignIn: 'Acceso de maestros',
  whoRunsIt: 'la persona que maneja la aplicación, casi siempre alguien de la escuela',
} as const;

export const SIGN_IN_NAME_FIELD = {
  email: {
    label: 'Correo',
    missing: 'Escribe tu correo.',
    refused: 'El correo y la contraseña no coinciden. Intenta otra vez.',
  },
  name: {
    label: 'Nombre de usuario o correo',
    missing: 'Escribe tu nombre de usuario o tu correo.',
    refused: 'El nombre y la contraseña no coinciden. Intenta otra vez.',
  },
} as const;
export const operatorContactText = <Part>(address: Part): readonly (string | Part)[] => [
  'la persona que maneja la aplicación: ',
  address,
];
