'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RichContent } from '@/components/ui/sentence';
import { moveByNotches, snapToStep } from '@/lib/domain/graphs/snap';
import { notSetText } from '@/words/chart-handles';
import {
  CHART_PAPER_WIDTH,
  estimateTextWidth,
  INK_COLOR,
  PAPER_COLOR,
  SOFT_INK_COLOR,
  TICK_LABEL_FONT_SIZE,
} from './chart-style';
import { type Point, pointerPosition } from './pointer-position';
import './handles.css';

export type DragPhase = 'held' | 'released' | 'key';

type DragHandleProps = {
  name: string;
  /** The box that holds the same number. Notes on the chart find the handle by it. */
  box?: string;
  at: Point;
  text: string;
  look?: 'vertical' | 'horizontal' | 'round';
  /** The handle has no value on the graph yet. */
  isUnset?: boolean;
  hint?: string;
  /** On a horizontal line, the hint is above the line. */
  hintBeside?: boolean | 'line';
  slider: { min: number; max: number; now: number; vertical?: boolean };
  /**
   * `dragged` is the distance from the start of the drag in CSS pixels, so it stays right when the
   * paper grows meanwhile.
   */
  onMove: (point: Point, phase: DragPhase, dragged: Point) => void;
  ahead?: boolean;
  onArrow: (across: number, up: number) => void;
  onEnd: (end: 'start' | 'end') => void;
  onRemove?: () => void;
  onHold?: (isHeld: boolean) => void;
  onActive?: (isActive: boolean) => void;
  guide?: RichContent;
  children?: RichContent;
};

const KEYS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  PageUp: [0, 10],
  PageDown: [0, -10],
};

/** The handle is drawn over the picture, so a saved picture has no handles. */
export function DragHandle({
  name,
  box,
  at,
  text,
  look = 'round',
  isUnset = false,
  hint,
  hintBeside = false,
  slider,
  ahead = false,
  guide,
  children,
  ...handlers
}: DragHandleProps) {
  const handle = useRef<SVGGElement>(null);
  /** `off` is the distance from the pointer to the handle's center. */
  const [drag, setDrag] = useState<{ off: Point; from: Point } | null>(null);
  /** The layer above all handles, while this one is focused: its value is shown there. */
  const [front, setFront] = useState<Element | null>(null);

  function pointOf(pointer: { clientX: number; clientY: number }): Point | null {
    const paper = handle.current?.parentNode;
    return paper instanceof SVGGraphicsElement ? pointerPosition(paper, pointer) : null;
  }

  function startDrag(event: PointerEvent<SVGGElement>) {
    const point = event.button === 0 ? pointOf(event) : null;
    if (!point) return;
    // Keeps the browser from pressing what is behind the handle and from selecting text.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({
      off: { x: at.x - point.x, y: at.y - point.y },
      from: { x: event.clientX, y: event.clientY },
    });
    handlers.onHold?.(true);
  }

  function moveDrag(event: PointerEvent<SVGGElement>, phase: DragPhase) {
    const point = drag && pointOf(event);
    if (!point) return;
    const dragged = { x: event.clientX - drag.from.x, y: event.clientY - drag.from.y };
    handlers.onMove({ x: point.x + drag.off.x, y: point.y + drag.off.y }, phase, dragged);
  }

  function endDrag(event: PointerEvent<SVGGElement>) {
    if (!drag) return;
    moveDrag(event, 'released');
    setDrag(null);
    handlers.onHold?.(false);
  }

  function pressKey(event: KeyboardEvent<SVGGElement>) {
    const arrow = KEYS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (arrow)
      handlers.onArrow(arrow[0] * (event.shiftKey ? 10 : 1), arrow[1] * (event.shiftKey ? 10 : 1));
    else if (event.key === 'Home' || event.key === 'End')
      handlers.onEnd(event.key === 'Home' ? 'start' : 'end');
    else if (handlers.onRemove && (event.key === 'Delete' || event.key === 'Backspace'))
      handlers.onRemove();
    else return;
    event.preventDefault();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: its place says that it moved.
  useEffect(() => {
    if (ahead && drag) handle.current?.scrollIntoView({ block: 'nearest' });
  }, [ahead, drag, at.y]);

  const isActive = front !== null;
  return (
    <>
      {isActive && guide ? <HiddenFromScreenReaders>{guide}</HiddenFromScreenReaders> : null}
      <g
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={slider.min}
        aria-valuemax={slider.max}
        aria-valuenow={slider.now}
        aria-valuetext={isUnset ? notSetText() : text}
        aria-orientation={slider.vertical ? 'vertical' : 'horizontal'}
        transform={`translate(${at.x} ${at.y})`}
        className="chart-handle"
        data-box={box}
        data-held={drag ? '' : undefined}
        onPointerDown={startDrag}
        onPointerMove={(event) => moveDrag(event, 'held')}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onKeyDown={pressKey}
        onFocus={() => {
          setFront(handle.current?.ownerSVGElement?.querySelector('[data-front]') ?? null);
          handlers.onActive?.(true);
        }}
        onBlur={() => {
          setFront(null);
          handlers.onActive?.(false);
        }}
      >
        <circle className="reach" r={22} fill="transparent" />
        {children ?? <Knob look={look} isUnset={isUnset} />}
      </g>
      {front && !isUnset ? createPortal(<Bubble at={at} text={text} />, front) : null}
      {hint && isUnset && !isActive ? (
        <HiddenFromScreenReaders>
          <text
            x={
              hintBeside
                ? at.x + (look === 'round' ? 16 : 26)
                : withinPaper(at.x, estimateTextWidth(hint, TICK_LABEL_FONT_SIZE) / 2)
            }
            y={hintBeside ? at.y + (hintBeside === 'line' ? -8 : 5) : at.y - 18}
            textAnchor={hintBeside ? 'start' : 'middle'}
            fontSize={TICK_LABEL_FONT_SIZE}
            fill={SOFT_INK_COLOR}
          >
            {hint}
          </text>
        </HiddenFromScreenReaders>
      ) : null}
    </>
  );
}

/** Moves the middle of a text in from both sides, so that no word of it is cut off. */
const withinPaper = (x: number, half: number) =>
  Math.max(4 + half, Math.min(x, CHART_PAPER_WIDTH - 4 - half));

/** For a drawn text that a slider already announces. */
export function HiddenFromScreenReaders({ children }: { children: RichContent }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus.
    <g aria-hidden="true" pointerEvents="none">
      {children}
    </g>
  );
}

/** A bar marks a handle that moves along one line; a dot moves anywhere. */
function Knob({ look, isUnset }: { look: NonNullable<DragHandleProps['look']>; isUnset: boolean }) {
  const dash = isUnset ? '4 3' : undefined;
  if (look === 'round') return <circle className="knob" r={9} strokeDasharray={dash} />;
  const turn = look === 'horizontal' ? 'rotate(90)' : undefined;
  return (
    <g transform={turn}>
      <rect className="knob" x={-20} y={-8} width={40} height={16} rx={8} strokeDasharray={dash} />
      <path d="M-7 0h14" className="knob-line" />
    </g>
  );
}

const BUBBLE = { height: 30, size: 16, away: 20 };

function Bubble({ at, text }: { at: Point; text: string }) {
  const width = estimateTextWidth(text, BUBBLE.size) + 24;
  const right = at.x + BUBBLE.away + width <= CHART_PAPER_WIDTH;
  const left = right ? at.x + BUBBLE.away : Math.max(0, at.x - BUBBLE.away - width);
  const top = Math.max(-8, at.y - BUBBLE.height - 6);
  return (
    <HiddenFromScreenReaders>
      <g transform={`translate(${left} ${top})`}>
        <rect width={width} height={BUBBLE.height} rx={8} fill={INK_COLOR} />
        <text x={12} y={20.5} fontSize={BUBBLE.size} fontWeight={700} fill={PAPER_COLOR}>
          {text}
        </text>
      </g>
    </HiddenFromScreenReaders>
  );
}

type ValueHandleProps = Pick<
  DragHandleProps,
  'name' | 'box' | 'at' | 'look' | 'hint' | 'hintBeside' | 'onActive' | 'guide'
> & {
  value: number | null;
  text: (value: number) => string;
  min: number;
  max: number;
  snap: number;
  /** Arrow keys start here while there is no value. */
  first?: number;
  vertical?: boolean;
  /**
   * Converts a position on the paper to a value that is not snapped yet. `before` is the value at
   * the start of the drag.
   */
  valueAt: (point: Point, before: number | null) => number;
  onValue: (value: number | null, phase: DragPhase) => void;
};

export function ValueHandle({
  value,
  text,
  min,
  max,
  snap,
  first = min,
  vertical,
  valueAt,
  onValue,
  ...shown
}: ValueHandleProps) {
  const before = useRef(value);
  const within = (next: number) => Math.min(max, Math.max(min, next));
  const step = (notches: number) =>
    onValue(
      within(value === null ? snapToStep(first, snap) : moveByNotches(value, snap, notches)),
      'key',
    );
  return (
    <DragHandle
      {...shown}
      text={value === null ? notSetText() : text(value)}
      isUnset={value === null}
      slider={{ min, max, now: value ?? min, vertical }}
      onHold={(isHeld) => {
        if (isHeld) before.current = value;
      }}
      onMove={(point, phase) =>
        onValue(within(snapToStep(valueAt(point, before.current), snap)), phase)
      }
      onArrow={(across, up) => step(across + up)}
      onEnd={(end) => onValue(end === 'start' ? min : max, 'key')}
      onRemove={() => onValue(null, 'key')}
    />
  );
}
