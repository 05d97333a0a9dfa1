'use client';

import { useRouter } from 'next/navigation';
import { ActionForm, FormErrorMessage, readFormTextByField } from '@/components/forms/action-form';
import { ProofOfWorkWaitNotice, withProofOfWork } from '@/components/forms/proof-of-work';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { joinLeagueAction } from '@/lib/actions/league';
import { JOIN, joinedLeagueText } from '@/words/join';

const FIELDS = ['code', 'password'] as const;

function join(data: FormData) {
  return withProofOfWork((proofInput) =>
    joinLeagueAction({ ...readFormTextByField(data, FIELDS), ...proofInput }),
  );
}

export function JoinLeagueForm() {
  const router = useRouter();
  return (
    <ActionForm
      fields={FIELDS}
      send={join}
      after="keeps"
      onDone={() => {
        router.push('/student/dashboard');
        router.refresh();
      }}
      className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_1fr_auto] sm:items-start"
    >
      {({ pending, data, message, field }) => (
        <>
          <TextField
            label={JOIN.code}
            {...field('code')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            required
          />
          <TextField
            label={JOIN.password}
            {...field('password')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={80}
            required
          />
          <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
            {JOIN.join}
          </Button>
          <LiveRegion className="sm:col-span-3 empty:absolute">
            {data ? <Notice tone="good">{joinedLeagueText(data.leagueName)}</Notice> : null}
          </LiveRegion>
          <FormErrorMessage className="sm:col-span-3">{message}</FormErrorMessage>
          <ProofOfWorkWaitNotice className="sm:col-span-3" />
        </>
      )}
    </ActionForm>
  );
}
