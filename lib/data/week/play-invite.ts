import { playerName, starterGame } from '@/lib/data/season/games';
import { reverseOfRound } from '@/lib/data/work/play-questions';
import { rulesOfWeek, type StudentAtWork } from '@/lib/data/work/week';
import { LINEUP_SLOTS, positionOfSlot } from '@/lib/domain/football/positions';
import { formulaTerms, statisticCountOfTerm } from '@/lib/domain/football/scoring';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { gameOfWeek } from '@/lib/domain/play/games';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import type { PlayInviteDto } from './dto';

/** `steps` are those of the student's current week. */
export function playInvite(
  student: StudentAtWork,
  snapshot: SeasonSnapshot,
  steps: readonly StoredCardStep[],
): PlayInviteDto {
  const game = gameOfWeek(student.clock.currentWeek);
  if (game === 'reverse') {
    const task = reverseOfRound(student, snapshot, 0);
    return task ? { game, target: toMixed(task.target) } : { game };
  }
  const pull = game === 'what-if' ? firstPull(student, snapshot, steps) : undefined;
  return pull ? { game, pull } : { game };
}

/** The first number with a fraction as its rate, of the first starter whose card is right. */
function firstPull(
  student: StudentAtWork,
  snapshot: SeasonSnapshot,
  steps: readonly StoredCardStep[],
): PlayInviteDto['pull'] {
  const { currentWeek } = student.clock;
  const rules = rulesOfWeek(student, currentWeek);
  const pulls = LINEUP_SLOTS.flatMap((slot, index) => {
    const { correct = false, playerId } = steps[index] ?? {};
    const position = positionOfSlot(slot);
    const { game, stats } = starterGame(snapshot, position, playerId ?? 0, currentWeek);
    const name = playerName(snapshot, position, playerId ?? 0);
    if (!correct || game !== 'played' || name === null) return [];
    const term = formulaTerms(position, rules).find(
      (each) => each.rate.d > 1n && statisticCountOfTerm(each, stats) > 0,
    );
    return term ? [{ name, label: term.label, count: statisticCountOfTerm(term, stats) }] : [];
  });
  return pulls[0];
}
