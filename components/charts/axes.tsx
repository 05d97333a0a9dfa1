import type { ReactNode } from 'react';
import {
  type AxisScale,
  type AxisScaleOrNone,
  formatChartNumber,
} from '@/lib/domain/graphs/chart-data';
import { AXIS_STROKE_PROPS } from './chart-paper';
import {
  estimateTextWidth,
  GRID_COLOR,
  LABEL_FONT_SIZE,
  SOFT_INK_COLOR,
  TICK_LABEL_FONT_SIZE,
  wrapText,
  Y_AXIS_LABEL_X,
} from './chart-style';
import { axisTickValues, type LinearScale, linearScale, niceAxisScale } from './scales';

export type PlotArea = { left: number; right: number; top: number; bottom: number };

export type PlottedAxis = LinearScale & { marks: readonly number[]; scale: AxisScale };

/**
 * Without a chosen scale the axis gets round numbers. Null means that no numbers are set yet, so no
 * data can be drawn.
 */
export function createAxis(
  choice: AxisScaleOrNone | undefined,
  values: readonly number[],
  ends: readonly [from: number, to: number],
  options?: { fromZero: boolean },
): PlottedAxis | null {
  const scale = choice === undefined ? niceAxisScale(values, options) : choice;
  if (!scale) return null;
  return {
    ...linearScale([scale.start, scale.end], ends),
    marks: axisTickValues(scale),
    scale,
  };
}

export function axisTickPositionsAndLabels(axis: PlottedAxis | null) {
  return axis
    ? axis.marks.map((mark) => ({ at: axis.at(mark), text: formatChartNumber(mark) }))
    : [];
}

type ClippedToPlotProps = {
  id: string;
  plot: PlotArea;
  over: { x: number; y: number };
  children: ReactNode;
};

/** Data may leave the plot by `over` before it is clipped. */
export function ClippedToPlot({ id, plot, over, children }: ClippedToPlotProps) {
  return (
    <>
      <clipPath id={`${id}clip`}>
        <rect
          x={plot.left - over.x}
          y={plot.top - over.y}
          width={plot.right - plot.left + 2 * over.x}
          height={plot.bottom - plot.top + 2 * over.y}
        />
      </clipPath>
      <g clipPath={`url(#${id}clip)`}>{children}</g>
    </>
  );
}

export function YAxis({
  plot,
  axis,
  label,
}: {
  plot: PlotArea;
  axis: PlottedAxis | null;
  label: string;
}) {
  const middle = (plot.top + plot.bottom) / 2;
  const lines = wrapText(label, plot.bottom - plot.top + 40, LABEL_FONT_SIZE);
  return (
    <g>
      {axisTickPositionsAndLabels(axis).map(({ at, text }) => (
        <g key={at} transform={`translate(0 ${at})`}>
          <path d={`M${plot.left} 0H${plot.right}`} stroke={GRID_COLOR} />
          <path d={`M${plot.left - 6} 0h6`} {...AXIS_STROKE_PROPS} />
          <text x={plot.left - 10} y={5} textAnchor="end" fontSize={TICK_LABEL_FONT_SIZE}>
            {text}
          </text>
        </g>
      ))}
      <path d={`M${plot.left} ${plot.top}V${plot.bottom}`} {...AXIS_STROKE_PROPS} />
      {lines
        .map((line, index) => ({ line, x: Y_AXIS_LABEL_X + index * 18 }))
        .map(({ line, x }) => (
          <text
            key={x}
            transform={`translate(${x} ${middle}) rotate(-90)`}
            textAnchor="middle"
            fontWeight={600}
            fill={SOFT_INK_COLOR}
          >
            {line}
          </text>
        ))}
    </g>
  );
}

type XAxisProps = {
  plot: PlotArea;
  marks: readonly { at: number; text: string }[];
  label: string;
  /** Space between the axis and its numbers, for a row of dots. */
  drop?: number;
  grid?: boolean;
};

export function XAxis({ plot, marks, label, drop = 0, grid = false }: XAxisProps) {
  return (
    <g>
      {marks.map(({ at, text }) => (
        <g key={at} transform={`translate(${at} 0)`}>
          {grid ? <path d={`M0 ${plot.top}V${plot.bottom}`} stroke={GRID_COLOR} /> : null}
          <path
            d={`M0 ${plot.bottom}v${drop + 6}`}
            {...AXIS_STROKE_PROPS}
            strokeWidth={drop > 0 ? 0.75 : 1.5}
          />
          <text y={plot.bottom + drop + 22} textAnchor="middle" fontSize={TICK_LABEL_FONT_SIZE}>
            {text}
          </text>
        </g>
      ))}
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} {...AXIS_STROKE_PROPS} />
      <XAxisLabel plot={plot} y={plot.bottom + drop + 48}>
        {label}
      </XAxisLabel>
    </g>
  );
}

function XAxisLabel({ plot, y, children }: { plot: PlotArea; y: number; children: ReactNode }) {
  return (
    <text
      x={(plot.left + plot.right) / 2}
      y={y}
      textAnchor="middle"
      fontWeight={600}
      fill={SOFT_INK_COLOR}
    >
      {children}
    </text>
  );
}

export function CategoryAxis({
  plot,
  names,
  label,
}: {
  plot: PlotArea;
  names: readonly { at: number; text: string }[];
  label: string;
}) {
  const { angle, height } = measureCategoryNames(
    names.map(({ text }) => text),
    plot,
  );
  return (
    <g>
      {names.map(({ at, text }) => (
        <text
          key={at}
          transform={
            angle
              ? `translate(${at + 5} ${plot.bottom + 18}) rotate(-35)`
              : `translate(${at} ${plot.bottom + 22})`
          }
          textAnchor={angle ? 'end' : 'middle'}
          fontSize={TICK_LABEL_FONT_SIZE}
        >
          {text}
        </text>
      ))}
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} {...AXIS_STROKE_PROPS} />
      <XAxisLabel plot={plot} y={plot.bottom + height + 26}>
        {label}
      </XAxisLabel>
    </g>
  );
}

export function measureCategoryNames(
  names: readonly string[],
  { left, right }: Pick<PlotArea, 'left' | 'right'>,
) {
  const widest = Math.max(0, ...names.map((name) => estimateTextWidth(name, TICK_LABEL_FONT_SIZE)));
  const angle = widest > (right - left) / Math.max(1, names.length) - 4;
  return { angle, height: angle ? 18 + widest * 0.58 : 22 };
}
