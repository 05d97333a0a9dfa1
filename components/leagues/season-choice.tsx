'use client';

import { useId, useState } from 'react';
import { formText } from '@/components/forms/action-form';
import { Icon } from '@/components/ui/icon';
import type { RichContent } from '@/components/ui/parts';
import { SelectField } from '@/components/ui/select-field';
import type { NewCalendarInput, SeasonOptionDto } from '@/lib/data/calendar/dto';
import { GAME_WEEKS, LAST_WEEK } from '@/lib/domain/football/schedule';
import { NO_SEASON_TO_PLAY } from '@/words/calendar';
import {
  liveStartsText,
  liveText,
  replayStartsText,
  SEASON_CHOICE,
  startWeekText,
  weekTodayText,
} from '@/words/new-league';

/** Reads the form's season fields. */
export function readCalendarChoice(data: FormData): NewCalendarInput {
  if (formText(data, 'seasonKind') !== 'replay') return { kind: 'live' };
  return {
    kind: 'replay',
    statisticsSeason: Number(formText(data, 'statisticsSeason')),
    week: Number(formText(data, 'startWeek')),
  };
}

type SeasonChoiceProps = {
  seasons: SeasonOptionDto;
  legend?: string;
  /** The initial choice for a class that has a season already. */
  start?: NewCalendarInput['kind'];
  /** Shows a sentence below the choice: what a new league with it plays first. */
  explains?: boolean;
  /** A button beside the sentence. */
  children?: RichContent;
};

/** Chooses the season, with a picture of its weeks. */
export function SeasonChoice({
  seasons,
  legend = SEASON_CHOICE.legend,
  start,
  explains = true,
  children,
}: SeasonChoiceProps) {
  const { live, replays, replayText } = seasons;
  // If the operator starts the live season by hand, a replay is preselected, because the teacher
  // controls its weeks.
  const [kind, setKind] = useState<NewCalendarInput['kind']>(
    live ? (start ?? (live.byItself ? 'live' : 'replay')) : 'replay',
  );
  // The newest season, because students know its players.
  const [season, setSeason] = useState(String(replays.at(-1) ?? ''));
  const [week, setWeek] = useState('1');
  if (replays.length === 0) {
    return (
      <>
        {live ? null : <p>{NO_SEASON_TO_PLAY}</p>}
        {children}
      </>
    );
  }
  const isReplay = kind === 'replay';
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{legend}</legend>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {live ? (
            <BigChoice
              value="live"
              checked={!isReplay}
              onChoose={setKind}
              picture={<FieldOfWeeks done={live.week} label={SEASON_CHOICE.thisWeek} />}
              title={SEASON_CHOICE.playAlong}
            >
              <p>{liveText(live)}</p>
              <Point icon="info">{SEASON_CHOICE.noFaster}</Point>
            </BigChoice>
          ) : null}
          <BigChoice
            value="replay"
            checked={isReplay}
            onChoose={setKind}
            picture={<FieldOfWeeks done={Number(week)} label={weekTodayText(week)} goesOn />}
            title={SEASON_CHOICE.replay}
          >
            <p>{SEASON_CHOICE.realGames}</p>
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                label={SEASON_CHOICE.season}
                name="statisticsSeason"
                value={season}
                onChange={(event) => {
                  setSeason(event.target.value);
                  setKind('replay');
                }}
                options={replays.map((year) => ({ value: `${year}`, label: `${year}` }))}
              />
              <SelectField
                label={SEASON_CHOICE.startAt}
                name="startWeek"
                value={week}
                onChange={(event) => {
                  setWeek(event.target.value);
                  setKind('replay');
                }}
                options={GAME_WEEKS.map((each) => ({
                  value: `${each}`,
                  label: startWeekText(each),
                }))}
              />
            </div>
            <Point icon="check">{SEASON_CHOICE.ownCalendar}</Point>
          </BigChoice>
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden">
        {explains ? (
          <p className="min-w-0 grow basis-80 text-content-soft" aria-live="polite">
            <b>{SEASON_CHOICE.whatHappens}</b>{' '}
            <span>
              {isReplay || !live
                ? replayStartsText(Number(week), season, replayText)
                : liveStartsText(live.week, live.season)}
            </span>
          </p>
        ) : null}
        {children}
      </div>
    </>
  );
}

type BigChoiceProps = {
  value: NewCalendarInput['kind'];
  checked: boolean;
  onChoose: (value: NewCalendarInput['kind']) => void;
  picture: RichContent;
  title: string;
  children: RichContent;
};

function BigChoice({ value, checked, onChoose, picture, title, children }: BigChoiceProps) {
  const id = useId();
  return (
    <div
      className={
        'flex min-w-0 flex-col gap-2 rounded-lg border-3 border-line bg-raised p-3 ' +
        'has-[input:checked]:border-field ' +
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus ' +
        'has-[input:focus-visible]:outline-offset-2'
      }
    >
      <label htmlFor={id} className="flex cursor-pointer flex-col gap-2">
        {picture}
        <span className="flex items-center justify-between gap-3">
          <b className="text-lead">{title}</b>
          <input
            id={id}
            type="radio"
            name="seasonKind"
            value={value}
            checked={checked}
            onChange={() => onChoose(value)}
            className="size-6 shrink-0 outline-none"
          />
        </span>
      </label>
      {children}
    </div>
  );
}

function Point({ icon, children }: { icon: 'check' | 'info'; children: string }) {
  return (
    <p className="flex items-start gap-2">
      <Icon name={icon} className="mt-1 size-4 text-field" />
      <span>{children}</span>
    </p>
  );
}

const YARD = 28;
const EDGE = 20;

/** The weeks of the season as a football field, filled up to the weeks played. */
function FieldOfWeeks({
  done,
  label,
  goesOn = false,
}: {
  done: number;
  label: string;
  goesOn?: boolean;
}) {
  const now = EDGE + Math.min(done, LAST_WEEK) * YARD;
  const anchor = now > 400 ? 'end' : now < 120 ? 'start' : 'middle';
  return (
    <svg
      viewBox="0 0 544 140"
      className="max-h-16 w-full rounded-md bg-field text-on-field"
      aria-hidden="true"
    >
      {[0, ...GAME_WEEKS].map((week) => (
        <path
          key={week}
          d={`M${EDGE + week * YARD} 22v68`}
          stroke="currentColor"
          strokeWidth="2"
          opacity="0.55"
        />
      ))}
      <path d={`M${EDGE} 90h${LAST_WEEK * YARD}`} stroke="currentColor" strokeWidth="3" />
      <rect x={EDGE} y="40" width={now - EDGE} height="34" fill="currentColor" />
      <path d={`M${now} 14v84`} stroke="currentColor" strokeWidth="5" />
      {goesOn && now < 400 ? (
        <path
          d={`M${now + 22} 57h110m-22-16 22 16-22 16`}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
        />
      ) : null}
      <text x={now} y="131" textAnchor={anchor} fill="currentColor" fontSize="32" fontWeight="600">
        {label}
      </text>
    </svg>
  );
}
