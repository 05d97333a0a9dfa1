export const howToJoinText = (): string =>
  'Tu profe tiene un código de seis dígitos y una contraseña de la liga.';

export const takenOut = (className: string | null): string[] => [
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

export const codeFormText = (): string => 'Un código tiene seis dígitos, como 123456.';

export const joinedText = (league: string): string => `Ya estás en ${league}.`;
