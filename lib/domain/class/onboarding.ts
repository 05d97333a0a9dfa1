import { type AssessmentAnswers, assessmentState } from './assessment';

/** What a page may require of a student, in the order of the onboarding steps. */
const STEPS = ['profile', 'assessment', 'team', 'roster'] as const;
export type StudentNeeds = (typeof STEPS)[number];

type Roster = {
  readonly draftedPlayers: readonly unknown[];
  readonly draftedDefenses: readonly unknown[];
};

export function onboardingPage(
  needs: StudentNeeds,
  profile: AssessmentAnswers,
  team: Roster | null,
): string | null {
  const isNeeded = (step: StudentNeeds) => STEPS.indexOf(step) <= STEPS.indexOf(needs);
  if (isNeeded('assessment') && assessmentState(profile) === 'due') return '/student/assessment';
  if (isNeeded('team') && !team) return '/student/create-team';
  const hasRoster = team && team.draftedPlayers.length > 0 && team.draftedDefenses.length > 0;
  return isNeeded('roster') && !hasRoster ? '/student/how-to-draft' : null;
}
