import { MAX_GRAPH_TITLE_LENGTH } from '@/lib/domain/graphs/handed-in-graph';
import { CHART_PAPER_WIDTH, LABEL_FONT_SIZE, Y_AXIS_LABEL_X } from './chart-style';
import './handles.css';
import type { ComponentType } from 'react';
import type { TypedScale } from '@/lib/domain/graphs/graph-draft';
import { CHART_TEXT_BOX_LABELS } from '@/words/charts';
import type { DragPhase } from './drag-handle';

const labels = () =>
  ({
    title: { ...CHART_TEXT_BOX_LABELS.title, most: MAX_GRAPH_TITLE_LENGTH },
    xLabel: { ...CHART_TEXT_BOX_LABELS.xLabel, most: 50 },
    yLabel: { ...CHART_TEXT_BOX_LABELS.yLabel, most: 50 },
  }) as const;

type ChartTextInputProps = {
  name: keyof ReturnType<typeof labels>;
  editing: Pick<ChartEditing, 'word'>;
  /** The center of the text on the paper. */
  at: { x: number; y: number };
  width?: number;
  size?: number;
  lines?: number;
  turned?: boolean;
};

/** While the input isn't focused, the drawn text shows through exactly as in the saved picture. */
export function ChartTextInput({
  name,
  editing,
  at,
  width = CHART_PAPER_WIDTH - 60,
  size = LABEL_FONT_SIZE,
  lines = 1,
  turned = false,
}: ChartTextInputProps) {
  const { id, value, onChange } = editing.word(name);
  const { label, empty, most } = labels()[name];
  const height = Math.max(34, lines * size * 1.3 + 10);
  return (
    <g transform={`translate(${at.x} ${at.y})${turned ? ' rotate(-90)' : ''}`}>
      <foreignObject x={-width / 2} y={-height / 2} width={width} height={height}>
        <input
          id={id}
          name={name}
          aria-label={label}
          placeholder={empty}
          value={value}
          maxLength={most}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={
            'chart-word ' +
            (size > LABEL_FONT_SIZE ? 'font-bold text-lead' : 'font-semibold text-base')
          }
        />
      </foreignObject>
    </g>
  );
}

export type AxisLabelPlacement = {
  plot: { left: number; right: number; top: number; bottom: number };
  /** The baseline of the x-axis label. */
  below?: number;
  beside?: boolean;
};

export function AxisLabelInputs({
  editing,
  plot,
  below,
  beside = false,
}: AxisLabelPlacement & { editing: Pick<ChartEditing, 'word'> }) {
  return (
    <>
      {beside ? (
        <ChartTextInput
          name="yLabel"
          editing={editing}
          at={{ x: Y_AXIS_LABEL_X - 5, y: (plot.top + plot.bottom) / 2 }}
          width={plot.bottom - plot.top + 40}
          turned
        />
      ) : null}
      {below ? (
        <ChartTextInput
          name="xLabel"
          editing={editing}
          at={{ x: (plot.left + plot.right) / 2, y: below - 5 }}
          width={plot.right - plot.left - 60}
        />
      ) : null}
    </>
  );
}

/** Edits a chart of any type in place: its texts are typed on it, and its axes are dragged. */
export type ChartEditing = {
  word: (name: 'title' | 'xLabel' | 'yLabel') => {
    id: string;
    value: string;
    onChange: (value: string) => void;
  };
  /** Passed in, so that pages without editing don't load it. */
  tools: { ChartTextInput: ComponentType<ChartTextInputProps> };
  axis: (axis: 'x' | 'y') => {
    scale: TypedScale;
    onPull: (scale: TypedScale, phase: DragPhase) => void;
  };
};
