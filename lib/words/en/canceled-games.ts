import { listOfText } from './numbers';

/** The page where admins mark games that the NFL canceled. */
export const CANCELED_GAMES = {
  title: 'Canceled games',
  noTeams: 'The teams of a season are here once the season is imported.',
  /** The text of a link to this page, shown where a week couldn't be opened. */
  wasOne: 'Did the NFL cancel a game?',
  markOne: 'Mark a game',
  lead:
    'Mark a game that the NFL canceled. Its players have no game that week, as with a bye, ' +
    'and the week can open without it. A game that is only moved needs nothing: it counts ' +
    'once its new date is in the schedule.',
  season: 'Season',
  week: 'Week',
  away: 'Visitors',
  home: 'Home team',
  chooseTeam: 'Choose a team',
  mark: 'Mark as canceled',
  takeBack: 'Take back',
};

type Game = { season: number; week: number; away: string; home: string };
export const gameInWeekText = ({ season, week, away, home }: Game): string =>
  `${season}, week ${week}: ${away} at ${home}`;

/** Shown if the stored schedule has a gap. */
export const scheduleGapText = (week: number, teams: readonly string[]): string =>
  `Week ${week} has no game and no bye for ${listOfText(teams)}. ` +
  'If the NFL canceled their game, mark it here.';

/** Shown beside a canceled game whose numbers were imported. */
export const CANCELED_GAME_NUMBERS_DO_NOT_COUNT =
  'Numbers of this game have been imported. They don’t count while it’s canceled. ' +
  'If it was played after all, take this back.';

export const CHOOSE_DIFFERENT_TEAMS = 'Please choose two different teams.';
export const noSuchTeamText = (team: string): string => `There’s no team ${team} this season.`;
export const teamHasByeText = (team: string, week: number): string =>
  `${team} has its bye in week ${week}.`;
export const playsAnotherText = (team: string, opponent: string, week: number): string =>
  `The schedule has ${team} against ${opponent} in week ${week}.`;
export const alreadyCanceledText = (team: string, opponent: string, week: number): string =>
  `The game of ${team} against ${opponent} in week ${week} is marked as canceled already.`;
