import type { CSSProperties } from 'react';
import { numberLineShare } from '@/components/math/number-line';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';

type BallProps = {
  value: MixedNumber;
  isNew: boolean;
  min: number;
  max: number;
  /** Leaves out the number if the student's lines lead up to it. */
  isBare: boolean;
};

/** A new ball rolls from 0 to its number. Drawn centered on `x` = 0. */
export function AnswerBall({ value, isNew, min, max, isBare }: BallProps) {
  return (
    <g
      className={isNew ? 'walks' : undefined}
      style={{ '--from': distanceToZero(value, min, max) } as CSSProperties}
    >
      {isBare ? null : (
        <text y="14" textAnchor="middle" fill="#f5f8f0" fontSize="16" fontWeight="700">
          {formatMixed(value).replace('-', '\u2212')}
        </text>
      )}
      <g transform="rotate(-30 0 28)" stroke="#f5f8f0" strokeWidth="1.5">
        <ellipse cy="28" rx="12" ry="7.5" fill="#8f4708" />
        <path d="M-5 28h10m-8-2v4m3-4v4m3-4v4" />
      </g>
    </g>
  );
}

/** In percent of the drawing. */
function distanceToZero(value: MixedNumber, min: number, max: number): string {
  return `${((numberLineShare({ ...value, wholeNumber: 0, numerator: 0 }, min, max) - numberLineShare(value, min, max)) * 94).toFixed(2)}%`;
}

export function GuessFlag({ at, top, isSet }: { at: number; top: number; isSet: boolean }) {
  return (
    <g opacity={isSet ? 1 : 0.75}>
      <path d={`M0 ${top}V${top - 36}`} stroke="#f5f8f0" strokeWidth="2.5" />
      <path d={`M0 ${top - 38}h38l-7 9 7 9H0z`} fill="#ffd24a" stroke="#12231b" strokeWidth="1.5" />
      <text x="15" y={top - 23} textAnchor="middle" fill="#12231b" fontSize="16" fontWeight="700">
        {isSet ? String(at).replace('-', '\u2212') : '?'}
      </text>
      <circle cy={top + 2} r="6" fill="#ffd24a" stroke="#12231b" strokeWidth="2" />
    </g>
  );
}

/** Drawn centered on `x` = 0. */
export function Goalposts({ top }: { top: number }) {
  return (
    <path
      d={`M0 ${top}V${top - 32}M-20 ${top - 70}V${top - 32}H20V${top - 70}`}
      fill="none"
      stroke="#ffd24a"
      strokeWidth="5"
    />
  );
}
