import { gamesUpToWeek, listPlayersAtPosition } from '@/lib/data/season/starter-games';
import { rulesForNewWeek, type StudentWithClock } from '@/lib/data/work/week';
import { hashToNumber, seededRandom } from '@/lib/domain/numbers/random';
import { makeSlipPuzzle, type SlipPuzzle } from '@/lib/domain/play/find-the-slip';
import { makeReverseTask, type ReverseTask } from '@/lib/domain/play/reverse';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';

/** Positions whose cards have fractions by any rules. */
const POSITIONS = ['RB', 'QB', 'WR', 'TE'] as const;

/**
 * A student's made-up card of the week, always the same for the same round. Its numbers are of a
 * real game of anyone who isn't on the student's own team, whose open cards it would give away.
 */
export function slipPuzzleOfRound(
  student: StudentWithClock,
  {
    snapshot,
    ownPlayers,
    round,
  }: { snapshot: SeasonSnapshot; ownPlayers: readonly number[]; round: number },
): SlipPuzzle | null {
  const { profile, clock } = student;
  const { currentWeek } = clock;
  const position = POSITIONS[round % POSITIONS.length] ?? 'RB';
  const games = listPlayersAtPosition(snapshot, position)
    .filter(({ id }) => !ownPlayers.includes(id))
    .flatMap(({ id }) => gamesUpToWeek(snapshot, position, id, currentWeek));
  const seed = hashToNumber(`${profile.studentId} slip ${clock.seasonKey.season} ${currentWeek}`);
  return makeSlipPuzzle(
    { position, rules: rulesForNewWeek(student, currentWeek), games, round },
    seededRandom(seed),
  );
}

/** The number of points to build in a round of the week. */
export function reverseTaskOfRound(
  student: StudentWithClock,
  snapshot: SeasonSnapshot,
  round: number,
): ReverseTask | null {
  const { profile, clock } = student;
  const { currentWeek } = clock;
  const position = POSITIONS[(round + 1) % POSITIONS.length] ?? 'QB';
  const games = listPlayersAtPosition(snapshot, position).flatMap(({ id }) =>
    gamesUpToWeek(snapshot, position, id, currentWeek),
  );
  const seed = hashToNumber(
    `${profile.studentId} reverse ${clock.seasonKey.season} ${currentWeek} ${round}`,
  );
  return makeReverseTask(
    position,
    rulesForNewWeek(student, currentWeek),
    games,
    seededRandom(seed),
  );
}
