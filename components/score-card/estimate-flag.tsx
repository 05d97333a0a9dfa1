import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { signed } from '@/lib/domain/numbers/mixed';

type EstimateProps = {
  end: number;
  /** Null before the flag was moved for the first time. */
  estimate: number | null;
  onMove: (estimate: number) => void;
  onSkip: () => void;
};

/** The line keeps this part of the drawing free at both ends. */
const EDGE = 0.03;

/** A long field goes by fives. */
const stepOf = (end: number) => (end > 100 ? 5 : 1);

/** Where it will land, about: a flag on the field that is pulled, or put where the field is tapped, or moved with the arrow keys. */
export function EstimateFlag({ end, estimate, onMove, onSkip }: EstimateProps) {
  const id = useId();
  const step = stepOf(end);
  const put = (at: number) => onMove(Math.min(end, Math.max(0, Math.round(at / step) * step)));

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const at = estimate ?? Math.round(end / 2 / step) * step;
    const to = {
      ArrowLeft: at - step,
      ArrowDown: at - step,
      ArrowRight: at + step,
      ArrowUp: at + step,
      PageDown: at - 5 * step,
      PageUp: at + 5 * step,
      Home: 0,
      End: end,
    }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      goToBoxes(event.currentTarget);
    }
    if (to === undefined) return;
    event.preventDefault();
    put(to);
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    put((((event.clientX - left) / width - EDGE) / (1 - 2 * EDGE)) * end);
  }

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={estimate ?? Math.round(end / 2)}
        aria-valuetext={estimate === null ? 'No guess yet' : signed(estimate)}
        className="absolute inset-x-4 bottom-0 h-24 cursor-pointer touch-none rounded-md"
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
      />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-chalk">
        <p className="leading-tight">
          <strong id={id}>About where will it land?</strong>
          <span className="max-sm:hidden"> Tap the field, pull the flag, or press ← and →.</span>
        </p>
        <button
          type="button"
          className="min-h-8 rounded-md border border-chalk-soft bg-board px-3 font-semibold leading-tight hover:border-chalk"
          onClick={(event) => {
            onSkip();
            goToBoxes(event.currentTarget);
          }}
        >
          Skip
        </button>
      </div>
    </>
  );
}

/** On to the first box of the card. */
function goToBoxes(from: Element): void {
  from.closest('section')?.querySelector<HTMLInputElement>('input[data-line-box], input[name="whole"]')?.focus();
}
