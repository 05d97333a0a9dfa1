import { type ReactNode, useId } from 'react';
import type { RichContent } from '@/components/ui/sentence';
import { leastCommonMultipleOfNumbers, type MixedNumber } from '@/lib/domain/numbers/mixed';

export type NumberLinePoint = { value: MixedNumber; label: string };

type NumberLineProps = {
  points: readonly NumberLinePoint[];
  /** Whole numbers, with `min` below `max`. */
  min: number;
  max: number;
  /** Draws a point as an SVG of at most `markWidth` by `markHeight` pixels. */
  renderMark: (point: NumberLinePoint, index: number) => ReactNode;
  markWidth?: number;
  markHeight?: number;
  /** Leaves out the turf, because the background is green already. */
  bare?: boolean;
  children?: RichContent;
};

const EDGE = 3;
/** Turf extends past the ends of the line: half a label must fit there on narrow screens. */
const TURF = { x: '-0.75rem', style: { width: 'calc(100% + 1.5rem)' } };

/** A percentage of the drawing's width, with a margin at both ends. */
export function numberLineShareToPercent(share: number): string {
  return `${(EDGE + share * (100 - 2 * EDGE)).toFixed(3)}%`;
}

/**
 * A number line in the style of a football field: a yard line per whole and a tick per fraction.
 * Decorative, because the page has the same in words. Positions are percentages, so that text keeps
 * its size on narrow screens.
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
  const parts = ticksPerWhole(
    points.map((point) => point.value.denominator),
    wholes,
  );
  const step = numberLineLabelStep(wholes);
  // Long lines get fewer yard lines, so that they stay distinct.
  const tick = [1, 5, 10, 50].find((each) => wholes / each <= 60) ?? 100;
  // On a phone all these yard lines would run together, so only those with a number stay.
  const isDense = wholes / tick > 20;
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
      <Ticks
        id={`${id}-wholes`}
        count={wholes / tick}
        y={top + 4}
        height={22}
        width={2.5}
        className={isDense ? 'max-sm:hidden' : undefined}
      />
      {isDense ? (
        <Ticks
          id={`${id}-labeled`}
          count={wholes / step}
          y={top + 4}
          height={22}
          width={2.5}
          className="sm:hidden"
        />
      ) : null}
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
          // A narrow screen has room for every other number only.
          <text
            key={whole}
            x={numberLineShareToPercent((whole - min) / wholes)}
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
          x={numberLineShareToPercent(numberLineShare(point.value, min, max))}
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
  className?: string | undefined;
};

/**
 * Evenly spaced ticks with both ends. One repeated pattern keeps the page smaller than a hundred
 * lines.
 */
function Ticks({ id, count, y, height, width, className }: TicksProps) {
  return (
    <g className={className} transform={`translate(${-width / 2} 0)`}>
      <pattern id={id} width={1 / count} height="1">
        <rect width={width} height={height} fill="#f5f8f0" />
      </pattern>
      <rect
        x={numberLineShareToPercent(0)}
        y={y}
        width={`${100 - 2 * EDGE}%`}
        height={height}
        fill={`url(#${id})`}
      />
      <rect x={numberLineShareToPercent(1)} y={y} width={width} height={height} fill="#f5f8f0" />
    </g>
  );
}

/** The position between `min` and `max`, from 0 to 1. For drawing only, never for scores. */
export function numberLineShare(value: MixedNumber, min: number, max: number): number {
  const sign = value.wholeNumber < 0 ? -1 : 1;
  return (value.wholeNumber + (sign * value.numerator) / value.denominator - min) / (max - min);
}

export function ticksPerWhole(denominators: readonly number[], wholes: number): number {
  const common = leastCommonMultipleOfNumbers(denominators);
  return common <= 24 && common * wholes <= 150 ? common : 1;
}

export function numberLineLabelStep(wholes: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => wholes / step <= 10) ?? 200;
}
