'use client';

import { Card } from '@/components/ui/card';
import type { NoClassDto } from '@/lib/data/league/dto';
import { HOW_TO_JOIN, JOIN, takenOut } from '@/words/join';
import { JoinLeagueForm } from './join-league-form';

/**
 * The one way into a class for a student who is in none, on each page that such a student can be
 * led to.
 */
export function JoinLeagueCard({ removedFrom }: NoClassDto) {
  return (
    <Card title={JOIN.title}>
      <div className="mb-4 grid gap-1">
        {removedFrom
          ? takenOut(removedFrom.name).map((sentence) => <p key={sentence}>{sentence}</p>)
          : null}
        <p className="text-content-soft">{HOW_TO_JOIN}</p>
      </div>
      <JoinLeagueForm />
    </Card>
  );
}
