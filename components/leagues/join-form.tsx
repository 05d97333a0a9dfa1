'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { OutcomeNotice } from '@/components/forms/outcome-notice';
import { type FormFailure, textOf, useEntryForm } from '@/components/forms/use-entry-form';
import { withProof } from '@/components/forms/with-proof';
import { Button } from '@/components/ui/button';
import { PlainLinkButton } from '@/components/ui/plain-link-button';
import { TextField } from '@/components/ui/text-field';
import { checkJoinCodeAction } from '@/lib/actions/league';

/** @param found the league this browser has opened already, or null. */
export function JoinForm({ found }: { found: string | null }) {
  const [leagueName, setLeagueName] = useState(found);
  return leagueName === null ? (
    <CodeForm onFound={setLeagueName} />
  ) : (
    <FoundLeague leagueName={leagueName} justNow={leagueName !== found} onOther={() => setLeagueName(null)} />
  );
}

function CodeForm({ onFound }: { onFound: (leagueName: string) => void }) {
  const { formProps, pending, message, errorOf } = useEntryForm(
    ['code', 'password'],
    async (data): Promise<FormFailure | null> => {
      const guess = { code: textOf(data, 'code'), password: textOf(data, 'leaguePassword') };
      const result = await withProof((asking) => checkJoinCodeAction({ ...guess, ...asking }));
      if (!result.ok) return result.error;
      onFound(result.data.leagueName);
      return null;
    },
  );
  return (
    <form {...formProps} className="space-y-5">
      <FormMessage>{message}</FormMessage>
      <div className="[&_input]:text-center [&_input]:font-semibold [&_input]:text-3xl [&_input]:tracking-[0.15em]">
        <TextField
          label="Join code"
          name="code"
          hint="Six digits."
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          required
          error={errorOf('code')}
        />
      </div>
      <TextField
        label="League password"
        name="leaguePassword"
        hint="The words your teacher shows the class. Capital letters don’t matter."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        required
        error={errorOf('password')}
      />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Looking…' : 'Find my league'}
      </Button>
    </form>
  );
}

type FoundLeagueProps = { leagueName: string; justNow: boolean; onOther: () => void };

function FoundLeague({ leagueName, justNow, onOther }: FoundLeagueProps) {
  return (
    <div className="space-y-5">
      <OutcomeNotice title={`You found ${leagueName}!`} takeFocus={justNow}>
        One more step: tell us who you are.
      </OutcomeNotice>
      <div className="grid gap-3">
        <PlainLinkButton href="/student/signup" variant="primary" size="lg" icon="plus">
          I’m new: create my account
        </PlainLinkButton>
        <PlainLinkButton href="/student/login" variant="secondary" size="lg" icon="user">
          I have an account: sign in
        </PlainLinkButton>
        <Button variant="quiet" onClick={onOther}>
          Use another code
        </Button>
      </div>
    </div>
  );
}
