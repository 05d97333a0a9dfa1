import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHandles } from '@/components/charts/axis-handles';
import { ValueHandle } from '@/components/charts/drag-handle';
import { INK } from '@/components/charts/ink';
import { graphStatistic, totalValue } from '@/lib/domain/graphs/graph-source';
import { withBox } from '@/lib/domain/graphs/hands';
import { boxToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { hangsBy, totalBox } from '@/lib/domain/graphs/stacked-bar/graph';
import { barTop, PULL_UP, piecesText, placeText } from '@/words/hands';
import { editingParts } from '../editing-parts';
import type { GraphEditing } from '../graph-parts';

export type BarPlaces = { plot: Plot; y: Axis | null; middle: (bar: number) => number };

/** The top of a bar is the sum of its positive pieces. */
function BarHandles({ editing, plot, y, middle }: BarPlaces & { editing: GraphEditing }) {
  const { draft, players, snap, set } = editing;
  const unit = graphStatistic(draft.fields[0] ?? '')?.unit ?? '';
  return (
    <>
      <AxisHandles axis="y" plot={plot} editing={editing} start />
      {y
        ? players.map((player, bar) => {
            const hangs = hangsBy(draft.fields.map((field) => totalValue(player, field, draft)));
            const readout = piecesText(
              player.name,
              draft.fields.map((field) => ({
                label: graphStatistic(field)?.label ?? '',
                value: totalValue(player, field, draft),
              })),
            );
            const total = boxToDraw(draft, totalBox(player.key));
            const at = { x: middle(bar), y: y.at(total === null ? 0 : total - hangs) };
            return (
              <ValueHandle
                key={player.key}
                name={barTop(player.name)}
                look="vertical"
                vertical
                hint={PULL_UP}
                at={at}
                value={total}
                text={(value) => placeText(value, unit)}
                min={hangs}
                max={y.scale.end + hangs}
                first={0}
                snap={snap}
                onActive={(isActive) => editing.showReadout(isActive ? readout : null)}
                valueAt={(point) => y.of(point.y) + hangs}
                onValue={(value, phase) => set(withBox(draft, totalBox(player.key), value), phase)}
                guide={
                  <path
                    d={`M${plot.left} ${at.y}H${plot.right}`}
                    stroke={INK}
                    strokeDasharray="5 5"
                  />
                }
              />
            );
          })
        : null}
    </>
  );
}

export const stackedBarEditing = editingParts<BarPlaces>({ TypeHandles: BarHandles });
