'use client';

import { useState } from 'react';
import { connectionLostFailure } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type SchoolSignInButtonProps = {
  label: string;
  opening: string;
  isNext?: boolean;
};

/** The school gets no request before the press. */
export function SchoolSignInButton({ label, opening, isNext = false }: SchoolSignInButtonProps) {
  const [pending, setPending] = useState(false);
  const [lost, setLost] = useState(false);

  async function leave() {
    setPending(true);
    setLost(false);
    const isLeaving = await import('./open-session').then(
      ({ startSchoolSignIn }) => startSchoolSignIn(),
      () => false,
    );
    if (isLeaving) return;
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
        {pending ? opening : label}
      </Button>
    </>
  );
}
