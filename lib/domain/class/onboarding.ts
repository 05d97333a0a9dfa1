import { type Assessed, assessmentState } from './assessment';

/** How far a student has to be for a page, in the order in which the steps are asked for. */
const STEPS = ['profile', 'assessment', 'team', 'roster'] as const;
export type StudentNeeds = (typeof STEPS)[number];

type Roster = {
  readonly draftedPlayers: readonly unknown[];
  readonly draftedDefenses: readonly unknown[];
};

/**
 * The page of the first step that is missing for one that needs this much; null when nothing is
 * missing.
 */
export function onboardingPage(
  needs: StudentNeeds,
  profile: Assessed,
  team: Roster | null,
): string | null {
  const isNeeded = (step: StudentNeeds) => STEPS.indexOf(step) <= STEPS.indexOf(needs);
  if (isNeeded('assessment') && assessmentState(profile) === 'due') return '/student/assessment';
  if (isNeeded('team') && !team) return '/student/create-team';
  const hasRoster = team && team.draftedPlayers.length > 0 && team.draftedDefenses.length > 0;
  return isNeeded('roster') && !hasRoster ? '/student/how-to-draft' : null;
}
