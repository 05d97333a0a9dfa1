import type { PositionCode } from '@/lib/domain/football/positions';
import type { PositionPlayerCount, RosterRefusal } from '@/lib/domain/football/roster';
import { countText, listOfText } from './numbers';
import { POSITION_WORDS } from './positions';

const players = ({ position, count: number }: PositionPlayerCount): string =>
  countText(number, POSITION_WORDS[position].one, POSITION_WORDS[position].many);

/** "1 running back and 2 wide receivers". */
export const positionCountsText = (counts: readonly PositionPlayerCount[]): string =>
  listOfText(counts.map(players));

/** Why a player can't be picked or released. */
export function rosterRefusal({ why, ...of }: RosterRefusal): string {
  switch (why) {
    case 'full':
      return (
        `You have ${players(of)}. That’s the most a team can have. ` + 'Let one go to pick another.'
      );
    case 'none':
      return `There’s no ${POSITION_WORDS[of.position].one} on your team yet.`;
    case 'needed':
      return (
        `Your team needs at least ${players(of)}. Pick another one first. ` +
        'Then let this one go.'
      );
  }
}

/** Explains how a student opens a position without players. */
export const scoutPositionFirstText = (position: PositionCode): string =>
  `Scout one ${POSITION_WORDS[position].one} first: work out the points for that ` +
  `player’s latest game. Then you can pick any ${POSITION_WORDS[position].one}.`;

export const teamChangesPausedText = (): string => 'You can’t change your team right now.';

export const noDraftablePlayersYetText = (): string =>
  'There are no players to pick from yet this season.';

export const releaseStarterRefusalText = (): string =>
  'This player is in your next lineup. Pick another one first. Then let this one go.';

type Games = { readonly gamesPlayed: number; readonly unreadableGames?: number | undefined };

/** "5 games", and "4 games, 1 can’t be read". */
export function playedGamesText({ gamesPlayed, unreadableGames = 0 }: Games): string {
  const played = countText(gamesPlayed, 'game');
  return unreadableGames > 0 ? `${played}, ${unreadableGames} can’t be read` : played;
}

export const nothingToScoutText = ({ unreadableGames = 0 }: Games): string =>
  unreadableGames > 0
    ? 'We can’t read this player’s games, so there’s nothing to scout. Please tell your teacher.'
    : 'No games yet, so there’s nothing to scout.';
