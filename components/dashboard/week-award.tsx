import type { WeekAwardDto } from '@/lib/data/week/dto';
import { ALL_TASKS_AWARD, GRAPH_AWARD } from '@/lib/domain/week/mvp';

/** What doing the week's tasks earns: promised only as long as it can still be earned. */
export function WeekAward({ award, nextWeek }: { award: WeekAwardDto; nextWeek: number | null }) {
  return <p className="mt-3 text-content-soft">{sentences(award, nextWeek)}</p>;
}

function sentences(award: WeekAwardDto, nextWeek: number | null): string {
  const all = award.tasks === 5 ? 'all five' : 'the first four';
  if (award.allTasks === 'earned')
    return `You finished ${all}! You earned ${ALL_TASKS_AWARD} MVP points and a sticker for your helmet.`;
  if (award.allTasks === 'open') return `Finish ${all} to earn ${ALL_TASKS_AWARD} MVP points and a sticker for your helmet.`;
  const comeBack = `Your next chance for the ${ALL_TASKS_AWARD} points for all tasks is week ${nextWeek}.`;
  const still = [
    award.scoreCard > 0 ? `up to ${award.scoreCard} MVP points with your score card` : null,
    award.graphs > 0
      ? `${GRAPH_AWARD} MVP points with ${award.graphs === 1 ? 'one more graph' : `each of ${award.graphs} graphs`}`
      : null,
  ].filter((each) => each !== null);
  return still.length === 0 ? comeBack : `You can still earn ${still.join(' and ')} this week. ${comeBack}`;
}
