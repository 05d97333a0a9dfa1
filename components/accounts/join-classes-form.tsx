'use client';

import { useState } from 'react';
import { EntryForm } from '@/components/forms/entry-form';
import { Notice } from '@/components/ui/notice';
import { joinClassesAction } from '@/lib/actions/account';
import { JOIN_CLASS } from '@/words/people';
import { navigateTo } from './leave-for';
import { SignInLinks } from './sign-in-links';

/** It is a button, because mail scanners open every link. */
export function JoinClassesForm({ token }: { token: string }) {
  const [isJoined, setIsJoined] = useState(false);
  if (isJoined)
    return (
      <div className="space-y-4">
        <Notice tone="good">{JOIN_CLASS.joined}</Notice>
        <SignInLinks />
      </div>
    );
  return (
    <EntryForm
      fields={[]}
      send={() => joinClassesAction({ token })}
      onDone={({ leagueId }) => {
        if (leagueId) navigateTo(`/teacher/leagues/${leagueId}`);
        else setIsJoined(true);
      }}
      button={JOIN_CLASS.button}
      working={JOIN_CLASS.joining}
    >
      {() => null}
    </EntryForm>
  );
}
