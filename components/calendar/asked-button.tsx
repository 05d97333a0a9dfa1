'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/notice';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { useCalendar } from './use-calendar';

type AskedButtonProps = {
  leagueId: string;
  change: CalendarChange;
  title: string;
  /** On the button that makes the change; the first button's words where they are missing. */
  confirm?: string;
  onDone?: () => void;
  children: ReactNode;
};

/** Says first what its change does, and asks once. */
export function AskedButton({
  leagueId,
  change,
  title,
  confirm,
  onDone,
  children,
}: AskedButtonProps) {
  const { asked, ask, make, forget, isAsking, isSaving, problem } = useCalendar(leagueId);
  const sentences = asked?.preview.sentences ?? [];

  async function confirmed() {
    if (await make(change)) onDone?.();
  }

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
        close="Not now"
        actions={
          <Button pending={isSaving} onClick={confirmed}>
            {confirm ?? children}
          </Button>
        }
      >
        <Effects sentences={sentences} />
      </Dialog>
    </div>
  );
}

/** What a change does, inside the dialog that asks about it. */
export function Effects({ sentences }: { sentences: readonly string[] }) {
  return sentences.length === 0 ? (
    <p>Everything else stays as it is.</p>
  ) : (
    <ul className="list-disc space-y-2 pl-6">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
