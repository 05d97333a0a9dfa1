import type { DraftPlayerDto } from '@/lib/data/draft/dto';
import type { PlayerTileDto } from '@/lib/data/season/dto';

/** A player's data for screen tests, except for identity. */
export const BILLS_QUARTERBACK: Omit<PlayerTileDto, 'id' | 'name'> = {
  position: 'QB',
  team: 'BUF',
  teamName: 'Buffalo Bills',
  primaryColor: '00338D',
  secondaryColor: 'C60C30',
  jerseyNumber: 17,
  byeWeek: 13,
};

/** A player that nobody has drafted. */
export const draftPlayer = (
  id: number,
  name: string,
  part: Partial<DraftPlayerDto> = {},
): DraftPlayerDto => ({
  id,
  name,
  ...BILLS_QUARTERBACK,
  drafted: false,
  gamesPlayed: 6,
  totals: [],
  pointsPerGame: null,
  ...part,
});
