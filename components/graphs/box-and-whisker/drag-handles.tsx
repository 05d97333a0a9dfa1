import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHandles } from '@/components/charts/axis-handles';
import { Unspoken, ValueHandle } from '@/components/charts/drag-handle';
import { INK, SOFT_INK } from '@/components/charts/ink';
import { TICK_SIZE } from '@/components/charts/sizes';
import { FIVE_ORDER, fiveBox } from '@/lib/domain/graphs/box-and-whisker/graph';
import { allValues, graphStatistic } from '@/lib/domain/graphs/graph-source';
import { withBox } from '@/lib/domain/graphs/hands';
import { boxToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { fiveHandle, numbersText, placeText, SHORT_FIVE } from '@/words/hands';
import { editingParts } from '../editing-parts';
import type { GraphEditing } from '../graph-parts';

export type FivePlaces = {
  plot: Plot;
  x: Axis | null;
  rows: readonly { top: number; height: number }[];
};

/** Vertical distance between handles that wait at the left end of the line. */
const APART = 46;

/** Each player's five numbers are set on the line. The box appears when all five are set. */
function FiveNumberHandles({ editing, plot, x, rows }: FivePlaces & { editing: GraphEditing }) {
  const { draft, players, snap, set } = editing;
  const unit = graphStatistic(draft.fields[0] ?? '')?.unit ?? '';
  return (
    <>
      <AxisHandles axis="x" plot={plot} editing={editing} start />
      {x
        ? players.map((player, index) => {
            const { top, height } = rows[index] ?? { top: 0, height: 0 };
            return FIVE_ORDER.map((name, place) => {
              const box = fiveBox(player.key, name);
              const value = boxToDraw(draft, box);
              const middle = top + height / 2;
              const at =
                value === null
                  ? { x: plot.left + 30 + place * APART, y: middle }
                  : { x: x.at(value), y: top + (place % 2 ? 0 : height) };
              return (
                <g key={box}>
                  {value === null ? (
                    <Unspoken>
                      <text
                        x={at.x}
                        y={at.y - 13}
                        textAnchor="middle"
                        fontSize={TICK_SIZE}
                        fill={SOFT_INK}
                      >
                        {SHORT_FIVE[name]}
                      </text>
                    </Unspoken>
                  ) : (
                    <Unspoken>
                      <path
                        d={`M${at.x} ${top}v${height}`}
                        stroke={INK}
                        strokeWidth={1.5}
                        strokeDasharray="3 3"
                      />
                    </Unspoken>
                  )}
                  <ValueHandle
                    name={fiveHandle(name, player.name)}
                    at={at}
                    value={value}
                    text={(number) => placeText(number, unit)}
                    min={x.scale.start}
                    max={x.scale.end}
                    first={Math.max(x.scale.start, Math.min(0, x.scale.end))}
                    snap={snap}
                    onActive={(isActive) =>
                      editing.showReadout(
                        isActive ? numbersText(player.name, allValues([player], draft)) : null,
                      )
                    }
                    valueAt={(point) => x.of(point.x)}
                    onValue={(number, phase) => set(withBox(draft, box, number), phase)}
                    guide={
                      <path
                        d={`M${at.x} ${plot.top}V${plot.bottom}`}
                        stroke={INK}
                        strokeDasharray="5 5"
                      />
                    }
                  />
                </g>
              );
            });
          })
        : null}
    </>
  );
}

export const boxAndWhiskerEditing = editingParts<FivePlaces>({
  TypeHandles: FiveNumberHandles,
  snaps: [1, 0.5, 5],
});
