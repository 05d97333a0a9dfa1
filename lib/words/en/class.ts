import type { OnboardingStage } from '@/lib/domain/class/onboarding-stage';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { countText, listOfText } from './numbers';

export const NO_FREE_USER_NAME = 'We couldn’t find a free user name. Please try again.';

export const CARDS_SHOWN_BEFORE =
  'These cards were made a while ago. You can show the ones that nobody has used yet under “Login cards” on the roster.';

export const CARDS_USED =
  'These students have signed in already, so their passwords can’t be shown. You can make new cards on the roster.';

export const TEAM_WAS_RENAMED = 'The team’s name has changed since then. Please check it again.';

export const PASTE_A_NAME = 'Please paste at least one name.';

export const CHOOSE_A_STUDENT = 'Please choose at least one student.';

export const NO_CLASS_FORMULAS = 'This class has no formulas of its own in the next week.';

export const atMostAtOnceText = (most: number): string => `No more than ${most} at a time.`;

export const NOT_BEFORE_JOINING =
  'Only weeks before the student joined can be opened for catching up.';

export const workedInWeekText = (week: number): string =>
  `The student has already worked in week ${week}, so it stays open.`;

export const joinedInWeekText = (week: number): string => `Joined in week ${week}`;

export const WEEK_NOT_ASKED =
  'Nothing of this week is asked of this student, so there is no group to join.';

export const A_STUDENT = 'A student';

type From = { name: string; fromWeek: number | null; hasBegun: boolean; unreadable?: true };
/**
 * "Saved for 2 students: level 2 from week 6 on. Ana B. has begun week 6, which stays as it is.
 * There, level 2 starts in week 7."
 */
export function formulasNewsText(rules: string, week: number, students: readonly From[]): string {
  const broken = students.filter(({ unreadable }) => unreadable);
  const begun = students.filter(({ hasBegun, unreadable }) => hasBegun && !unreadable);
  const others = students.filter(({ hasBegun, unreadable }) => !hasBegun && !unreadable);
  const from = others[0]?.fromWeek ?? null;
  const later = (fromWeek: number | null | undefined) =>
    `There, ${rules} ${fromWeek === null ? 'comes too late' : `starts in week ${week + 1}`}.`;
  const parts = [
    others.length > 0
      ? `Saved for ${countText(others.length, 'student')}: ${rules}${from === null ? '' : ` from week ${from} on`}.`
      : '',
    begun.length > 0
      ? `${listOfText(begun.map(({ name }) => name))} ${begun.length === 1 ? 'has' : 'have'} begun week ${week}, which stays as it is. ${later(begun[0]?.fromWeek)}`
      : '',
    broken.length > 0
      ? `Week ${week} of ${listOfText(broken.map(({ name }) => name))} can’t be read, so it stays as it is. ${later(broken[0]?.fromWeek)} Please tell the person who runs this app.`
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}

export const notTheName = (what: 'league' | 'student'): string =>
  `That isn’t the ${what}’s name. Please type it exactly as shown above.`;

const STAGES: Readonly<Record<OnboardingStage['stage'], string>> = {
  questions: 'Questions',
  team: 'Team',
  draft: 'Draft',
  ready: 'Ready',
};
/** "Draft 3 of 6 positions": a student's onboarding step, for the teacher. */
export const onboardingText = (way: OnboardingStage): string =>
  way.stage === 'draft'
    ? `Draft ${way.positions} of ${POSITION_CODES.length} positions`
    : STAGES[way.stage];

/** For a student who hasn't tried the step yet. */
export const NOTHING_TRIED = 'Which line will you work out first? Show me how.';

/** For the team's sum, which opens when the eight starters are right. */
export const TEAM_LATER = 'Which starter is next?';
