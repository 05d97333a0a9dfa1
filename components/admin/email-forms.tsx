'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  type FormResult,
  readFormNumber,
  readUntrimmedFormText,
} from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import {
  inviteTeacherAction,
  setLeagueAllowanceAction,
  takeBackTeacherInvitationAction,
} from '@/lib/actions/admin';
import type { NewTeacherInvitationDto } from '@/lib/data/admin/dto';
import {
  INVITATIONS,
  invitationOfEmailSuffix,
  invitationReadyText,
  invitationSentText,
  LEAGUE_ALLOWANCES_PAGE,
  teacherMayNowOpenLeaguesText,
} from '@/words/admin';

type EmailFormProps<T> = {
  send: (data: FormData) => Promise<FormResult<T>>;
  button: string;
  field?: Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'inputMode' | 'maxLength'>;
  children: (done: T) => ReactNode;
};

function EmailForm<T>({ send, button, field, children }: EmailFormProps<T>) {
  const router = useRouter();
  return (
    <ActionForm
      fields={field ? ['email', field.name] : ['email']}
      send={send}
      after="empties"
      onDone={router.refresh}
      className={
        'grid grid-cols-1 gap-4 sm:items-start ' +
        (field ? 'sm:grid-cols-[1fr_8rem_auto]' : 'sm:grid-cols-[1fr_auto]')
      }
    >
      {({ pending, data, message, errorOf }) => (
        <>
          <TextField
            label={INVITATIONS.email}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={200}
            required
            error={errorOf('email')}
          />
          {field ? (
            <TextField {...field} autoComplete="off" required error={errorOf(field.name)} />
          ) : null}
          <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
            {button}
          </Button>
          <LiveRegion className="col-span-full empty:absolute">
            {data ? children(data) : null}
          </LiveRegion>
          <FormErrorMessage className="col-span-full">{message}</FormErrorMessage>
        </>
      )}
    </ActionForm>
  );
}

const emailOf = (data: FormData) => readUntrimmedFormText(data, 'email').trim();

export function InviteTeacherForm() {
  return (
    <EmailForm
      send={(data) => inviteTeacherAction({ email: emailOf(data) })}
      button={INVITATIONS.doInvite}
    >
      {(invited) => <InvitationSent {...invited} />}
    </EmailForm>
  );
}

function InvitationSent({ email, link }: NewTeacherInvitationDto) {
  if (link === null) return <Notice tone="good">{invitationSentText(email)}</Notice>;
  return (
    <Notice tone="good" title={invitationReadyText(email)}>
      <p>{INVITATIONS.noMail}</p>
      <p className="select-all font-semibold break-all">{link}</p>
      <p>{INVITATIONS.shownOnce}</p>
    </Notice>
  );
}

export function WithdrawInvitationButton({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();

  async function takeBack() {
    const result = await run(() => takeBackTeacherInvitationAction({ id }));
    if (!result?.ok) return;
    // The row with this button disappears, so the focus moves to the list's heading.
    document.getElementById('open-invitations')?.focus();
    router.refresh();
  }

  return (
    <div className="relative">
      <Button variant="secondary" pending={pending} onClick={takeBack}>
        <span>{INVITATIONS.takeBack}</span>
        <span className="sr-only">{` ${invitationOfEmailSuffix(email)}`}</span>
      </Button>
      <LiveRegion className="font-semibold text-again empty:absolute">
        {refusal?.message}
      </LiveRegion>
    </div>
  );
}

/** Sets how many leagues a teacher may have, even one who hasn't signed up yet. */
export function LeagueAllowanceForm() {
  async function save(data: FormData) {
    const email = emailOf(data);
    const result = await setLeagueAllowanceAction({
      email,
      leagueAllowance: readFormNumber(data, 'leagueAllowance'),
    });
    return result.ok
      ? { ok: true as const, data: { email, leagueAllowance: result.data.leagueAllowance } }
      : result;
  }

  return (
    <EmailForm
      send={save}
      button={LEAGUE_ALLOWANCES_PAGE.save}
      field={{
        label: LEAGUE_ALLOWANCES_PAGE.leagues,
        name: 'leagueAllowance',
        inputMode: 'numeric',
        maxLength: 4,
      }}
    >
      {({ email, leagueAllowance }) => (
        <Notice tone="good">{teacherMayNowOpenLeaguesText(email, leagueAllowance)}</Notice>
      )}
    </EmailForm>
  );
}
