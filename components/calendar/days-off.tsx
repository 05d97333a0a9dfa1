'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { MAX_DAYS_OFF_NAME_LENGTH } from '@/lib/domain/calendar/league-calendar';
import { DAYS_OFF, noSchoolOnLabel, removeDaysOffText, WEEK_OPENING } from '@/words/calendar';
import { CalendarChangePreview, ClassCheckBoxes } from './calendar-change-preview';
import { CalendarEffectList } from './confirm-change-button';
import { useChosenClassesCalendarChange } from './use-calendar-change-for-classes';

type DaysOffProps = Pick<LeagueCalendarDto, 'classes' | 'daysOff' | 'holidays' | 'soon'>;

/** Days off apply to all classes of the teacher unless only some are chosen. */
export function DaysOffPanel({ classes, daysOff, holidays, soon }: DaysOffProps) {
  const { calendar, chosen, choose } = useChosenClassesCalendarChange(classes, 'all');
  const [typed, setTyped] = useState({ first: '', last: '', name: '' });

  const removed = calendar.preview?.change.kind === 'remove-days-off' ? calendar.preview : null;

  function type(field: keyof typeof typed) {
    return (event: { target: { value: string } }) => {
      calendar.forget();
      setTyped({ ...typed, [field]: event.target.value });
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { first, last, name } = typed;
    if (first && chosen.length > 0)
      void calendar.showPreview({
        kind: 'add-days-off',
        first,
        last: last || first,
        name: name.trim(),
      });
  }

  return (
    <Card title={DAYS_OFF.title}>
      <div className="space-y-3">
        <ClassCheckBoxes {...{ classes, chosen }} onChange={choose} />
        {daysOff.length === 0 ? <p className="text-content-soft">{DAYS_OFF.none}</p> : null}
        <ul className="divide-y divide-line">
          {daysOff.map(({ first, last, name, days, moves }) => (
            <li key={`${first} ${last}`} className="flex items-center gap-3 py-1">
              <span className="min-w-0 grow sm:flex sm:gap-3">
                <b className="block shrink-0 sm:w-32">{days}</b>
                <span className="block min-w-0">
                  {name ? <span className="block break-words">{name}</span> : null}
                  <span className="text-content-soft">{moves}</span>
                </span>
              </span>
              <button
                type="button"
                className={
                  'flex min-h-touch min-w-touch items-center justify-center rounded-md ' +
                  'hover:bg-field-soft'
                }
                onClick={() => calendar.showPreview({ kind: 'remove-days-off', first, last })}
              >
                <Icon name="trash-2" title={removeDaysOffText(name || days)} />
              </button>
            </li>
          ))}
        </ul>
        {holidays.length > 0 ? (
          <>
            <p className="font-semibold">{DAYS_OFF.school}</p>
            <ul className="divide-y divide-line">
              {holidays.map(({ first, last, name, days }) => (
                <li key={first} className="flex items-center gap-3 py-1">
                  <span className="min-w-0 grow sm:flex sm:gap-3">
                    <span className="block shrink-0 sm:w-32">{days}</span>
                    <span className="block min-w-0 break-words">{name}</span>
                  </span>
                  <Button
                    variant="secondary"
                    aria-label={noSchoolOnLabel(name)}
                    onClick={() =>
                      calendar.showPreview({ kind: 'add-days-off', first, last, name })
                    }
                  >
                    {DAYS_OFF.takeOff}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {soon.map(({ day, text }) => (
            <Button
              key={day}
              variant="secondary"
              onClick={() =>
                calendar.showPreview({
                  kind: 'add-days-off',
                  first: day,
                  last: day,
                  name: DAYS_OFF.snowDay,
                })
              }
            >
              {text}
            </Button>
          ))}
        </div>
        <form onSubmit={submit} className="space-y-3">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <TextField
              label={DAYS_OFF.first}
              name="first"
              type="date"
              required
              value={typed.first}
              onChange={type('first')}
            />
            <TextField
              label={DAYS_OFF.last}
              name="last"
              type="date"
              min={typed.first}
              value={typed.last}
              onChange={type('last')}
            />
          </div>
          <TextField
            label={DAYS_OFF.name}
            name="name"
            autoComplete="off"
            maxLength={MAX_DAYS_OFF_NAME_LENGTH}
            value={typed.name}
            onChange={type('name')}
          />
          <Button type="submit" variant="secondary" pending={calendar.isLoadingPreview}>
            {DAYS_OFF.see}
          </Button>
        </form>
        <CalendarChangePreview
          calendar={removed ? { ...calendar, preview: null } : calendar}
          save={DAYS_OFF.save}
          saved={DAYS_OFF.saved}
          onSaved={() => setTyped({ first: '', last: '', name: '' })}
        />
        <Dialog
          open={removed !== null}
          onClose={calendar.forget}
          title={DAYS_OFF.removeTitle}
          closeLabel={WEEK_OPENING.notNow}
          actions={
            <Button
              pending={calendar.isSaving}
              onClick={() => removed && calendar.apply(removed.change)}
            >
              {DAYS_OFF.remove}
            </Button>
          }
        >
          <CalendarEffectList effects={removed?.effects ?? []} />
        </Dialog>
      </div>
    </Card>
  );
}
