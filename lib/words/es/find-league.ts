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

export const youFoundText = (league: string): string => `¡Encontraste ${league}!`;
export const foundText = (league: string): string => `Encontraste ${league}`;
