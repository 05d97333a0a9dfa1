import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHands } from '@/components/charts/axis-hands';
import { Handle } from '@/components/charts/handle';
import { INK } from '@/components/charts/ink';
import { graphStatistic, totalValue } from '@/lib/domain/graphs/graph-source';
import { withBox } from '@/lib/domain/graphs/hands';
import { boxToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { hangsBy, totalBox } from '@/lib/domain/graphs/stacked-bar/graph';
import { barTop, PULL_UP, piecesText, placeText } from '@/words/hands';
import { graphHands } from '../graph-hands';
import type { GraphHands } from '../graph-parts';

export type BarPlaces = { plot: Plot; y: Axis | null; middle: (bar: number) => number };

/** The top of a bar is the sum of its positive pieces. */
function BarHands({ hands, plot, y, middle }: BarPlaces & { hands: GraphHands }) {
  const { draft, players, snap, set } = hands;
  const unit = graphStatistic(draft.fields[0] ?? '')?.unit ?? '';
  return (
    <>
      <AxisHands axis="y" plot={plot} hands={hands} start />
      {y
        ? players.map((player, bar) => {
            const hangs = hangsBy(draft.fields.map((field) => totalValue(player, field, draft)));
            const about = piecesText(
              player.name,
              draft.fields.map((field) => ({
                label: graphStatistic(field)?.label ?? '',
                value: totalValue(player, field, draft),
              })),
            );
            const total = boxToDraw(draft, totalBox(player.key));
            const at = { x: middle(bar), y: y.at(total === null ? 0 : total - hangs) };
            return (
              <Handle
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
                onHand={(inHand) => hands.tell(inHand ? about : null)}
                valueAt={(point) => y.of(point.y) + hangs}
                onValue={(value, how) => set(withBox(draft, totalBox(player.key), value), how)}
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

export const stackedBarHands = graphHands<BarPlaces>({ Own: BarHands });
