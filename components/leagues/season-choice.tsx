'use client';

import { useState } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import type { RichContent } from '@/components/ui/sentence';
import type {
  NewLeagueCalendarInput,
  SeasonChoiceInput,
  SeasonOptionsDto,
} from '@/lib/data/calendar/dto';
import { GAME_WEEKS } from '@/lib/domain/football/schedule';
import { NO_SEASON_TO_PLAY } from '@/words/calendar';
import {
  liveSeasonText,
  liveStartsText,
  replayStartsText,
  SEASON_CHOICE,
} from '@/words/new-league';
import { weekTitle } from '@/words/week-names';

export function readSeasonChoiceFields(data: FormData): NewLeagueCalendarInput {
  if (readUntrimmedFormText(data, 'seasonKind') !== 'replay') return { kind: 'live' };
  const opensOn = readUntrimmedFormText(data, 'firstDay');
  return {
    kind: 'replay',
    statisticsSeason: Number(readUntrimmedFormText(data, 'statisticsSeason')),
    week: Number(readUntrimmedFormText(data, 'startWeek')),
    ...(opensOn ? { opensOn } : {}),
  };
}

type SeasonChoiceProps = {
  seasons: SeasonOptionsDto;
  legend?: string;
  start?: SeasonChoiceInput['kind'];
  /** Shows a sentence below the choice: what a new league with it plays first. */
  explains?: boolean;
  children?: RichContent;
};

export function SeasonChoice({
  seasons,
  legend = SEASON_CHOICE.legend,
  start,
  explains = true,
  children,
}: SeasonChoiceProps) {
  const { live, replays, firstDays } = seasons;
  // If the operator starts the live season by hand, a replay is preselected, because the teacher
  // controls its weeks.
  const [kind, setKind] = useState<SeasonChoiceInput['kind']>(
    live ? (start ?? (live.byItself ? 'live' : 'replay')) : 'replay',
  );
  // The newest season, because students know its players.
  const [season, setSeason] = useState(String(replays.at(-1) ?? ''));
  const [week, setWeek] = useState('1');
  const [chosenDay, setFirstDay] = useState('');
  if (replays.length === 0) {
    return (
      <>
        {live ? null : <p>{NO_SEASON_TO_PLAY}</p>}
        {children}
      </>
    );
  }
  const plays = live && kind === 'live' ? live : null;
  // A class that begins in the middle of a season begins today: it has no week before.
  const canWait = explains && week === '1';
  const firstDay = canWait ? chosenDay : '';
  const begins = firstDays.find(({ on }) => (on ?? '') === firstDay);
  return (
    <>
      <div className="space-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-semibold" aria-hidden="true">
            {legend}
          </p>
          <SegmentedControl
            legend={legend}
            name="seasonKind"
            options={[
              { value: 'replay' as const, label: SEASON_CHOICE.replay },
              ...(live ? [{ value: 'live' as const, label: SEASON_CHOICE.playAlong }] : []),
            ]}
            value={kind}
            onChange={setKind}
          />
        </div>
        {plays ? (
          <p className="text-content-soft">
            <span>{liveSeasonText(plays)}</span> <span>{SEASON_CHOICE.noFaster}</span>
          </p>
        ) : (
          <>
            <div className={`grid grid-cols-2 gap-3 ${canWait ? 'sm:grid-cols-3' : ''}`}>
              <SelectField
                label={SEASON_CHOICE.season}
                name="statisticsSeason"
                value={season}
                onChange={(event) => setSeason(event.target.value)}
                options={replays.map((year) => ({ value: `${year}`, label: `${year}` }))}
              />
              <SelectField
                label={SEASON_CHOICE.startAt}
                name="startWeek"
                value={week}
                onChange={(event) => setWeek(event.target.value)}
                options={GAME_WEEKS.map((each) => ({
                  value: `${each}`,
                  label: weekTitle(each),
                }))}
              />
              {canWait ? (
                <SelectField
                  label={SEASON_CHOICE.firstDay}
                  name="firstDay"
                  value={firstDay}
                  onChange={(event) => setFirstDay(event.target.value)}
                  options={firstDays.map(({ on, day }) => ({
                    value: on ?? '',
                    label: on === null ? SEASON_CHOICE.today : day,
                  }))}
                />
              ) : null}
            </div>
            <p className="text-content-soft">{SEASON_CHOICE.realGames}</p>
          </>
        )}
      </div>
      {children}
      {explains ? (
        <p className="rounded-md bg-field-soft p-3" aria-live="polite">
          <b>{SEASON_CHOICE.whatHappens}</b>{' '}
          <span>
            {plays
              ? liveStartsText(plays.week, plays.season)
              : begins && replayStartsText(Number(week), season, begins)}
          </span>
        </p>
      ) : null}
    </>
  );
}
