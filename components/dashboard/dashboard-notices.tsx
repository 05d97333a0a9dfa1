import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import type { WeekAwardDto } from '@/lib/data/week/dto';
import { ALL_TASKS_AWARD, GRAPH_AWARD } from '@/lib/domain/week/mvp';

/** For a student who typed another league's code and then signed in. */
export function NotJoined({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={`You didn’t join ${wanted}`}>
      {`You’re already in ${own}. You can play in one league each season. Your teacher can move you.`}
    </Notice>
  );
}

/**
 * Leads to the score cards with steps that a correction of the NFL has opened again. Nothing when
 * there are none.
 */
export function CorrectedWeeks({ weeks }: { weeks: readonly number[] }) {
  if (weeks.length === 0) return null;
  return (
    <Notice tone="info" title="The NFL corrected a game">
      <p>One of your players’ numbers changed. You keep your points. Work out the step again:</p>
      <ul>
        {weeks.map((week) => (
          <li key={week}>
            <Link href={`/student/score-cards?week=${week}`} className="touch-link">
              {`Score card for week ${week}`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Leads to the weeks before the student joined that the teacher has opened. Nothing when there are
 * none.
 */
export function CatchUp({ weeks = [] }: { weeks?: readonly number[] | undefined }) {
  if (weeks.length === 0) return null;
  return (
    <p className="text-content-soft">
      <span>{`Your teacher lets you catch up ${weeks.length === 1 ? 'week' : 'weeks'} ${joined(weeks)}. It’s never late. `}</span>
      <Link href="/student/weeks" className="touch-link">
        Catch up
      </Link>
    </p>
  );
}

const joined = (weeks: readonly number[]): string =>
  weeks.length === 1 ? `${weeks[0]}` : `${weeks.slice(0, -1).join(', ')} and ${weeks.at(-1)}`;

/** What doing the week's tasks earns: promised only as long as it can still be earned. */
export function WeekAward({ award, nextWeek }: { award: WeekAwardDto; nextWeek: number | null }) {
  return <p className="text-content-soft">{sentences(award, nextWeek)}</p>;
}

function sentences(award: WeekAwardDto, nextWeek: number | null): string {
  const all = award.tasks === 5 ? 'all five' : 'the first four';
  if (award.allTasks === 'earned')
    return `You finished ${all}! You earned ${ALL_TASKS_AWARD} MVP points and a sticker for your helmet.`;
  if (award.allTasks === 'open')
    return `Finish ${all} to earn ${ALL_TASKS_AWARD} MVP points and a sticker for your helmet.`;
  const comeBack = `Your next chance for the ${ALL_TASKS_AWARD} points for all tasks is week ${nextWeek}.`;
  const still = [
    award.scoreCard > 0 ? `up to ${award.scoreCard} MVP points with your score card` : null,
    award.graphs > 0
      ? `${GRAPH_AWARD} MVP points with ${award.graphs === 1 ? 'one more graph' : `each of ${award.graphs} graphs`}`
      : null,
  ].filter((each) => each !== null);
  return still.length === 0
    ? comeBack
    : `You can still earn ${still.join(' and ')} this week. ${comeBack}`;
}
