'use client';

import { useRouter } from 'next/navigation';
import { ActionForm, FormMessage, formText } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { createLeagueAction } from '@/lib/actions/league';
import type { SeasonOptionDto } from '@/lib/data/calendar/dto';
import { LEAGUE_FIELDS } from '@/words/league-fields';
import { NEW_LEAGUE } from '@/words/new-league';
import { LeaguePasswordField, readLeaguePasswordField } from './league-password-field';
import { PeriodField } from './period-field';
import { readCalendarChoice, SeasonChoice } from './season-choice';

export function LeagueForm({ seasons }: { seasons: SeasonOptionDto }) {
  const router = useRouter();
  return (
    <ActionForm
      fields={['name', 'period', 'password']}
      send={(data) =>
        createLeagueAction({
          name: formText(data, 'name'),
          period: formText(data, 'period'),
          password: readLeaguePasswordField(data),
          calendar: readCalendarChoice(data),
        })
      }
      after="leaves"
      onDone={({ id }) => {
        router.push(`/teacher/leagues/${id}`);
        // The page frame lists the new class too.
        router.refresh();
      }}
      className="space-y-3"
    >
      {({ pending, message, errorOf }) => (
        <>
          <FormMessage>{message}</FormMessage>
          <div className="grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_13rem_minmax(0,1fr)]">
            <TextField
              label={LEAGUE_FIELDS.name}
              name="name"
              hint={NEW_LEAGUE.nameHint}
              autoComplete="off"
              maxLength={60}
              required
              error={errorOf('name')}
            />
            <PeriodField error={errorOf('period')} />
            <LeaguePasswordField
              beside
              hint={NEW_LEAGUE.passwordHint}
              error={errorOf('password')}
            />
          </div>
          <SeasonChoice seasons={seasons}>
            <Button type="submit" variant="next" icon="arrow-right" pending={pending}>
              {pending ? NEW_LEAGUE.opening : NEW_LEAGUE.open}
            </Button>
          </SeasonChoice>
        </>
      )}
    </ActionForm>
  );
}
