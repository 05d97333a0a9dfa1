import type { SchoolSignInFailure } from '@/lib/domain/account/school-person';

/** The name is the operator's and stays in its language. */
export const signInWithText = (school: string): string => `Iniciar sesión: ${school}`;

export const SCHOOL_SIGN_IN = {
  opening: 'Abriendo…',
  or: 'o',
  title: 'Iniciar sesión desde la escuela',
  firstTime: 'Iniciaste sesión en tu escuela. Es la primera vez que llegas aquí de esta forma.',
  playedBefore: '¿Ya has estado aquí?',
  onlyOnce:
    'Escribe lo que dice tu tarjeta de acceso, o tu correo y contraseña. Lo haces solo una vez.',
  joinIt: '¿Es tu primera vez? Entra aquí.',
  lostCard: '¿Perdiste tu tarjeta o tu contraseña?',
  askTeacher: 'Pregúntale a tu profe',
  newTeacher: '¿Das clases y es tu primera vez aquí?',
  createAccount: 'Crear mi cuenta',
  creating: 'Creando tu cuenta…',
  teacherTitle: 'Crea tu cuenta de maestros',
  teacherLead: 'Tu escuela nos dio tu correo. No necesitas contraseña.',
  yourEmail: 'Tu correo:',
  lostLead:
    'Escribe aquí tu nombre de usuario. Tu profe verá tu solicitud en la lista de la clase. ' +
    'Si dice que sí, el botón de tu cuenta de la escuela abre tu cuenta.',
  userName: 'Tu nombre de usuario o correo',
  typeUserName: 'Escribe tu nombre de usuario.',
  ask: 'Pedirle a mi profe',
  asking: 'Pidiendo…',
  asked: 'Tu solicitud va en camino',
  askedHint: 'Si esta cuenta está en una clase de aquí, tu profe ya ve la solicitud.',
  hasAccount: '¿Ya la encontraste?',
  back: 'Regresar',
  notYou: '¿No eres tú?',
  leave: 'Empezar de nuevo',
  join: 'Entrar con mi cuenta de la escuela',
  joining: 'Entrando…',
} as const;

export const CONNECT_SCHOOL_ACCOUNT = { button: 'Es mi cuenta', working: 'Revisando…' } as const;

export const noSchoolSignInText = (): string =>
  'En este sitio no se entra con una cuenta de la escuela.';

export const schoolHelloText = (name: string): string =>
  name === '' ? '¡Hola!' : `¡Hola, ${name}!`;

export const joinAsText = (name: string): string =>
  name === '' ? SCHOOL_SIGN_IN.join : `Entrar como ${name}`;

const REFUSALS: Readonly<Record<SchoolSignInFailure, string>> = {
  away: 'El acceso de tu escuela no responde ahora. Intenta otra vez en un minuto.',
  clock:
    'Los relojes de este sitio y del acceso de tu escuela no coinciden. ' +
    'Intenta otra vez. Si vuelve a pasar, avísale a la persona que maneja este sitio.',
  again: 'Ese acceso ya se usó o tardó demasiado. Empieza de nuevo.',
  canceled: 'Te detuviste en el acceso de tu escuela. Puedes intentar otra vez.',
  other: 'Esa cuenta no es de esta escuela. Usa la cuenta que te dio tu escuela.',
  portal: '¡Ya casi entras! Presiona el botón una vez más.',
  refused:
    'No supimos con seguridad quién eres, así que no se inició ninguna sesión. ' +
    'Intenta otra vez. Si vuelve a pasar, avísale a la persona que maneja este sitio.',
};
export const schoolRefusalText = (why: SchoolSignInFailure): string => REFUSALS[why];

export const schoolSignInTimedOutText = (): string =>
  'Tardó demasiado. Usa otra vez el botón de tu cuenta de la escuela.';
export const schoolAccountTakenText = (): string =>
  'Una de estas cuentas ya está conectada con otra. Pídele a tu profe otra tarjeta de acceso.';
export const noTeacherEmailText = (): string =>
  'El acceso de tu escuela no nos da el correo de una maestra o un maestro. ' +
  'Regístrate con tu correo.';
export const addressHasAccountText = (): string =>
  'Ya hay una cuenta con tu correo. Regresa y escribe su contraseña una vez.';
export const typeTheCodeFirstText = (): string => 'Primero escribe el código que te dio tu profe.';

export const schoolRequestChangedText = (): string => 'Esta solicitud cambió. Mírala otra vez.';

export const SCHOOL_REQUESTS = {
  title: 'Cuentas de la escuela por conectar',
  hint:
    'Alguien inició sesión en la escuela y dice que la cuenta de aquí es suya. ' +
    'Diga que sí solo si lo sabe.',
  yes: 'Sí, conectar',
  no: 'No',
} as const;
export const saysTheyAreText = (name: string, student: string): string =>
  `“${name}” dice: ${student} soy yo.`;
export const schoolAccountRequestAcceptedText = (student: string): string =>
  `${student} ya puede iniciar sesión con la cuenta de la escuela.`;
export const schoolAccountRequestDeclinedText = (student: string): string =>
  `La cuenta de ${student} se quedó como estaba.`;
