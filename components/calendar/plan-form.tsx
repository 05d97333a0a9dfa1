'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { INPUT_CLASS } from '@/components/ui/field';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import {
  DEFAULT_PLAN,
  TWICE_A_WEEK_PLAN,
  type WeekdayTime,
} from '@/lib/domain/calendar/league-calendar';
import { PLAN, weekdayWordText } from '@/words/calendar';
import { CalendarChangePreview, ClassCheckBoxes } from './calendar-change-preview';
import { useChosenClassesCalendarChange } from './use-calendar-change-for-classes';

type Pace = 'one' | 'two' | 'press';
type Beat = { opening: WeekdayTime; deadline: WeekdayTime };

const PACES = [
  { value: 'one', label: PLAN.one },
  { value: 'two', label: PLAN.two },
  { value: 'press', label: PLAN.press },
] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

const beatsOf = ({
  openings,
  deadlines,
}: {
  openings: readonly WeekdayTime[];
  deadlines: readonly WeekdayTime[];
}): Beat[] =>
  deadlines.map((deadline, index) => ({
    deadline,
    opening: openings[index] ?? DEFAULT_PLAN.openings[0] ?? deadline,
  }));

type PlanFormProps = Pick<LeagueCalendarDto, 'classes' | 'kind' | 'plan'> & {
  children: ReactNode;
};

/** A class that plays along with the NFL chooses only its deadline. */
export function CalendarPlanForm({ classes, kind, plan, children }: PlanFormProps) {
  const { calendar, chosen, choose } = useChosenClassesCalendarChange(classes, 'this');
  const [beats, setBeats] = useState(beatsOf(plan));
  const [pace, setPace] = useState<Pace>(
    plan.openings.length === 0 ? 'press' : beats.length === 2 ? 'two' : 'one',
  );
  const isReplay = kind === 'replay';

  function choosePace(chosen: Pace) {
    calendar.forget();
    setPace(chosen);
    setBeats(chosen === 'two' ? beatsOf(TWICE_A_WEEK_PLAN) : beats.slice(0, 1));
  }

  function change(index: number, part: keyof Beat, time: WeekdayTime) {
    calendar.forget();
    setBeats(beats.map((beat, at) => (at === index ? { ...beat, [part]: time } : beat)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const openings = pace === 'press' ? [] : beats.map(({ opening }) => opening);
    void calendar.showPreview({
      kind: 'plan',
      openings,
      deadlines: beats.map(({ deadline }) => deadline),
    });
  }

  return (
    <Card title={PLAN.title}>
      <form onSubmit={submit} className="space-y-3">
        {isReplay ? (
          <ChoiceCards
            legend={PLAN.pace}
            name="pace"
            options={PACES}
            value={pace}
            onChange={choosePace}
            columns={3}
          />
        ) : null}
        {beats.map((beat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a school week has at most two.
          <div key={index} className="space-y-2">
            {isReplay && pace !== 'press' ? (
              <TimeOfWeek
                label={index === 0 ? PLAN.opens : PLAN.secondOpens}
                time={beat.opening}
                onChange={(time) => change(index, 'opening', time)}
              />
            ) : null}
            <TimeOfWeek
              label={PLAN.dueOn}
              time={beat.deadline}
              onChange={(time) => change(index, 'deadline', time)}
            />
          </div>
        ))}
        <ClassCheckBoxes classes={classes} chosen={chosen} onChange={choose} />
        <p className="text-content-soft">{children}</p>
        <Button type="submit" variant="secondary" pending={calendar.isLoadingPreview}>
          {PLAN.see}
        </Button>
        <CalendarChangePreview calendar={calendar} save={PLAN.save} saved={PLAN.saved} />
      </form>
    </Card>
  );
}

const clockOfMinute = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function minuteOfClock(text: string): number | null {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes;
}

function TimeOfWeek({
  label,
  time,
  onChange,
}: {
  label: string;
  time: WeekdayTime;
  onChange: (time: WeekdayTime) => void;
}) {
  const id = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left w-full font-semibold">{label}</legend>
      <label htmlFor={`${id}-day`} className="sr-only">
        {PLAN.day}
      </label>
      <div className="w-40">
        <select
          id={`${id}-day`}
          className={INPUT_CLASS}
          value={time.weekday}
          onChange={(event) => onChange({ ...time, weekday: Number(event.target.value) })}
        >
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={weekday}>
              {weekdayWordText(weekday)}
            </option>
          ))}
        </select>
      </div>
      <label htmlFor={`${id}-time`} className="sr-only">
        {PLAN.time}
      </label>
      <div className="w-40">
        <input
          id={`${id}-time`}
          type="time"
          required
          className={INPUT_CLASS}
          value={clockOfMinute(time.minute)}
          onChange={(event) => {
            const minute = minuteOfClock(event.target.value);
            if (minute !== null) onChange({ ...time, minute });
          }}
        />
      </div>
    </fieldset>
  );
}
