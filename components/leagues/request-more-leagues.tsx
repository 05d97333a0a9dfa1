'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  readFormNumber,
  readUntrimmedFormText,
} from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/notice';
import { TextArea, TextField } from '@/components/ui/text-field';
import { requestMoreLeaguesAction } from '@/lib/actions/league';
import type { MoreLeaguesRequestDto } from '@/lib/data/league/dto';
import {
  currentLeagueAllowanceText,
  LEAGUE_REQUEST_FORM,
  ownRequestStatusText,
} from '@/words/league-requests';

type AskForLeaguesProps = { allowed: number; request: MoreLeaguesRequestDto };

export function RequestMoreLeagues({ allowed, request }: AskForLeaguesProps) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <LiveRegion className="empty:absolute">
        {request ? (
          <p>
            <span>{ownRequestStatusText(request)}</span>
            {request.answer?.sentence ? (
              <span className="wrap-anywhere">{` ${request.answer.sentence}`}</span>
            ) : null}
          </p>
        ) : null}
      </LiveRegion>
      <button type="button" onClick={() => setAsking(true)} className="touch-link">
        {request && !request.answer ? LEAGUE_REQUEST_FORM.change : LEAGUE_REQUEST_FORM.more}
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={LEAGUE_REQUEST_FORM.more}
        closeLabel={LEAGUE_REQUEST_FORM.cancel}
      >
        <ActionForm
          fields={['wanted', 'note']}
          send={(data) =>
            requestMoreLeaguesAction({
              wanted: readFormNumber(data, 'wanted'),
              note: readUntrimmedFormText(data, 'note'),
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
                label={LEAGUE_REQUEST_FORM.howMany}
                name="wanted"
                inputMode="numeric"
                autoComplete="off"
                required
                hint={currentLeagueAllowanceText(allowed)}
                defaultValue={request && !request.answer ? request.wanted : undefined}
                error={errorOf('wanted')}
              />
              <TextArea
                label={LEAGUE_REQUEST_FORM.note}
                name="note"
                rows={3}
                maxLength={300}
                hint={LEAGUE_REQUEST_FORM.noteHint}
                defaultValue={request && !request.answer ? request.note : undefined}
                error={errorOf('note')}
              />
              <FormErrorMessage>{message}</FormErrorMessage>
              <Button type="submit" pending={pending}>
                {LEAGUE_REQUEST_FORM.send}
              </Button>
            </>
          )}
        </ActionForm>
      </Dialog>
    </div>
  );
}
