import { useId } from 'react';
import { PlayerPicture } from '@/components/football/player-picture';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import {
  NumberLine,
  numberLineShare,
  numberLineShareToPercent,
} from '@/components/math/number-line';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { Icon } from '@/components/ui/icon';
import type { RichContent } from '@/components/ui/sentence';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { numberLineEndOfStep } from '@/lib/domain/football/positions';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import {
  canceledInText,
  didNotPlayInText,
  gameUnreadableText,
  noGameByeText,
  SCORE_CARD,
  weekAgainstText,
} from '@/words/score-card';
import { weekTitle } from '@/words/week-names';
import { AnswerBall, GuessFlag } from './field-marks';
import type { PlacedHop } from './hops';
import { lazyHopViews } from './lazy-hops';

const NumberLineHops = lazyHopViews.component((parts) => parts.NumberLineHops, true);

/** A number beyond this isn't drawn, because it would shrink the others too much. */
const MAX_FIELDS = 3;
/** Room above the line for hops and a flag. */
const ROOM = 40;

type PlayFieldProps = {
  step: ScoreStepDto;
  /** The answer was just found, so the ball rolls to it. */
  isNew: boolean;
  hops: readonly PlacedHop[];
  guess?: { at: number | null; onMove: (at: number) => void; onSkip: () => void } | null;
};

/**
 * The field as a number line: shows the student's result or last try, and the lines as hops to it.
 * All its content is also on the page in words. Its length depends on the kind of card and the
 * typed text, because a length based on the answer would give it away.
 */
export function FieldNumberLine({ step, isNew, hops, guess = null }: PlayFieldProps) {
  const { own, lastWrong } = step;
  const end = numberLineEndOfStep(step.key);
  const isNear = (value: number) => Math.abs(value) < MAX_FIELDS * end;
  const given = own ?? lastWrong?.tried ?? null;
  const point = given && isNear(given.wholeNumber) ? given : null;
  const isDrawn = hops.every(({ to }) => isNear(to));
  const reached = [
    ...(isDrawn ? hops.map(({ to }) => to) : []),
    ...(point ? [numberLineShare(point, 0, 1)] : []),
  ];
  const lowest = reached.reduce((end, each) => Math.min(end, each), 0);
  const min = lowest < 0 ? -tens(lowest) : 0;
  const highest = reached.reduce((end, each) => Math.max(end, each), 0);
  const max = min === 0 || highest > end ? Math.max(end, tens(highest)) : end;
  const flag = step.guess?.at ?? (guess ? (guess.at ?? halfway(end)) : null);
  return (
    <div className="keep-colors turf relative grid min-w-0 content-end px-4 pt-1">
      {guess ? (
        <DraggableGuessFlag
          end={end}
          estimate={guess.at}
          onMove={guess.onMove}
          onSkip={guess.onSkip}
        />
      ) : step.guess ? (
        <p className="min-h-8 text-right font-semibold text-chalk leading-8">
          <TextWithFractions>{step.guess.says}</TextWithFractions>
          <AlsoInSpanish className="text-chalk leading-snug">{step.guess.spanish}</AlsoInSpanish>
        </p>
      ) : null}
      <NumberLine
        bare
        min={min}
        max={max}
        points={point ? [{ value: point, label: SCORE_CARD.yourNumber }] : []}
        markWidth={0}
        markHeight={34}
        renderMark={({ value }) => (
          <AnswerBall
            value={value}
            isNew={isNew && own !== null}
            min={min}
            max={max}
            isBare={hops.length > 0}
          />
        )}
      >
        {isDrawn && hops.length > 0 ? (
          <NumberLineHops hops={hops} min={min} max={max} top={ROOM} />
        ) : null}
        {step.guess && point ? (
          <line
            x1={numberLineShareToPercent((step.guess.at - min) / (max - min))}
            x2={numberLineShareToPercent(numberLineShare(point, min, max))}
            y1={ROOM + 5}
            y2={ROOM + 5}
            stroke="#ffd24a"
            strokeWidth="6"
          />
        ) : null}
        {flag === null ? null : (
          <svg
            x={numberLineShareToPercent((flag - min) / (max - min))}
            overflow="visible"
            aria-hidden="true"
          >
            <GuessFlag
              at={flag}
              top={ROOM}
              isSet={step.guess !== undefined || guess?.at !== null}
            />
          </svg>
        )}
      </NumberLine>
    </div>
  );
}

const halfway = (end: number) => Math.round(end / 2);

/** The next multiple of ten above a number's absolute value. */
function tens(value: number): number {
  return (Math.floor(Math.abs(value) / 10) + 1) * 10;
}

export function StepPlayerAndGameHeader({
  step,
  week,
  title,
}: {
  step: ScoreStepDto;
  week: number;
  title: RichContent;
}) {
  return (
    <div className="on-board flex items-center gap-3 px-4 py-2">
      {step.player ? (
        <PlayerPicture jersey={step.player.jersey} photo={step.player.photo} width={64} />
      ) : (
        <Icon name="users" className="size-12" />
      )}
      <div className="min-w-0 leading-snug">
        {title}
        <p className="font-bold text-lead leading-tight">
          {step.player?.name ?? SCORE_CARD.wholeTeam}
        </p>
        <p className="text-chalk-soft">{gameText(step, week)}</p>
      </div>
    </div>
  );
}

function gameText({ key, game, opponent }: ScoreStepDto, week: number): string {
  if (key === 'TEAM') return weekTitle(week);
  if (game === 'unknown') return SCORE_CARD.noData;
  if (game === 'unreadable') return gameUnreadableText(week);
  if (game === 'canceled') return canceledInText(week);
  if (game === 'bye') return noGameByeText(week);
  if (game === 'no-game') return didNotPlayInText(week);
  return opponent ? weekAgainstText(week, opponent) : weekTitle(week);
}

type EstimateProps = {
  end: number;
  estimate: number | null;
  onMove: (estimate: number) => void;
  onSkip: () => void;
};

/**
 * The student's guess: a flag that is dragged, placed with a tap on the field, or moved with the
 * arrow keys.
 */
export function DraggableGuessFlag({ end, estimate, onMove, onSkip }: EstimateProps) {
  const id = useId();
  const move = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    onMove(currentTarget.valueAsNumber);
  return (
    <>
      <div className="absolute inset-x-4 bottom-0 h-24">
        {/* The drawing has a margin of three percent at both ends, and the slider half of its
            thumb. */}
        <input
          type="range"
          aria-labelledby={id}
          aria-valuetext={estimate === null ? SCORE_CARD.noGuess : withTypographicMinus(estimate)}
          min={0}
          max={end}
          // A long field goes in steps of five.
          step={end > 100 ? 5 : 1}
          value={estimate ?? Math.round(end / 2)}
          className={
            'bare-range -outline-offset-4 mx-[calc(3%-0.75rem)] block h-full ' +
            'w-[calc(94%+1.5rem)] cursor-pointer rounded-md'
          }
          onChange={move}
          // A tap where the flag already is causes no change event.
          onClick={move}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            focusFirstBox(event.currentTarget);
          }}
        />
      </div>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-chalk">
        <p className="leading-tight">
          <strong id={id}>{SCORE_CARD.whereLand}</strong>
          <span className="max-sm:hidden">{` ${SCORE_CARD.howToGuess}`}</span>
        </p>
        <button
          type="button"
          className={
            'relative min-h-8 rounded-md border border-chalk-soft bg-board px-3 font-semibold ' +
            'leading-tight hover:border-chalk'
          }
          onClick={(event) => {
            onSkip();
            focusFirstBox(event.currentTarget);
          }}
        >
          {SCORE_CARD.skip}
        </button>
      </div>
    </>
  );
}

function focusFirstBox(from: Element): void {
  from
    .closest('section')
    ?.querySelector<HTMLInputElement>('input[data-line-box], input[name="whole"]')
    ?.focus();
}
