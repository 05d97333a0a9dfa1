import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { nflDefenseGames, nflPlayerGames } from '@/lib/store/collections/football';
import { appData } from '@/lib/store/collections/season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { requireStoredStatisticsColumns } from './import-commands';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const GAME = {
  Season: 2024,
  Week: 1,
  GameKey: '2024_01_ARI_BUF',
  Team: 'ARI',
  Opponent: 'BUF',
  HomeOrAway: 'AWAY',
} as const;
const PLAYER_GAME = {
  ...GAME,
  id: '2024_1_7',
  PlayerID: 7,
  RushingYards: 0,
  RushingTouchdowns: 0,
  Receptions: 0,
  ReceivingYards: 0,
  ReceivingTouchdowns: 0,
  PassingYards: 0,
  PassingTouchdowns: 0,
  ExtraPointsMade: 0,
  FieldGoalsMade0to19: 0,
  FieldGoalsMade20to29: 0,
  FieldGoalsMade30to39: 0,
  FieldGoalsMade40to49: 0,
  FieldGoalsMade50Plus: 0,
};
const DEFENSE_GAME = {
  ...GAME,
  id: '2024_1_1',
  TeamID: 1,
  Sacks: 0,
  Interceptions: 0,
  FumblesRecovered: 0,
  Safeties: 0,
  DefensiveTouchdowns: 0,
  SpecialTeamsTouchdowns: 0,
  PointsAllowed: 0,
};

async function importedGames(): Promise<void> {
  await test.store.merge(appData, 'meta', { currentSeason: 2024 });
  await test.store.set(nflPlayerGames, PLAYER_GAME);
  await test.store.set(nflDefenseGames, DEFENSE_GAME);
}

it('passes before any season, and with games that have everything', async () => {
  await expect(requireStoredStatisticsColumns(COMMAND_LINE_OPERATOR)).resolves.toBeUndefined();
  await importedGames();
  await expect(requireStoredStatisticsColumns(COMMAND_LINE_OPERATOR)).resolves.toBeUndefined();
});

it.each([
  ['FumblesLost', { player: ['RushingYards', 'FumblesLost'], defense: ['Sacks'] }],
  ['TacklesForLoss', { player: ['RushingYards'], defense: ['TacklesForLoss'] }],
])(
  'names %s when formulas have come to need it since, and the season to import',
  async (field, needed) => {
    await importedGames();
    await expect(requireStoredStatisticsColumns(COMMAND_LINE_OPERATOR, needed)).rejects.toThrow(
      `The stored games of 2024 have no ${field}, which the formulas need. Run: npm run import-season -- --season 2024`,
    );
  },
);

it('names all that is missing, in a sentence for whoever runs the server', async () => {
  await importedGames();
  await expect(
    requireStoredStatisticsColumns(COMMAND_LINE_OPERATOR, {
      player: ['A', 'B'],
      defense: ['Sacks', 'C'],
    }),
  ).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'The stored games of 2024 have no A, B, C, which the formulas need. Run: npm run import-season -- --season 2024',
  });
});
