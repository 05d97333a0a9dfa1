import Link from 'next/link';
import { ClassDriveField } from '@/components/football/drive-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import type { LastWeekComparisonDto } from '@/lib/data/week/dto';
import type { ClassDriveProgress } from '@/lib/domain/class/class-drive';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { ballPositionText, CLASS_DRIVE } from '@/words/class-drive';
import {
  alreadyInLeagueText,
  DASHBOARD,
  didNotJoinOtherLeagueText,
  mayCatchUpText,
  scoreCardOfWeekText,
  sinceLastWeekWords,
} from '@/words/dashboard';
import { SAY_YOUR_NAME } from '@/words/profile';
import { LazyOwnNameForm } from './lazy-forms';

/** For a student who typed another league's code and then signed in. */
export function AlreadyInOtherLeagueNotice({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={didNotJoinOtherLeagueText(wanted)}>
      {alreadyInLeagueText(own)}
    </Notice>
  );
}

export function CardsOfCorrectedGamesNotice({ weeks }: { weeks: readonly number[] }) {
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

export function CatchUpWeeksNotice({ weeks = [] }: { weeks?: readonly number[] | undefined }) {
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

export function OwnProgressSinceLastWeek({ since }: { since: LastWeekComparisonDto }) {
  const { now, before } = since;
  const gap = now && fromMixed(now).sub(fromMixed(before));
  return (
    <p className="mb-2 font-semibold">
      <Sentence
        parts={sinceLastWeekWords(since, {
          points: now && <MixedNumberText value={now} />,
          before: <MixedNumberText value={before} />,
          more: gap && gap.compare(0) > 0 ? <MixedNumberText value={toMixed(gap)} /> : null,
        })}
      />
    </p>
  );
}

/** It shows the whole class's yards, never one student's part. */
export function ClassDriveSummary({ drive: { yards, line } }: { drive: ClassDriveProgress }) {
  return (
    <section
      aria-label={CLASS_DRIVE.title}
      className={'forced-edge grid grid-cols-1 gap-1 rounded-lg bg-raised px-4 py-2 shadow-card'}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        {line === null ? (
          <strong>{CLASS_DRIVE.atGoal}</strong>
        ) : (
          <span>
            <Sentence parts={ballPositionText(<MixedNumberText key="yards" value={yards} />)} />
          </span>
        )}
        <Link href="/student/drive" prefetch={false} className="touch-link">
          {CLASS_DRIVE.openDrive}
        </Link>
      </p>
      <ClassDriveField yards={yards} height={48} />
    </section>
  );
}

/** A class from another program may have students without a known name. */
export function MissingNameCard() {
  return (
    <Card title={SAY_YOUR_NAME.title}>
      <p className="mb-3 text-content-soft">{SAY_YOUR_NAME.why}</p>
      <LazyOwnNameForm />
    </Card>
  );
}
