'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import type { DaysOffDto } from '@/lib/data/calendar/dto';
import { LONGEST_NO_SCHOOL_NAME } from '@/lib/domain/calendar/league-calendar';
import { Effects } from './asked-button';
import { useCalendar } from './use-calendar';
import { WhatMoves } from './what-moves';

/**
 * Days without school: what each has moved, and a form that says what a new one would move before
 * it is saved.
 */
export function DaysOff({
  leagueId,
  daysOff,
}: {
  leagueId: string;
  daysOff: readonly DaysOffDto[];
}) {
  const calendar = useCalendar(leagueId);
  const [typed, setTyped] = useState({ first: '', last: '', name: '' });

  const removed =
    calendar.asked?.change.kind === 'school' && !calendar.asked.preview.refusal
      ? calendar.asked
      : null;

  function type(field: keyof typeof typed) {
    return (event: { target: { value: string } }) => {
      calendar.forget();
      setTyped({ ...typed, [field]: event.target.value });
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { first, last, name } = typed;
    if (first)
      void calendar.ask({ kind: 'no-school', first, last: last || first, name: name.trim() });
  }

  return (
    <Card title="No school on">
      <div className="space-y-3">
        {daysOff.length === 0 ? (
          <p className="text-content-soft">
            No days yet. A week’s opening and deadline wait until school is back.
          </p>
        ) : null}
        <ul className="divide-y divide-line">
          {daysOff.map(({ first, last, name, days, moves }) => (
            <li key={`${first} ${last}`} className="flex items-center gap-3 py-1">
              <b className="w-32 shrink-0">{days}</b>
              <span className="min-w-0 grow">
                {name ? <span className="block break-words">{name}</span> : null}
                <span className="text-content-soft">{moves}</span>
              </span>
              <button
                type="button"
                className="flex min-h-touch min-w-touch items-center justify-center rounded-md hover:bg-field-soft"
                onClick={() => calendar.ask({ kind: 'school', first, last })}
              >
                <Icon name="trash-2" title={`Remove ${name || days}`} />
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={submit} className="space-y-3">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <TextField
              label="First day"
              name="first"
              type="date"
              required
              value={typed.first}
              onChange={type('first')}
            />
            <TextField
              label="Last day"
              name="last"
              type="date"
              min={typed.first}
              value={typed.last}
              onChange={type('last')}
            />
          </div>
          <TextField
            label="What it’s called"
            name="name"
            autoComplete="off"
            maxLength={LONGEST_NO_SCHOOL_NAME}
            value={typed.name}
            onChange={type('name')}
          />
          <Button type="submit" variant="secondary" pending={calendar.isAsking}>
            See what moves
          </Button>
        </form>
        <WhatMoves
          calendar={removed ? { ...calendar, asked: null } : calendar}
          save="Save these days"
          saved="The calendar is saved."
          onSaved={() => setTyped({ first: '', last: '', name: '' })}
        />
        <Dialog
          open={removed !== null}
          onClose={calendar.forget}
          title="Is there school on these days after all?"
          close="Not now"
          actions={
            <Button
              pending={calendar.isSaving}
              onClick={() => removed && calendar.make(removed.change)}
            >
              Remove these days
            </Button>
          }
        >
          <Effects sentences={removed?.preview.sentences ?? []} />
        </Dialog>
      </div>
    </Card>
  );
}
