'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActionForm, FormErrorMessage, formNumber, formText } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/notice';
import { TextArea, TextField } from '@/components/ui/text-field';
import { askForLeaguesAction } from '@/lib/actions/league';
import type { MoreLeaguesRequestDto } from '@/lib/data/league/dto';
import { ASK, mayHaveText, requestText } from '@/words/league-requests';

type AskForLeaguesProps = { allowed: number; request: MoreLeaguesRequestDto };

export function RequestMoreLeagues({ allowed, request }: AskForLeaguesProps) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <LiveRegion className="empty:absolute">
        {request ? (
          <p>
            <span>{requestText(request)}</span>
            {request.answer?.sentence ? (
              <span className="wrap-anywhere">{` ${request.answer.sentence}`}</span>
            ) : null}
          </p>
        ) : null}
      </LiveRegion>
      <button type="button" onClick={() => setAsking(true)} className="touch-link">
        {request && !request.answer ? ASK.change : ASK.more}
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={ASK.more}
        closeLabel={ASK.cancel}
      >
        <ActionForm
          fields={['wanted', 'note']}
          send={(data) =>
            askForLeaguesAction({
              wanted: formNumber(data, 'wanted'),
              note: formText(data, 'note'),
            })
          }
          after="keeps"
          onDone={() => {
            setAsking(false);
            router.refresh();
          }}
          className="space-y-4"
        >
          {({ pending, message, errorOf }) => (
            <>
              <TextField
                label={ASK.howMany}
                name="wanted"
                inputMode="numeric"
                autoComplete="off"
                required
                hint={mayHaveText(allowed)}
                defaultValue={request && !request.answer ? request.wanted : undefined}
                error={errorOf('wanted')}
              />
              <TextArea
                label={ASK.note}
                name="note"
                rows={3}
                maxLength={300}
                hint={ASK.noteHint}
                defaultValue={request && !request.answer ? request.note : undefined}
                error={errorOf('note')}
              />
              <FormErrorMessage>{message}</FormErrorMessage>
              <Button type="submit" pending={pending}>
                {ASK.send}
              </Button>
            </>
          )}
        </ActionForm>
      </Dialog>
    </div>
  );
}
