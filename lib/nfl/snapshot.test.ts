import type { NflPlayerGame, NflTeam } from '@/lib/store/collections/football';
import { type SeasonImport, seasonImports } from '@/lib/store/collections/season';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import {
  createSeasonSnapshot,
  createSeasonSnapshotCache,
  loadSeasonSnapshot,
  type SeasonSnapshotCache,
} from './snapshot';

const AARON_JONES = 33293;
const PACKERS = 12;

describe('a season in memory', () => {
  it('knows the games up to a week and nothing after it', async () => {
    const snapshot = await realSeason.load(2023);

    expect(snapshot.playerGames(AARON_JONES, 4).map(({ Week }) => Week)).toEqual([1, 4]);
    expect(snapshot.playerGames(AARON_JONES, 0)).toEqual([]);
    expect(snapshot.defenseGames(PACKERS, 7).map(({ Week }) => Week)).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('has no game where there was none', async () => {
    const snapshot = await realSeason.load(2023);

    expect(snapshot.playerGame(AARON_JONES, 2)).toBeNull();
    expect(snapshot.defenseGame(PACKERS, 6)).toBeNull();
    expect(snapshot.playerGame(1, 1)).toBeNull();
    expect(snapshot.gameResult('2023_01_DET_XX')).toBeNull();
  });

  it('tells byes and results', async () => {
    const snapshot = await realSeason.load(2023);

    expect(snapshot.byeWeek('GB')).toBe(6);
    expect(snapshot.byeWeek('XX')).toBe(0);
    expect(snapshot.teamById(PACKERS)?.Team).toBe('GB');
    expect(snapshot.gameResult('2023_01_DET_KC')).toMatchObject({ HomeScore: 20, AwayScore: 21 });
  });

  it('takes an unreadable game without a player for a teammate’s, but not in a bye or for someone without a team', () => {
    const [season, team] = [2023, 'GB'];
    const snapshot = createSeasonSnapshot({
      season,
      players: [],
      teams: [{ id: 'gb', TeamID: PACKERS, Team: team, ByeWeek: 6, Season: season } as NflTeam],
      playerGames: [{ PlayerID: AARON_JONES, Week: 1, Team: team } as NflPlayerGame],
      defenseGames: [],
      schedule: [],
      unreadable: {
        players: [
          { of: null, team, week: 5 },
          { of: null, team, week: 6 },
          { of: 7, team: '', week: null },
        ],
        defenses: [],
      },
    });
    const isHidden = snapshot.isPlayerGameUnreadable;
    expect([4, 5, 6].map((week) => isHidden(AARON_JONES, week))).toEqual([false, true, false]);
    expect([5, 6].map((week) => isHidden(7, week))).toEqual([false, false]);
  });

  it('does not know of a trade before it happened', async () => {
    const snapshot = await realSeason.load(2023);
    const traded = [...snapshot.players.keys()].find((id) => {
      const teams = new Set(snapshot.playerGames(id, 18).map(({ Team }) => Team));
      return teams.size === 2;
    });
    const games = snapshot.playerGames(traded ?? 0, 18);
    const change = games.find((game, index) => index > 0 && game.Team !== games[index - 1]?.Team);

    expect(snapshot.teamOf(traded ?? 0, (change?.Week ?? 0) - 1)).toBe(games[0]?.Team);
    expect(snapshot.teamOf(traded ?? 0, change?.Week ?? 0)).toBe(change?.Team);
    // Before the first week it is the team of the first game, not the last one of the season.
    expect(snapshot.teamOf(traded ?? 0, 0)).toBe(games[0]?.Team);
    expect(snapshot.teamOf(1, 18)).toBe('');
  });
});

describe('the source of seasons', () => {
  let test: TestServices;
  let source: SeasonSnapshotCache;
  beforeEach(async () => {
    test = await installTestServices();
    source = createSeasonSnapshotCache(test.store);
  });
  afterEach(async () => {
    source.close();
    await test.dispose();
  });

  const marker = (contentHash: string): SeasonImport => ({
    id: '2023_week-1',
    season: 2023,
    part: 'week-1',
    contentHash,
    rows: 1,
    importedAt: { seconds: 0, nanoseconds: 0 },
  });

  it('reads a season once, however many ask at the same time', async () => {
    const query = jest.spyOn(test.store, 'query');

    const [first, second] = await Promise.all([source.load(2023), source.load(2023)]);
    const reads = query.mock.calls.length;
    const third = await source.load(2023);

    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(query).toHaveBeenCalledTimes(reads);
  });

  it('reads it again after an import', async () => {
    await test.store.set(seasonImports, marker('a'));
    const first = await source.load(2023);
    await test.store.set(seasonImports, marker('b'));

    await expect(waitFor(async () => (await source.load(2023)) !== first)).resolves.toBe(true);
  });

  it('keeps it when another season is imported', async () => {
    const [first, other] = [await source.load(2023), await source.load(2024)];
    await test.store.set(seasonImports, { ...marker('a'), id: '2024_week-1', season: 2024 });

    // Once the one season has been noticed, the older watch of the other has been told as well.
    await expect(waitFor(async () => (await source.load(2024)) !== other)).resolves.toBe(true);
    expect(await source.load(2023)).toBe(first);
  });

  it('tries again after a failed load', async () => {
    jest.spyOn(test.store, 'query').mockRejectedValueOnce(new Error('busy'));

    await expect(source.load(2023)).rejects.toThrow('busy');
    await expect(source.load(2023)).resolves.toMatchObject({ season: 2023 });
  });

  it('gives an empty snapshot for a season that was never imported', async () => {
    expect((await loadSeasonSnapshot(test.store, 1999)).players.size).toBe(0);
  });
});

/** A watch may take up to a second to tell, on a busy machine several. */
async function waitFor(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 500; tries++) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
}
