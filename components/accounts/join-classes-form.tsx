'use client';

import { useState } from 'react';
import { FullPageForm } from '@/components/forms/entry-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { joinClassesAction } from '@/lib/actions/account';
import { JOIN_CLASS, joinedFromText } from '@/words/join-class';
import { SIGN_IN } from '@/words/sign-in';
import { navigateTo } from './navigate-to';

/** It is a button, because mail scanners open every link. */
export function AcceptClassInvitationForm({ token }: { token: string }) {
  const [joined, setJoined] = useState<{ from: string | null } | null>(null);
  if (joined)
    return (
      <div className="space-y-4">
        <Notice tone="good">{joined.from ? joinedFromText(joined.from) : JOIN_CLASS.joined}</Notice>
        <a href="/teacher/login" className={buttonClass()}>
          {SIGN_IN.teacherSignIn}
        </a>
      </div>
    );
  return (
    <FullPageForm
      fields={[]}
      send={() => joinClassesAction({ token })}
      onDone={({ leagueId, from }) => {
        if (leagueId) navigateTo(`/teacher/leagues/${leagueId}`);
        else setJoined({ from });
      }}
      button={JOIN_CLASS.button}
      working={JOIN_CLASS.joining}
    >
      {() => null}
    </FullPageForm>
  );
}
