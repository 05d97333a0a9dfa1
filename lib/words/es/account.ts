import {
  MAX_CLASSES_PER_TEACHER,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
} from '@/lib/domain/account/accounts';

const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `Usa por lo menos ${MIN_PASSWORD_LENGTH} caracteres.`,
  'too-long': `Usa como máximo ${MAX_PASSWORD_LENGTH} caracteres.`,
  'is-email': 'Tu contraseña no puede ser igual a tu correo.',
  'is-username': 'Tu contraseña no puede ser igual a tu nombre de usuario.',
  common: 'Mucha gente usa esta contraseña, así que es fácil de adivinar. Elige otra.',
};
export const passwordProblem = (problem: PasswordProblem): string => PASSWORD_PROBLEMS[problem];

export const SCHOOL_MUST_AGREE =
  'Confirma que tu escuela te permite usar la aplicación con tus estudiantes.';

export const HOW_MANY_CLASSES = `Escribe un número entero del 1 al ${MAX_CLASSES_PER_TEACHER}.`;

export const TYPE_AN_EMAIL = 'Escribe un correo como nombre@escuela.org.';

export const NO_EMAIL_HELP = '¿No tienes correo? Pídele a tu profe otra tarjeta de acceso.';

export const ALREADY_CONFIRMED = 'Tu correo ya está confirmado.';
export const LINK_IS_OVER = 'Este enlace ya se usó o es muy viejo. Pide uno nuevo.';
export const USE_YOUR_OWN_EMAIL = 'Escribe tu propio correo.';
export const WRONG_CURRENT_PASSWORD = 'Esa no es tu contraseña actual.';
export const SAME_PASSWORD = 'Esa ya es tu contraseña. Elige una diferente.';
export const PASSWORD_IS_BEING_SAVED =
  'Tu contraseña nueva ya se está guardando. Espera un momento.';

export const INVITATION_IS_OVER = 'Esta invitación ya se usó o es muy vieja. Pide una nueva.';
export const EMAIL_OF_A_STUDENT =
  'Este correo es de una cuenta de estudiante. La cuenta de maestros necesita otro.';
export const TEACHER_HAS_AN_ACCOUNT = 'Esta persona ya tiene una cuenta.';

export const COOKIES_BLOCKED_TITLE = 'Este navegador bloquea las cookies';
export const COOKIES_BLOCKED =
  'No podemos iniciar tu sesión sin una cookie. No es por tu contraseña. ' +
  'Estudiantes: avísenle a su profe. Maestros: pidan a quien cuida las computadoras de la ' +
  'escuela que permita las cookies de este sitio.';

export const AN_ADMIN = 'Alguien de administración';

export const tooManyTriesText = (minutes: number): string =>
  `Demasiados intentos. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e intenta ` +
  'otra vez.';

export const TYPE_DISPLAY_NAME = 'Escribe el nombre que usan tus estudiantes para ti.';
