'use client';

import { useState } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { FormSuccessNotice } from '@/components/forms/form-success-notice';
import { FullPageForm } from '@/components/forms/full-page-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { RichContent } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import { checkJoinCodeAction } from '@/lib/actions/league';
import { FIND_LEAGUE, JOIN, leagueFoundTitle } from '@/words/join';

/** @param found the name of the league that this browser has already opened, or null. */
export function JoinAndSignUpForm({
  found,
  children,
}: {
  found: string | null;
  children: RichContent;
}) {
  // Kept in state, because the page may refresh before the action's answer arrives: then `found`
  // has the league already, as if it had been found earlier and not just now.
  const [league, setLeague] = useState(found === null ? null : { name: found, justNow: false });
  return league === null ? (
    <CodeForm onFound={(name) => setLeague({ name, justNow: true })} />
  ) : (
    <FoundLeague leagueName={league.name} justNow={league.justNow} onOther={() => setLeague(null)}>
      {children}
    </FoundLeague>
  );
}

function findLeague(data: FormData) {
  const guess = {
    code: readUntrimmedFormText(data, 'code'),
    password: readUntrimmedFormText(data, 'leaguePassword'),
  };
  return withProofOfWork((proofInput) => checkJoinCodeAction({ ...guess, ...proofInput }));
}

function CodeForm({ onFound }: { onFound: (leagueName: string) => void }) {
  return (
    <FullPageForm
      fields={['code', 'password']}
      send={findLeague}
      onDone={({ leagueName }) => onFound(leagueName)}
      button={FIND_LEAGUE.find}
      working={FIND_LEAGUE.looking}
    >
      {({ errorOf }) => (
        <>
          <div
            className={
              '[&_input]:text-center [&_input]:font-semibold [&_input]:text-big ' +
              '[&_input]:tracking-[0.15em]'
            }
          >
            <TextField
              label={JOIN.code}
              name="code"
              hint={FIND_LEAGUE.sixDigits}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              required
              error={errorOf('code')}
            />
          </div>
          <TextField
            label={JOIN.password}
            name="leaguePassword"
            hint={FIND_LEAGUE.words}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            required
            error={errorOf('password')}
          />
        </>
      )}
    </FullPageForm>
  );
}

function FoundLeague({
  leagueName,
  justNow,
  onOther,
  children,
}: {
  leagueName: string;
  justNow: boolean;
  onOther: () => void;
  children: RichContent;
}) {
  return (
    <div className="space-y-4">
      <FormSuccessNotice title={leagueFoundTitle(leagueName)} takeFocus={justNow}>
        {FIND_LEAGUE.whoAreYou}
      </FormSuccessNotice>
      {children}
      <div className="flex flex-wrap gap-3">
        <a href="/student/login" className={buttonClass('secondary')}>
          <Icon name="user" />
          <span>{FIND_LEAGUE.haveAccount}</span>
        </a>
        <Button variant="quiet" onClick={onOther}>
          {FIND_LEAGUE.otherCode}
        </Button>
      </div>
    </div>
  );
}
