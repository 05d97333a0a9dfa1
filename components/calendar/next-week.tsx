'use client';

import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/notice';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { AskedButton } from './asked-button';

type NextWeekProps = { leagueId: string; open: number | null; undo: LeagueCalendarDto['undo'] };

/**
 * Opens the next week now, or closes the one that was opened by mistake. Both say first what they
 * do.
 */
export function NextWeek({ leagueId, open, undo }: NextWeekProps) {
  // The buttons are about other weeks as soon as a change is made; what was said is about the week
  // that was changed.
  const [said, setSaid] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const buttons = `${open} ${undo?.week}`;
  const buttonsBefore = useRef(buttons);

  useEffect(() => {
    // Whoever had the keyboard on a button that is gone now, as after the last week, is taken to
    // what was said.
    if (said && buttonsBefore.current !== buttons && document.activeElement === document.body)
      status.current?.focus();
    buttonsBefore.current = buttons;
  });

  return (
    <div className="space-y-2">
      {open === null ? null : (
        <AskedButton
          leagueId={leagueId}
          change={{ kind: 'open-week', week: open }}
          title={`Open week ${open} now?`}
          confirm={`Open week ${open}`}
          onDone={() => setSaid(`Week ${open} is open.`)}
        >
          {`Open week ${open} now`}
        </AskedButton>
      )}
      <div ref={status} tabIndex={-1}>
        <LiveRegion className="empty:absolute">{said}</LiveRegion>
      </div>
      {undo ? (
        <>
          <p className="text-chalk-soft">{undo.text}</p>
          <AskedButton
            leagueId={leagueId}
            change={{ kind: 'undo-week', week: undo.week }}
            title={`Close week ${undo.week} again?`}
            confirm={`Close week ${undo.week}`}
            onDone={() => setSaid(`Week ${undo.week} is closed again.`)}
          >
            {`Close week ${undo.week} again`}
          </AskedButton>
        </>
      ) : null}
    </div>
  );
}
