import { type ReactNode, useId } from 'react';
import type { Parts } from '@/components/ui/parts';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { greatestCommonDivisor } from '@/lib/domain/numbers/mixed';

export type LinePoint = { value: MixedNumber; label: string };

type NumberLineProps = {
  points: readonly LinePoint[];
  /** Whole numbers, `min` below `max`. */
  min: number;
  max: number;
  /** What stands on a point: an svg of at most `markWidth` by `markHeight` pixels. */
  renderMark: (point: LinePoint, index: number) => ReactNode;
  markWidth?: number;
  markHeight?: number;
  /** Without its own turf, for a place that is green already. */
  bare?: boolean;
  /** What else is drawn on it, below the points. */
  children?: Parts;
};

const EDGE = 3;
/**
 * The turf reaches over the room that the drawing leaves at its sides: half a number has to fit
 * beside the line's ends, however narrow the screen.
 */
const TURF = { x: '-0.75rem', style: { width: 'calc(100% + 1.5rem)' } };

/** Percent across the drawing; the line keeps a little room at both ends. */
export function across(share: number): string {
  return `${(EDGE + share * (100 - 2 * EDGE)).toFixed(3)}%`;
}

/**
 * A number line drawn as a football field: each whole is a yard line, each fraction a tick. The
 * drawing is decoration: the page says the same in words. Positions are percentages: the text keeps
 * its size on a narrow screen.
 */
export function NumberLine(props: NumberLineProps) {
  const {
    points,
    min,
    max,
    renderMark,
    markWidth = 24,
    markHeight = 30,
    bare = false,
    children,
  } = props;
  const wholes = max - min;
  const parts = partsPerWhole(
    points.map((point) => point.value.denominator),
    wholes,
  );
  const step = labelStep(wholes);
  // A yard line every so many wholes: on a long line only some can be told apart.
  const tick = [1, 5, 10, 50].find((each) => wholes / each <= 60) ?? 100;
  const top = markHeight + 6;
  const id = useId();
  return (
    <svg
      width="100%"
      height={top + 58}
      aria-hidden="true"
      className={`keep-colors block overflow-visible ${bare ? '' : 'px-3'}`}
    >
      {bare ? null : <rect {...TURF} y={top} height="58" rx="6" fill="#0b6b3f" />}
      <rect {...(bare ? { width: '100%' } : TURF)} y={top} height="4" fill="#f5f8f0" />
      <Ticks id={`${id}-wholes`} count={wholes / tick} y={top + 4} height={22} width={2.5} />
      {parts > 1 ? (
        <Ticks
          id={`${id}-parts`}
          count={wholes * parts}
          y={top + 4}
          height={10}
          width={1}
          className="hidden sm:block"
        />
      ) : null}
      <g textAnchor="middle" fill="#f5f8f0" fontWeight="700" className="sm:text-lead">
        {Array.from(
          { length: Math.floor(wholes / step) + 1 },
          (_, index) => min + index * step,
        ).map((whole, index) => (
          // On a narrow screen there is room for every other one.
          <text
            key={whole}
            x={across((whole - min) / wholes)}
            y={top + 48}
            className={index % 2 === 1 ? 'max-sm:hidden' : undefined}
          >
            {String(whole).replace('-', '\u2212')}
          </text>
        ))}
      </g>
      {children}
      {points.map((point, index) => (
        <svg
          key={point.label}
          x={across(shareOfLine(point.value, min, max))}
          y="0"
          overflow="visible"
          aria-hidden="true"
        >
          <g transform={`translate(${-markWidth / 2} 0)`}>{renderMark(point, index)}</g>
          <circle cx="0" cy={top + 2} r="5" fill="#f5f8f0" stroke="#12231b" strokeWidth="2" />
        </svg>
      ))}
    </svg>
  );
}

type TicksProps = {
  id: string;
  count: number;
  y: number;
  height: number;
  width: number;
  className?: string;
};

/**
 * Ticks at equal distances, both ends included. One repeated tile instead of a hundred lines keeps
 * the page small.
 */
function Ticks({ id, count, y, height, width, className }: TicksProps) {
  return (
    <g className={className} transform={`translate(${-width / 2} 0)`}>
      <pattern id={id} width={1 / count} height="1">
        <rect width={width} height={height} fill="#f5f8f0" />
      </pattern>
      <rect x={across(0)} y={y} width={`${100 - 2 * EDGE}%`} height={height} fill={`url(#${id})`} />
      <rect x={across(1)} y={y} width={width} height={height} fill="#f5f8f0" />
    </g>
  );
}

/**
 * Where a number is between `min` and `max`, as a share of the way. For drawing only: a score is
 * never computed from it.
 */
export function shareOfLine(value: MixedNumber, min: number, max: number): number {
  const sign = value.wholeNumber < 0 ? -1 : 1;
  return (value.wholeNumber + (sign * value.numerator) / value.denominator - min) / (max - min);
}

/**
 * Into how many parts each whole is cut: the common denominator where that stays readable, else
 * none.
 */
export function partsPerWhole(denominators: readonly number[], wholes: number): number {
  const common = denominators.reduce(
    (all, next) => (all * next) / greatestCommonDivisor(all, next),
    1,
  );
  return common <= 24 && common * wholes <= 150 ? common : 1;
}

/** Every how many wholes a number is written: about a dozen at most. */
export function labelStep(wholes: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => wholes / step <= 10) ?? 200;
}
