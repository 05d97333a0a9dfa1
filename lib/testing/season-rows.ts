import type {
  NflDefenseGame,
  NflPlayer,
  NflPlayerGame,
  NflTeam,
} from '@/lib/store/collections/football';
import { TEST_SEASON } from './services';

// Season rows in a short notation: only the fields a test is about.

export const playerRow = (PlayerID: number, Name: string, Position: string, Team = 'AAA') =>
  ({
    id: `${PlayerID}`,
    Season: TEST_SEASON,
    PlayerID,
    Name,
    Position,
    Team,
  }) as unknown as NflPlayer;

export const teamRow = (TeamID: number, Team: string, more: Partial<NflTeam>) =>
  ({
    id: Team,
    Season: TEST_SEASON,
    TeamID,
    Team,
    PrimaryColor: '000000',
    SecondaryColor: 'FFFFFF',
    ...more,
  }) as NflTeam;

export const playerGameRow = (PlayerID: number, Week: number, more: Partial<NflPlayerGame>) =>
  ({
    id: `${PlayerID} ${Week}`,
    Season: TEST_SEASON,
    PlayerID,
    Week,
    Team: 'AAA',
    ...more,
  }) as NflPlayerGame;

export const defenseGameRow = (TeamID: number, Week: number, more: Partial<NflDefenseGame> = {}) =>
  ({ id: `d${TeamID} ${Week}`, Season: TEST_SEASON, TeamID, Week, ...more }) as NflDefenseGame;
