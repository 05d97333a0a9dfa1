import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { Badge } from '@/components/ui/badge';
import type { LineupDto, LineupPlayerTileDto } from '@/lib/data/lineup/dto';
import { LINEUP } from '@/words/lineup';
import { localFootballTermName } from '@/words/names';

export function LineupList({ lineup }: { lineup: LineupDto }) {
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {lineup.slots.map((slot) => (
        <li
          key={slot.slot}
          className="forced-edge flex items-center gap-3 rounded-lg bg-raised p-3 shadow-card"
        >
          <LineupSlotContent label={slot.label} player={slot.player} />
        </li>
      ))}
    </ul>
  );
}

export function LineupSlotContent({
  label,
  player,
}: {
  label: string;
  player: LineupPlayerTileDto | null;
}) {
  return (
    <>
      {player ? (
        <PlayerTilePicture player={player} size="sm" />
      ) : (
        <span className="size-11 shrink-0 rounded-md bg-sunk" />
      )}
      <span className="min-w-0 text-left leading-snug">
        <span className="block text-content-soft">{localFootballTermName(label)}</span>
        <span className="block font-semibold">{player?.name ?? LINEUP.noOne}</span>
        {player?.isUnknown ? (
          <span className="block text-content-soft">{LINEUP.noData}</span>
        ) : null}
        {player?.onBye ? <ByeBadge /> : null}
      </span>
    </>
  );
}

export function ByeBadge() {
  return (
    <Badge tone="warn" icon="triangle-alert">
      {LINEUP.bye}
    </Badge>
  );
}
