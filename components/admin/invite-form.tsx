'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/forms/action-form';
import { FormMessage } from '@/components/forms/form-message';
import { textOf } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { inviteTeacherAction } from '@/lib/actions/invitation';
import type { InvitedDto } from '@/lib/data/invitation/dto';

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
