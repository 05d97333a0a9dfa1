import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import type { WeekAwardsLeftDto } from '@/lib/data/week/dto';
import {
  alreadyInText,
  awardWords,
  DASHBOARD,
  mayCatchUpText,
  notJoinedText,
  scoreCardOfWeekText,
} from '@/words/dashboard';

/** For a student who typed another league's code and then signed in. */
export function AlreadyInLeagueNotice({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={notJoinedText(wanted)}>
      {alreadyInText(own)}
    </Notice>
  );
}

/**
 * Links to score cards with steps that an NFL correction has reopened. Nothing if there are none.
 */
export function NflCorrectedWeeksNotice({ weeks }: { weeks: readonly number[] }) {
  if (weeks.length === 0) return null;
  return (
    <Notice tone="info" title={DASHBOARD.gameCorrected}>
      <p>{DASHBOARD.workItOutAgain}</p>
      <ul>
        {weeks.map((week) => (
          <li key={week}>
            <Link href={`/student/score-cards?week=${week}`} className="touch-link">
              {scoreCardOfWeekText(week)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Links to earlier weeks that the teacher has opened for the student. Nothing if there are none.
 */
export function CatchUpNotice({ weeks = [] }: { weeks?: readonly number[] | undefined }) {
  if (weeks.length === 0) return null;
  return (
    <p className="text-content-soft">
      <span>{`${mayCatchUpText(weeks)} `}</span>
      <Link href="/student/weeks" className="touch-link">
        {DASHBOARD.catchUp}
      </Link>
    </p>
  );
}

/** The points for the week's tasks, mentioned only while they can still be earned. */
export function WeekAwardsLeftNotice({
  award,
  nextWeek,
}: {
  award: WeekAwardsLeftDto;
  nextWeek: number | null;
}) {
  return <p className="text-content-soft">{awardWords(award, nextWeek)}</p>;
}
