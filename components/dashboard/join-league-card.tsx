'use client';

import { Card } from '@/components/ui/card';
import { lazyModule } from '@/components/ui/lazy-module';

/** Nearly everyone has a league: the form's script comes for those who do not. */
const JoinLeagueForm = lazyModule(() => import('./join-league-form')).component((parts) => parts.JoinLeagueForm);

export function JoinLeagueCard() {
  return (
    <Card title="Join your class">
      <p className="mb-4 text-content-soft">Your teacher has a six-digit code and a league password.</p>
      <JoinLeagueForm />
    </Card>
  );
}
