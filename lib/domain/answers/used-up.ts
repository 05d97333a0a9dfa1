import type { StepKey } from '../football/positions';

/** A place outside the score card in which a student has no tries left. Scouting has neither a type nor a step: '' and 0. */
export type UsedUpWork = { kind: 'lesson' | 'scouting'; week: number; type: string; step: number };

/** What a teacher gives more tries for. */
export type MoreTriesWork = { kind: 'card'; week: number; step: StepKey } | UsedUpWork;

export const isSameWork = (one: MoreTriesWork, other: MoreTriesWork): boolean => keyOf(one) === keyOf(other);

function keyOf(work: MoreTriesWork): string {
  return [work.kind, work.week, 'type' in work ? work.type : '', work.step].join();
}
