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
export const passwordProblemText = (problem: PasswordProblem): string => PASSWORD_PROBLEMS[problem];

export const schoolMustAgreeText = (): string =>
  'Confirma que tu escuela te permite usar la aplicación con tus estudiantes.';

export const typeClassCountText = (): string =>
  `Escribe un número entero del 1 al ${MAX_CLASSES_PER_TEACHER}.`;

export const emailTooLongText = (): string => 'Esta dirección de correo es demasiado larga.';
export const typeAnEmailText = (): string => 'Escribe un correo como nombre@escuela.org.';

export const forgotPasswordWithUserNameText = (): string =>
  '¿No tienes correo? Pídele a tu profe otra tarjeta de acceso.';

export const noFreeUserNameText = (): string =>
  'No encontramos un nombre de usuario libre. Intenta otra vez.';

export const alreadyConfirmedText = (): string => 'Tu correo ya está confirmado.';
export const emailLinkExpiredText = (): string =>
  'Este enlace ya se usó o es muy viejo. Pide uno nuevo.';
export const studentAddressNotAllowedText = (): string => 'Escribe tu propio correo.';
export const wrongCurrentPasswordText = (): string => 'Esa no es tu contraseña actual.';
export const samePasswordText = (): string => 'Esa ya es tu contraseña. Elige una diferente.';
export const signInIsDownText = (code: string): string =>
  'Ahora no se puede iniciar sesión. Intenta otra vez en un minuto. ' +
  `Código para tu profe: ${code}`;
export const passwordIsBeingSavedText = (): string =>
  'Tu contraseña nueva ya se está guardando. Espera un momento.';

export const invitationExpiredText = (): string =>
  'Esta invitación ya se usó o es muy vieja. Pide una nueva.';
export const emailUsedByStudentText = (): string =>
  'Este correo es de una cuenta de estudiante. La cuenta de maestros necesita otro.';
export const teacherHasAnAccountText = (): string => 'Esta persona ya tiene una cuenta.';

export const cookiesBlockedTitle = (): string => 'Este navegador bloquea las cookies';
export const cookiesBlockedText = (): string =>
  'No podemos iniciar tu sesión sin una cookie. No es por tu contraseña. ' +
  'Estudiantes: avísenle a su profe. Maestros: pidan a quien cuida las computadoras de la ' +
  'escuela que permita las cookies de este sitio.';

export const anAdminText = (): string => 'Alguien de administración';

export const tooManyTriesText = (minutes: number): string =>
  `Demasiados intentos. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e intenta ` +
  'otra vez.';

export const nameSchoolText = (): string => 'Escribe el nombre de tu escuela.';
export const displayNameNeededText = (): string =>
  'Escribe el nombre que usan tus estudiantes para ti.';
