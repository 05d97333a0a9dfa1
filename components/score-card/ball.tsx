import type { CSSProperties } from 'react';
import { shareOfLine } from '@/components/math/number-line';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';

type BallProps = {
  value: MixedNumber;
  isNew: boolean;
  /** Where the line begins and ends. */
  min: number;
  max: number;
};

/** The number that was answered, over the ball that lies on it; one that is new has walked there. Drawn to both sides of `x` = 0. */
export function Ball({ value, isNew, min, max }: BallProps) {
  return (
    <g className={isNew ? 'walks' : undefined} style={{ '--from': wayBack(value, min, max) } as CSSProperties}>
      <text y="14" textAnchor="middle" fill="#f5f8f0" fontSize="16" fontWeight="700">
        {formatMixed(value).replace('-', '\u2212')}
      </text>
      <g transform="rotate(-30 0 28)" stroke="#f5f8f0" strokeWidth="1.5">
        <ellipse cy="28" rx="12" ry="7.5" fill="#8f4708" />
        <path d="M-5 28h10m-8-2v4m3-4v4m3-4v4" />
      </g>
    </g>
  );
}

/** The way from the number back to 0, in percent of the drawing. */
function wayBack(value: MixedNumber, min: number, max: number): string {
  return `${((shareOfLine({ ...value, wholeNumber: 0, numerator: 0 }, min, max) - shareOfLine(value, min, max)) * 94).toFixed(2)}%`;
}
