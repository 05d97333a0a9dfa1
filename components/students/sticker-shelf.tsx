'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { removeStickerAction } from '@/lib/actions/student-record';
import type { StudentStickerDto } from '@/lib/data/student/dto';
import { useChange } from './use-change';

type StickerShelfProps = { leagueId: string; studentId: string; stickers: readonly StudentStickerDto[]; canChange: boolean };

/** Every sticker of the season. Those that a teacher gave can be taken back; an earned one stays. */
export function StickerShelf({ leagueId, studentId, stickers, canChange }: StickerShelfProps) {
  const { send, news, pending } = useChange();
  const takeBack = (stickerId: string) =>
    send(
      () => removeStickerAction({ leagueId, studentId, stickerId }),
      () => 'The sticker was taken back.',
    );
  return (
    <>
      {stickers.length === 0 ? <p>No stickers yet.</p> : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {stickers.map(({ id, week, reason, time, byHand }) => (
          <li key={id} className="flex items-start gap-3">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-next text-on-next">
              <Icon name="star" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold leading-tight">{reason}</span>
              <span className="text-content-soft text-sm">
                {week > 0 ? `Week ${week}, ` : ''}
                {byHand ? 'given by hand' : 'earned'}, {time}
              </span>
            </span>
            {byHand && canChange ? (
              <Button variant="quiet" pending={pending} onClick={() => takeBack(id)} aria-label={`Take back: ${reason}`}>
                Take back
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <LiveRegion className="mt-3">{news ? <Notice tone={news.tone}>{news.text}</Notice> : null}</LiveRegion>
    </>
  );
}
