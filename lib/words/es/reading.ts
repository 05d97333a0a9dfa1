import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';

export const READING = {
  title: 'Lectura',
  language: 'Idioma',
  languageLate: 'Esta página cambia cuando vuelva el Wi-Fi. Lo que escribiste se queda.',
  voice: 'Voz',
  voiceText: 'Un botón en cada línea la lee en voz alta. También las teclas Alt y V.',
  slow: 'Leer despacio',
  roomy: 'Texto más amplio',
  roomyText: 'Letras más grandes y con más espacio.',
  readAloud: 'Leer en voz alta',
  hint: 'Leer la pista en voz alta',
  question: 'Leer la pregunta en voz alta',
  verdict: 'Leer el mensaje en voz alta',
} as const;

export const LANGUAGE_NAMES: Readonly<Record<ReadingLanguageChoice, string>> = {
  en: 'English',
  es: 'Español',
  both: 'English + Español',
};

export const readAloudText = (what: string): string => `Leer en voz alta: ${what}`;

export const noVoiceText = (language: 'en' | 'es'): string =>
  `Este dispositivo no tiene una voz propia en ${language === 'es' ? 'español' : 'inglés'}, ` +
  'así que no puede leer esto. Tu profe puede pedirle una a la escuela.';
export const voiceFailedText = (): string => 'Esta vez no se pudo leer. Intenta otra vez.';
