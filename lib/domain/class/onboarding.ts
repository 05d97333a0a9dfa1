import { POSITION_CODES } from '@/lib/domain/football/positions';
import { type SelfAssessmentAnswers, selfAssessmentStatus } from './assessment';

export type OnboardingStage =
  | { stage: 'sign-in' }
  | { stage: 'questions' }
  | { stage: 'team' }
  /** `positions` counts those that have all the players they need. */
  | { stage: 'draft'; positions: number }
  | { stage: 'ready' };

/** `draftedPositions` is missing in profiles that were stored without it. */
export type OnboardingFacts = {
  readonly hasSignedIn: boolean;
  readonly answeredQuestions: boolean;
  readonly hasTeam: boolean;
  readonly draftedPositions: number | undefined;
};

/** Null if the profile doesn't say how far the draft is. */
export function onboardingStage({
  hasSignedIn,
  answeredQuestions,
  hasTeam,
  draftedPositions,
}: OnboardingFacts): OnboardingStage | null {
  if (!hasSignedIn) return { stage: 'sign-in' };
  if (!answeredQuestions) return { stage: 'questions' };
  if (!hasTeam) return { stage: 'team' };
  if (draftedPositions === undefined) return null;
  return draftedPositions < POSITION_CODES.length
    ? { stage: 'draft', positions: draftedPositions }
    : { stage: 'ready' };
}

/** How far a student is, from 0 at the beginning; equal for the same stage and positions. */
export function onboardingRank(onboarding: OnboardingStage): number {
  if (onboarding.stage === 'sign-in') return 0;
  if (onboarding.stage === 'questions') return 1;
  if (onboarding.stage === 'team') return 2;
  return onboarding.stage === 'draft' ? 3 + onboarding.positions : 3 + POSITION_CODES.length;
}

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
