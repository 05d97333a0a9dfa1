export const howToJoinText = (): string =>
  'Tu profe tiene un código de seis dígitos y una contraseña de la liga.';

export const takenOutOfClassText = (className: string | null): string[] => [
  `Tu profe te sacó de ${className ?? 'tu clase'}.`,
  'Conservas tus puntos, tus calcomanías y todo tu trabajo. Tu equipo te espera si regresas.',
  'Para entrar otra vez a una clase, pídele el código a tu profe.',
];

export const JOIN = {
  title: 'Entra a tu clase',
  code: 'Código de la clase',
  password: 'Contraseña de la liga',
  join: 'Entrar',
} as const;

export const joinCodeFormatText = (): string => 'Un código tiene seis dígitos, como 123456.';

export const joinedLeagueText = (league: string): string => `Ya estás en ${league}.`;

export const FIND_LEAGUE = {
  find: 'Buscar mi liga',
  looking: 'Buscando…',
  sixDigits: 'Seis dígitos.',
  words: 'Las palabras que tu profe muestra en clase. No importan las mayúsculas.',
  whoAreYou: '¿Es tu primera vez? Crea aquí tu cuenta.',
  haveAccount: 'Ya tengo cuenta: iniciar sesión',
  typePassword: 'Escribe la contraseña de la liga.',
  otherCode: 'Usar otro código',
} as const;

export const leagueFoundTitle = (league: string): string => `¡Encontraste ${league}!`;
export const foundLeagueReminderText = (league: string): string => `Encontraste ${league}`;
