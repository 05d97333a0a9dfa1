import { type PointerEvent, useRef } from 'react';
import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHandles } from '@/components/charts/axis-handles';
import { type EditPhase, type Point, ValueHandle } from '@/components/charts/drag-handle';
import { INK } from '@/components/charts/ink';
import { placeIn } from '@/components/charts/pointer-place';
import { gameValues, graphStatistic } from '@/lib/domain/graphs/graph-source';
import { withBox } from '@/lib/domain/graphs/hands';
import { pointBox } from '@/lib/domain/graphs/multiple-line/graph';
import { boxToDraw } from '@/lib/domain/graphs/read-draft-numbers';
import { snapped, typedNumber } from '@/lib/domain/graphs/snap';
import { gameText, LINE_IN_HAND, lineHint, linePoint, placeText } from '@/words/hands';
import { editingParts } from '../editing-parts';
import type { GraphEditing } from '../graph-parts';

export type LinePlaces = { plot: Plot; y: Axis | null; columns: readonly number[] };

/**
 * Edits one line at a time: drag single points up and down, or draw the whole line in one stroke. A
 * bye week has no point.
 */
function LineHandles({ editing, plot, y, columns }: LinePlaces & { editing: GraphEditing }) {
  const { draft, players, snap, set, chosen } = editing;
  const [field = ''] = draft.fields;
  const player = players.find(({ key }) => key === chosen) ?? players[0];
  const stroke = useRef<{ last: Point; typed: Record<string, string> } | null>(null);
  const { unit = '', label = '' } = graphStatistic(field) ?? {};
  // Always the same element at the same position: remounting a handle would end its drag.
  const axis = <AxisHandles axis="y" plot={plot} editing={editing} start />;
  if (!player || !y || !draft.byHand) return <>{axis}</>;
  const { start, end } = y.scale;
  const weeks = gameValues(player, field, draft).map(({ week, value }) => ({
    week,
    game: value,
    box: pointBox(player.key, week),
    x: columns[week - draft.fromWeek] ?? 0,
  }));

  function draw(event: PointerEvent<SVGRectElement>, phase: EditPhase) {
    const drawn = stroke.current;
    const point = drawn && placeIn(event.currentTarget, event);
    if (!drawn || !point || !y) return;
    for (const { box, x } of weeks) {
      const height = heightOver(x, drawn.last, point);
      if (height !== null)
        drawn.typed[box] = typedNumber(Math.min(end, Math.max(start, snapped(y.of(height), snap))));
    }
    drawn.last = point;
    set({ typed: { ...draft.typed, ...drawn.typed } }, phase);
    if (phase === 'let go') stroke.current = null;
  }

  return (
    <>
      {axis}
      <rect
        x={plot.left + 12}
        y={plot.top}
        width={plot.right - plot.left - 12}
        height={plot.bottom - plot.top}
        fill="transparent"
        className="chart-stroke"
        onPointerDown={(event) => {
          const point = event.button === 0 ? placeIn(event.currentTarget, event) : null;
          if (!point) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke.current = { last: point, typed: {} };
          draw(event, 'held');
        }}
        onPointerMove={(event) => draw(event, 'held')}
        onPointerUp={(event) => draw(event, 'let go')}
        onPointerCancel={(event) => draw(event, 'let go')}
      />
      {weeks.map(({ week, box, x, game }) => {
        const value = boxToDraw(draft, box);
        const at = { x, y: y.at(value ?? Math.max(start, Math.min(0, end))) };
        return (
          <ValueHandle
            key={box}
            name={linePoint(player.name, `${week}`)}
            vertical
            at={at}
            value={value}
            text={(number) => placeText(number, unit)}
            min={start}
            max={end}
            first={Math.max(start, 0)}
            snap={snap}
            onActive={(isActive) =>
              editing.showReadout(isActive ? gameText(player.name, week, game, label) : null)
            }
            valueAt={(point) => y.of(point.y)}
            onValue={(number, phase) => set(withBox(draft, box, number), phase)}
            guide={<path d={`M${plot.left} ${at.y}H${x}`} stroke={INK} strokeDasharray="5 5" />}
          />
        );
      })}
    </>
  );
}

/** A tap counts for a week when it is this close to its center, in units of the paper. */
const NEAR = 14;

/** The height at which a stroke crosses a week's position; null if it doesn't. */
function heightOver(x: number, from: Point, to: Point): number | null {
  if (Math.abs(to.x - x) <= Math.min(NEAR, Math.max(1, Math.abs(to.x - from.x)))) return to.y;
  if (from.x === to.x) return Math.abs(to.x - x) <= NEAR ? to.y : null;
  if ((from.x - x) * (to.x - x) > 0) return null;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/** Chooses the player whose line has the handles. */
function LineTools({ editing: { draft, players, chosen, choose } }: { editing: GraphEditing }) {
  if (!draft.byHand || players.length === 0) return null;
  const isActive = players.some(({ key }) => key === chosen) ? chosen : players[0]?.key;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{LINE_IN_HAND}</legend>
      {players.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === isActive}
          onClick={() => choose(key)}
          className="segment"
        >
          {name}
        </button>
      ))}
      <p className="text-content-soft">{lineHint}</p>
    </fieldset>
  );
}

export const multipleLineEditing = editingParts<LinePlaces>({
  TypeHandles: LineHandles,
  Tools: LineTools,
});
