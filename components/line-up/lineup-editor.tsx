'use client';

import { useRef, useState } from 'react';
import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { useFocusWhen } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { ActionResult } from '@/lib/actions/run-request';
import { confirmLineupAction, setLineupSlotAction } from '@/lib/actions/team';
import type { LineupDto, LineupPlayerTileDto, LineupSlotDto } from '@/lib/data/lineup/dto';
import { LINEUP_SLOTS, type LineupSlot } from '@/lib/domain/football/positions';
import { timeText } from '@/words/dates';
import {
  FIRST_LINEUP,
  LINEUP,
  playerHasByeText,
  savedAtText,
  savedPlaysText,
  swapInText,
  swapWithSlotLabel,
  whoPlaysSlotTitle,
} from '@/words/lineup';
import { ConfirmLineupButton } from './confirm-lineup-button';
import { FormationSlotPicker } from './formation-slot-picker';
import { ByeBadge } from './lineup-list';

type LineupEditorProps = {
  lineup: LineupDto;
  onChange: (lineup: LineupDto) => void;
  /** Called when the server says that the deadline has passed. */
  onLocked: () => void;
};

export function LineupEditor({ lineup, onChange, onLocked }: LineupEditorProps) {
  // Starts at a player without a game, because that spot needs a change.
  const [openSlot, setOpenSlot] = useState<LineupSlot>(
    () => lineup.slots.find(({ player }) => player?.onBye)?.slot ?? LINEUP_SLOTS[0] ?? 'QB',
  );
  const { pending, run } = useAction<LineupDto>();
  const [savingChoice, setSavingChoice] = useState<number | 'keep'>('keep');
  const busy = pending ? savingChoice : null;
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [confirmed, setConfirmed] = useState(false);
  // The pressed button disappears, so the focus moves to the link that replaces it.
  const panel = useFocusWhen(confirmed, 'a');

  async function save(
    choice: number | 'keep',
    action: () => Promise<ActionResult<LineupDto>>,
    savedText: (time: string) => string = savedAtText,
  ): Promise<boolean> {
    if (pending) return false;
    setSavingChoice(choice);
    const result = await run(action);
    if (!result) return false;
    if (!result.ok) {
      if (result.error.code === 'locked') onLocked();
      else setOutcome({ tone: 'bad', text: result.error.message });
      return false;
    }
    onChange(result.data);
    setOutcome({
      tone: 'good',
      text: savedText(timeText(new Date(result.data.savedAt), result.data.timeZone)),
    });
    return true;
  }

  const putIn = ({ slot, label }: LineupSlotDto, player: LineupPlayerTileDto) =>
    save(
      player.id,
      () => setLineupSlotAction({ week: lineup.week, slot, playerId: player.id }),
      (time) => savedPlaysText(time, player.name, label),
    );

  const focusSlot = (slot: LineupSlot) => document.getElementById(`place-${slot}`)?.focus();

  function open(slot: LineupSlot) {
    setOpenSlot(slot);
    // On narrow screens the players are listed below all spots, so focus and scroll move there.
    requestAnimationFrame(() => heading.current?.focus());
  }

  const chosen = lineup.slots.find(({ slot }) => slot === openSlot);
  return (
    <div
      className={
        'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] ' +
        'xl:min-h-[29.75rem]'
      }
    >
      <FormationSlotPicker slots={lineup.slots} open={openSlot} onOpen={open} />
      <div className="forced-edge flex flex-col gap-3 rounded-lg bg-raised px-4 py-3 shadow-card">
        {chosen ? (
          <section
            id="slot-players"
            aria-labelledby="slot-players-title"
            onKeyDown={({ key }) => {
              if (key === 'Escape') focusSlot(chosen.slot);
            }}
            className="grid grid-cols-1 gap-2"
          >
            <h2 id="slot-players-title" ref={heading} tabIndex={-1} className="text-lead">
              {whoPlaysSlotTitle(chosen.label)}
            </h2>
            <PlayerChoices
              slot={chosen}
              lineup={lineup}
              busy={busy}
              onPick={(player) => void putIn(chosen, player)}
            />
            {chosen.lately ? (
              <p className="text-content-soft">{`${chosen.lately.whole}.`}</p>
            ) : null}
            {chosen.player?.onBye ? (
              <ByeNotice
                slot={chosen}
                player={chosen.player}
                busy={busy}
                onSwap={(player) =>
                  void putIn(chosen, player).then((saved) => saved && focusSlot(chosen.slot))
                }
              />
            ) : null}
          </section>
        ) : null}
        <div ref={panel} className="mt-auto grid gap-2">
          <LiveRegion className="font-semibold">
            {outcome ? (
              <span className="flex items-start gap-2">
                <Icon
                  name={outcome.tone === 'good' ? 'circle-check' : 'triangle-alert'}
                  className="mt-0.5 size-5"
                />
                <span>{outcome.text}</span>
              </span>
            ) : lineup.isFirst ? (
              FIRST_LINEUP.before
            ) : lineup.userUpdated ? (
              LINEUP.saved
            ) : (
              LINEUP.madeForYou
            )}
          </LiveRegion>
          {lineup.isFirst ? (
            <ConfirmLineupButton week={lineup.week} variant="next">
              {FIRST_LINEUP.keep}
            </ConfirmLineupButton>
          ) : lineup.userUpdated ? (
            <LinkButton href="/student/dashboard" variant="next" icon="arrow-right">
              {LINEUP.backToTasks}
            </LinkButton>
          ) : (
            <Button
              variant="next"
              icon="check"
              pending={busy === 'keep'}
              onClick={() =>
                void save('keep', () => confirmLineupAction({ week: lineup.week })).then(
                  setConfirmed,
                )
              }
            >
              {LINEUP.keep}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

type PlayerChoicesProps = {
  slot: LineupSlotDto;
  lineup: LineupDto;
  busy: number | 'keep' | null;
  onPick: (player: LineupPlayerTileDto) => void;
};

function PlayerChoices({ slot, lineup, busy, onPick }: PlayerChoicesProps) {
  const slotByPlayer = new Map(
    lineup.slots.flatMap(({ player, slot: otherSlot }) =>
      player ? [[player.id, otherSlot] as const] : [],
    ),
  );
  return (
    <ul className="grid grid-cols-1 gap-1">
      {slot.eligible.map((player) => {
        const isHere = slot.player?.id === player.id;
        const elsewhere = isHere ? undefined : slotByPlayer.get(player.id);
        return (
          <li key={player.id}>
            <button
              type="button"
              aria-pressed={isHere}
              aria-disabled={busy !== null || undefined}
              onClick={() => onPick(player)}
              className={
                'flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md ' +
                'border-2 border-line bg-raised px-2 py-1 text-left leading-tight ' +
                'hover:border-field ' +
                'aria-pressed:border-correct aria-pressed:bg-correct-soft'
              }
            >
              <PlayerTilePicture player={player} size="sm" />
              <span className="min-w-0 flex-1 basis-32">
                <span className="block font-semibold">{player.name}</span>
                {player.onBye ? <ByeBadge /> : null}
                {slot.lately && !player.isUnknown ? (
                  <span className="block text-content-soft">
                    {`${slot.lately.short}: ${player.lately
                      .map((number) =>
                        number === 'unreadable' ? LINEUP.unreadable : (number ?? LINEUP.noGame),
                      )
                      .join(', ')
                      .replaceAll('-', '−')}`}
                  </span>
                ) : null}
              </span>
              <span className="ml-auto shrink-0 font-semibold">
                {busy === player.id ? (
                  LINEUP.saving
                ) : isHere ? (
                  <>
                    <Icon name="check" className="size-[1em]" />
                    <span>{` ${LINEUP.starts}`}</span>
                  </>
                ) : (
                  <span className="inline-block rounded-md bg-field px-3 py-2 text-on-field">
                    {elsewhere ? swapWithSlotLabel(elsewhere) : LINEUP.putIn}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type ByeNoticeProps = {
  slot: LineupSlotDto;
  player: LineupPlayerTileDto;
  busy: number | 'keep' | null;
  onSwap: (player: LineupPlayerTileDto) => void;
};

function ByeNotice({ slot: { swap }, player, busy, onSwap }: ByeNoticeProps) {
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          <strong>{playerHasByeText(player.name)}</strong>
          <span>{` ${swap ? LINEUP.noPoints : LINEUP.noPointsNoOne}`}</span>
        </p>
        {swap ? (
          <Button
            variant="secondary"
            icon="refresh-cw"
            pending={busy === swap.id}
            onClick={() => onSwap(swap)}
          >
            {swapInText(swap.name)}
          </Button>
        ) : (
          <LinkButton href={`/student/draft?pos=${player.position}`} variant="secondary">
            {LINEUP.lookInDraft}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}
