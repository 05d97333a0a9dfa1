import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  DragHandle,
  type DragPhase,
  HiddenFromScreenReaders,
} from '@/components/charts/drag-handle';
import type { Point } from '@/components/charts/pointer-position';
import {
  leavesTextWithLeafAt,
  leavesTextWithoutLeafAt,
  valueIndexesWithoutLeaf,
} from '@/lib/domain/graphs/drag-edits';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import { pooledGameValues } from '@/lib/domain/graphs/graph-source';
import {
  leavesInputId,
  MAX_STEMS,
  parseLeaves,
  parseStemRangeToRows,
  parseStemRowNumber,
  rowNumberOfValue,
  stemLabelOfRow,
} from '@/lib/domain/graphs/stem-and-leaf/rules';
import { notSetText } from '@/words/chart-handles';
import {
  allLeavesText,
  firstStemLabel,
  handlePositionOnStemText,
  lastStemLabel,
  leafOnStemLabel,
  leafPositionInRowText,
  leavesLeftToPlaceText,
  numbersWithoutLeafLabel,
  pullStemsText,
  unplacedLeafLabel,
} from '@/words/graphs/stem-and-leaf';
import type { GraphEditing } from '../graph-view';

/** `leafAt` is the center of a leaf. */
export type StemRowsLayout = {
  head: number;
  row: number;
  line: number;
  right: number;
  leafAt: (position: number) => number;
};
type Leaf = { row: number; position: number };

const leavesOn = ({ typed }: GraphDraft, row: number) =>
  parseLeaves(typed[leavesInputId(stemLabelOfRow(row))] ?? '');
const rowsOf = ({ stems }: GraphDraft) => parseStemRangeToRows(stems) ?? [];

function withLeafMoved(
  draft: GraphDraft,
  from: Leaf | null,
  to: Leaf | null,
  leaf: number,
): Partial<GraphDraft> {
  const typed: Record<string, string> = { ...draft.typed };
  if (from)
    typed[leavesInputId(stemLabelOfRow(from.row))] = leavesTextWithoutLeafAt(
      leavesOn(draft, from.row),
      from.position,
    );
  if (to)
    typed[leavesInputId(stemLabelOfRow(to.row))] = leavesTextWithLeafAt(
      leavesOn({ ...draft, typed }, to.row),
      to.position,
      leaf,
    );
  return { typed };
}

export function LeafHandles({
  editing,
  rows: layout,
}: {
  editing: GraphEditing;
  rows: StemRowsLayout;
}): ReactNode {
  const { draft, set, chosen } = editing;
  const rows = rowsOf(draft);
  const loose = useLooseNumbers(editing);
  const picked = loose.find(({ id }) => id === chosen);
  const overlay = useRef<SVGGElement>(null);
  const leafToFocus = useRef<Leaf | null>(null);

  // A layout effect runs with the new picture; the old picture has no such leaf to focus.
  useLayoutEffect(() => {
    const leaf = leafToFocus.current;
    leafToFocus.current = null;
    if (leaf)
      overlay.current
        ?.querySelector<SVGGElement>(`[data-leaf="${leaf.row} ${leaf.position}"] [role="slider"]`)
        ?.focus();
  });

  function move(from: Leaf, to: Leaf | null, leaf: number, phase: DragPhase) {
    if (phase === 'key') leafToFocus.current = to;
    set(withLeafMoved(draft, from, to, leaf), phase);
  }

  return (
    <g ref={overlay}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys have a button.
        <rect
          key={row}
          data-row={row}
          x={layout.line}
          y={layout.head + index * layout.row}
          width={layout.right - layout.line}
          height={layout.row}
          className={picked ? 'chart-row' : 'chart-row-still'}
          onClick={
            picked
              ? () =>
                  set(
                    withLeafMoved(
                      draft,
                      null,
                      { row, position: leavesOn(draft, row).length },
                      picked.leaf,
                    ),
                    'key',
                  )
              : undefined
          }
        />
      ))}
      <StemEnds editing={editing} rows={layout} />
      {rows.map((row, index) =>
        leavesOn(draft, row).map((leaf, position) => (
          <LeafHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: equal leaves differ by position.
            key={`${row} ${position}`}
            at={{ x: layout.leafAt(position), y: layout.head + (index + 0.5) * layout.row }}
            leaf={leaf}
            row={row}
            position={position}
            draft={draft}
            rows={rows}
            layout={layout}
            onMove={(to, phase) => move({ row, position }, to, leaf, phase)}
          />
        )),
      )}
    </g>
  );
}

type LeafHandleProps = Leaf & {
  at: Point;
  leaf: number;
  draft: GraphDraft;
  rows: readonly number[];
  layout: StemRowsLayout;
  onMove: (to: Leaf | null, phase: DragPhase) => void;
};

function LeafHandle({ at, leaf, row, position, draft, rows, layout, onMove }: LeafHandleProps) {
  /** The position during a drag; the leaf leaves its row only when it is dropped. */
  const [dragged, setDragged] = useState<Point | null>(null);
  const leaves = leavesOn(draft, row);
  const stem = stemLabelOfRow(row);

  function drop(point: Point) {
    const target = rows[Math.floor((point.y - layout.head) / layout.row)];
    if (target === undefined || point.x < layout.line) return onMove(null, 'released');
    const others = target === row ? leaves.length - 1 : leavesOn(draft, target).length;
    const before = Array.from({ length: others }, (_, index) => layout.leafAt(index)).filter(
      (x) => x < point.x,
    ).length;
    onMove({ row: target, position: before }, 'released');
  }

  return (
    <g data-leaf={`${row} ${position}`}>
      <DragHandle
        name={leafOnStemLabel(leaf, stem)}
        at={dragged ?? at}
        text={leafPositionInRowText(position + 1, leaves.length)}
        slider={{ min: 1, max: leaves.length, now: position + 1 }}
        onMove={(point, phase) => {
          if (phase === 'held') return setDragged(point);
          setDragged(null);
          if (Math.hypot(point.x - at.x, point.y - at.y) > 4) drop(point);
        }}
        onArrow={(across, up) => {
          const target = rows[rows.indexOf(row) - Math.sign(up)];
          if (up !== 0 && target !== undefined)
            onMove({ row: target, position: leavesOn(draft, target).length }, 'key');
          const to = Math.min(leaves.length - 1, Math.max(0, position + Math.sign(across)));
          if (across !== 0 && to !== position) onMove({ row, position: to }, 'key');
        }}
        onEnd={(end) => onMove({ row, position: end === 'start' ? 0 : leaves.length - 1 }, 'key')}
        onRemove={() => onMove(null, 'key')}
      >
        <circle r={12} className={dragged ? 'knob' : 'knob-ring'} />
        {dragged ? (
          <HiddenFromScreenReaders>
            <text y={6} textAnchor="middle" fontWeight={600}>
              {leaf}
            </text>
          </HiddenFromScreenReaders>
        ) : null}
      </DragHandle>
    </g>
  );
}

/** The pointer travels this many CSS pixels per stem, so a long list can be made in one drag. */
const NOTCH = 12;

function StemEnds({
  editing: { draft, set },
  rows: { head, row: rowHeight, line },
}: {
  editing: GraphEditing;
  rows: StemRowsLayout;
}) {
  const [first, last] = [
    parseStemRowNumber(draft.stems.first),
    parseStemRowNumber(draft.stems.last),
  ];
  const from = first ?? 0;
  const setStems = (stems: Partial<GraphDraft['stems']>, phase: DragPhase) =>
    set({ stems: { ...draft.stems, ...stems } }, phase);
  const mostMore = MAX_STEMS - 1;
  const toLast = (row: number, phase: DragPhase) =>
    setStems(
      {
        first: stemLabelOfRow(from),
        last: stemLabelOfRow(Math.min(from + mostMore, Math.max(from, row))),
      },
      phase,
    );
  const toFirst = (row: number, phase: DragPhase) =>
    last !== null &&
    setStems({ first: stemLabelOfRow(Math.max(last - mostMore, Math.min(last, row))) }, phase);
  const end = last ?? from - 1;
  const rowAtDragStart = useRef(0);
  return (
    <>
      <DragHandle
        name={lastStemLabel()}
        box="stems-last"
        look="vertical"
        at={{ x: line, y: head + (end - from + 1) * rowHeight + 6 }}
        text={last === null ? notSetText() : handlePositionOnStemText(stemLabelOfRow(last))}
        isUnset={last === null}
        hint={pullStemsText()}
        hintBeside
        slider={{ min: from, max: from + mostMore, now: end, vertical: true }}
        ahead
        onHold={(isHeld) => {
          if (isHeld) rowAtDragStart.current = end;
        }}
        onMove={(_, phase, offset) =>
          toLast(rowAtDragStart.current + Math.round(offset.y / NOTCH), phase)
        }
        onArrow={(across, up) => toLast(end - up + across, 'key')}
        onEnd={(key) => toLast(key === 'start' ? from : end + 10, 'key')}
        onRemove={() => setStems({ last: '' }, 'key')}
      />
      {last === null ? null : (
        <DragHandle
          name={firstStemLabel()}
          box="stems-first"
          at={{ x: line, y: head - 8 }}
          text={handlePositionOnStemText(stemLabelOfRow(from))}
          slider={{ min: last - mostMore, max: last, now: from, vertical: true }}
          onHold={(isHeld) => {
            if (isHeld) rowAtDragStart.current = from;
          }}
          onMove={(_, phase, offset) =>
            toFirst(rowAtDragStart.current + Math.round(offset.y / NOTCH), phase)
          }
          onArrow={(across, up) => toFirst(from - up + across, 'key')}
          onEnd={(key) => toFirst(key === 'start' ? from - 1 : last, 'key')}
        />
      )}
    </>
  );
}

type LooseNumber = { id: string; value: number; row: number; leaf: number };

function useLooseNumbers({
  draft,
  players,
}: Pick<GraphEditing, 'draft' | 'players'>): LooseNumber[] {
  const numbers = pooledGameValues(players, draft)
    .filter(Number.isSafeInteger)
    .map((value, index) => ({
      id: `${index}`,
      value,
      row: rowNumberOfValue(value),
      leaf: Math.abs(value) % 10,
    }));
  const left = valueIndexesWithoutLeaf(
    numbers,
    new Map(rowsOf(draft).map((row) => [row, leavesOn(draft, row)])),
  );
  return left.flatMap((index) => numbers[index] ?? []);
}

/** Numbers without a leaf: drag one into a row, or tap it and then the row. */
export function UnplacedLeaves({ editing }: { editing: GraphEditing }): ReactNode {
  const loose = useLooseNumbers(editing);
  const { draft, players, set, chosen, choose } = editing;
  const rows = rowsOf(draft);
  const total = pooledGameValues(players, draft).length;
  const section = useRef<HTMLElement>(null);
  const placedByKeyboard = useRef<number | null>(null);

  // Keeps the focus in the list: on the number now at that position, or on the first leaf when the
  // list is empty. Equal numbers leave in any order, so this can only be decided after rendering.
  useLayoutEffect(() => {
    const position = placedByKeyboard.current;
    placedByKeyboard.current = null;
    if (position === null) return;
    const waiting = [...(section.current?.querySelectorAll('button') ?? [])];
    (
      waiting[Math.min(position, waiting.length - 1)] ??
      document.querySelector<SVGGElement>('[data-leaf] [role="slider"]')
    )?.focus();
  });

  if (rows.length === 0 || total === 0) return null;
  return (
    <section
      ref={section}
      aria-label={numbersWithoutLeafLabel()}
      className="sticky -top-4 z-10 min-w-0 bg-raised py-2"
    >
      <p className="text-content-soft">
        {loose.length > 0 ? leavesLeftToPlaceText(loose.length, total) : allLeavesText()}
      </p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {loose.map((number, position) => (
          <li key={number.id}>
            <LooseLeaf
              number={number}
              isPicked={number.id === chosen}
              onPick={() => choose(number.id === chosen ? '' : number.id)}
              onPut={(to, phase) => {
                if (phase === 'key') placedByKeyboard.current = position;
                set(
                  withLeafMoved(
                    draft,
                    null,
                    { ...to, position: to.position ?? leavesOn(draft, to.row).length },
                    number.leaf,
                  ),
                  phase,
                );
              }}
              rows={rows}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LooseLeafProps = {
  number: LooseNumber;
  isPicked: boolean;
  rows: readonly number[];
  onPick: () => void;
  onPut: (to: { row: number; position?: number }, phase: DragPhase) => void;
};

function LooseLeaf({ number, isPicked, rows, onPick, onPut }: LooseLeafProps) {
  const dragStart = useRef<Point | null>(null);
  const [offset, setOffset] = useState<Point | null>(null);

  function drag({ clientX, clientY }: PointerEvent) {
    const from = dragStart.current;
    if (from && (offset || Math.hypot(clientX - from.x, clientY - from.y) > 6))
      setOffset({ x: clientX - from.x, y: clientY - from.y });
  }

  function drop({ clientX, clientY }: PointerEvent) {
    dragStart.current = null;
    if (!offset) return;
    setOffset(null);
    const under = document
      .elementsFromPoint(clientX, clientY)
      .find((element) => element.hasAttribute('data-row'));
    if (!under) return;
    const leaves = [
      ...document.querySelectorAll(`[data-leaf^="${under.getAttribute('data-row')} "]`),
    ];
    const position = leaves.filter(
      (leaf) =>
        leaf.getBoundingClientRect().left + leaf.getBoundingClientRect().width / 2 < clientX,
    ).length;
    onPut({ row: Number(under.getAttribute('data-row')), position }, 'released');
  }

  function press(event: KeyboardEvent) {
    const row =
      event.key === 'ArrowDown' ? rows[0] : event.key === 'ArrowUp' ? rows.at(-1) : undefined;
    if (row === undefined) return;
    event.preventDefault();
    onPut({ row }, 'key');
  }

  return (
    <button
      type="button"
      aria-label={unplacedLeafLabel(number.value)}
      aria-pressed={isPicked}
      className="leaf-chip"
      data-held={offset ? '' : undefined}
      style={offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragStart.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => {
        dragStart.current = null;
        setOffset(null);
      }}
      onClick={() => {
        if (!offset) onPick();
      }}
      onKeyDown={press}
    >
      {String(number.value).replace('-', '−')}
    </button>
  );
}
