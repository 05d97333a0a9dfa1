import type { PositionCode } from '@/lib/domain/football/positions';
import { countText } from './numbers';
import { POSITION_WORDS, positionsTitle } from './positions';

export const DRAFT = {
  findPlayers: 'Find players',
  findName: 'Find a name or a team',
  sortBy: 'Sort by',
  onlyNeeded: 'Only what I still need',
  title: 'Pick your players',
  goToLineup: 'Go to my lineup',
  goToTasks: 'Go to my tasks',
  fillRest: 'Fill the rest for me',
  noGames: 'No games yet',
  noneFound: 'No players found',
  tryShorter: 'Try a shorter part of the name, or pick another position.',
  showMore: 'Show more',
  complete: 'Your team is complete!',
  setLineup: 'Now set your lineup.',
  seeNext: 'See what comes next.',
  fillEach: 'Fill each position. Or let us pick the rest.',
  fillEachFree: 'Fill each position. Or let us pick the rest (no scouting needed).',
  backToList: 'Back to the list',
  teamDefense: 'Team defense',
  points: 'points',
  pointsPerGame: 'Points per game',
  onYourTeam: 'On your team',
  perGame: 'per game',
  scout: 'Scout',
  letGo: 'Let go',
  pick: 'Pick',
  myTeam: 'My team',
  noOneYet: 'no one yet',
  positions: 'Positions',
  teamFull: 'Your team is full. You can still swap players.',
  otherPlayer: 'You can also choose another player to scout.',
  weekByWeek: 'Week by week',
  week: 'Week',
  game: 'Game',
  all: 'All',
  words: 'Words',
  allWords: 'See all positions and words',
  noGamesYet: 'The season hasn’t started, so there are no games yet.',
} as const;

export const draftOfText = (position: PositionCode): string =>
  `Draft: ${POSITION_WORDS[position].many}`;

export const DRAFT_SORTS = {
  best: 'Best so far',
  name: 'Name',
  team: 'Team',
  games: 'Games played',
} as const;

/** `positions` is a position's name in the plural. */
export const nextPositionText = (positions: string): string => `Next: ${positions}`;
export const positionsOfSeasonText = (position: PositionCode, season: number): string =>
  `${positionsTitle(position)} of the ${season} season`;
export const totalsThroughText = (week: number): string => `Totals, weeks 1 to ${week}`;
export const shownCountText = (rows: number, found: number): string => `${rows} of ${found} shown`;

export const pickPlayerText = (player: string): string => `Pick ${player}`;
export const letGoPlayerText = (player: string): string => `Let go ${player}`;
export const byeInText = (week: number): string => `Bye in week ${week}`;
export const nowOnTeamText = (player: string): string => `${player} is on your team.`;
export const noLongerOnTeamText = (player: string): string =>
  `${player} is no longer on your team.`;
/** Shown after a starter was released. */
export const playsInsteadText = (starter: string, player: string): string =>
  `${starter} plays instead of ${player} in your next lineup.`;

export const draftedPlayerCountText = (players: number): string => countText(players, 'player');
/** The number of picks for a position. */
export const needsText = (players: number): string => `Needs ${players}`;

export const practiceTwinText = (player: string): string => `One like it: ${player}`;
export const scoutText = (player: string): string => `Scout ${player}`;
/** `formulas` is "level 1" or a set's name. */
export const scoutingTaskText = (formulas: string): string =>
  `Work out the points with your ${formulas} formulas. ` + 'Then you’ll see the points per game.';
export const pointsForPlayerLabel = (player: string): string => `Points for ${player}`;
export const pointsInGamesText = <Part>(
  points: Part,
  games: number,
): readonly (string | Part)[] => [
  points,
  games === 1 ? ' points in 1 game.' : ` points in ${games} games, shared evenly.`,
];

/** Why a week has no game to count, in a player's table. */
export const NO_GAME_REASONS = {
  bye: 'No game for the whole team',
  'no-game': 'The team played without this player',
  canceled: 'The NFL canceled the game',
  unknown: 'We have no data for this player',
  unreadable: 'We can’t read this game’s numbers. It isn’t in the sums below',
} as const;

const GAME_STATES = {
  bye: 'Bye',
  'no-game': 'Didn’t play',
  unknown: 'No data',
  canceled: 'Canceled',
  unreadable: 'Can’t be read',
} as const;
type Game = {
  readonly game: keyof typeof GAME_STATES | 'played';
  readonly opponent: string | null;
  readonly homeOrAway: 'HOME' | 'AWAY' | null;
};
export function opponentOrNoGameText({ game, opponent, homeOrAway }: Game): string {
  if (game !== 'played') return GAME_STATES[game];
  return `${homeOrAway === 'AWAY' ? 'at' : 'against'} ${opponent ?? ''}`.trim();
}

/** For readers who have never watched a game or drafted a player. */
export const DRAFT_GLOSSARY = [
  {
    word: 'Touchdown (TD)',
    means: 'Getting the ball into the other team’s end zone. It’s the big score in football.',
  },
  {
    word: 'Bye',
    means:
      'A week when a team doesn’t play. Each team has one. Its players get 0 points that week.',
  },
  {
    word: 'Scouting',
    means:
      'Working out the points for a player’s last game by hand. ' +
      'Then you can see the points per game.',
  },
  {
    word: 'Points per game',
    means: 'The points from all games so far, shared evenly across the games.',
  },
] as const;
