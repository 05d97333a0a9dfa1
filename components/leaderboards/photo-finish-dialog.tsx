'use client';

import { useRouter } from 'next/navigation';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { HelmetFromSprite } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { numberLineLabelStep, numberLineShare } from '@/components/math/number-line';
import { NumberLineWithPins } from '@/components/math/number-line-with-pins';
import { Button } from '@/components/ui/button';
import { Sentence } from '@/components/ui/sentence';
import type { PhotoFinishLaneDto } from '@/lib/data/leaderboard/dto';
import {
  BOARDS,
  gapBetweenTeamsText,
  ownTeamText,
  photoFinishIntroText,
  photoFinishWeeksLabel,
  pointsInWeekText,
  teamsUpCloseTitle,
} from '@/words/leaderboards';
import { speakMixedText } from '@/words/spoken-numbers';
import { weekInSentence } from '@/words/week-names';
import type { PhotoFinishCloseUp } from './find-photo-finish-close-up';
import { PHOTO_FINISH_LINK_ID } from './leaderboard-href';

type PhotoFinishDialogProps = {
  lanes: readonly PhotoFinishLaneDto[];
  week: number;
  isLatest: boolean;
  /** All helmets start together, because a week that isn't over moves nobody backward. */
  fromStart: boolean;
  closeUp: PhotoFinishCloseUp | null;
  href: string;
};

const ROUND_TO = 10;

/** Tens around all values, and around 0 if all start there. */
function laneEnds(
  lanes: readonly PhotoFinishLaneDto[],
  fromStart: boolean,
): { min: number; max: number } {
  const values = lanes
    .flatMap(({ value, before }) => (before ? [value, before] : [value]))
    .map((value) => numberLineShare(value, 0, 1));
  if (fromStart) values.push(0);
  const min = Math.floor(Math.min(...values) / ROUND_TO) * ROUND_TO;
  return {
    min,
    max: Math.max(min + ROUND_TO, Math.ceil(Math.max(...values) / ROUND_TO) * ROUND_TO),
  };
}

/** Animates each team once, to scale, to where it is in this week. It can be closed at any time. */
export function PhotoFinishDialog(props: PhotoFinishDialogProps) {
  const { isLatest, closeUp, href } = props;
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [runs, setRuns] = useState(0);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing the dialog on Back returns the focus.
    return () => element?.close();
  }, []);

  const leave = () => {
    // `close` also fires when React replaces the dialog; only closing by hand counts.
    if (dialog.current?.open) return;
    const link = document.getElementById(PHOTO_FINISH_LINK_ID);
    link?.focus();
    // If the link is pressed again before the ranking has loaded, this dialog opens again, because
    // the router would see no change.
    link?.addEventListener('click', () => dialog.current?.showModal(), { once: true });
    router.replace(href, { scroll: false });
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="finish-title"
      onClose={leave}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface text-content"
    >
      <div className="mx-auto max-w-page px-4 py-2 sm:px-6">
        <div className="mb-2 flex min-h-touch flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="finish-title" className="text-title">
            {BOARDS.photoFinish}
          </h2>
          <p className="grow text-content-soft">{photoFinishIntroText(props, isLatest)}</p>
          <Button
            variant="secondary"
            icon="rotate-ccw"
            className="motion-reduce:hidden"
            onClick={() => setRuns(runs + 1)}
          >
            {BOARDS.runAgain}
          </Button>
          <Button variant="next" onClick={() => dialog.current?.close()}>
            {BOARDS.seeRanks}
          </Button>
        </div>
        <Lanes {...props} key={runs} height={closeUp ? 'min-h-7' : 'min-h-touch'} />
        {closeUp ? <CloseUp closeUp={closeUp} /> : null}
      </div>
    </dialog>
  );
}

type RunProps = Pick<PhotoFinishDialogProps, 'week' | 'isLatest' | 'fromStart'> & {
  height: string;
};

function Lanes({ lanes, ...run }: RunProps & Pick<PhotoFinishDialogProps, 'lanes'>) {
  const { week, fromStart } = run;
  const { min, max } = laneEnds(lanes, fromStart);
  const step = numberLineLabelStep(max - min);
  const marks = Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );
  return (
    <div className="turf forced-edge keep-colors overflow-clip rounded-lg py-2 text-on-field">
      <ol aria-label={photoFinishWeeksLabel(run)}>
        {lanes.map((lane, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes carry no classmate's id.
          <Lane key={index} {...run} lane={lane} min={min} max={max} />
        ))}
      </ol>
      <div className="lane" aria-hidden="true">
        {lanes.some(({ before }) => before) ? (
          <p className="flex items-center gap-2 text-base">
            <Ring isOwn={false} />
            <span>{` ${weekInSentence(week - 1)}`}</span>
          </p>
        ) : (
          <span />
        )}
        <div className="relative h-8 border-chalk border-t-4">
          {marks.map((mark) => (
            <span
              key={mark}
              className={
                'absolute -translate-x-1/2 font-bold before:mx-auto before:block before:h-2 ' +
                'before:w-0.5 before:bg-chalk'
              }
              style={{ left: percent((mark - min) / (max - min)) }}
            >
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

type LaneProps = RunProps & { lane: PhotoFinishLaneDto; min: number; max: number };

function Lane({ lane, week, isLatest, fromStart, min, max, height }: LaneProps) {
  const { rank, team, value, before, isOwn } = lane;
  const to = numberLineShare(value, min, max);
  const ring = before ? numberLineShare(before, min, max) : to;
  const from = fromStart ? 0 : isLatest ? Math.min(ring, to) : ring;
  const chalk = isOwn ? '#ffd24a' : '#f5f8f0';
  return (
    <li className={`lane ${height} border-chalk/25 border-b ${isOwn ? 'bg-board text-next' : ''}`}>
      <p className="flex min-w-0 items-center gap-2 leading-tight">
        <span className="w-6 shrink-0 text-center font-bold tabular-nums">
          <span className="sr-only">{`${BOARDS.rank} `}</span>
          <span>{rank}</span>
        </span>
        <span className="min-w-0 grow break-words font-semibold">
          {isOwn ? ownTeamText(team.name) : team.name}
        </span>
        {before ? (
          <span className="sr-only">{`: ${pointsInWeekText(speakMixedText(before), week - 1)}, `}</span>
        ) : null}
        <MixedNumberText value={value} />
      </p>
      <div className="relative h-6" aria-hidden="true">
        <span
          className="absolute top-1/2 border-t-2 border-dotted"
          style={{
            left: percent(Math.min(from, to)),
            width: percent(Math.abs(to - from)),
            borderColor: chalk,
          }}
        />
        {before ? (
          <span className="absolute top-1/2 -translate-1/2" style={{ left: percent(ring) }}>
            <Ring isOwn={isOwn} />
          </span>
        ) : null}
        <span
          className="lane-runner"
          style={{ '--from': percent(from), '--to': percent(to) } as CSSProperties}
        >
          <span className="absolute top-0 -translate-x-1/2">
            <HelmetFromSprite look={team} size={30} />
          </span>
        </span>
      </div>
    </li>
  );
}

function Ring({ isOwn }: { isOwn: boolean }) {
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" className="block" aria-hidden="true">
      <circle r="5.5" fill="#07492b" stroke={isOwn ? '#ffd24a' : '#f5f8f0'} strokeWidth="3" />
    </svg>
  );
}

function CloseUp({ closeUp: { min, teams, gaps } }: { closeUp: PhotoFinishCloseUp }) {
  const points = teams.map(({ team, value, isOwn }) => ({
    value,
    label: isOwn ? ownTeamText(team.name) : team.name,
  }));
  return (
    <section aria-labelledby="close-title" className="mt-2">
      <h3 id="close-title" className="text-lead">
        {teamsUpCloseTitle(teams.length, min)}
      </h3>
      <NumberLineWithPins points={points} min={min} max={min + 1} />
      <ul className="wrap-anywhere flex flex-wrap gap-x-6">
        {gaps.map((gap, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps may be equal.
          <li key={index}>
            <Sentence
              parts={gapBetweenTeamsText(
                <MixedNumberText value={gap} />,
                points[index]?.label ?? '',
                points[index + 1]?.label ?? '',
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
