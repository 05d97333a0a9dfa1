import { across, shareOfLine } from '@/components/math/number-line';
import { type MixedNumber, signed } from '@/lib/domain/numbers/mixed';

/** What one of the own lines adds, as it was typed; `isMarked` where it did not fit. */
type Hop = { typed: string; value: MixedNumber; isMarked: boolean };

export type PlacedHop = { typed: string; isMarked: boolean; from: number; to: number };

const numberOf = (value: MixedNumber) => shareOfLine(value, 0, 1);

/** The hops one after another from 0; what is 0 is none. */
export function placed(hops: readonly Hop[]): PlacedHop[] {
  let at = 0;
  return hops.flatMap(({ typed, value, isMarked }) => {
    const from = at;
    at += numberOf(value);
    return from === at ? [] : [{ typed, isMarked, from, to: at }];
  });
}

/** How wide the field at least is, on a screen and on anything smaller, in px. */
const WIDE = 700;
const NARROW = 240;
/** Whether a label stays inside its hop. */
const fits = (label: string, width: number): boolean => label.length * 8.5 + 10 <= width;

type HopsProps = { hops: readonly PlacedHop[]; min: number; max: number; top: number };

/** The own lines as hops along the field. Drawn only: the boxes say the same. */
export function Hops({ hops, min, max, top }: HopsProps) {
  return hops.map(({ typed, isMarked, from, to }) => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)].map(
      (at) => (at - min) / (max - min),
    ) as [number, number];
    const share = right - left;
    const label = signed(typed.trim());
    const hasLabel = fits(label, share * WIDE);
    const height = hasLabel ? top - 16 : Math.min(top - 16, 12 + share * 60);
    const ink = isMarked ? '#ffd24a' : '#f5f8f0';
    return (
      <g key={`${from}-${to}`}>
        <svg
          x={across(left)}
          y={top - height}
          width={`${(share * 94).toFixed(3)}%`}
          height={height}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            d="M0 100C4-33 96-33 100 100"
            fill="none"
            stroke={ink}
            strokeWidth="2.5"
            strokeDasharray={isMarked ? '7 5' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {hasLabel ? (
          <text
            x={across((left + right) / 2)}
            y={top - 6}
            textAnchor="middle"
            fill={ink}
            fontSize="16"
            fontWeight="700"
            className={fits(label, share * NARROW) ? undefined : 'max-lg:hidden'}
          >
            {label}
          </text>
        ) : null}
      </g>
    );
  });
}
