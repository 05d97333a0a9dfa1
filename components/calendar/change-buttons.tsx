'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/notice';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { useCalendar } from './use-calendar';

type ChangeProps = { leagueId: string; change: CalendarChange; children: ReactNode };

/** Makes its change at once: what it does stands beside it, and it can be undone. */
export function PressButton({ leagueId, change, done, children }: ChangeProps & { done: string }) {
  const { make, isSaving, problem } = useCalendar(leagueId);
  // The button is about the next week as soon as this one is open; what was said is about the week that was pressed.
  const [said, setSaid] = useState<string | null>(null);
  return (
    <div className="space-y-2">
      <Button
        variant="secondary"
        pending={isSaving}
        onClick={async () => {
          setSaid((await make(change)) ? done : null);
        }}
      >
        {children}
      </Button>
      <LiveRegion className="empty:absolute">{problem ?? said}</LiveRegion>
    </div>
  );
}

/** Says first what its change does. */
export function AskedButton({ leagueId, change, title, children }: ChangeProps & { title: string }) {
  const calendar = useCalendar(leagueId);
  const { asked, ask, make, forget, isAsking, isSaving, problem } = calendar;
  const sentences = asked?.preview.sentences ?? [];
  return (
    <div className="space-y-2">
      <Button variant="secondary" pending={isAsking} onClick={() => ask(change)}>
        {children}
      </Button>
      <LiveRegion className="empty:absolute">{problem}</LiveRegion>
      <Dialog
        open={asked !== null && !asked.preview.refusal}
        onClose={forget}
        title={title}
        close="Cancel"
        actions={
          <Button pending={isSaving} onClick={() => make(change)}>
            {children}
          </Button>
        }
      >
        {sentences.length === 0 ? <p>Everything else stays as it is.</p> : null}
        {sentences.map((sentence) => (
          <p key={sentence} className="mb-2">
            {sentence}
          </p>
        ))}
      </Dialog>
    </div>
  );
}
