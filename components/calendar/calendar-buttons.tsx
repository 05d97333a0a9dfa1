'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-field';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { MAX_PAUSE_REASON_LENGTH } from '@/lib/domain/calendar/league-calendar';
import {
  closeAgainText,
  closeNowText,
  closeQuestion,
  PAUSE,
  pauseDoesText,
  WEEK_OPENING,
  weekClosedAgainText,
} from '@/words/calendar';
import { ConfirmChangeButton } from './confirm-change-button';
import { useCalendarChangeForClasses } from './use-calendar-change-for-classes';

type CloseWeekProps = { leagueId: string; undo: LeagueCalendarDto['undo'] };

/** Stays on the page without a week to close, for the message about the week it has closed. */
export function CloseLatestWeekButton({ leagueId, undo }: CloseWeekProps) {
  const [message, setMessage] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const week = undo?.week;
  const weekBefore = useRef(week);

  useEffect(() => {
    // The focused button is gone once its week is closed, so the focus moves to the message.
    if (message && weekBefore.current !== week && document.activeElement === document.body)
      status.current?.focus();
    weekBefore.current = week;
  });

  return (
    <>
      <div ref={status} tabIndex={-1}>
        <LiveRegion className="empty:absolute">{message}</LiveRegion>
      </div>
      {undo ? (
        <>
          <ConfirmChangeButton
            leagueId={leagueId}
            change={{ kind: 'undo-week', week: undo.week }}
            title={closeQuestion(undo.week)}
            confirm={closeNowText(undo.week)}
            onDone={() => setMessage(weekClosedAgainText(undo.week))}
          >
            {closeAgainText(undo.week)}
          </ConfirmChangeButton>
          <p className="basis-full text-chalk-soft">{undo.text}</p>
        </>
      ) : null}
    </>
  );
}

export function PauseClassButton({
  leagueId,
  kind,
}: {
  leagueId: string;
  kind: 'live' | 'replay';
}) {
  const [isOpen, setOpen] = useState(false);
  const [sentence, setSentence] = useState('');
  const { apply, isSaving, problem } = useCalendarChangeForClasses([{ leagueId, name: '' }]);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <span>{PAUSE.short}</span>
        <span className="sr-only">{` ${PAUSE.withSentence}`}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={PAUSE.question}
        closeLabel={WEEK_OPENING.notNow}
        actions={
          <Button
            pending={isSaving}
            onClick={async () => {
              if (await apply({ kind: 'pause', sentence: sentence.trim() })) setOpen(false);
            }}
          >
            {PAUSE.pause}
          </Button>
        }
      >
        <div className="space-y-4">
          <p>{pauseDoesText(kind)}</p>
          <TextArea
            label={PAUSE.sentence}
            name="pause-sentence"
            hint={PAUSE.hint}
            rows={2}
            maxLength={MAX_PAUSE_REASON_LENGTH}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
          <Notice alert>{problem}</Notice>
        </div>
      </Dialog>
    </>
  );
}
