'use client';

import { useRouter } from 'next/navigation';
import { ActionForm, FormMessage, textOf } from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { setAllowanceAction } from '@/lib/actions/allowance';
import { inviteTeacherAction, takeBackInvitationAction } from '@/lib/actions/invitation';
import type { InvitedDto } from '@/lib/data/admin/dto';

export function InviteForm() {
  const router = useRouter();
  return (
    <ActionForm
      fields={['email']}
      send={(data) => inviteTeacherAction({ email: textOf(data, 'email').trim() })}
      after="empties"
      onDone={router.refresh}
      className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      {({ pending, data, message, errorOf }) => (
        <>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={200}
            required
            error={errorOf('email')}
          />
          <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
            Invite
          </Button>
          <LiveRegion className="sm:col-span-2 empty:hidden">{data ? <Sent {...data} /> : null}</LiveRegion>
          <FormMessage className="sm:col-span-2">{message}</FormMessage>
        </>
      )}
    </ActionForm>
  );
}

function Sent({ email, link }: InvitedDto) {
  if (link === null) return <Notice tone="good">The invitation is on its way to {email}.</Notice>;
  return (
    <Notice tone="good" title={`The invitation for ${email} is ready`}>
      <p>This app doesn’t send email, so give this teacher the link yourself. Whoever opens it first gets the account.</p>
      <p className="select-all font-semibold break-all">{link}</p>
      <p>It’s shown only once. For a new link, invite the teacher again.</p>
    </Notice>
  );
}

export function TakeBackButton({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();

  async function takeBack() {
    const result = await run(() => takeBackInvitationAction({ id }));
    if (!result?.ok) return;
    // The row with this button goes: the list's heading is where to read on.
    document.getElementById('open-invitations')?.focus();
    router.refresh();
  }

  return (
    <div className="relative">
      <Button variant="secondary" pending={pending} onClick={takeBack}>
        Take back<span className="sr-only"> the invitation of {email}</span>
      </Button>
      <LiveRegion className="font-semibold text-again empty:hidden">{refusal?.message}</LiveRegion>
    </div>
  );
}

/** An allowance by address, also for a teacher who has not signed up yet. */
export function NewAllowanceForm() {
  const router = useRouter();

  async function save(typed: FormData) {
    const email = textOf(typed, 'email').trim();
    const number = textOf(typed, 'leagueAllowance').trim();
    const result = await setAllowanceAction({ email, leagueAllowance: number === '' ? Number.NaN : Number(number) });
    return result.ok ? { ok: true as const, data: { email, leagueAllowance: result.data.leagueAllowance } } : result;
  }

  return (
    <ActionForm
      fields={['email', 'leagueAllowance']}
      send={save}
      after="empties"
      onDone={router.refresh}
      className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_8rem_auto] sm:items-start"
    >
      {({ pending, data, message, errorOf }) => (
        <>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={200}
            required
            error={errorOf('email')}
          />
          <TextField
            label="Leagues"
            name="leagueAllowance"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
            error={errorOf('leagueAllowance')}
          />
          <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
            Save
          </Button>
          <LiveRegion className="sm:col-span-3 empty:hidden">
            {data ? <Notice tone="good">{`${data.email} may open ${data.leagueAllowance} now.`}</Notice> : null}
          </LiveRegion>
          <FormMessage className="sm:col-span-3">{message}</FormMessage>
        </>
      )}
    </ActionForm>
  );
}
