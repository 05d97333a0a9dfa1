import { useId } from 'react';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { SCORE_CARD } from '@/words/score-card';

type EstimateProps = {
  end: number;
  /** Null until the flag is first moved. */
  estimate: number | null;
  onMove: (estimate: number) => void;
  onSkip: () => void;
};

/**
 * The student's guess: a flag that is dragged, placed with a tap on the field, or moved with the
 * arrow keys.
 */
export function EstimateFlag({ end, estimate, onMove, onSkip }: EstimateProps) {
  const id = useId();
  const put = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
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
          onChange={put}
          // A tap where the flag already is causes no change event.
          onClick={put}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goToBoxes(event.currentTarget);
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
            goToBoxes(event.currentTarget);
          }}
        >
          {SCORE_CARD.skip}
        </button>
      </div>
    </>
  );
}

/** Moves the focus to the first box of the card. */
function goToBoxes(from: Element): void {
  from
    .closest('section')
    ?.querySelector<HTMLInputElement>('input[data-line-box], input[name="whole"]')
    ?.focus();
}
