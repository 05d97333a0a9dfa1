import { ChartFigure, type FigureOptions } from '@/components/charts/chart-figure';
import { LABEL_SIZE, SHEET_WIDTH } from '@/components/charts/layout';
import { SOFT_INK } from '@/components/charts/palette';
import { AXIS_STROKE, Sheet } from '@/components/charts/sheet';
import type { StemAndLeafData } from '@/lib/domain/graphs/stem-and-leaf/graph';
import { leavesBox, readStems, stemAndLeafGraph, stemLabel } from '@/lib/domain/graphs/stem-and-leaf/graph';
import type { StemAndLeafFigure } from '@/lib/domain/graphs/stem-and-leaf/lesson';
import { stemAndLeafWords } from '@/words/graphs/stem-and-leaf';
import { BoxAndWhiskerPlot } from '../box-and-whisker/graph';
import { BoxGroup, NumberBox, typedBoxes } from '../builder/form-parts';
import type { PartProps } from '../graph-parts';
import { graphParts } from '../graph-parts';

const ROW = 28;
const HEAD = 34;
const STEM_END = 110;
const WIDEST_LEAF = 24;

/** Stems left of the line, leaves right of it in columns of one width, so that the rows show a shape. A row without leaves stays. */
export function StemAndLeafPlot({ words, table, ...data }: StemAndLeafData & FigureOptions) {
  const { rows, keyText } = data;
  const longest = Math.max(1, ...rows.map(({ leaves }) => leaves.length));
  const leafWidth = Math.min(WIDEST_LEAF, (SHEET_WIDTH - STEM_END - 50) / longest);
  const bottom = HEAD + rows.length * ROW;
  const size = Math.min(LABEL_SIZE + 1, leafWidth * 1.5);
  return (
    <ChartFigure data={data} of={stemAndLeafWords} words={words} table={table}>
      {({ id, ...picture }) => (
        <Sheet title={data.title} height={bottom + (keyText ? 46 : 14)} {...picture}>
          <text x={STEM_END - 18} y={22} textAnchor="end" fontWeight={600} fill={SOFT_INK}>
            Stem
          </text>
          <text x={STEM_END + 18} y={22} fontWeight={600} fill={SOFT_INK}>
            Leaf
          </text>
          <path d={`M${STEM_END} 4V${bottom + 4}M${STEM_END - 70} ${HEAD - 4}H${SHEET_WIDTH - 24}`} {...AXIS_STROKE} />
          {rows
            .map((row, index) => ({ ...row, y: HEAD + index * ROW + 21 }))
            .map(({ stem, leaves, y }) => (
              <g key={stem}>
                <text x={STEM_END - 18} y={y} textAnchor="end" fontSize={LABEL_SIZE + 1} fontWeight={600}>
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
              Key: {keyText}
            </text>
          ) : null}
        </Sheet>
      )}
    </ChartFigure>
  );
}

function Stems(props: PartProps) {
  const { draft, change } = props;
  const typed = typedBoxes(props);
  const rows = readStems(draft.stems);
  const key = (name: keyof typeof draft.stemKey, label: string) => (
    <NumberBox
      box={`stemKey-${name}`}
      label={label}
      value={draft.stemKey[name]}
      onChange={(value) => change({ stemKey: { ...draft.stemKey, [name]: value } })}
    />
  );
  return (
    <div className="space-y-5">
      <BoxGroup legend="Stems" hint="A stem counts the tens: 47 has stem 4, and 6 has stem 0. Below zero, -6 has stem -0.">
        <div className="grid grid-cols-2 gap-3">
          {(['first', 'last'] as const).map((name) => (
            <NumberBox
              key={name}
              box={`stems-${name}`}
              label={name === 'first' ? 'First stem' : 'Last stem'}
              value={draft.stems[name]}
              onChange={(value) => change({ stems: { ...draft.stems, [name]: value } })}
            />
          ))}
        </div>
      </BoxGroup>
      {rows ? (
        <BoxGroup
          legend="Leaves"
          hint="Type the leaves of each stem in order, like 0 3 3 8. Leave a stem blank if it has no leaves."
        >
          <div className="grid grid-cols-1 gap-2">
            {rows.map(stemLabel).map((stem) => (
              <NumberBox key={stem} label={`Stem ${stem.replace('-', '−')}`} maxLength={200} {...typed(leavesBox(stem))} />
            ))}
          </div>
        </BoxGroup>
      ) : null}
      <BoxGroup legend="Key" hint="One stem with one leaf from your plot, and the number they make.">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {key('stem', 'Stem')}
          {key('leaf', 'Leaf')}
          {key('value', 'means')}
          {key('unit', 'Unit')}
        </div>
      </BoxGroup>
    </div>
  );
}

function Figure({ figure, title }: { figure: StemAndLeafFigure; title: string }) {
  if (figure.kind === 'dots') {
    return (
      <BoxAndWhiskerPlot
        title={title}
        xLabel="Yards"
        boxes={[{ label: 'Your games', five: null, dots: figure.values }]}
        words={null}
        table={false}
      />
    );
  }
  return (
    <StemAndLeafPlot
      title={title}
      rows={figure.rows.map(({ stem, leaves }) => ({ stem: String(stem), leaves }))}
      keyText="4 | 7 means 47 yards"
      words={stemAndLeafWords.figure(figure)}
      table={false}
    />
  );
}

export const stemAndLeaf = graphParts({
  rules: stemAndLeafGraph,
  words: stemAndLeafWords,
  Chart: StemAndLeafPlot,
  NumbersPart: Stems,
  Figure,
});
