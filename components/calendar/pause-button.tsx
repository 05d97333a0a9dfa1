'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-field';
import { MAX_PAUSE_REASON_LENGTH } from '@/lib/domain/calendar/league-calendar';
import { OPENING, PAUSE, pauseDoesText } from '@/words/calendar';
import { useCalendarChange } from './use-calendar-change';

/** Pauses the class, with the teacher's message to the students. */
export function PauseClassButton({
  leagueId,
  kind,
}: {
  leagueId: string;
  kind: 'live' | 'replay';
}) {
  const [isOpen, setOpen] = useState(false);
  const [sentence, setSentence] = useState('');
  const { make, isSaving, problem } = useCalendarChange([{ leagueId, name: '' }]);
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
        close={OPENING.notNow}
        actions={
          <Button
            pending={isSaving}
            onClick={async () => {
              if (await make({ kind: 'pause', sentence: sentence.trim() })) setOpen(false);
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
