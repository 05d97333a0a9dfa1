import { rectanglePath } from '@/components/charts/answer-mark-placement';
import { AXIS_STROKE_PROPS } from '@/components/charts/chart-paper';
import {
  CHART_PAPER_WIDTH,
  LABEL_FONT_SIZE,
  SOFT_INK_COLOR,
} from '@/components/charts/chart-style';
import type { StemAndLeafFigure } from '@/lib/domain/graphs/stem-and-leaf/lesson';
import {
  leavesInputId,
  MAX_STEMS,
  parseStemRangeToRows,
  parseStemRowNumber,
  type StemAndLeafData,
  stemAndLeafGraphRules,
  stemLabelOfRow,
  stemsAndLeaves,
} from '@/lib/domain/graphs/stem-and-leaf/rules';
import {
  lastStemQuestionText,
  leafOnStemLabel,
  plotKeyText,
  STEM_AND_LEAF_BUILDER,
  stemAndLeafWords,
  stemName,
  yardsBelowLimitInWeekText,
} from '@/words/graphs/stem-and-leaf';
import {
  draftNumberBoxMaker,
  NumberFieldGroup,
  typedNumberBoxMaker,
} from '../builder/draft-fields';
import {
  findNewestWeekAndPieces,
  type MakeGraphTypeSketch,
  SKETCH_RECEIVING_YARDS_FIELD,
  statValuesInWeek,
} from '../graph-type-sketch';
import {
  defineGraphView,
  type GraphBuilderFieldsProps,
  type GraphDrawingProps,
  type GraphEditingProps,
  type GraphView,
} from '../graph-view';
import type { StemRowsLayout } from './leaves';

const ROW = 28;
const HEAD = 34;
const STEM_END = 110;
const WIDEST_LEAF = 24;

type Layout = ReturnType<typeof layout>;

/** Leaves have one width, so that the rows show the shape of the data. Empty rows stay. */
function layout(data: StemAndLeafData) {
  const { rows, keyText, room = 1 } = data;
  const longest = Math.max(room, ...rows.map(({ leaves }) => leaves.length));
  const leafWidth = Math.min(WIDEST_LEAF, (CHART_PAPER_WIDTH - STEM_END - 50) / longest);
  const bottom = HEAD + rows.length * ROW;
  const size = Math.min(LABEL_FONT_SIZE + 1, leafWidth * 1.5);
  // Equal leaves of a row are the same number, so they share one spot.
  const spots = rows.flatMap(({ stem, leaves }, row) =>
    leaves.flatMap((leaf, index) => {
      if (leaves.indexOf(leaf) !== index) return [];
      const alike = leaves.lastIndexOf(leaf) - index + 1;
      const [left, top] = [STEM_END + 18 + (index - 0.2) * leafWidth, HEAD + row * ROW];
      return {
        key: String(Number(stem) * 10 + Number(leaf)),
        name: leafOnStemLabel(Number(leaf), stem),
        at: { x: left + (alike * leafWidth) / 2, y: top + ROW / 2 + 2 },
        outline: rectanglePath(left, top + 2, alike * leafWidth, ROW - 2),
      };
    }),
  );
  const rowLayout: StemRowsLayout = {
    head: HEAD,
    row: ROW,
    line: STEM_END,
    right: CHART_PAPER_WIDTH - 24,
    leafAt: (position) => STEM_END + 18 + (position + 0.3) * leafWidth,
  };
  return {
    rows: rowLayout,
    bottom,
    size,
    places: { spot: spots },
    height: bottom + (keyText ? 46 : 14),
  };
}

function Drawing({ data, layout, id }: GraphDrawingProps<StemAndLeafData, Layout>) {
  const { rows, keyText } = data;
  const {
    bottom,
    size,
    rows: { leafAt },
  } = layout;
  return (
    <>
      <text x={STEM_END - 18} y={22} textAnchor="end" fontWeight={600} fill={SOFT_INK_COLOR}>
        {STEM_AND_LEAF_BUILDER.stem}
      </text>
      <text x={STEM_END + 18} y={22} fontWeight={600} fill={SOFT_INK_COLOR}>
        {STEM_AND_LEAF_BUILDER.leaf}
      </text>
      <path
        d={`M${STEM_END} 4V${bottom + 4}M${STEM_END - 70} ${HEAD - 4}H${CHART_PAPER_WIDTH - 24}`}
        {...AXIS_STROKE_PROPS}
      />
      {rows
        .map((row, index) => ({ ...row, y: HEAD + index * ROW + 21 }))
        .map(({ stem, leaves, y }) => (
          <g key={stem}>
            <text
              x={STEM_END - 18}
              y={y}
              textAnchor="end"
              fontSize={LABEL_FONT_SIZE + 1}
              fontWeight={600}
            >
              {stem.replace('-', '−')}
            </text>
            {leaves
              .map((leaf, index) => ({ leaf, x: leafAt(index) }))
              .map(({ leaf, x }) => (
                <text key={x} x={x} y={y} textAnchor="middle" fontSize={size}>
                  {leaf}
                </text>
              ))}
          </g>
        ))}
      {keyText ? (
        <text id={`${id}key`} x={STEM_END - 70} y={bottom + 34} fill={SOFT_INK_COLOR}>
          {plotKeyText(keyText)}
        </text>
      ) : null}
    </>
  );
}

const DragHandles = ({ editing, layout: { rows } }: GraphEditingProps<Layout>) => {
  const { LeafHandles } = editing.tools;
  return LeafHandles ? <LeafHandles editing={editing} rows={rows} /> : null;
};

function Stems(props: GraphBuilderFieldsProps) {
  const typed = typedNumberBoxMaker(props);
  const [ends, key] = [draftNumberBoxMaker(props, 'stems'), draftNumberBoxMaker(props, 'stemKey')];
  const rows = parseStemRangeToRows(props.draft.stems);
  return (
    <div className="space-y-4">
      <NumberFieldGroup
        legend={STEM_AND_LEAF_BUILDER.stems}
        hint={STEM_AND_LEAF_BUILDER.stemsHint}
        className="grid-cols-2 gap-3"
        boxes={[
          ends('first', STEM_AND_LEAF_BUILDER.firstStem),
          ends('last', STEM_AND_LEAF_BUILDER.lastStem),
        ]}
      />
      {rows ? (
        <NumberFieldGroup
          legend={STEM_AND_LEAF_BUILDER.leaves}
          hint={STEM_AND_LEAF_BUILDER.leavesHint}
          className="grid-cols-1 gap-2"
          boxes={rows.map(stemLabelOfRow).map((stem) => ({
            ...typed(leavesInputId(stem), stemName(stem.replace('-', '−'))),
            maxLength: 200,
          }))}
        />
      ) : null}
      <NumberFieldGroup
        legend={STEM_AND_LEAF_BUILDER.key}
        hint={STEM_AND_LEAF_BUILDER.keyHint}
        className="grid-cols-2 gap-3 sm:grid-cols-4"
        boxes={[
          key('stem', STEM_AND_LEAF_BUILDER.stem),
          key('leaf', STEM_AND_LEAF_BUILDER.leaf),
          key('value', STEM_AND_LEAF_BUILDER.means),
          key('unit', STEM_AND_LEAF_BUILDER.unit),
        ]}
      />
    </div>
  );
}

/**
 * The stems are the scale: both plots get all stems from the lowest to the highest, and leaves of
 * one width.
 */
function onSameStems(charts: readonly StemAndLeafData[]): StemAndLeafData[] | null {
  const stems = charts.flatMap(({ rows }) => rows.map(({ stem }) => parseStemRowNumber(stem) ?? 0));
  const [first, last] = [Math.min(...stems), Math.max(...stems)];
  if (stems.length === 0 || last - first >= MAX_STEMS) return null;
  const room = Math.max(...charts.flatMap(({ rows }) => rows.map(({ leaves }) => leaves.length)));
  return charts.map((chart) => ({
    ...chart,
    room,
    rows: Array.from({ length: last - first + 1 }, (_, index) => ({
      stem: stemLabelOfRow(first + index).replace('-', '−'),
      leaves: chart.rows
        .filter(({ stem }) => parseStemRowNumber(stem) === first + index)
        .flatMap(({ leaves }) => leaves),
    })),
  }));
}

/** Only values below this, because more rows would be unreadable in a small picture. */
const SKETCH_BELOW = 60;
const SKETCH_ROW = 16;

const sketch: MakeGraphTypeSketch = (source) => {
  const found = findNewestWeekAndPieces(source, 3, (week) =>
    statValuesInWeek(source, SKETCH_RECEIVING_YARDS_FIELD, week).filter(
      (yards) => yards > 0 && yards < SKETCH_BELOW,
    ),
  );
  if (!found) return null;
  const rows = stemsAndLeaves(found.pieces);
  const top = 50 - (rows.length * SKETCH_ROW) / 2;
  return {
    description: yardsBelowLimitInWeekText(SKETCH_BELOW, found.week),
    drawing: (
      <>
        <path className="soft" d={`M92 ${top}v${rows.length * SKETCH_ROW}`} />
        {rows.map(({ label, leaves }, row) => (
          <g key={label}>
            <text x={82} y={top + row * SKETCH_ROW + 13} textAnchor="end">
              {label}
            </text>
            <text x={104} y={top + row * SKETCH_ROW + 13} wordSpacing={6}>
              {leaves.join(' ')}
            </text>
          </g>
        ))}
      </>
    ),
  };
};

const view = defineGraphView<
  StemAndLeafData,
  Layout,
  Extract<StemAndLeafFigure, { kind: 'stem-and-leaf' }>
>({
  type: 'stem-and-leaf',
  rules: stemAndLeafGraphRules,
  words: stemAndLeafWords,
  layout,
  Drawing,
  DragHandles,
  snaps: [],
  Tools: ({ editing }) => {
    const { UnplacedLeaves } = editing.tools;
    return UnplacedLeaves ? <UnplacedLeaves editing={editing} /> : null;
  },
  questions: () => [{ box: 'stems-last', ask: lastStemQuestionText() }],
  NumbersPart: Stems,
  onOneScale: onSameStems,
  sketch,
  figure: ({ rows }) => ({
    rows: rows.map(({ stem, leaves }) => ({ stem: String(stem), leaves })),
    keyText: STEM_AND_LEAF_BUILDER.sampleKey,
  }),
});

/** The dots that a lesson begins with are drawn like those of a box plot. */
function plotOf(figure: StemAndLeafFigure) {
  if (figure.kind !== 'stem-and-leaf') throw new RangeError('This figure has no stems');
  return figure;
}

export const stemAndLeafView: GraphView<StemAndLeafData, StemAndLeafFigure> = {
  ...view,
  Figure: ({ figure, title }) => view.Figure({ figure: plotOf(figure), title }),
  finished: (figure, title) => view.finished(plotOf(figure), title),
};
