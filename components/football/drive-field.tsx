import { MixedNumberText } from '@/components/math/mixed-number-text';
import { numberLineShare } from '@/components/math/number-line';
import { FIELD_YARDS } from '@/lib/domain/class/class-drive';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { CLASS_DRIVE } from '@/words/class-drive';

const TENS = Array.from({ length: 11 }, (_, index) => index);
/** Room for half a ball at both ends. */
const EDGE = 24;
const TEN_YARDS = 100;
const WIDTH = 2 * EDGE + 10 * TEN_YARDS;

const placeOf = (yards: MixedNumber) =>
  EDGE + numberLineShare(yards, 0, FIELD_YARDS) * 10 * TEN_YARDS;

const percentOfField = (yards: MixedNumber) => `${(100 * placeOf(yards)) / WIDTH}%`;

/** Hidden from screen readers, because a text beside the field says the same. */
export function ClassDriveField({
  yards,
  height,
  ballSize = 1,
  className = '',
}: {
  yards: MixedNumber;
  height: number;
  ballSize?: number;
  className?: string;
}) {
  const ball = placeOf(yards);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={`keep-colors block w-full rounded-md bg-field-deep ${className}`}
      aria-hidden="true"
    >
      {TENS.slice(0, -1).map((ten) => (
        <rect
          key={ten}
          x={EDGE + ten * TEN_YARDS}
          width={TEN_YARDS}
          height={height}
          fill={ten % 2 === 0 ? '#0e7547' : '#0b6b3f'}
        />
      ))}
      <rect x={EDGE} width={ball - EDGE} height={height} fill="#ffffff" opacity="0.16" />
      {TENS.map((ten) => (
        <rect
          key={ten}
          x={EDGE + ten * TEN_YARDS - 1}
          width={ten % 5 === 0 ? 3 : 2}
          height={height}
          fill="#ffffff"
          opacity={ten % 5 === 0 ? 1 : 0.6}
        />
      ))}
      <rect x={ball - 2} width="4" height={height} fill="#ffd24a" />
      <g transform={`translate(${ball} ${height / 2}) rotate(-24) scale(${ballSize})`}>
        <path d="M-22 0Q0-24 22 0Q0 24-22 0Z" fill="#8a4a1c" stroke="#3d1f0a" strokeWidth="2.5" />
        <path d="M-8 0H8M-5-5V5M0-5V5M5-5V5" stroke="#ffffff" strokeWidth="2.5" />
      </g>
    </svg>
  );
}

/** The sizes of field and labels follow the text's size. */
export function LabeledClassDriveField({ yards, height }: { yards: MixedNumber; height: number }) {
  return (
    <div>
      <p
        className="relative mb-[0.4em] w-fit -translate-x-1/2"
        style={{ left: `clamp(7em, ${percentOfField(yards)}, calc(100% - 7em))` }}
      >
        <strong
          className={
            'inline-block rounded-[0.4em] bg-next px-[0.7em] py-[0.2em] text-[2.4em] ' +
            'text-on-next'
          }
        >
          <MixedNumberText value={yards} />
          <span className="font-normal text-[0.6em]">{` ${CLASS_DRIVE.yards}`}</span>
        </strong>
      </p>
      <ClassDriveField yards={yards} height={height} className="max-sm:hidden" />
      <ClassDriveField
        yards={yards}
        height={3 * height}
        ballSize={3}
        className="overflow-visible sm:hidden"
      />
      <div
        aria-hidden="true"
        className="relative h-[1.6em] text-[max(1rem,1.3em)] max-sm:text-base"
      >
        {TENS.map((ten) => (
          <span
            key={ten}
            className={`absolute -translate-x-1/2 ${ten % 5 === 0 ? '' : 'max-sm:hidden'}`}
            style={{
              left: percentOfField({ wholeNumber: 10 * ten, numerator: 0, denominator: 1 }),
            }}
          >
            {10 * ten}
          </span>
        ))}
      </div>
    </div>
  );
}
