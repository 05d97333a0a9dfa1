import type { ReactNode } from 'react';
import type { RichContent } from '@/components/ui/sentence';
import { handlesGroupLabel } from '@/words/graph-editing';
import type { FigureFrame } from './answer-mark-placement';
import {
  AXIS_COLOR,
  CHART_PAPER_WIDTH,
  estimateTextWidth,
  INK_COLOR,
  LABEL_FONT_SIZE,
  PAPER_COLOR,
  TITLE_FONT_SIZE,
  wrapText,
} from './chart-style';
import type { ChartEditing } from './chart-text-inputs';
import { seriesColor, seriesDashPattern, seriesMarkerPath } from './palette';

const MARGIN = 16;
const LINE = 1.3;
const KEY_ROW = 28;
const SWATCH = 34;

export type ChartPaperProps = {
  id: string;
  title: string;
  label: string;
  describedBy?: string;
  /** The height between title and key. */
  height: number;
  series?: { labels: readonly string[]; look: 'area' | 'line' | 'marker' };
  hasKey: boolean;
  /** A saved picture has no editing controls. */
  editing?: Pick<ChartEditing, 'word' | 'tools'>;
  handles?: ReactNode;
  /** Draws a lesson's answer mark as an overlay of the same size. */
  overlay?: ((frame: FigureFrame) => RichContent) | false | undefined;
  /** Here y = 0 is the line below the title. */
  children: RichContent;
};

/** The drawing depends on no page styles, so a saved picture looks the same. */
export function ChartPaper({
  id,
  title,
  label,
  describedBy,
  height,
  series,
  hasKey,
  editing,
  handles,
  overlay,
  children,
}: ChartPaperProps) {
  const titleLines = wrapText(title, CHART_PAPER_WIDTH - 2 * MARGIN, TITLE_FONT_SIZE);
  // While editing, an empty title still takes one line, so that there is room to type it.
  const lines = Math.max(titleLines.length, editing ? 1 : 0);
  const top = MARGIN + lines * TITLE_FONT_SIZE * LINE + (lines > 0 ? 6 : 0);
  const entries = series && hasKey ? placeKey(series.labels) : [];
  const keyHeight = entries.length > 0 ? ((entries.at(-1)?.row ?? 0) + 1) * KEY_ROW + 8 : 0;
  const total = Math.ceil(top + height + keyHeight + MARGIN);
  const size = {
    viewBox: `0 0 ${CHART_PAPER_WIDTH} ${total}`,
    width: CHART_PAPER_WIDTH,
    height: total,
    // A tall stem list is not scaled down to fit, because it would be unreadable. While editing,
    // the size stays fixed on a wide screen. Under a mark to pull, the picture stays large enough
    // to hit it; all others shrink to a phone, so that all of one is seen at once.
    className:
      `h-auto ${overlay ? 'not-only:min-w-[31rem]' : ''} ` +
      (total <= CHART_PAPER_WIDTH ? 'fits' : editing ? 'w-full lg:mx-auto lg:w-[31rem]' : 'w-full'),
  };
  const paper = (
    <svg
      {...size}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      fontSize={LABEL_FONT_SIZE}
      fill={INK_COLOR}
    >
      <rect width={CHART_PAPER_WIDTH} height={total} fill={PAPER_COLOR} />
      {titleLines
        .map((line, index) => ({ line, y: MARGIN + (index + 0.85) * TITLE_FONT_SIZE * LINE }))
        .map(({ line, y }) => (
          <text
            key={y}
            x={CHART_PAPER_WIDTH / 2}
            y={y}
            textAnchor="middle"
            fontSize={TITLE_FONT_SIZE}
            fontWeight={700}
          >
            {line}
          </text>
        ))}
      <g transform={`translate(0 ${top})`}>
        {series?.look === 'area' ? <AreaPatterns id={id} count={series.labels.length} /> : null}
        {children}
      </g>
      {series && entries.length > 0 ? (
        <g transform={`translate(0 ${top + height + 8})`}>
          {entries.map(({ text, x, row, index }) => (
            <g key={index} transform={`translate(${x} ${row * KEY_ROW})`}>
              <KeySwatch index={index} look={series.look} patternId={id} />
              <text x={SWATCH + 8} y={16}>
                {text}
              </text>
            </g>
          ))}
        </g>
      ) : null}
    </svg>
  );
  if (overlay) {
    return (
      <div className="grid *:[grid-area:1/1]">
        {paper}
        {overlay({ size, top })}
      </div>
    );
  }
  if (!editing) return paper;
  return (
    <div className="grid *:[grid-area:1/1]">
      {paper}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a drawing. */}
      <svg
        {...size}
        role="group"
        aria-label={handlesGroupLabel()}
        data-editing=""
        fontSize={LABEL_FONT_SIZE}
      >
        <editing.tools.ChartTextInput
          name="title"
          editing={editing}
          at={{ x: CHART_PAPER_WIDTH / 2, y: MARGIN + (lines * TITLE_FONT_SIZE * LINE) / 2 }}
          size={TITLE_FONT_SIZE}
          lines={lines}
        />
        <g transform={`translate(0 ${top})`}>
          <g>{handles}</g>
          <g data-front="" />
        </g>
      </svg>
    </div>
  );
}

type KeySwatchProps = {
  index: number;
  look: NonNullable<ChartPaperProps['series']>['look'];
  patternId: string;
};

function KeySwatch({ index, look, patternId }: KeySwatchProps) {
  if (look === 'area') {
    return (
      <rect
        x={4}
        y={1}
        width={SWATCH - 8}
        height={20}
        fill={`url(#${patternId}${index})`}
        stroke={INK_COLOR}
      />
    );
  }
  return (
    <>
      {look === 'line' ? (
        <path
          d={`M0 11h${SWATCH}`}
          stroke={seriesColor(index)}
          strokeWidth={3}
          strokeDasharray={seriesDashPattern(index)}
        />
      ) : null}
      <SeriesMarker x={SWATCH / 2} y={11} index={index} />
    </>
  );
}

export function SeriesMarker({
  x,
  y,
  index,
  scale = 1,
}: {
  x: number;
  y: number;
  index: number;
  scale?: number;
}) {
  return (
    <path
      d={seriesMarkerPath(index)}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      fill={seriesColor(index)}
      stroke={PAPER_COLOR}
      strokeWidth={1.25 / scale}
    />
  );
}

function placeKey(labels: readonly string[]) {
  const width = CHART_PAPER_WIDTH - 2 * MARGIN;
  const entryWidth = (text: string) => SWATCH + 8 + estimateTextWidth(text, LABEL_FONT_SIZE) + 22;
  const rows: { text: string; index: number; offset: number }[][] = [[]];
  let used = 0;
  for (const [index, text] of labels.entries()) {
    if (used > 0 && used + entryWidth(text) > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ text, index, offset: used });
    used += entryWidth(text);
  }
  return rows.flatMap((entries, row) => {
    const last = entries.at(-1);
    const rowWidth = last ? last.offset + entryWidth(last.text) - 22 : 0;
    const left = Math.max(MARGIN, (CHART_PAPER_WIDTH - rowWidth) / 2);
    return entries.map(({ text, index, offset }) => ({ text, index, row, x: left + offset }));
  });
}

/** The id of each pattern is `id` plus the series' index. */
function AreaPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the identity of a series.
          key={index}
          id={`${id}${index}`}
          width={10}
          height={10}
          patternUnits="userSpaceOnUse"
          patternTransform={index % 6 === 1 ? 'rotate(45)' : undefined}
        >
          <rect width={10} height={10} fill={seriesColor(index)} />
          {PATTERNS[index % 6]}
        </pattern>
      ))}
    </defs>
  );
}

const STROKE = { stroke: PAPER_COLOR, strokeWidth: 2, fill: 'none' } as const;
const PATTERNS: readonly RichContent[] = [
  null,
  <path key="stripes" d="M5 0v10" {...STROKE} />,
  <circle key="dots" cx={5} cy={5} r={2} fill={PAPER_COLOR} />,
  <path key="rows" d="M0 5h10" {...STROKE} />,
  <path key="cross" d="M0 0l10 10M10 0l-10 10" {...STROKE} strokeWidth={1.4} />,
  <path key="columns" d="M3 0v10" {...STROKE} strokeWidth={1.4} />,
];

export const AXIS_STROKE_PROPS = { stroke: AXIS_COLOR, strokeWidth: 1.5, fill: 'none' } as const;
