import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import type { LineupPlayerDto, LineupSlotDto } from '@/lib/data/lineup/dto';

type ByeNoticeProps = {
  slots: readonly LineupSlotDto[];
  busy: number | 'keep' | null;
  onSwap: (slot: LineupSlotDto, player: LineupPlayerDto) => void;
};

/** The starters without a game that week, each with the best one who could play instead. */
export function ByeNotice({ slots, busy, onSwap }: ByeNoticeProps) {
  const byes = slots.flatMap((slot) => (slot.player?.onBye ? [{ slot, player: slot.player }] : []));
  if (byes.length === 0) return null;
  return (
    <Notice tone="warn" title={byes.length === 1 ? 'One player has a bye' : `${byes.length} players have a bye`}>
      <p>A player on a bye has no game and gets 0 points.</p>
      <ul className="mt-2 grid grid-cols-1 gap-3">
        {byes.map(({ slot, player }) => (
          <li key={slot.slot} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0">
              <strong>{player.name}</strong> ({slot.label})
            </span>
            <ByeRemedy slot={slot} busy={busy} onSwap={onSwap} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ByeRemedy({ slot, busy, onSwap }: Omit<ByeNoticeProps, 'slots'> & { slot: LineupSlotDto }) {
  const { swap } = slot;
  if (swap) {
    return (
      <Button variant="secondary" icon="refresh-cw" pending={busy === swap.id} onClick={() => onSwap(slot, swap)}>
        Swap in {swap.name}
      </Button>
    );
  }
  return (
    <>
      <span>No one on your bench can fill in.</span>
      <LinkButton href="/student/draft" variant="secondary">
        Look in the draft
      </LinkButton>
    </>
  );
}
