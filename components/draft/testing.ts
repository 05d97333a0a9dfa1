import { BILLS_QUARTERBACK } from '@/components/football/testing';
import type { DraftPlayerDto } from '@/lib/data/draft/dto';

/** A player that nobody has drafted. */
export const draftPlayer = (id: number, name: string, part: Partial<DraftPlayerDto> = {}): DraftPlayerDto => ({
  id,
  name,
  ...BILLS_QUARTERBACK,
  drafted: false,
  disabledReason: null,
  gamesPlayed: 6,
  totals: [],
  pointsPerGame: null,
  ...part,
});
