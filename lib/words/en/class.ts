import type { OnboardingStage } from '@/lib/domain/class/onboarding';
import { POSITION_CODES } from '@/lib/domain/football/positions';

export const cardsMadeTooLongAgoToShowText = (): string =>
  'These cards were made a while ago. You can show the ones that nobody has used yet under ' +
  '“Login cards” on the roster.';

export const usedCardsNotShownText = (): string =>
  'These students have signed in already, so their passwords can’t be shown. ' +
  'You can make new cards on the roster.';

export const teamNameChangedSinceText = (): string =>
  'The team’s name has changed since then. Please check it again.';

export const chooseAStudentText = (): string => 'Please choose at least one student.';

export const noClassFormulasNextWeekText = (): string =>
  'This class has no formulas of its own in the next week.';

export const atMostAtOnceText = (most: number): string => `No more than ${most} at a time.`;

export const catchUpBeforeJoiningOnlyText = (): string =>
  'Only weeks before the student joined can be opened for catching up.';

export const catchUpWeekStaysOpenText = (week: number): string =>
  `The student has already worked in week ${week}, so it stays open.`;

export const joinedInWeekText = (week: number): string => `Joined in week ${week}`;

export const noGroupWithoutWorkText = (): string =>
  'Nothing of this week is asked of this student, so there is no group to join.';

export const aStudentText = (): string => 'A student';

export const NOT_THE_NAME = 'That isn’t the student’s name. Please type it exactly as shown above.';

const STAGES: Readonly<Record<OnboardingStage['stage'], string>> = {
  'sign-in': 'Not signed in yet',
  questions: 'First questions',
  team: 'Team',
  draft: 'Draft',
  ready: 'Ready',
};
/** "Draft 3 of 6 positions": a student's onboarding step, for the teacher. */
export const onboardingText = (way: OnboardingStage): string =>
  way.stage === 'draft'
    ? `Draft ${way.positions} of ${POSITION_CODES.length} positions`
    : STAGES[way.stage];

/** A question for the teacher to ask a student who hasn't tried the step yet. */
export const askStudentFirstLineQuestion = (): string =>
  'Which line will you work out first? Show me how.';

/** A question to ask about the team's sum, which opens when the eight starters are right. */
export const askStudentNextStarterQuestion = (): string => 'Which starter is next?';
