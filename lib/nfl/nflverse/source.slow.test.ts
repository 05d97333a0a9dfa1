import { join } from 'node:path';
import { PLAYER_STATISTICS } from '@/lib/domain/football/statistics';
import { readSeasonFiles } from '@/lib/nfl/import/table';
import { type ValidSeason, validateSeason } from '@/lib/nfl/import/validate-season';
import type { StoredRosterData } from '@/lib/nfl/source';
import {
  leanSample,
  replaceCell,
  type SampleFiles,
  sampleFiles,
} from '@/lib/testing/nflverse-server';
import { AARON_RODGERS_ID, nflverseSourceOver, SAMPLE_SEASON } from '@/lib/testing/nflverse-source';

// With all games of the published sample, beside the season files. What the source makes of single
// cells: source.test.ts.

/** As published, and, where a hundred columns more would only take time, those that are read. */
let published: SampleFiles;
let sample: SampleFiles;
let ours: ValidSeason;
let tools: ReturnType<typeof nflverseSourceOver>;
beforeAll(async () => {
  published = sampleFiles();
  sample = leanSample();
  const files = await readSeasonFiles(join(process.cwd(), 'data'), SAMPLE_SEASON);
  const { season } = validateSeason(files, SAMPLE_SEASON);
  if (!season) throw new Error('The season files are not usable');
  ours = season;
  tools = nflverseSourceOver(sample, files.teams.text);
});
const load: typeof tools.load = (...asked) => tools.load(...asked);
const sourceOf: typeof tools.sourceOf = (...asked) => tools.sourceOf(...asked);
const sentences: typeof tools.sentences = (...asked) => tools.sentences(...asked);

const byId = <T extends { PlayerID?: number; TeamID?: number }>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (a.PlayerID ?? a.TeamID ?? 0) - (b.PlayerID ?? b.TeamID ?? 0));
const byKey = <T extends { GameKey: string }>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (a.GameKey < b.GameKey ? -1 : 1));

describe('the sample that nflverse published', () => {
  it.each([1, 2])(
    'is the very week %s of the season files, row by row: games, players and defenses',
    async (week) => {
      const { season, problems } = await load([1, 2], { files: published });
      expect(problems).toEqual([]);
      const [theirs, mine] = [season, ours].map((each) =>
        each?.weeks.find((one) => one.week === week),
      );
      expect(mine?.playerGames.length).toBeGreaterThan(300);
      expect(byId(theirs?.playerGames ?? [])).toEqual(byId(mine?.playerGames ?? []));
      expect(byId(theirs?.defenseGames ?? [])).toEqual(byId(mine?.defenseGames ?? []));
      expect(byKey(theirs?.schedule ?? [])).toEqual(byKey(mine?.schedule ?? []));
    },
  );

  it('has the teams of the season files, with their byes', async () => {
    expect((await load([1, 2])).season?.teams).toEqual(ours.teams);
  });

  it('has everyone who played, as the season files name and place them', async () => {
    const { season } = await load([1, 2]);
    const played = new Set(
      season?.weeks.flatMap(({ playerGames }) => playerGames.map(({ PlayerID }) => PlayerID)),
    );
    const namesOf = (list: ValidSeason | null) =>
      byId(list?.players.filter(({ PlayerID }) => played.has(PlayerID)) ?? []).map(
        ({ Team: _, ...player }) => player,
      );
    // Two whom the sample's roster does not have in the offense, so their numbers and pictures are
    // not in it.
    const incomplete = new Set([37091]);
    const whole = (list: ReturnType<typeof namesOf>) =>
      list.filter(({ PlayerID }) => !incomplete.has(PlayerID));
    expect(whole(namesOf(season))).toEqual(whole(namesOf(ours)));
    expect(season?.players.find(({ PlayerID }) => PlayerID === 37091)).toMatchObject({
      Name: 'Bo Melton',
      Position: 'WR',
      Team: 'GB',
    });
    expect(season?.players.find(({ PlayerID }) => PlayerID === 33357)).toMatchObject({
      Name: 'Taysom Hill',
      Position: 'TE',
    });
  });

  it('says what its columns cannot tell', async () => {
    expect((await load([1, 2])).notes).toEqual([
      'Counted as touchdowns of the defense, though a loose ball from a kick would look the same: Roquan Smith (BAL), Zaven Collins (ARI).',
    ]);
    const roster = replaceCell(sample.roster, { full_name: 'Aaron Rodgers' }, 'gsis_id', '');
    expect((await load([], { files: { roster } })).notes).toEqual([
      'Not in the draft, because nflverse has no id or no name of theirs yet: Aaron Rodgers.',
    ]);
  });

  it('before the first week has everyone in a team, and asks for no statistics', async () => {
    const { source, asked } = sourceOf({ now: new Date('2025-08-30T10:00:00Z') });
    const { files } = await source.load(SAMPLE_SEASON, []);
    const { season, problems } = validateSeason(files, SAMPLE_SEASON);
    expect(problems).toEqual([]);
    expect(season?.players.length).toBeGreaterThan(600);
    expect(season?.weeks).toEqual([]);
    expect(asked.toSorted()).toEqual(['rosters/roster_2025', 'schedules/games']);
  });
});

describe('players this installation knows', () => {
  const asKnown = (
    changes: Partial<StoredRosterData['players'][number]>,
  ): StoredRosterData['players'] =>
    ours.players.map((player) =>
      player.PlayerID === AARON_RODGERS_ID ? { ...player, ...changes } : player,
    );

  it('keep ids, names and positions in a season that runs, and no one is lost', async () => {
    const known = {
      players: asKnown({ Name: 'A. Rodgers', Position: 'TE' as const }),
      teams: [],
      isThisSeason: true,
    };
    const { season, notes } = await load([1, 2], { known });
    expect(season?.players).toHaveLength(ours.players.length);
    expect(season?.players.find(({ PlayerID }) => PlayerID === AARON_RODGERS_ID)).toMatchObject({
      Name: 'A. Rodgers',
      Position: 'TE',
    });
    expect(notes.join()).not.toContain('New players');
  });

  it('keep ids and names in a new season, with the team and the number of now', async () => {
    const known = {
      players: asKnown({ Name: 'A. Rodgers', Team: 'NYJ', JerseyNumber: 12 }),
      teams: [],
      isThisSeason: false,
    };
    const { season } = await load([1, 2], { known });
    expect(season?.players.find(({ PlayerID }) => PlayerID === AARON_RODGERS_ID)).toMatchObject({
      Name: 'A. Rodgers',
      Team: 'PIT',
      JerseyNumber: 8,
    });
  });

  it('who came from another source are found by name, and keep their id', async () => {
    const known = {
      players: asKnown({ PlayerID: 10_000_077, GsisID: 'SDIO-77' }),
      teams: [],
      isThisSeason: true,
    };
    const { season } = await load([1, 2], { known });
    expect(season?.players.find(({ Name }) => Name === 'Aaron Rodgers')).toMatchObject({
      PlayerID: 10_000_077,
      GsisID: '00-0023459',
    });
    expect(
      season?.weeks[0]?.playerGames.filter(({ PlayerID }) => PlayerID === 10_000_077),
    ).toHaveLength(1);
    expect(season?.players.filter(({ PlayerID }) => PlayerID === AARON_RODGERS_ID)).toEqual([]);
  });

  it('who could be two of those are not guessed', async () => {
    const [twin] = asKnown({}).filter(({ PlayerID }) => PlayerID === AARON_RODGERS_ID);
    if (!twin) throw new Error('No such player');
    const twins = [1, 2].map((number) => ({
      ...twin,
      PlayerID: 10_000_000 + number,
      GsisID: `SDIO-${number}`,
    }));
    const players = [
      ...ours.players.filter(({ PlayerID }) => PlayerID !== AARON_RODGERS_ID),
      ...twins,
    ];
    expect(
      (await sentences([2], { known: { players, teams: [], isThisSeason: true } })).join(),
    ).toContain('Aaron Rodgers (QB, PIT) could be any of our players 10000001, 10000002');
  });

  it('who share a name with someone else are two, when the NFL has two ids', async () => {
    const players = asKnown({ PlayerID: 1, GsisID: '00-0000001' });
    const { season, notes } = await load([1, 2], {
      known: { players, teams: [], isThisSeason: true },
    });
    expect(
      season?.players
        .filter(({ Name }) => Name === 'Aaron Rodgers')
        .map(({ PlayerID }) => PlayerID),
    ).toEqual([1, AARON_RODGERS_ID]);
    expect(notes.join()).toContain('New players: Aaron Rodgers (QB, PIT).');
  });
});

it('every statistic of a player is a whole number in every row', async () => {
  const { season } = await load([1, 2]);
  const cells = season?.weeks.flatMap(({ playerGames }) =>
    playerGames.flatMap((game) => PLAYER_STATISTICS.map((field) => game[field])),
  );
  expect(cells?.every(Number.isInteger)).toBe(true);
});
