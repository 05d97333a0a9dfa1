import type { PlayerTileDto } from '@/lib/data/season/dto';
import { jerseyOf } from '@/lib/domain/jersey';
import { JerseyPicture } from './jersey-picture';

const SIZES = { sm: 44, md: 64, lg: 96 } as const;

/** A player as a small jersey. */
export function PlayerTile({ player, size = 'md' }: { player: PlayerTileDto; size?: keyof typeof SIZES }) {
  return <JerseyPicture jersey={jerseyOf(player)} width={SIZES[size]} />;
}
