'use client';

import { lazy, Suspense } from 'react';
import { Card } from '@/components/ui/card';

/** Nearly everyone has a league: the form's script comes for those who do not. */
const JoinLeagueForm = lazy(() => import('./join-league-form').then((module) => ({ default: module.JoinLeagueForm })));

export function JoinLeagueCard() {
  return (
    <Card title="Join your class">
      <p className="mb-4 text-content-soft">Your teacher has a six-digit code and a league password.</p>
      <Suspense>
        <JoinLeagueForm />
      </Suspense>
    </Card>
  );
}
