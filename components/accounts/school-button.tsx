'use client';

import { useState } from 'react';
import { connectionLostFailure } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SCHOOL_SIGN_IN, signInWithText } from '@/words/school-sign-in';
import { startSchoolSignIn } from './open-session';

/** Leads to the school's sign-in. The school gets no request before it is pressed. */
export function SchoolSignInButton({ label, isNext = false }: { label: string; isNext?: boolean }) {
  const [pending, setPending] = useState(false);
  const [lost, setLost] = useState(false);

  async function leave() {
    setPending(true);
    setLost(false);
    if (await startSchoolSignIn()) return;
    setPending(false);
    setLost(true);
  }

  return (
    <>
      <Notice alert className="mb-4">
        {lost ? connectionLostFailure().message : null}
      </Notice>
      <Button
        variant={isNext ? 'next' : 'secondary'}
        size="lg"
        pending={pending}
        className="w-full"
        onClick={leave}
      >
        {pending ? SCHOOL_SIGN_IN.opening : signInWithText(label)}
      </Button>
    </>
  );
}
