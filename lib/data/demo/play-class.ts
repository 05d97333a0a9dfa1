import { seededRandom } from '@/lib/domain/numbers/random';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { DEMO_STUDENTS } from './class-list';
import { type PlayedSeason, playSeason } from './play-season';
import { rankPlayers } from './roster';

export const DEMO_SEED = 20_231_012;

type ClassPlan = {
  /** One for each of the demo students, in order. */
  readonly studentIds: readonly string[];
  readonly leagueId: string;
  readonly currentWeek: number;
  readonly weekStartedAt: Date;
  readonly now: Date;
};

/**
 * The whole class, from the draft to the middle of the current week: the same choices every time,
 * whatever ids and dates are given.
 */
export function playClass(
  snapshot: SeasonSnapshot,
  { studentIds, ...plan }: ClassPlan,
): PlayedSeason[] {
  const random = seededRandom(DEMO_SEED);
  const standings = rankPlayers(snapshot, plan.currentWeek);
  const takenNames = new Set<string>();
  return DEMO_STUDENTS.map((student, index) => {
    const studentId = studentIds[index];
    if (!studentId) throw new RangeError(`No id for student ${index + 1}`);
    const played = playSeason(
      snapshot,
      standings,
      { ...plan, season: snapshot.season, student, studentId, takenNames },
      random,
    );
    takenNames.add(played.team.name);
    return played;
  });
}
