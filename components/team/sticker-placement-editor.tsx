'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { DraggedSticker } from '@/components/football/helmet';
import { StickerPictureOrOutline } from '@/components/football/sticker-shape';
import { useAction } from '@/components/forms/use-action';
import { TeamPicture } from '@/components/team-look/team-picture';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFocusWhen } from '@/components/ui/hooks';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import { placeStickerAction } from '@/lib/actions/team';
import type { StickerDto, TeamPageDto } from '@/lib/data/team/dto';
import {
  isOnHelmet,
  STICKER_SHAPES,
  type StickerPosition,
  type StickerShape,
} from '@/lib/domain/team/stickers';
import {
  SHELF_WORDS_BY_STICKER_SHAPE,
  shelfTitle,
  stickerCountText,
  stickerWeeksText,
  whoSeesShelfText,
} from '@/words/stickers';
import { moveStickerSuffix, positionOnHelmetText, stickerPlacedText, TEAM } from '@/words/team';
import { weekInSentence, weekTitle } from '@/words/week-names';

type StickerPlacementEditorProps = Pick<TeamPageDto, 'look' | 'stickers' | 'readOnly'> & {
  children?: RichContent;
};

const START_POSITION: StickerPosition = { x: 30, y: 70 };

export function StickerPlacementEditor({
  look,
  stickers,
  readOnly,
  children,
}: StickerPlacementEditorProps) {
  const [placed, setPlaced] = useState<ReadonlyMap<string, StickerPosition>>(new Map());
  const [moving, setMoving] = useState<{
    id: string;
    shape: StickerShape;
    place: StickerPosition;
  } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const placing = useAction();
  const list = useRef<HTMLUListElement>(null);
  const positionOf = ({ id, place }: StickerDto) => placed.get(id) ?? place;
  const worn = stickers.flatMap((sticker) => {
    const position = positionOf(sticker);
    return position && sticker.id !== moving?.id ? [toWornSticker(position, sticker.shape)] : [];
  });

  function stopMoving(news: string) {
    const id = moving?.id;
    setMoving(null);
    setAnnouncement(news);
    list.current?.querySelector<HTMLElement>(`[data-sticker="${id}"]`)?.focus();
  }

  async function putOn() {
    if (!moving) return;
    const { id, place } = moving;
    const result = await placing.run(() => placeStickerAction({ stickerId: id, place }));
    if (!result?.ok) return;
    setPlaced((before) => new Map(before).set(id, place));
    stopMoving(stickerPlacedText(positionOnHelmetText(place)));
  }

  return (
    <div id="stickers" className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <TeamPicture
          look={look}
          size={240}
          stickers={worn}
          overlay={
            moving ? (
              <MovingSticker
                position={moving.place}
                shape={moving.shape}
                onMove={(place) => {
                  setMoving({ ...moving, place });
                  setAnnouncement(positionOnHelmetText(place));
                }}
              />
            ) : null
          }
        />
        {moving ? (
          <div className="grid gap-2">
            <p>{TEAM.tapHelmet}</p>
            <div className="flex gap-2">
              <Button
                variant="next"
                icon="check"
                className="flex-1"
                pending={placing.pending}
                onClick={putOn}
              >
                {TEAM.putHere}
              </Button>
              <Button variant="secondary" onClick={() => stopMoving('')}>
                {TEAM.cancel}
              </Button>
            </div>
          </div>
        ) : null}
        {children}
      </div>
      <Card title={TEAM.stickers} titleClass="mr-4 text-lead sm:float-left">
        <StickerShelf stickers={stickers} isPlaced={(sticker) => positionOf(sticker) !== null} />
        {stickers.length === 0 ? (
          <p className="max-w-text">{TEAM.noStickers}</p>
        ) : (
          <ul ref={list} className="grid gap-2">
            {stickers.map((sticker) => {
              const { id, week, reason, shape } = sticker;
              const position = positionOf(sticker);
              const weekOrReason = week > 0 ? weekInSentence(week) : reason;
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <StickerPictureOrOutline shape={shape} isEarned />
                  <span className="min-w-0 flex-1 basis-40">
                    {week > 0 ? (
                      <strong className="block leading-tight">{weekTitle(week)}</strong>
                    ) : null}
                    <span className="text-content-soft">{reason}</span>
                  </span>
                  {readOnly ? null : (
                    <Button
                      data-sticker={id}
                      variant={position || moving ? 'secondary' : 'next'}
                      onClick={() => setMoving({ id, shape, place: position ?? START_POSITION })}
                    >
                      <span>{position ? TEAM.move : TEAM.putOn}</span>
                      <span className="sr-only">{` ${moveStickerSuffix(weekOrReason)}`}</span>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <LiveRegion className="mt-2">{placing.refusal?.message ?? announcement}</LiveRegion>
      </Card>
    </div>
  );
}

const toWornSticker = (position: StickerPosition, shape: StickerShape) =>
  shape === 'star' ? position : { ...position, shape };

function StickerShelf({
  stickers,
  isPlaced,
}: Pick<StickerPlacementEditorProps, 'stickers'> & { isPlaced: (sticker: StickerDto) => boolean }) {
  return (
    <section aria-label={shelfTitle()} className="mb-2 border-line border-b pb-2">
      <p className="text-content-soft sm:text-right">{shelfTitle()}</p>
      <ul className="clear-both mt-2 grid gap-x-6 sm:grid-cols-2">
        {STICKER_SHAPES.map((shape) => {
          const earned = stickers.filter((sticker) => sticker.shape === shape);
          const weeks = [...new Set(earned.map(({ week }) => week))].filter((week) => week > 0);
          return (
            <li
              key={shape}
              className={
                'flex items-center gap-4 border-line border-t py-1 ' +
                (earned.every(isPlaced)
                  ? ''
                  : 'rounded-md bg-next-soft px-2 outline-2 outline-next -outline-offset-2')
              }
            >
              <StickerPictureOrOutline shape={shape} isEarned={earned.length > 0} />
              <span className="min-w-0 leading-snug">
                <strong>{SHELF_WORDS_BY_STICKER_SHAPE[shape].name}</strong>
                {earned.length > 0 ? <span>{` ${stickerCountText(earned.length)}`}</span> : null}
                <span className="block text-content-soft">
                  {earned.length === 0
                    ? SHELF_WORDS_BY_STICKER_SHAPE[shape].how
                    : weeks.length > 0
                      ? stickerWeeksText(weeks)
                      : earned[0]?.reason}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-content-soft">{whoSeesShelfText()}</p>
    </section>
  );
}

const ARROW_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-3, 0],
  ArrowRight: [3, 0],
  ArrowUp: [0, -3],
  ArrowDown: [0, 3],
};

/** The drag area covers the whole helmet, but the sticker stays on the shell. */
function MovingSticker({
  position,
  shape,
  onMove,
}: {
  position: StickerPosition;
  shape: StickerShape;
  onMove: (position: StickerPosition) => void;
}) {
  const box = useFocusWhen(true);

  function move(to: StickerPosition) {
    if (isOnHelmet(to)) onMove(to);
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({
      x: Math.round(((event.clientX - left) * 148) / width),
      y: Math.round(((event.clientY - top) * 116) / height),
    });
  }

  function key(event: KeyboardEvent) {
    const step = ARROW_STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: position.x + step[0], y: position.y + step[1] });
  }

  return (
    // Screen readers pass arrow keys on only to elements with a value and to applications.
    <div
      ref={box}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is in it.
      tabIndex={0}
      aria-label={TEAM.whereItGoes}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={key}
      className="absolute inset-0 cursor-crosshair touch-none rounded-md border-2 border-raised"
    >
      <DraggedSticker place={toWornSticker(position, shape)} />
    </div>
  );
}
