'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { ActionForm, FormMessage, textOf } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { createLeagueAction } from '@/lib/actions/league';
import { secureRandom, suggestPhrase } from './phrases';

export function LeagueForm() {
  const router = useRouter();
  const passwordBox = useRef<HTMLInputElement>(null);

  function suggest() {
    if (!passwordBox.current) return;
    passwordBox.current.value = suggestPhrase(secureRandom);
    passwordBox.current.focus();
  }

  return (
    <ActionForm
      fields={['name', 'password']}
      send={(data) => createLeagueAction({ name: textOf(data, 'name'), password: textOf(data, 'leaguePassword') })}
      after="leaves"
      onDone={({ id }) => router.push(`/teacher/leagues/${id}`)}
      className="space-y-6"
    >
      {({ pending, message, errorOf }) => (
        <>
          <FormMessage>{message}</FormMessage>
          <TextField
            label="League name"
            name="name"
            hint="Your students will see it. For example, “Room 12, Period 3.”"
            autoComplete="off"
            maxLength={60}
            required
            error={errorOf('name')}
          />
          <div>
            <TextField
              ref={passwordBox}
              label="League password"
              name="leaguePassword"
              hint="You’ll show these words to the class. Two words are easy to read and type."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
              required
              error={errorOf('password')}
            />
            <Button variant="quiet" icon="dices" onClick={suggest} className="mt-1 -ml-4">
              Suggest one
            </Button>
          </div>
          <Button type="submit" size="lg" pending={pending}>
            {pending ? 'Opening the league…' : 'Open the league'}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
