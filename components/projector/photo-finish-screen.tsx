'use client';

import { useEffect, useRef, useState } from 'react';
import { HelmetFromSprite } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { numberLineShare } from '@/components/math/number-line';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import type { CloseFinish } from '@/lib/domain/week/close-finish';
import {
  PHOTO_FINISH,
  PHOTO_FINISH_STEPS,
  photoFinishTitle,
  pressKeyText,
  teamBeforePointsLabel,
  winsByText,
} from '@/words/projector';

type Finish = CloseFinish<Pick<LeaderboardRowDto, 'team' | 'value'>>;

const LAST_STEP = PHOTO_FINISH_STEPS.length - 1;

type FinishScreenProps = {
  when: string;
  /** The closest finishes first. */
  finishes: readonly Finish[];
};

/**
 * A photo finish for the class in three steps: guess, cut into equal pieces, see who wins. One key
 * moves on.
 */
export function ProjectedPhotoFinishQuizScreen({ when, finishes }: FinishScreenProps) {
  const [{ at, step }, setProgress] = useState({ at: 0, step: 0 });
  const button = useRef<HTMLButtonElement>(null);
  // The button has the focus from the start, so the key works wherever someone clicked.
  useEffect(() => button.current?.focus(), []);
  const finish = finishes[at];
  if (!finish) {
    return (
      <main id="main" tabIndex={-1} className="screen">
        <h1 className="m-auto text-[2em]">{PHOTO_FINISH.none}</h1>
      </main>
    );
  }
  const next = () =>
    setProgress(
      step < LAST_STEP ? { at, step: step + 1 } : { at: (at + 1) % finishes.length, step: 0 },
    );
  const back = () => setProgress({ at, step: Math.max(0, step - 1) });
  const winner = finish.teams[finish.ahead];
  return (
    <main
      id="main"
      tabIndex={-1}
      className="screen"
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') next();
        if (event.key === 'ArrowLeft') back();
      }}
    >
      <header>
        <p className="text-[max(1rem,1.5em)] text-chalk-soft">{photoFinishTitle(when)}</p>
        <h1 className="font-bold text-[4em] leading-[1.1]" aria-live="polite">
          {step === LAST_STEP ? (
            <Sentence
              parts={winsByText(
                winner.team.name,
                finish.gap,
                <MixedNumberText value={finish.gap} />,
              )}
            />
          ) : (
            PHOTO_FINISH.question
          )}
        </h1>
      </header>
      <div className="grid flex-none gap-[2em] lg:grid-cols-[1fr_auto_1fr] lg:items-center">
        <Team finish={finish} index={0} isWinner={step === LAST_STEP && finish.ahead === 0} />
        <p className="text-center text-[2em] text-chalk-soft">{PHOTO_FINISH.or}</p>
        <Team finish={finish} index={1} isWinner={step === LAST_STEP && finish.ahead === 1} />
      </div>
      <div
        className={
          'turf keep-colors forced-edge relative min-h-[14em] flex-1 rounded-[1em] ' +
          'text-on-field'
        }
      >
        {step === 0 ? (
          <p className="absolute inset-0 grid place-items-center text-[2em]">
            {PHOTO_FINISH.guessFirst}
          </p>
        ) : (
          <Line finish={finish} />
        )}
      </div>
      <footer className="flex flex-wrap items-center gap-[0.8em]">
        <ol
          aria-label={PHOTO_FINISH.steps}
          className="flex flex-wrap gap-[0.8em] text-[max(1rem,1.4em)]"
        >
          {PHOTO_FINISH_STEPS.map((label, index) => (
            <li
              key={label}
              aria-current={index === step ? 'step' : undefined}
              className={
                'flex items-center gap-[0.5em] rounded-full border-2 px-[1.2em] py-[0.5em] ' +
                (index === step
                  ? 'border-next bg-next font-bold text-on-next'
                  : 'border-board-line text-chalk-soft')
              }
            >
              {index < step ? <Icon name="check" /> : null}
              <span>{label}</span>
            </li>
          ))}
        </ol>
        <button
          ref={button}
          type="button"
          onClick={next}
          className={
            'ml-auto rounded-[0.4em] px-[0.8em] py-[0.5em] text-[max(1rem,1.4em)] ' +
            'text-chalk-soft'
          }
        >
          <Sentence
            parts={pressKeyText(
              <kbd className="rounded-[0.3em] border-2 border-board-line px-[0.5em] text-chalk">
                {PHOTO_FINISH.space}
              </kbd>,
              step < LAST_STEP ? 'step' : finishes.length > 1 ? 'finish' : 'again',
            )}
          />
        </button>
      </footer>
    </main>
  );
}

function Team({ finish, index, isWinner }: { finish: Finish; index: 0 | 1; isWinner: boolean }) {
  const { team, value } = finish.teams[index];
  return (
    <section
      aria-label={team.name}
      className={
        'flex min-w-0 flex-wrap items-center gap-x-[2em] gap-y-[0.5em] rounded-[1em] ' +
        'border-[0.25em] bg-board-raised px-[1em] py-[1em] lg:px-[2.5em] lg:py-[1.5em] ' +
        (isWinner ? 'border-next' : 'border-transparent')
      }
    >
      <span aria-hidden="true" className="field-helmet large">
        <HelmetFromSprite look={team} size={48} />
      </span>
      <div className="min-w-0">
        <h2 className="break-words font-bold text-[2.2em] leading-[1.1]">{team.name}</h2>
        <p className="mt-[0.1em] text-[3.6em] leading-none">
          <MixedNumberText value={value} />
        </p>
      </div>
    </section>
  );
}

const TICKS = Array.from({ length: 11 }, (_, index) => index);
/** In percent of the field, with room for the numbers at both ends. */
const fieldPercent = (share: number) => `${(5 + 90 * share).toFixed(3)}%`;

function Line({ finish: { teams, pieces, gap, line } }: { finish: Finish }) {
  const [left, right] = line.at.map((at) => numberLineShare(at, 0, 10)) as [number, number];
  const [from, to] = left < right ? [left, right] : [right, left];
  return (
    <>
      <div aria-hidden="true" className="absolute inset-x-0 top-[56%]">
        <span
          className="absolute h-[0.2em] -translate-y-1/2 bg-chalk"
          style={{ left: fieldPercent(0), right: fieldPercent(0) }}
        />
        {TICKS.map((tick) => (
          <span
            key={tick}
            className={
              'absolute w-[0.2em] -translate-1/2 bg-chalk ' +
              (tick % 10 === 0 ? 'h-[4em]' : 'h-[2.2em]')
            }
            style={{ left: fieldPercent(tick / 10) }}
          />
        ))}
        <span
          className="absolute h-[1.3em] -translate-y-1/2 bg-next"
          style={{ left: fieldPercent(from), width: `${90 * (to - from)}%` }}
        />
        {[from, to].map((share) => (
          <span
            key={share}
            className="absolute w-[0.35em] h-[6em] -translate-x-1/2 -translate-y-[80%] bg-next"
            style={{ left: fieldPercent(share) }}
          />
        ))}
      </div>
      {teams.map(({ team, value }, index) => (
        <p
          key={team.name}
          className={
            'absolute top-[16%] whitespace-nowrap text-[2.4em] max-lg:text-base ' +
            ((index === 0 ? left : right) === from
              ? '-translate-x-[calc(100%-1em)]'
              : '-translate-x-[1em]')
          }
          style={{ left: fieldPercent(index === 0 ? left : right) }}
        >
          <span className="sr-only">{teamBeforePointsLabel(team.name)}</span>{' '}
          <MixedNumberText value={value} />
          <span>{' = '}</span>
          <MixedNumberText value={pieces[index] ?? value} />
        </p>
      ))}
      <p
        className="absolute top-[66%] -translate-x-1/2 whitespace-nowrap text-[2.4em] max-lg:text-base"
        style={{ left: fieldPercent((from + to) / 2) }}
      >
        <span className="sr-only">{PHOTO_FINISH.between}</span> <MixedNumberText value={gap} />
      </p>
      {[line.from, line.to].map((value, index) => (
        <p
          key={index === 0 ? 'from' : 'to'}
          className={
            'absolute top-[68%] -translate-x-1/2 whitespace-nowrap text-[2.4em] ' +
            'max-lg:text-base'
          }
          style={{ left: fieldPercent(index) }}
        >
          <MixedNumberText value={value} />
        </p>
      ))}
    </>
  );
}
