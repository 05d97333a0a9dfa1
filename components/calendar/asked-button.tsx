'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/notice';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { useCalendar } from './use-calendar';

type ChangeProps = { leagueId: string; change: CalendarChange; children: ReactNode };

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
