import { findStudentProfileIn } from '@/lib/data/access/viewer';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import { readCurrentSeasonYear, readLeagueClock } from '@/lib/data/season/clock';
import { readLeague } from '@/lib/data/season/leagues';
import { effectiveReadingSettings, type ReadingLanguageChoice } from '@/lib/domain/student/reading';
import { getServices } from '@/lib/platform/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';

/** The student's reading language; null until the student, or a support, has chosen one. */
export async function findReadingLanguage(
  profile: StudentProfile,
): Promise<ReadingLanguageChoice | null> {
  const clock = await readLeagueClock(await readLeague(profile.leagueId));
  return effectiveReadingSettings(
    profile.reading,
    clock.forStudent(profile).supportsIn(clock.currentWeek),
  ).language;
}

/**
 * The language of emails to an account: English for adults, for students who have chosen nothing,
 * and where a profile is unreadable.
 */
export async function languageForEmail(accountId: string): Promise<ReadingLanguageChoice> {
  try {
    const { store } = getServices();
    const profile = await findStudentProfileIn(store, accountId, await readCurrentSeasonYear());
    return (profile && (await findReadingLanguage(profile))) ?? 'en';
  } catch (error) {
    if (!asUnreadableDocumentError(error)) throw error;
    return 'en';
  }
}
