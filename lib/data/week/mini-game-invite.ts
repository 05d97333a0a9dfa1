import { playerName, starterGame } from '@/lib/data/season/starter-games';
import { reverseTaskOfRound } from '@/lib/data/work/mini-game-rounds';
import { rulesForNewWeek, type StudentWithClock } from '@/lib/data/work/week';
import { LINEUP_SLOTS, positionOfSlot } from '@/lib/domain/football/positions';
import { formulaTerms, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { miniGameOfWeek } from '@/lib/domain/play/games';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import type { MiniGameInviteDto } from './dto';

export function miniGameInvite(
  student: StudentWithClock,
  snapshot: SeasonSnapshot,
  steps: readonly StoredCardStep[],
): MiniGameInviteDto {
  const game = miniGameOfWeek(student.clock.currentWeek);
  if (game === 'reverse') {
    const task = reverseTaskOfRound(student, snapshot, 0);
    return task ? { game, target: toMixed(task.target) } : { game };
  }
  const pull = game === 'what-if' ? firstStatisticToTry(student, snapshot, steps) : undefined;
  return pull ? { game, pull } : { game };
}

function firstStatisticToTry(
  student: StudentWithClock,
  snapshot: SeasonSnapshot,
  steps: readonly StoredCardStep[],
): MiniGameInviteDto['pull'] {
  const { currentWeek } = student.clock;
  const rules = rulesForNewWeek(student, currentWeek);
  const pulls = LINEUP_SLOTS.flatMap((slot, index) => {
    const { correct = false, playerId } = steps[index] ?? {};
    const position = positionOfSlot(slot);
    const { game, stats } = starterGame(snapshot, position, playerId ?? 0, currentWeek);
    const name = playerName(snapshot, position, playerId ?? 0);
    if (!correct || game !== 'played' || name === null) return [];
    const term = formulaTerms(position, rules).find(
      (each) => each.rate.d > 1n && statisticTotalOfTerm(each, stats) > 0,
    );
    return term ? [{ name, label: term.label, count: statisticTotalOfTerm(term, stats) }] : [];
  });
  return pulls[0];
}
