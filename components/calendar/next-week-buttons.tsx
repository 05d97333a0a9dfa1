'use client';

import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/notice';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import {
  closeAgainText,
  closeNowText,
  closeQuestion,
  openNowText,
  weekClosedAgainText,
} from '@/words/calendar';
import { ConfirmChangeButton } from './confirm-change-button';

type NextWeekProps = { leagueId: string; open: number | null; undo: LeagueCalendarDto['undo'] };

/** Buttons to open the next week now, or to close one that was opened by mistake. */
export function NextWeekButtons({ leagueId, open, undo }: NextWeekProps) {
  const [said, setSaid] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const buttons = `${open} ${undo?.week}`;
  const buttonsBefore = useRef(buttons);

  useEffect(() => {
    // If the focused button is gone, for example after the last week, the focus moves to the
    // message.
    if (said && buttonsBefore.current !== buttons && document.activeElement === document.body)
      status.current?.focus();
    buttonsBefore.current = buttons;
  });

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {open === null ? null : (
        <LinkButton href={`/teacher/leagues/${leagueId}/calendar/open`} variant="secondary">
          {openNowText(open)}
        </LinkButton>
      )}
      <div ref={status} tabIndex={-1}>
        <LiveRegion className="empty:absolute">{said}</LiveRegion>
      </div>
      {undo ? (
        <>
          <ConfirmChangeButton
            leagueId={leagueId}
            change={{ kind: 'undo-week', week: undo.week }}
            title={closeQuestion(undo.week)}
            confirm={closeNowText(undo.week)}
            onDone={() => setSaid(weekClosedAgainText(undo.week))}
          >
            {closeAgainText(undo.week)}
          </ConfirmChangeButton>
          <p className="basis-full text-chalk-soft">{undo.text}</p>
        </>
      ) : null}
    </div>
  );
}
