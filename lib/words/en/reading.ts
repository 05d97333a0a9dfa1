import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';

/** How a student reads the app: the language, the voice, and the room that text has. */
export const READING = {
  title: 'Reading',
  language: 'Language',
  languageLate: 'This page changes when the Wi-Fi is back. What you typed stays.',
  voice: 'Voice',
  voiceText: 'A button on each line reads it aloud. So do the keys Alt and V.',
  slow: 'Read slowly',
  roomy: 'Roomier text',
  roomyText: 'Bigger letters, with more room around them.',
  readAloud: 'Read aloud',
  hint: 'Read the hint aloud',
  question: 'Read the question aloud',
  verdict: 'Read the message aloud',
} as const;

/** Each language is called by its own name, whatever the page's language is. */
export const LANGUAGE_NAMES: Readonly<Record<ReadingLanguageChoice, string>> = {
  en: 'English',
  es: 'Español',
  both: 'English + Español',
};

export const readAloudText = (what: string): string => `Read aloud: ${what}`;

/** A voice of the device's own is missing. Voices from the internet are never used. */
export const noVoiceText = (language: 'en' | 'es'): string =>
  `This device has no ${language === 'es' ? 'Spanish' : 'English'} voice of its own, ` +
  'so it can’t read this aloud. Your teacher can ask the school to add one.';
export const voiceFailedText = (): string =>
  'Reading aloud didn’t work this time. Please try again.';
