'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/notice';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import { NOTHING_CHANGES, WEEK_OPENING } from '@/words/calendar';
import { useCalendarChangeForClasses } from './use-calendar-change-for-classes';

type ConfirmChangeButtonProps = {
  leagueId: string;
  change: CalendarChange;
  title: string;
  /**
   * Label of the button that confirms; by default the label of the button that opens the dialog.
   */
  confirm?: string;
  onDone?: () => void;
  children: ReactNode;
};

export function ConfirmChangeButton({
  leagueId,
  change,
  title,
  confirm,
  onDone,
  children,
}: ConfirmChangeButtonProps) {
  const { preview, showPreview, apply, forget, isLoadingPreview, isSaving, problem } =
    useCalendarChangeForClasses([{ leagueId, name: '' }]);

  async function confirmed() {
    if (await apply(change)) onDone?.();
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" pending={isLoadingPreview} onClick={() => showPreview(change)}>
        {children}
      </Button>
      <LiveRegion className="empty:absolute">{problem}</LiveRegion>
      <Dialog
        open={preview !== null}
        onClose={forget}
        title={title}
        closeLabel={WEEK_OPENING.notNow}
        actions={
          <Button pending={isSaving} onClick={confirmed}>
            {confirm ?? children}
          </Button>
        }
      >
        <CalendarEffectList effects={preview?.effects ?? []} />
      </Dialog>
    </div>
  );
}

export function CalendarEffectList({
  effects,
}: {
  effects: readonly { who: string | null; sentences: readonly string[] }[];
}) {
  return effects.map(({ who, sentences }) => (
    <div key={who} className="space-y-2">
      {who ? <p className="font-semibold">{who}</p> : null}
      {sentences.length === 0 ? (
        <p>{NOTHING_CHANGES}</p>
      ) : (
        <ul className="list-disc space-y-2 pl-6">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  ));
}
