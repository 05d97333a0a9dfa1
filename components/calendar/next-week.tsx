'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/notice';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { useCalendar } from './use-calendar';

type NextWeekProps = { leagueId: string; open: number | null; undo: LeagueCalendarDto['undo'] };

/** Opens the next week at once, or closes the one that was opened by mistake: what it does stands beside it, and it can be undone. */
export function NextWeek({ leagueId, open, undo }: NextWeekProps) {
  const { make, isSaving, problem } = useCalendar(leagueId);
  const [pressed, setPressed] = useState<'open-week' | 'undo-week' | null>(null);
  // The buttons are about other weeks as soon as the press has done its work; what was said is about the week that was pressed.
  const [said, setSaid] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const buttons = `${open} ${undo?.week}`;
  const buttonsBefore = useRef(buttons);

  useEffect(() => {
    // Whoever had the keyboard on a button that is gone now, as after the last week, is taken to what was said.
    if (said && buttonsBefore.current !== buttons && document.activeElement === document.body) status.current?.focus();
    buttonsBefore.current = buttons;
  });

  async function press(kind: 'open-week' | 'undo-week', week: number, done: string) {
    setPressed(kind);
    setSaid((await make({ kind, week })) ? done : null);
  }

  return (
    <div className="space-y-2">
      {open === null ? null : (
        <Button
          variant="secondary"
          pending={isSaving && pressed === 'open-week'}
          onClick={() => press('open-week', open, `Week ${open} is open.`)}
        >
          {`Open week ${open} now`}
        </Button>
      )}
      <div ref={status} tabIndex={-1}>
        <LiveRegion className="empty:absolute">{problem ?? said}</LiveRegion>
      </div>
      {undo ? (
        <>
          <p className="text-chalk-soft">{undo.text}</p>
          <Button
            variant="secondary"
            pending={isSaving && pressed === 'undo-week'}
            onClick={() => press('undo-week', undo.week, `Week ${undo.week} is closed again.`)}
          >
            {`Close week ${undo.week} again`}
          </Button>
        </>
      ) : null}
    </div>
  );
}
