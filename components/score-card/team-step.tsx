import { type KeyboardEvent, useState } from 'react';
import { LineBox, type LineBoxControls } from '@/components/math/line-box';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Notice } from '@/components/ui/notice';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { localFootballTermName } from '@/words/names';
import { speakMixedText } from '@/words/spoken-numbers';
import {
  playerInGroupText,
  playersLeftBeforeTeamTotalText,
  starterGroupLabel,
  WORK_VIEWS,
} from '@/words/work-views';
import { STARTER_GROUP_LETTERS, toggleStarterInGroup } from './starter-groups';

type TeamStepMaterialProps = {
  players: readonly ScoreStepDto[];
  /** The starters of each group; null while the line boxes are closed. */
  groups: readonly StudentWorkLine['of'][] | null;
  lines: readonly StudentWorkLine[];
  onGroup: (lines: readonly StudentWorkLine[]) => void;
};

export function TeamStepMaterial({ players, groups, lines, onGroup }: TeamStepMaterialProps) {
  const { stop, onKeyDown } = useGroupChipArrowKeys(players.length);
  const open = players.filter((step) => !step.own).length;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {open > 0 ? (
        <Notice tone="info" title={WORK_VIEWS.playersFirst}>
          {playersLeftBeforeTeamTotalText(open)}
        </Notice>
      ) : null}
      <ul
        className="forced-edge overflow-hidden rounded-lg border-2 border-line bg-raised"
        onKeyDown={onKeyDown}
      >
        {players.map((step, index) => (
          <li
            key={step.key}
            className={
              'flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-line ' +
              'border-t px-4 py-1 leading-tight first:border-t-0 sm:py-0'
            }
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="font-semibold sm:w-[9.5rem]">
                {localFootballTermName(step.title)}
              </span>
              <span className="text-content-soft">{step.player?.name}</span>
            </span>
            <span className="ml-auto inline-flex items-center gap-x-6">
              {step.own ? (
                <MixedNumberText value={step.own} size="md" />
              ) : (
                <span className="text-content-soft">{WORK_VIEWS.stillOpen}</span>
              )}
              {groups ? (
                <StarterGroupPicker
                  starter={index}
                  title={localFootballTermName(step.title)}
                  groups={groups}
                  stop={stop}
                  onChoose={(group) => onGroup(toggleStarterInGroup(lines, index, group))}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type StarterGroupPickerProps = {
  starter: number;
  title: string;
  groups: readonly StudentWorkLine['of'][];
  onChoose: (group: number) => void;
  stop: string;
};

function StarterGroupPicker({ starter, title, groups, onChoose, stop }: StarterGroupPickerProps) {
  return (
    <span className="inline-flex gap-1">
      {STARTER_GROUP_LETTERS.map((letter, group) => {
        const isIn = groups[group]?.includes(starter) ?? false;
        return (
          <button
            key={letter}
            type="button"
            data-chip={`${starter}-${group}`}
            tabIndex={stop === `${starter}-${group}` ? undefined : -1}
            aria-pressed={isIn}
            aria-label={playerInGroupText(title, letter)}
            onClick={() => onChoose(group)}
            className={
              'size-8 rounded-md border border-line-strong bg-raised font-bold ' +
              'text-content-soft hover:border-content aria-pressed:border-board ' +
              'aria-pressed:bg-board aria-pressed:text-chalk'
            }
          >
            {letter}
          </button>
        );
      })}
    </span>
  );
}

/** One tab stop for all letters: arrow keys move between starters and between letters. */
function useGroupChipArrowKeys(count: number): {
  stop: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [at, setAt] = useState({ starter: 0, group: 0 });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const chip = (event.target as HTMLElement).dataset.chip;
    if (!chip) return;
    const [starter = 0, group = 0] = chip.split('-').map(Number);
    const to = {
      ArrowDown: { starter: (starter + 1) % count, group },
      ArrowUp: { starter: (starter + count - 1) % count, group },
      ArrowRight: { starter, group: (group + 1) % STARTER_GROUP_LETTERS.length },
      ArrowLeft: {
        starter,
        group: (group + STARTER_GROUP_LETTERS.length - 1) % STARTER_GROUP_LETTERS.length,
      },
    }[event.key];
    if (!to) return;
    event.preventDefault();
    setAt(to);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-chip="${to.starter}-${to.group}"]`)
      ?.focus();
  }
  return { stop: `${at.starter}-${at.group}`, onKeyDown };
}

type StarterGroupSumsProps = {
  players: readonly ScoreStepDto[];
  groups: readonly StudentWorkLine['of'][];
  boxes: LineBoxControls;
};

export function StarterGroupSums({ players, groups, boxes }: StarterGroupSumsProps) {
  const used = STARTER_GROUP_LETTERS.flatMap((letter, group) => {
    const of = groups[group] ?? [];
    return of.length > 0 ? [{ letter, of }] : [];
  });
  if (used.length === 0) return null;
  return (
    <ul
      aria-label={WORK_VIEWS.yourGroups}
      className="@container -mx-3 border-content border-b-2 pb-1 sm:-mx-4"
    >
      {used.map(({ letter, of }) => {
        const values = of.flatMap((starter) => players[starter]?.own ?? []);
        const isMarked = boxes.markOf(of) === 'look';
        return (
          <li
            key={letter}
            // Box and mark are in the second column, as in a player's lines.
            className={
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-1 ' +
              '@2xl:grid-cols-[minmax(0,1fr)_auto_8rem] sm:px-4 ' +
              (isMarked ? 'bg-again-soft shadow-[inset_0.375rem_0_0_var(--color-again)]' : '')
            }
          >
            <span
              className={
                'flex min-w-0 flex-wrap items-center gap-x-1 @max-2xl:col-start-1 ' +
                '@max-2xl:row-span-2 @max-2xl:row-start-1'
              }
            >
              <span
                className={
                  'mr-1 grid size-8 shrink-0 place-items-center rounded-md bg-board font-bold ' +
                  'text-chalk'
                }
              >
                {letter}
              </span>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a group keeps its order.
                <span key={index} className="inline-flex items-center gap-1">
                  {index > 0 ? <span>{'+'}</span> : null}
                  <MixedNumberText value={value} />
                </span>
              ))}
              <span aria-hidden="true">=</span>
            </span>
            <LineBox
              label={starterGroupLabel(letter, values.map(speakMixedText))}
              of={of}
              boxes={boxes}
            />
          </li>
        );
      })}
    </ul>
  );
}
