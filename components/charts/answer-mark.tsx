'use client';

import {
  angleText,
  answerHandlesOnPictureLabel,
  MARK_HINTS,
  markValueText,
  spotHintText,
} from '@/words/chart-handles';
import type {
  AnswerAxisTrack,
  AnswerChoiceArea,
  AnswerMarkPlacement,
  FigureFrame,
} from './answer-mark-placement';
import {
  BAR_FILL_COLOR,
  CHART_PAPER_WIDTH,
  INK_COLOR,
  LABEL_FONT_SIZE,
  PAPER_COLOR,
  SOFT_INK_COLOR,
  TICK_LABEL_FONT_SIZE,
} from './chart-style';
import { DragHandle, HiddenFromScreenReaders, ValueHandle } from './drag-handle';
import type { FigureQuestion } from './lazy-answer-mark';
import { continuousDragAngle, type Point } from './pointer-position';

type DraggableAnswerMarkProps = {
  question: FigureQuestion;
  places: AnswerMarkPlacement;
  frame: FigureFrame;
};

export function DraggableAnswerMark({ question, places, frame }: DraggableAnswerMarkProps) {
  const { x, y, ring, stem, spot } = places;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a drawing.
    <svg
      {...frame.size}
      role="group"
      aria-label={answerHandlesOnPictureLabel()}
      data-editing=""
      fontSize={LABEL_FONT_SIZE}
    >
      <g transform={`translate(0 ${frame.top})`}>
        <g>
          {question.hand === 'x' && x ? <Across question={question} track={x} /> : null}
          {question.hand === 'y' && y ? <Up question={question} track={y} /> : null}
          {question.hand === 'stem' && stem ? <Stems question={question} track={stem} /> : null}
          {question.hand === 'ring' && ring ? <Ring question={question} ring={ring} /> : null}
          {question.hand === 'spot' && spot ? <Spots question={question} spots={spot} /> : null}
        </g>
        <g data-front="" />
      </g>
    </svg>
  );
}

const LINE = { stroke: INK_COLOR, strokeWidth: 2, fill: 'none' } as const;

const positionOn = ({ from, to, start, end }: AnswerAxisTrack, value: number) =>
  from + ((value - start) / (end - start)) * (to - from);
const valueOn = ({ from, to, start, end }: AnswerAxisTrack, place: number) =>
  start + ((place - from) / (to - from)) * (end - start);
/** An answer typed in the box may be off the picture; the mark stays on it. */
const within = ({ start, end }: Pick<AnswerAxisTrack, 'start' | 'end'>, value: number) =>
  Math.min(end, Math.max(start, value));

function Across({ question, track }: { question: FigureQuestion; track: AnswerAxisTrack }) {
  const { value, snap, unit, name, set } = question;
  const at = { x: positionOn(track, within(track, value ?? track.start)), y: track.beside };
  return (
    <>
      {value === null ? null : (
        <HiddenFromScreenReaders>
          <path d={`M${at.x} ${track.guide[0]}V${track.guide[1]}`} {...LINE} />
        </HiddenFromScreenReaders>
      )}
      <ValueHandle
        name={name}
        at={at}
        look="horizontal"
        value={value}
        text={(number) => markValueText(number, unit)}
        min={track.start}
        max={track.end}
        snap={snap}
        hint={MARK_HINTS.x}
        hintBeside="line"
        valueAt={(point) => valueOn(track, point.x)}
        onValue={set}
      />
    </>
  );
}

/** More games than any lesson has. The limit must not give away how high the bar is. */
const HIGHEST_BAR = 20;

function Up({
  question,
  track,
}: {
  question: FigureQuestion;
  track: NonNullable<AnswerMarkPlacement['y']>;
}) {
  const { value, snap, unit, name, set } = question;
  const at = {
    x: track.beside,
    y: positionOn(track, within(track, value ?? Math.max(0, track.start))),
  };
  return (
    <>
      <HiddenFromScreenReaders>
        {track.bar === undefined ? (
          value === null ? null : (
            <path d={`M${track.guide[0]} ${at.y}H${track.guide[1]}`} {...LINE} />
          )
        ) : (
          <rect
            x={track.beside - track.bar / 2}
            y={at.y}
            width={track.bar}
            height={track.from - at.y}
            fill={BAR_FILL_COLOR}
            stroke={PAPER_COLOR}
            strokeWidth={1.5}
          />
        )}
      </HiddenFromScreenReaders>
      <ValueHandle
        name={name}
        at={at}
        look="vertical"
        value={value}
        text={(number) => markValueText(number, unit)}
        min={track.start}
        max={track.bar === undefined ? track.end : HIGHEST_BAR}
        first={Math.max(0, track.start)}
        snap={snap}
        vertical
        hint={MARK_HINTS.y}
        valueAt={(point) => valueOn(track, point.y)}
        onValue={set}
      />
    </>
  );
}

/** Every stem of a lesson is offered, so the list gives nothing away. */
function Stems({ question, track }: { question: FigureQuestion; track: AnswerAxisTrack }) {
  const { value, name, unit, set } = question;
  const at = { x: positionOn(track, within(track, value ?? track.start)), y: track.beside };
  return (
    <>
      <HiddenFromScreenReaders>
        <path
          d={`M${track.from} ${track.guide[1]}H${track.to}`}
          {...LINE}
          stroke={SOFT_INK_COLOR}
        />
        {Array.from({ length: track.end - track.start + 1 }, (_, index) => track.start + index).map(
          (stem) => (
            <g key={stem} transform={`translate(${positionOn(track, stem)} ${track.guide[1]})`}>
              <path d="M0-5v5" {...LINE} />
              <text
                y={17}
                textAnchor="middle"
                fontSize={TICK_LABEL_FONT_SIZE}
                fontWeight={stem === value ? 700 : 400}
              >
                {stem}
              </text>
            </g>
          ),
        )}
      </HiddenFromScreenReaders>
      <ValueHandle
        name={name}
        at={value === null ? { x: track.from, y: track.beside } : at}
        look="horizontal"
        value={value}
        text={(number) => markValueText(number, unit)}
        min={track.start}
        max={track.end}
        snap={1}
        hint={MARK_HINTS.stem}
        hintBeside
        valueAt={(point) => valueOn(track, point.x)}
        onValue={set}
      />
    </>
  );
}

const TURN = 360;
const RING = { apart: 16, mark: 6, long: 10 };
/** The number at the bottom moves aside, because the key is below it. */
const QUARTERS = [
  { mark: 90, x: 28, y: 5 },
  { mark: 180, x: 24, y: 12 },
  { mark: 270, x: -30, y: 5 },
];
const onRing = ({ x, y }: Point, radius: number, degrees: number): Point => ({
  x: x + Math.sin((degrees * Math.PI) / 180) * radius,
  y: y - Math.cos((degrees * Math.PI) / 180) * radius,
});

/** A protractor around the circle: a mark every 10 degrees and a pointer that starts at the top. */
function Ring({ question, ring }: { question: FigureQuestion; ring: Point & { radius: number } }) {
  const { value, snap, name, set } = question;
  const radius = ring.radius + RING.apart;
  const degrees = within({ start: 0, end: TURN }, value ?? 0);
  const at = onRing(ring, radius, degrees);
  const arcEnd = onRing(ring, radius, Math.min(degrees, 359.9));
  return (
    <>
      <HiddenFromScreenReaders>
        <circle
          cx={ring.x}
          cy={ring.y}
          r={radius}
          {...LINE}
          stroke={SOFT_INK_COLOR}
          strokeWidth={1.5}
        />
        {Array.from({ length: 36 }, (_, index) => index * 10).map((mark) => {
          const [inner, outer] = [
            onRing(ring, radius, mark),
            onRing(ring, radius + (mark % 30 === 0 ? RING.long : RING.mark), mark),
          ];
          return (
            <path
              key={mark}
              d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
              {...LINE}
              strokeWidth={mark % 30 === 0 ? 2 : 1.25}
            />
          );
        })}
        {QUARTERS.map(({ mark, x, y }) => {
          const label = onRing(ring, radius, mark);
          return (
            <text
              key={mark}
              x={label.x + x}
              y={label.y + y}
              textAnchor="middle"
              fontSize={TICK_LABEL_FONT_SIZE}
              fontWeight={700}
              fill={SOFT_INK_COLOR}
            >
              {`${mark}°`}
            </text>
          );
        })}
        {value === null ? null : (
          <>
            <path
              d={`M${ring.x} ${ring.y}V${ring.y - radius}M${ring.x} ${ring.y}L${at.x} ${at.y}`}
              {...LINE}
              strokeWidth={3}
            />
            <path
              d={
                `M${ring.x} ${ring.y - radius}A${radius} ${radius} 0 ` +
                `${degrees > TURN / 2 ? 1 : 0} 1 ${arcEnd.x} ${arcEnd.y}`
              }
              {...LINE}
              strokeWidth={5}
            />
          </>
        )}
      </HiddenFromScreenReaders>
      <ValueHandle
        name={name}
        at={at}
        value={value}
        text={angleText}
        min={0}
        max={TURN}
        snap={snap}
        hint={MARK_HINTS.ring}
        hintBeside
        valueAt={(point) => continuousDragAngle(point, ring, 0, degrees)}
        onValue={set}
      />
    </>
  );
}

/** The mark waits here until a part is chosen. */
const WAITING = { x: CHART_PAPER_WIDTH - 30, y: 6 };

function Spots({
  question,
  spots,
}: {
  question: FigureQuestion;
  spots: readonly AnswerChoiceArea[];
}) {
  const { name, spot: chosen, keys, set } = question;
  const open = keys ? spots.filter(({ key }) => keys.includes(key)) : spots;
  const index = open.findIndex(({ key }) => key === chosen);
  const marked = open[index];
  const last = open.length - 1;
  const moveTo = (to: number) => set(open[Math.max(0, Math.min(last, to))]?.key ?? null);
  const nearest = (point: Point) =>
    open.reduce<AnswerChoiceArea | undefined>(
      (best, each) =>
        best && squaredDistance(best.at, point) <= squaredDistance(each.at, point) ? best : each,
      undefined,
    );
  return (
    <>
      <HiddenFromScreenReaders>
        {open.map(({ key, outline }) => (
          <path
            key={key}
            d={outline}
            fill="none"
            stroke={INK_COLOR}
            strokeWidth={key === chosen ? 4.5 : 1.25}
            strokeDasharray={key === chosen ? undefined : '3 4'}
          />
        ))}
      </HiddenFromScreenReaders>
      {/* Tapping a part is a shortcut; the mark and the list work by keyboard. */}
      {open.map(({ key, outline }) => (
        <path
          key={key}
          data-spot={key}
          data-marked={key === chosen ? '' : undefined}
          d={outline}
          fill="transparent"
          className="cursor-pointer"
          onPointerUp={() => set(key)}
        />
      ))}
      {marked ? null : (
        <HiddenFromScreenReaders>
          <text
            x={WAITING.x - 16}
            y={WAITING.y + 5}
            textAnchor="end"
            fontSize={LABEL_FONT_SIZE}
            fill={SOFT_INK_COLOR}
            stroke={PAPER_COLOR}
            strokeWidth={5}
            paintOrder="stroke"
          >
            {spotHintText()}
          </text>
        </HiddenFromScreenReaders>
      )}
      <DragHandle
        name={name}
        at={marked?.at ?? WAITING}
        text={marked?.name ?? ''}
        isUnset={!marked}
        slider={{ min: 1, max: open.length, now: Math.max(1, index + 1) }}
        onMove={(point) => set(nearest(point)?.key ?? null)}
        onArrow={(across, up) => moveTo(marked ? index + Math.sign(across - up) : 0)}
        onEnd={(end) => moveTo(end === 'start' ? 0 : last)}
        onRemove={() => set(null)}
      />
    </>
  );
}

const squaredDistance = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
