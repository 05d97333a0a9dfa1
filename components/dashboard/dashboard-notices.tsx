import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import type { WeekAwardDto } from '@/lib/data/week/dto';
import {
  alreadyIn,
  awardWords,
  DASHBOARD,
  mayCatchUp,
  notJoined,
  scoreCardOfWeek,
} from '@/words/dashboard';

/** For a student who typed another league's code and then signed in. */
export function NotJoined({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={notJoined(wanted)}>
      {alreadyIn(own)}
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
    <Notice tone="info" title={DASHBOARD.gameCorrected}>
      <p>{DASHBOARD.workItOutAgain}</p>
      <ul>
        {weeks.map((week) => (
          <li key={week}>
            <Link href={`/student/score-cards?week=${week}`} className="touch-link">
              {scoreCardOfWeek(week)}
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
      <span>{`${mayCatchUp(weeks)} `}</span>
      <Link href="/student/weeks" className="touch-link">
        {DASHBOARD.catchUp}
      </Link>
    </p>
  );
}

/** What doing the week's tasks earns: promised only as long as it can still be earned. */
export function WeekAward({ award, nextWeek }: { award: WeekAwardDto; nextWeek: number | null }) {
  return <p className="text-content-soft">{awardWords(award, nextWeek)}</p>;
}
