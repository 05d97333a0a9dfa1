import type { Axis, Plot } from '@/components/charts/axes';
import { AxisHandles } from '@/components/charts/axis-handles';
import { ValueHandle } from '@/components/charts/drag-handle';
import { INK } from '@/components/charts/ink';
import { graphStatistic } from '@/lib/domain/graphs/graph-source';
import { withBox } from '@/lib/domain/graphs/hands';
import { countBox, MOST_BINS } from '@/lib/domain/graphs/histogram/graph';
import { boxToDraw, readNumber } from '@/lib/domain/graphs/read-draft-numbers';
import { typedNumber } from '@/lib/domain/graphs/snap';
import {
  BIN_END,
  BIN_START,
  BIN_WIDTH,
  bins as binsText,
  binTop,
  games,
  PULL_UP,
  placeText,
} from '@/words/hands';
import { editingParts } from '../editing-parts';
import type { GraphEditing } from '../graph-parts';

export type BinPlaces = {
  plot: Plot;
  x: Pick<Axis, 'at' | 'of'> & { from: number; to: number };
  y: Axis | null;
  bins: readonly { from: number; to: number }[];
};

/**
 * Three edges move along the number line: the start of the first bin, its width (shared by all
 * bins), and the end of the last. Bars are pulled up.
 */
function BinHandles({ editing, plot, x, y, bins }: BinPlaces & { editing: GraphEditing }) {
  const { draft, snap, set } = editing;
  const unit = graphStatistic(draft.fields[0] ?? '')?.unit ?? '';
  const number = (name: keyof typeof draft.bins) => {
    const read = readNumber(draft.bins[name]);
    return read && Number(read);
  };
  const [start, width, count] = [number('start'), number('width'), number('count')];
  const edge = (value: number) => placeText(value, unit);
  const down = { top: plot.top, bottom: plot.bottom };
  const guide = (at: number) => (
    <path d={`M${at} ${down.top}V${down.bottom}`} stroke={INK} strokeDasharray="5 5" />
  );
  const change = (changes: Partial<typeof draft.bins>) => ({ bins: { ...draft.bins, ...changes } });
  const has = width !== null && width > 0;
  const wide = has ? width : snap;
  return (
    <>
      <ValueHandle
        name={BIN_START}
        look="horizontal"
        at={{
          x: start === null ? plot.left + 20 : x.at(start),
          y: start === null ? plot.top + 30 : plot.bottom,
        }}
        hint={start === null ? BIN_START : undefined}
        value={start}
        text={edge}
        min={x.from}
        max={x.to}
        first={Math.max(x.from, 0)}
        snap={snap}
        valueAt={(point) => x.of(point.x)}
        onValue={(value, phase) =>
          set(change({ start: value === null ? '' : typedNumber(value) }), phase)
        }
        guide={start === null ? null : guide(x.at(start))}
      />
      {start === null ? null : (
        <ValueHandle
          name={BIN_WIDTH}
          look="horizontal"
          at={{ x: x.at(start + (has ? width : 0)) + (has ? 0 : 26), y: plot.top + 14 }}
          hint={has ? undefined : BIN_WIDTH}
          value={has ? start + width : null}
          text={edge}
          min={start + snap}
          max={Math.max(x.to, start + snap)}
          snap={snap}
          valueAt={(point) => x.of(point.x)}
          onValue={(value, phase) =>
            set(
              change({
                width: value === null ? '' : typedNumber(value - start),
                count: value !== null && count === null ? '1' : draft.bins.count,
              }),
              phase,
            )
          }
          guide={has ? guide(x.at(start + width)) : null}
        />
      )}
      {start === null || !has || count === null ? null : (
        <ValueHandle
          name={BIN_END}
          look="horizontal"
          at={{ x: x.at(start + width * count), y: plot.bottom }}
          value={count}
          text={binsText}
          min={1}
          max={MOST_BINS + 1}
          snap={1}
          valueAt={(point) => (x.of(point.x) - start) / wide}
          onValue={(value, phase) =>
            set(change({ count: value === null ? '' : typedNumber(value) }), phase)
          }
          guide={guide(x.at(start + width * count))}
        />
      )}
      <AxisHandles axis="y" plot={plot} editing={editing} />
      {y
        ? bins.map(({ from, to }, index) => {
            const value = boxToDraw(draft, countBox(index));
            const at = {
              x: (x.at(from) + x.at(to)) / 2,
              y: y.at(value ?? 0) - (value === null ? 28 : 0),
            };
            return (
              <ValueHandle
                key={countBox(index)}
                name={binTop(from, to)}
                look={x.at(to) - x.at(from) < 44 ? 'round' : 'vertical'}
                vertical
                hint={index === 0 ? PULL_UP : undefined}
                at={at}
                value={value}
                text={games}
                min={0}
                max={y.scale.end}
                snap={1}
                valueAt={(point) => y.of(point.y)}
                onValue={(next, phase) => set(withBox(draft, countBox(index), next), phase)}
                guide={
                  <path d={`M${plot.left} ${at.y}H${at.x}`} stroke={INK} strokeDasharray="5 5" />
                }
              />
            );
          })
        : null}
    </>
  );
}

export const histogramEditing = editingParts<BinPlaces>({ TypeHandles: BinHandles });
