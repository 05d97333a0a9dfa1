export const SIGN_UP = {
  notSignedIn:
    'No pudimos iniciar tu sesión con este correo y esta contraseña. ' +
    'Si ya tienes una cuenta, inicia sesión o elige una contraseña nueva.',
  createMine: 'Crear mi cuenta',
  creating: 'Creando tu cuenta…',
  privacyPage: 'página de privacidad',
  calledBy: 'El nombre que usan tus estudiantes para ti',
  school: 'Escuela',
  howManyClasses: '¿Cuántas clases van a jugar?',
  ownLeagueEach: 'Cada una tiene su propia liga. Pediremos las adicionales a la administración.',
  schoolAgrees: 'Mi escuela me permite usar esto con mis estudiantes.',
} as const;

export const yourEmailText = <Part>(address: Part): readonly (string | Part)[] => [
  'Tu correo: ',
  address,
];
export const storedDataAndPrivacyPageText = <Part>(link: Part): readonly (string | Part)[] => [
  'Guardamos un nombre, una inicial, un correo y el trabajo que se hace aquí. ' +
    'No vendemos nada. No hay anuncios. Lee la ',
  link,
  '.',
];
