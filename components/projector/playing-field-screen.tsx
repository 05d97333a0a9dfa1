'use client';

import type { CSSProperties } from 'react';
import { HelmetFromSprite } from '@/components/football/helmet';
import { useClassStream } from '@/components/live/use-class-stream';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import type {
  PlayingFieldDto,
  PlayingFieldLaneDto,
  PlayingFieldUpdateDto,
} from '@/lib/data/league-week/dto';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import {
  classStepsDoneText,
  PROJECTOR,
  projectorDueText,
  teamsInTheEndZoneText,
} from '@/words/projector';
import { weekTitle } from '@/words/week-names';
import { laneGridStyles } from './lane-grid-styles';

/** Lanes are sorted by name rather than rank, and show no student's name or number. */
export function ProjectedPlayingFieldScreen({ field }: { field: PlayingFieldDto }) {
  const { leagueId, week, deadline } = field;
  const { lanes } = useClassStream<PlayingFieldUpdateDto>(leagueId, `of=field&week=${week}`, field);
  const steps = lanes.reduce((sum, { done }) => sum + done, 0);
  const all = lanes.length * STEPS_PER_CARD;
  const finished = lanes.filter(({ done }) => done === STEPS_PER_CARD).length;
  const { isWide, style, lanes: list } = laneGridStyles(lanes.length);
  return (
    <main id="main" tabIndex={-1} className="screen" style={style}>
      <header className="screen-head">
        <h1 className="font-bold text-[3em] leading-none">
          {week > 0 ? weekTitle(week) : PROJECTOR.beforeFirst}
        </h1>
        {deadline ? (
          <p className="text-[max(1rem,1.4em)] text-chalk-soft">
            {projectorDueText(deadline.text, deadline.passed)}
          </p>
        ) : null}
        <div className="min-w-[16em] flex-1">
          <p className="text-[max(1rem,1.5em)]">
            <Sentence
              parts={classStepsDoneText(<strong className="text-[1.25em]">{steps}</strong>, all)}
            />
          </p>
          <div
            aria-hidden="true"
            className="mt-[0.3em] h-[1em] rounded-full border-2 border-board-line"
          >
            <div
              className="field-share h-full rounded-full bg-chalk"
              style={{ '--share': all > 0 ? steps / all : 0 } as CSSProperties}
            />
          </div>
        </div>
        <p className="text-[max(1rem,1.5em)]">
          <Sentence
            parts={teamsInTheEndZoneText(
              <strong className="text-[1.25em]">{finished}</strong>,
              lanes.length,
            )}
          />
        </p>
      </header>
      {lanes.length === 0 ? (
        <p className="m-auto text-[2em] text-chalk-soft">{PROJECTOR.noLanes}</p>
      ) : (
        <ol aria-label={PROJECTOR.teams} className="screen-lanes" style={list}>
          {lanes.map((lane, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes carry no classmate's id.
            <Lane key={index} lane={lane} isWide={isWide} />
          ))}
        </ol>
      )}
    </main>
  );
}

function Lane({ lane: { team, done }, isWide }: { lane: PlayingFieldLaneDto; isWide: boolean }) {
  const isDone = done === STEPS_PER_CARD;
  return (
    <li
      className={
        'flex min-h-0 min-w-0 ' + (isWide ? 'flex-col gap-[0.2em]' : 'items-center gap-[0.7em]')
      }
    >
      <p
        className={
          'break-words font-semibold text-[max(1rem,1.55em)] leading-[1.1] ' +
          (isWide ? '' : 'w-[40%] text-balance text-right')
        }
      >
        {team.name}
      </p>
      <div
        className={
          'keep-colors flex h-full min-h-[2.75em] min-w-0 flex-1 overflow-hidden ' +
          `rounded-[0.4em] border-2 border-field bg-field ${isWide ? '' : 'max-h-[4.4em]'}`
        }
      >
        <div className="relative min-w-0 flex-1">
          {isWide ? (
            <YardLines />
          ) : (
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-1/2 border-chalk/40 border-t-2"
            />
          )}
          {isDone ? null : (
            <span
              aria-hidden="true"
              className="field-runner"
              style={{ '--share': done / STEPS_PER_CARD } as CSSProperties}
            >
              <HelmetFromSprite look={team} size={48} />
            </span>
          )}
        </div>
        <div
          className={
            'flex w-[34%] items-center justify-center gap-[0.5em] border-chalk ' +
            'border-l-[0.2em] ' +
            (isDone ? 'bg-chalk text-field-deep' : 'bg-field-deep text-chalk')
          }
        >
          {isDone ? (
            <>
              <span aria-hidden="true" className="field-helmet">
                <HelmetFromSprite look={team} size={48} />
              </span>
              <Icon name="check" className="size-[2em]" title={PROJECTOR.inEndZone} />
            </>
          ) : done > 0 ? (
            <span className="text-[2.1em]">
              <MixedNumberText
                value={{ wholeNumber: 0, numerator: done, denominator: STEPS_PER_CARD }}
              />
            </span>
          ) : (
            <span className="sr-only">{PROJECTOR.notBegun}</span>
          )}
        </div>
      </div>
    </li>
  );
}

function YardLines() {
  return (
    <ol aria-hidden="true" className="absolute inset-0 grid grid-cols-9">
      {STEP_KEYS.map((key) => (
        <li
          key={key}
          className={
            'flex items-end justify-center border-chalk/40 border-l-2 pb-1 text-chalk ' +
            'first:border-l-0'
          }
        >
          <span className="text-[max(0.875rem,0.65em)] max-sm:hidden">{key}</span>
        </li>
      ))}
    </ol>
  );
}
