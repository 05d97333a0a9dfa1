'use client';

import { useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import type { ActionResult } from '@/lib/actions/result';
import { confirmLineupAction, setLineupSlotAction } from '@/lib/actions/team';
import type { LineupDto, LineupPlayerDto, LineupSlotDto } from '@/lib/data/lineup/dto';
import type { LineupSlot } from '@/lib/domain/football/positions';
import { SlotContent } from './lineup-list';

type LineupEditorProps = {
  lineup: LineupDto;
  onChange: (lineup: LineupDto) => void;
  /** The server says that it is too late. */
  onLocked: () => void;
};

/** The next week's lineup: choose a place, then a player. Every choice is saved at once. */
export function LineupEditor({ lineup, onChange, onLocked }: LineupEditorProps) {
  const [openSlot, setOpenSlot] = useState<LineupSlot | null>(null);
  const { pending, run } = useAction<LineupDto>();
  const [work, setWork] = useState<number | 'keep'>('keep');
  const busy = pending ? work : null;
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const slotButtons = useRef(new Map<LineupSlot, HTMLButtonElement>());
  const options = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState(false);
  // The button that was pressed is gone then; the way on has taken its place.
  const panel = useFocusWhen(kept, 'a');

  async function save(asked: number | 'keep', action: () => Promise<ActionResult<LineupDto>>): Promise<boolean> {
    if (pending) return false;
    setWork(asked);
    const result = await run(action);
    if (!result) return false;
    if (!result.ok) {
      if (result.error.code === 'locked') onLocked();
      else setOutcome({ tone: 'bad', text: result.error.message });
      return false;
    }
    onChange(result.data);
    setOutcome({ tone: 'good', text: `Saved ${clockTime(result.data)}` });
    return true;
  }

  async function place(slot: LineupSlot, player: LineupPlayerDto) {
    const saved = await save(player.id, () => setLineupSlotAction({ week: lineup.week, slot, playerId: player.id }));
    if (!saved) return;
    close(slot);
  }

  function close(slot: LineupSlot) {
    setOpenSlot(null);
    slotButtons.current.get(slot)?.focus();
  }

  function toggle(slot: LineupSlot) {
    const opens = openSlot !== slot;
    setOpenSlot(opens ? slot : null);
    // On a narrow screen the players stand below all eight places, so the keyboard and the eye are taken there.
    if (opens) requestAnimationFrame(() => options.current?.focus());
  }

  const open = lineup.slots.find(({ slot }) => slot === openSlot) ?? null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ByeNotice slots={lineup.slots} busy={busy} onSwap={({ slot }, player) => void place(slot, player)} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        <ol className="grid grid-cols-1 gap-2">
          {lineup.slots.map((slot) => (
            <li key={slot.slot}>
              <button
                type="button"
                ref={(element) => {
                  if (element) slotButtons.current.set(slot.slot, element);
                }}
                aria-expanded={openSlot === slot.slot}
                aria-controls="slot-players"
                onClick={() => toggle(slot.slot)}
                className={
                  'flex min-h-[4rem] w-full items-center gap-3 rounded-lg border-2 border-line bg-raised p-3 hover:border-field ' +
                  'aria-expanded:border-content aria-expanded:bg-next-soft'
                }
              >
                <SlotContent label={slot.label} player={slot.player} />
                <span className="ml-auto inline-flex shrink-0 items-center gap-1 font-semibold text-field">
                  <span className="sr-only sm:not-sr-only">Change</span> <Icon name="chevron-right" className="size-[1.1em]" />
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div id="slot-players" className="lg:sticky lg:top-4">
          {open ? (
            <section
              aria-labelledby="slot-players-title"
              onKeyDown={({ key }) => {
                if (key === 'Escape') close(open.slot);
              }}
              className="forced-edge rounded-lg border-2 border-content bg-raised p-4"
            >
              <h3 id="slot-players-title" ref={options} tabIndex={-1} className="mb-3 text-lead">
                Who plays {open.label}?
              </h3>
              <PlayerChoices slot={open} lineup={lineup} busy={busy} onPick={(player) => void place(open.slot, player)} />
            </section>
          ) : (
            <p className="hidden rounded-lg border-2 border-line border-dashed p-6 text-center text-content-soft lg:block">
              Choose a spot on the left to see who can play there.
            </p>
          )}
        </div>
      </div>
      <div ref={panel} className="on-board flex flex-wrap items-center justify-between gap-4 rounded-lg px-4 py-4">
        <LiveRegion className="min-w-0 font-semibold text-lead">
          {outcome ? (
            <span className="inline-flex items-start gap-2">
              <Icon name={outcome.tone === 'good' ? 'circle-check' : 'triangle-alert'} className="mt-0.5 size-6" />
              {outcome.text}
            </span>
          ) : lineup.userUpdated ? (
            'Your lineup is saved.'
          ) : (
            'We made this lineup for you. Change it or keep it.'
          )}
        </LiveRegion>
        {lineup.userUpdated ? (
          <LinkButton href="/student/dashboard" variant="next" size="lg" icon="arrow-right">
            Back to my tasks
          </LinkButton>
        ) : (
          <Button
            variant="next"
            size="lg"
            icon="check"
            pending={busy === 'keep'}
            onClick={() => void save('keep', () => confirmLineupAction({ week: lineup.week })).then(setKept)}
          >
            Keep this lineup
          </Button>
        )}
      </div>
    </div>
  );
}

type PlayerChoicesProps = {
  slot: LineupSlotDto;
  lineup: LineupDto;
  busy: number | 'keep' | null;
  onPick: (player: LineupPlayerDto) => void;
};

function PlayerChoices({ slot, lineup, busy, onPick }: PlayerChoicesProps) {
  const placedIn = new Map(lineup.slots.flatMap(({ player, label }) => (player ? [[player.id, label] as const] : [])));
  return (
    <ul className="grid grid-cols-1 gap-2">
      {slot.eligible.map((player) => {
        const isHere = slot.player?.id === player.id;
        const elsewhere = isHere ? undefined : placedIn.get(player.id);
        return (
          <li key={player.id}>
            <button
              type="button"
              aria-pressed={isHere}
              aria-disabled={busy !== null || undefined}
              onClick={() => onPick(player)}
              className={
                'flex min-h-[4rem] w-full flex-wrap items-center gap-x-3 rounded-md border-2 border-line bg-raised p-2 hover:border-field ' +
                'aria-pressed:border-correct aria-pressed:bg-correct-soft'
              }
            >
              <SlotContent label={player.teamName} player={player} />
              <span className="ml-auto font-semibold text-base">
                {busy === player.id ? 'Saving' : isHere ? 'Plays here' : elsewhere ? `Swap with ${elsewhere}` : 'Pick'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** "10:42 AM", by the server's clock and in the school's time zone. */
function clockTime({ savedAt, timeZone }: LineupDto): string {
  return new Date(savedAt).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
}

type ByeNoticeProps = {
  slots: readonly LineupSlotDto[];
  busy: number | 'keep' | null;
  onSwap: (slot: LineupSlotDto, player: LineupPlayerDto) => void;
};

/** The starters without a game that week, each with the best one who could play instead. */
function ByeNotice({ slots, busy, onSwap }: ByeNoticeProps) {
  const byes = slots.flatMap((slot) => (slot.player?.onBye ? [{ slot, swap: slot.swap, player: slot.player }] : []));
  if (byes.length === 0) return null;
  return (
    <Notice tone="warn" title={byes.length === 1 ? 'One player has a bye' : `${byes.length} players have a bye`}>
      <p>A player on a bye has no game and gets 0 points.</p>
      <ul className="mt-2 grid grid-cols-1 gap-3">
        {byes.map(({ slot, swap, player }) => (
          <li key={slot.slot} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0">
              <strong>{player.name}</strong> ({slot.label})
            </span>
            {swap ? (
              <Button variant="secondary" icon="refresh-cw" pending={busy === swap.id} onClick={() => onSwap(slot, swap)}>
                Swap in {swap.name}
              </Button>
            ) : (
              <>
                <span>No one on your bench can fill in.</span>
                <LinkButton href="/student/draft" variant="secondary">
                  Look in the draft
                </LinkButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
