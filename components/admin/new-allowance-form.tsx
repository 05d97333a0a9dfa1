'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/forms/action-form';
import { FormMessage } from '@/components/forms/form-message';
import { textOf } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { setAllowanceAction } from '@/lib/actions/allowance';

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
