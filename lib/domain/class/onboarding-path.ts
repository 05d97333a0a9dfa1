import { type SelfAssessmentAnswers, selfAssessmentStatus } from './assessment';

/** A page may require these of a student. They are in the order of the onboarding steps. */
const STEPS = ['profile', 'assessment', 'team', 'roster'] as const;
export type OnboardingRequirement = (typeof STEPS)[number];

type Roster = {
  readonly draftedPlayers: readonly unknown[];
  readonly draftedDefenses: readonly unknown[];
};

export function nextOnboardingPath(
  needs: OnboardingRequirement,
  profile: SelfAssessmentAnswers,
  team: Roster | null,
): string | null {
  const isNeeded = (step: OnboardingRequirement) => STEPS.indexOf(step) <= STEPS.indexOf(needs);
  if (isNeeded('assessment') && selfAssessmentStatus(profile) === 'due')
    return '/student/assessment';
  if (isNeeded('team') && !team) return '/student/create-team';
  const hasRoster = team && team.draftedPlayers.length > 0 && team.draftedDefenses.length > 0;
  return isNeeded('roster') && !hasRoster ? '/student/how-to-draft' : null;
}
