import type { PlayerTileDto } from '@/lib/data/season/dto';
import { jerseyOf } from '@/lib/domain/football/jersey';
import { PlayerPicture } from './player-picture';

const SIZES = { sm: 44, md: 64, lg: 96 } as const;

export function PlayerTilePicture({
  player,
  size = 'md',
}: {
  player: PlayerTileDto;
  size?: keyof typeof SIZES;
}) {
  return <PlayerPicture jersey={jerseyOf(player)} photo={player.photo} width={SIZES[size]} />;
}
