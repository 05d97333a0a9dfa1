import { POSITION_CODES } from '@/lib/domain/football/positions';

/** Where a student is before the first score card, in the order in which the app asks for it. */
export type WayIn =
  /** The three questions at the start. */
  | { stage: 'questions' }
  /** Name and look of the team. */
  | { stage: 'team' }
  /** Some of the six positions have the players they need. */
  | { stage: 'draft'; positions: number }
  /** The roster is complete: the score card can begin. */
  | { stage: 'ready' };

/** What a profile tells of it. `draftedPositions` is unknown in older data. */
export type WayInFacts = {
  readonly answeredQuestions: boolean;
  readonly hasTeam: boolean;
  readonly draftedPositions: number | undefined;
};

/** Null where older data does not say how far the draft is. */
export function wayIn({ answeredQuestions, hasTeam, draftedPositions }: WayInFacts): WayIn | null {
  if (!answeredQuestions) return { stage: 'questions' };
  if (!hasTeam) return { stage: 'team' };
  if (draftedPositions === undefined) return null;
  return draftedPositions < POSITION_CODES.length
    ? { stage: 'draft', positions: draftedPositions }
    : { stage: 'ready' };
}

/** How far along, the beginning first: 0 and more, the same for the same stage. */
export function wayInRank(way: WayIn): number {
  if (way.stage === 'questions') return 0;
  if (way.stage === 'team') return 1;
  return way.stage === 'draft' ? 2 + way.positions : 2 + POSITION_CODES.length;
}
