import { POSITION_CODES } from '@/lib/domain/football/positions';

/** Where a student is before the first score card, in the order of the app's steps. */
export type OnboardingStage =
  | { stage: 'questions' }
  | { stage: 'team' }
  /** `positions` counts those that have all the players they need. */
  | { stage: 'draft'; positions: number }
  /** The roster is complete, so the score card can begin. */
  | { stage: 'ready' };

/** `draftedPositions` is missing in profiles that were stored without it. */
export type OnboardingFacts = {
  readonly answeredQuestions: boolean;
  readonly hasTeam: boolean;
  readonly draftedPositions: number | undefined;
};

/** Null if the profile doesn't say how far the draft is. */
export function onboardingStage({
  answeredQuestions,
  hasTeam,
  draftedPositions,
}: OnboardingFacts): OnboardingStage | null {
  if (!answeredQuestions) return { stage: 'questions' };
  if (!hasTeam) return { stage: 'team' };
  if (draftedPositions === undefined) return null;
  return draftedPositions < POSITION_CODES.length
    ? { stage: 'draft', positions: draftedPositions }
    : { stage: 'ready' };
}

/** From 0 at the beginning; equal for the same stage and positions. */
export function onboardingRank(way: OnboardingStage): number {
  if (way.stage === 'questions') return 0;
  if (way.stage === 'team') return 1;
  return way.stage === 'draft' ? 2 + way.positions : 2 + POSITION_CODES.length;
}
