import type { StemAndLeafData } from '@/lib/domain/charts/chart-data';
import { ChartFigure, type FigureOptions } from './chart-figure';
import { LABEL_SIZE, SHEET_WIDTH } from './layout';
import { SOFT_INK } from './palette';
import { AXIS_STROKE, Sheet } from './sheet';

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
    <ChartFigure chart={{ type: 'stem-and-leaf', ...data }} words={words} table={table}>
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
