import { useRef } from 'react';
import { type Point, Unspoken, ValueHandle } from '@/components/charts/drag-handle';
import { turnAround } from '@/components/charts/pointer-place';
import { TICK_SIZE } from '@/components/charts/sizes';
import { angleBox } from '@/lib/domain/graphs/circle/graph';
import { graphStatistic, totalValue } from '@/lib/domain/graphs/graph-source';
import { withBox } from '@/lib/domain/graphs/hands';
import { boxToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { numberText, placeText, sliceEdge } from '@/words/hands';
import { editingParts } from '../editing-parts';
import type { GraphEditing } from '../graph-parts';

export type CirclePlaces = { centre: Point; radius: number };

/** Edges without an angle yet wait in a column to the right of the circle. */
const WAITING = { x: 500, y: 26, apart: 38 };

/** Each slice's edge turns around the circle, and the slices after it move along. */
function CircleHandles({ editing, centre, radius }: CirclePlaces & { editing: GraphEditing }) {
  const { draft, players, snap, set } = editing;
  const [field = ''] = draft.fields;
  const label = graphStatistic(field)?.label ?? '';
  /**
   * The slice whose edge was just taken from the waiting column; it may cross the top on its way.
   */
  const fresh = useRef<string | null>(null);
  let turned = 0;
  let waiting = 0;
  return (
    <>
      {players
        .filter((player) => totalValue(player, field, draft) >= 0)
        .map((player) => {
          const box = angleBox(player.key);
          const degrees = boxToDraw(draft, box);
          const from = Math.min(360, turned);
          turned += Math.max(0, degrees ?? 0);
          const to = (Math.min(360, turned) * Math.PI) / 180;
          const at =
            degrees === null
              ? { x: WAITING.x, y: WAITING.y + waiting++ * WAITING.apart }
              : { x: centre.x + Math.sin(to) * radius, y: centre.y - Math.cos(to) * radius };
          return (
            <g key={player.key}>
              {degrees === null ? (
                <Unspoken>
                  <text x={at.x - 16} y={at.y + 5} textAnchor="end" fontSize={TICK_SIZE}>
                    {player.name.split(' ').at(-1)}
                  </text>
                </Unspoken>
              ) : null}
              <ValueHandle
                name={sliceEdge(player.name)}
                at={at}
                value={degrees}
                text={(value) => placeText(value, '°')}
                min={0}
                max={360 - from}
                snap={snap}
                onHold={(isHeld) => {
                  fresh.current = isHeld && degrees === null ? player.key : null;
                }}
                onActive={(isActive) =>
                  editing.showReadout(
                    isActive
                      ? numberText(player.name, totalValue(player, field, draft), label)
                      : null,
                  )
                }
                valueAt={(point) =>
                  turnAround(point, centre, from, fresh.current === player.key ? null : degrees)
                }
                onValue={(value, phase) => set(withBox(draft, box, value), phase)}
              />
            </g>
          );
        })}
    </>
  );
}

export const circleEditing = editingParts<CirclePlaces>({ TypeHandles: CircleHandles });
