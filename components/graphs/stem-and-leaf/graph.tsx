import { ChartFigure } from '@/components/charts/chart-figure';
import { AXIS_STROKE } from '@/components/charts/chart-paper';
import { boxAround } from '@/components/charts/figure-places';
import { SOFT_INK } from '@/components/charts/ink';
import { LazyAnswerMark } from '@/components/charts/lazy-answer-mark';
import { LABEL_SIZE, PAPER_WIDTH } from '@/components/charts/sizes';
import {
  leavesBox,
  readStems,
  type StemAndLeafData,
  stemAndLeafGraph,
  stemLabel,
} from '@/lib/domain/graphs/stem-and-leaf/graph';
import type { StemAndLeafFigure } from '@/lib/domain/graphs/stem-and-leaf/lesson';
import { stemAndLeafWords } from '@/words/graphs/stem-and-leaf';
import { leafOn } from '@/words/hands';
import { boxAndWhisker } from '../box-and-whisker/graph';
import { NumberBoxes, partBoxes, typedBoxes } from '../builder/form-parts';
import { type ChartProps, type GraphParts, graphParts, type PartProps } from '../graph-parts';
import type { StemPlaces } from './drag-handles';

const ROW = 28;
const HEAD = 34;
const STEM_END = 110;
const WIDEST_LEAF = 24;

/** Leaves have one width, so that the rows show the shape of the data. Empty rows stay. */
export function StemAndLeafPlot({ editing, answerable, ...data }: ChartProps<StemAndLeafData>) {
  const { rows, keyText, room = 1 } = data;
  const longest = Math.max(room, ...rows.map(({ leaves }) => leaves.length));
  const leafWidth = Math.min(WIDEST_LEAF, (PAPER_WIDTH - STEM_END - 50) / longest);
  const bottom = HEAD + rows.length * ROW;
  const size = Math.min(LABEL_SIZE + 1, leafWidth * 1.5);
  // Equal leaves of a row are the same number, so they share one spot.
  const spots = rows.flatMap(({ stem, leaves }, row) =>
    leaves.flatMap((leaf, index) => {
      if (leaves.indexOf(leaf) !== index) return [];
      const alike = leaves.lastIndexOf(leaf) - index + 1;
      const [left, top] = [STEM_END + 18 + (index - 0.2) * leafWidth, HEAD + row * ROW];
      return {
        key: String(Number(stem) * 10 + Number(leaf)),
        name: leafOn(Number(leaf), stem),
        at: { x: left + (alike * leafWidth) / 2, y: top + ROW / 2 + 2 },
        outline: boxAround(left, top + 2, alike * leafWidth, ROW - 2),
      };
    }),
  );
  return (
    <ChartFigure
      type="stem-and-leaf"
      data={data}
      editing={editing}
      handles={
        editing && (
          <editing.DragHandles
            editing={editing}
            places={
              {
                rows: {
                  head: HEAD,
                  row: ROW,
                  line: STEM_END,
                  right: PAPER_WIDTH - 24,
                  leafAt: (place) => STEM_END + 18 + (place + 0.3) * leafWidth,
                },
              } satisfies StemPlaces
            }
          />
        )
      }
      over={answerable && ((frame) => <LazyAnswerMark frame={frame} places={{ spot: spots }} />)}
      of={stemAndLeafWords}
      height={bottom + (keyText ? 46 : 14)}
    >
      {(id) => (
        <>
          <text x={STEM_END - 18} y={22} textAnchor="end" fontWeight={600} fill={SOFT_INK}>
            Stem
          </text>
          <text x={STEM_END + 18} y={22} fontWeight={600} fill={SOFT_INK}>
            Leaf
          </text>
          <path
            d={`M${STEM_END} 4V${bottom + 4}M${STEM_END - 70} ${HEAD - 4}H${PAPER_WIDTH - 24}`}
            {...AXIS_STROKE}
          />
          {rows
            .map((row, index) => ({ ...row, y: HEAD + index * ROW + 21 }))
            .map(({ stem, leaves, y }) => (
              <g key={stem}>
                <text
                  x={STEM_END - 18}
                  y={y}
                  textAnchor="end"
                  fontSize={LABEL_SIZE + 1}
                  fontWeight={600}
                >
                  {stem.replace('-', '−')}
                </text>
                {leaves
                  .map((leaf, index) => ({ leaf, x: STEM_END + 18 + (index + 0.3) * leafWidth }))
                  .map(({ leaf, x }) => (
                    <text key={x} x={x} y={y} textAnchor="middle" fontSize={size}>
                      {leaf}
                    </text>
                  ))}
              </g>
            ))}
          {keyText ? (
            <text id={`${id}key`} x={STEM_END - 70} y={bottom + 34} fill={SOFT_INK}>
              {`Key: ${keyText}`}
            </text>
          ) : null}
        </>
      )}
    </ChartFigure>
  );
}

function Stems(props: PartProps) {
  const typed = typedBoxes(props);
  const [ends, key] = [partBoxes(props, 'stems'), partBoxes(props, 'stemKey')];
  const rows = readStems(props.draft.stems);
  return (
    <div className="space-y-4">
      <NumberBoxes
        legend="Stems"
        hint="A stem counts the tens: 47 has stem 4, and 6 has stem 0. Below zero, −6 has stem −0."
        className="grid-cols-2 gap-3"
        boxes={[ends('first', 'First stem'), ends('last', 'Last stem')]}
      />
      {rows ? (
        <NumberBoxes
          legend="Leaves"
          hint="Type the leaves of each stem in order, like 0 3 3 8. Leave a stem blank if it has no leaves."
          className="grid-cols-1 gap-2"
          boxes={rows.map(stemLabel).map((stem) => ({
            ...typed(leavesBox(stem), `Stem ${stem.replace('-', '−')}`),
            maxLength: 200,
          }))}
        />
      ) : null}
      <NumberBoxes
        legend="Key"
        hint="One stem with one leaf from your plot, and the number they make."
        className="grid-cols-2 gap-3 sm:grid-cols-4"
        boxes={[
          key('stem', 'Stem'),
          key('leaf', 'Leaf'),
          key('value', 'means'),
          key('unit', 'Unit'),
        ]}
      />
    </div>
  );
}

const parts = graphParts({
  rules: stemAndLeafGraph,
  words: stemAndLeafWords,
  Chart: StemAndLeafPlot,
  NumbersPart: Stems,
  figure: ({ rows }: Extract<StemAndLeafFigure, { kind: 'stem-and-leaf' }>) => ({
    rows: rows.map(({ stem, leaves }) => ({ stem: String(stem), leaves })),
    keyText: '4 | 7 means 47 yards',
  }),
});

/** A lesson shows the games as dots on a line before they become a plot. */
export const stemAndLeaf: GraphParts<StemAndLeafFigure> = {
  ...parts,
  Figure: ({ figure, title }) =>
    figure.kind === 'stem-and-leaf'
      ? parts.Figure({ figure, title })
      : boxAndWhisker.Figure({
          figure: { kind: 'box-and-whisker', values: figure.values, five: null },
          title,
        }),
  finished(figure, title) {
    if (figure.kind !== 'stem-and-leaf') throw new RangeError('A lesson ends with its plot');
    return parts.finished(figure, title);
  },
};
