'use client';

import Link from 'next/link';
import { LabeledClassDriveField } from '@/components/football/drive-field';
import { useClassStream } from '@/components/live/use-class-stream';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Sentence } from '@/components/ui/sentence';
import type { DriveUpdateDto, LeagueDriveDto } from '@/lib/data/league-week/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  CLASS_DRIVE,
  untilYardLineQuestion,
  yardsAndCardsToGoUnitText,
  yardsPerCardText,
} from '@/words/class-drive';
import { weekTitle } from '@/words/week-names';

/** One question and no answer; no student's name, no team, and no rank. */
export function ProjectedClassDriveScreen({ shown }: { shown: LeagueDriveDto }) {
  const { leagueId, leagueName, week, weeks } = shown;
  const { drive, today } = useClassStream<DriveUpdateDto>(leagueId, `of=drive&week=${week}`, shown);
  if (!drive)
    return (
      <main id="main" tabIndex={-1} className="screen">
        <div className="m-auto grid gap-[1em] text-center text-[2em]">
          <h1>{CLASS_DRIVE.isOff}</h1>
          <p className="text-chalk-soft">{CLASS_DRIVE.howOn}</p>
        </div>
      </main>
    );
  return (
    <main id="main" tabIndex={-1} className="screen">
      <header className="screen-head">
        <h1 className="font-bold text-[3em] leading-none">{CLASS_DRIVE.title}</h1>
        <p className="text-[max(1rem,1.4em)] text-chalk-soft">{`${leagueName} · ${weekTitle(week)}`}</p>
        <p className="ml-auto text-[max(1rem,1.5em)]">
          <Sentence
            parts={yardsPerCardText(<MixedNumberText key="card" value={drive.card} />, drive.card)}
          />
        </p>
      </header>
      <LabeledClassDriveField yards={drive.yards} height={220} />
      <div className="grid gap-[1.5em] md:grid-cols-[1fr_1fr_1.4fr] md:gap-[3em]">
        {weeks ? (
          <AddUp weeks={weeks} />
        ) : (
          <>
            <Figure label={CLASS_DRIVE.today} value={today} unit={CLASS_DRIVE.yards} />
            <Figure
              label={CLASS_DRIVE.toGoal}
              value={drive.toGo}
              unit={yardsAndCardsToGoUnitText(drive.cardsToGo)}
            />
            <Question
              text={
                drive.line === null
                  ? CLASS_DRIVE.atGoal
                  : untilYardLineQuestion(drive.line, drive.cardsToGo)
              }
              asksHow={drive.line !== null}
            />
          </>
        )}
      </div>
      <p className="print-hidden mt-auto">
        <Link
          href={`/teacher/leagues/${leagueId}/project/drive?week=${week}&sum=${weeks ? 'no' : 'yes'}`}
          prefetch={false}
          className="nav-link text-[max(1rem,1.2em)]"
        >
          {weeks ? CLASS_DRIVE.thisWeek : CLASS_DRIVE.addUp}
        </Link>
      </p>
    </main>
  );
}

function Figure({ label, value, unit }: { label: string; value: MixedNumber; unit: string }) {
  return (
    <div>
      <p className="text-[max(1rem,1.4em)] text-chalk-soft">{label}</p>
      <p className="font-bold text-[4em] leading-tight">
        <MixedNumberText value={value} />
      </p>
      <p className="text-[max(1rem,1.4em)] text-chalk-soft">{unit}</p>
    </div>
  );
}

function Question({ text, asksHow }: { text: string; asksHow: boolean }) {
  return (
    <div className="self-center">
      <h2 className="font-bold text-[max(1.25rem,2.6em)] leading-tight">{text}</h2>
      {asksHow ? (
        <p className="mt-[0.3em] text-[max(1rem,1.4em)] text-chalk-soft">{CLASS_DRIVE.showHow}</p>
      ) : null}
    </div>
  );
}

/** The yards of all weeks beside each other. The class adds them up; the sum isn't sent. */
function AddUp({ weeks }: { weeks: NonNullable<LeagueDriveDto['weeks']> }) {
  return (
    <>
      <ol className="flex flex-wrap gap-x-[2em] gap-y-[0.6em] md:col-span-2">
        {weeks.map(({ week, yards }) => (
          <li key={week} className="text-center">
            <p
              className={
                'flex min-h-[1.9em] items-center justify-center font-bold text-[2.4em] ' +
                'leading-none'
              }
            >
              <MixedNumberText value={yards} />
            </p>
            <p className="text-[max(1rem,1.2em)] text-chalk-soft">{weekTitle(week)}</p>
          </li>
        ))}
      </ol>
      <Question text={CLASS_DRIVE.howFar} asksHow />
    </>
  );
}
