import type { PositionCode } from '@/lib/domain/football/positions';
import { POSITION_WORDS } from './positions';

export const DRAFT = {
  words: 'Words',
  allWords: 'See all positions and words',
  noGamesYet: 'The season hasn’t started, so there are no games yet.',
} as const;

export const draftOf = (position: PositionCode): string =>
  `Draft: ${POSITION_WORDS[position].many}`;
