import type { LearningSupports } from '../calendar/supports';

/** `both` is English with Spanish under the line that is being worked on. */
export const READING_LANGUAGE_CHOICES = ['en', 'es', 'both'] as const;
export type ReadingLanguageChoice = (typeof READING_LANGUAGE_CHOICES)[number];

/**
 * The cookie with a {@link ReadingLanguageChoice}. The page may read and write it; without it,
 * everything is in English.
 */
export const READING_LANGUAGE_COOKIE = 'language';

/**
 * The header of a request for a page in another {@link ReadingLanguageChoice} than the cookie's.
 * The worker in the browser can't change the cookie for one request.
 */
export const READING_LANGUAGE_HEADER = 'x-language';

export type ReadingSettings = {
  /** Null until the student, or a support, has chosen one. */
  readonly language: ReadingLanguageChoice | null;
  readonly voice: boolean;
  readonly slow: boolean;
  readonly roomy: boolean;
};

/** The student's own choices; a support gives the start value of the rest. */
export type ChosenReadingSettings = {
  readonly [K in keyof ReadingSettings]?: NonNullable<ReadingSettings[K]> | undefined;
};

export const effectiveReadingSettings = (
  chosen: ChosenReadingSettings | undefined,
  supports: LearningSupports,
): ReadingSettings => ({
  language: chosen?.language ?? (supports.spanish ? 'es' : null),
  voice: chosen?.voice ?? supports.readAloud,
  slow: chosen?.slow ?? false,
  roomy: chosen?.roomy ?? supports.roomierText,
});

/** The language of a student's paper. Paper has one language, so `both` is English. */
export const languageOnPaper = (
  chosen: ChosenReadingSettings | undefined,
  supports: LearningSupports,
): 'en' | 'es' => (effectiveReadingSettings(chosen, supports).language === 'es' ? 'es' : 'en');
