import type { StarterGame } from '@/lib/data/season/starter-games';
import type { PositionCode } from '@/lib/domain/football/positions';
import { createSeasonSnapshot, type SeasonSnapshot } from '@/lib/nfl/snapshot';
import { defenseGameRow, playerGameRow, playerRow, teamRow } from '@/lib/testing/season-rows';
import { installTestServices, TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta, giveTeam } from '@/lib/testing/student-week';
import { boxScoreSentence } from '@/words/box-score';
import { type FinishedGame, finalScoreText, getRealGame } from './queries';

const game = (stats: StarterGame['stats'], kind: StarterGame['game'] = 'played'): StarterGame => ({
  game: kind,
  stats,
  opponent: 'KC',
  homeOrAway: 'HOME',
  gameKey: 'key',
});

describe('a box score in words', () => {
  it.each<[PositionCode, StarterGame['stats'], string]>([
    ['QB', {}, 'threw for 0 yards'],
    ['QB', { PassingYards: 328, PassingTouchdowns: 2 }, 'threw for 328 yards with 2 touchdowns'],
    [
      'QB',
      { PassingYards: 1, PassingTouchdowns: 1, RushingYards: -3 },
      'threw for 1 yard with 1 touchdown and lost 3 yards running',
    ],
    [
      'QB',
      { PassingTouchdowns: 1, RushingTouchdowns: 1 },
      'threw for 0 yards with 1 touchdown and ran for 0 yards with 1 touchdown',
    ],
    [
      'QB',
      {
        PassingYards: 5,
        RushingYards: 1,
        Receptions: 2,
        ReceivingYards: 9,
        ReceivingTouchdowns: 1,
      },
      'threw for 5 yards, ran for 1 yard, and caught 2 passes for 9 yards with 1 touchdown',
    ],
    ['RB', { RushingYards: -1 }, 'lost 1 yard running'],
    [
      'RB',
      { RushingYards: 40, RushingTouchdowns: 2, PassingYards: 12 },
      'ran for 40 yards with 2 touchdowns and threw for 12 yards',
    ],
    ['RB', { RushingYards: 40, Receptions: 1 }, 'ran for 40 yards and caught 1 pass for 0 yards'],
    [
      'RB',
      { ReceivingTouchdowns: 1, Receptions: 1 },
      'ran for 0 yards and caught 1 pass for 0 yards with 1 touchdown',
    ],
    ['WR', { Receptions: 1, ReceivingYards: -1 }, 'caught 1 pass for a loss of 1 yard'],
    [
      'WR',
      { RushingYards: 3, PassingTouchdowns: 1 },
      'caught 0 passes for 0 yards, ran for 3 yards, and threw for 0 yards with 1 touchdown',
    ],
    [
      'TE',
      { Receptions: 3, ReceivingYards: 30, RushingTouchdowns: 1 },
      'caught 3 passes for 30 yards and ran for 0 yards with 1 touchdown',
    ],
    ['TE', { PassingYards: 7 }, 'caught 0 passes for 0 yards and threw for 7 yards'],
    ['K', {}, 'made 0 extra points and no field goals'],
    ['K', { ExtraPointsMade: 1 }, 'made 1 extra point and no field goals'],
    [
      'K',
      { ExtraPointsMade: 2, FieldGoalsMade0to19: 1 },
      'made 2 extra points and 1 field goal under 20 yards',
    ],
    [
      'K',
      {
        FieldGoalsMade20to29: 1,
        FieldGoalsMade30to39: 2,
        FieldGoalsMade40to49: 1,
        FieldGoalsMade50Plus: 3,
      },
      'made 0 extra points, 1 field goal of 20 to 29 yards, 2 field goals of 30 to 39 yards, 1 field goal of 40 to 49 yards, and 3 field goals of 50 yards or more',
    ],
    [
      'DEF',
      {},
      'had 0 sacks, 0 interceptions, 0 fumbles recovered, 0 safeties, and 0 defensive touchdowns',
    ],
    [
      'DEF',
      { Sacks: 2, Interceptions: 1, FumblesRecovered: 1, Safeties: 2, DefensiveTouchdowns: 1 },
      'had 2 sacks, 1 interception, 1 fumble recovered, 2 safeties, and 1 defensive touchdown',
    ],
  ])('of a %s with %j', (position, stats, told) => {
    expect(boxScoreSentence('Kim', position, 3, game(stats))).toBe(`Kim ${told}.`);
  });

  it.each([
    ['unknown', 'We have no data for this player. The points are 0.'],
    ['bye', 'Kim had a bye in week 3: the team had no game, so every number is 0.'],
    ['no-game', 'Kim has no numbers for week 3, although the team played. So every number is 0.'],
  ] as const)('says why there is nothing: %s', (kind, sentence) => {
    for (const position of ['QB', 'K', 'DEF'] as const) {
      expect(boxScoreSentence('Kim', position, 3, game({ Sacks: 1 }, kind))).toBe(sentence);
    }
  });
});

const Season = TEST_SEASON;
const team = (TeamID: number, Team: string, Name: string) =>
  teamRow(TeamID, Team, { Name, FullName: `Great ${Name}` });
const line = (PlayerID: number, Team: string, stats: object = {}, GameKey = 'A-B', Week = 6) =>
  playerGameRow(PlayerID, Week, { Team, GameKey, ...stats });
const scheduled = (GameKey: string, Week: number, scores: [away: number, home: number]) =>
  ({
    id: GameKey,
    GameKey,
    Season,
    Week,
    Weekday: 'Sunday',
    Stadium: 'The Field',
    AwayTeam: 'AAA',
    HomeTeam: 'BBB',
    AwayScore: scores[0],
    HomeScore: scores[1],
  }) as unknown as FinishedGame;

const snapshot: SeasonSnapshot = createSeasonSnapshot({
  season: Season,
  players: [
    playerRow(1, 'Zed Runner', 'RB'),
    playerRow(2, 'Al Runner', 'RB'),
    playerRow(3, 'Bo Thrower', 'QB'),
    playerRow(4, 'Cy Kicker', 'K'),
    playerRow(5, 'Di Elsewhere', 'QB'),
    playerRow(6, 'Ed Other', 'WR'),
  ],
  teams: [team(1, 'AAA', 'Ants'), team(2, 'BBB', 'Bees')],
  playerGames: [
    line(1, 'AAA', { RushingYards: 10 }),
    line(2, 'AAA', { RushingYards: 20, Receptions: 2 }),
    // Traded since: he played this game for the other team.
    line(3, 'BBB', { PassingYards: 200 }),
    line(4, 'BBB', { ExtraPointsMade: 3 }),
    line(5, 'AAA', { PassingYards: 1 }, 'C-D'),
    line(6, 'AAA', { Receptions: 9 }, 'A-B-later', 7),
  ],
  defenseGames: [defenseGameRow(1, 6, { Sacks: 4, PointsAllowed: 21, GameKey: 'A-B' })],
  schedule: [scheduled('A-B', 6, [7, 21]), scheduled('A-B-later', 7, [3, 3])],
});

it.each([
  [[7, 21], 'Bees 21, Ants 7'],
  [[21, 7], 'Ants 21, Bees 7'],
  [[3, 3], 'Ants 3, Bees 3'],
] as const)(
  'names the winner first, and the visitors after a tie: %j',
  ([away, home], sentence) => {
    expect(finalScoreText(snapshot, scheduled('x', 6, [away, home]))).toBe(sentence);
  },
);

it('names a team of which nothing is known by its letters', () => {
  expect(finalScoreText(snapshot, { ...scheduled('x', 6, [1, 2]), HomeTeam: 'XXX' })).toBe(
    'XXX 2, Ants 1',
  );
});

describe('a whole game', () => {
  it('has both teams with who played in it, by position and by name, and marks the own ones', async () => {
    const test = await installTestServices({
      seasons: { load: async () => snapshot, loaded: () => snapshot, close: () => undefined },
    });
    try {
      const kim = await test.student('kim@school.org');
      await giveTeam(test.store, kim, { draftedPlayers: [2, 4], draftedDefenses: [1] });
      const shown = await getRealGame(kim, 'A-B');
      const at = (field: string) => shown.columns.findIndex((column) => column.field === field);
      expect(shown.columns[at('PassingYards')]).toEqual({
        field: 'PassingYards',
        label: 'Passing yards',
      });
      const counts = (stats: Record<string, number>) =>
        shown.columns.map(({ field }) => stats[field] ?? 0);
      expect({ ...shown, columns: null }).toEqual({
        week: 6,
        isLatest: true,
        season: Season,
        weekday: 'Sunday',
        stadium: 'The Field',
        finalScore: 'Bees 21, Ants 7',
        columns: null,
        teams: [
          {
            name: 'Great Ants',
            team: 'AAA',
            homeOrAway: 'AWAY',
            score: 7,
            players: [
              {
                name: 'Al Runner',
                position: 'RB',
                isMine: true,
                counts: counts({ RushingYards: 20, Receptions: 2 }),
              },
              {
                name: 'Zed Runner',
                position: 'RB',
                isMine: false,
                counts: counts({ RushingYards: 10 }),
              },
            ],
            kickers: [],
            defense: {
              isMine: true,
              stats: expect.arrayContaining([{ field: 'Sacks', label: 'Sacks', value: 4 }]),
            },
            unreadable: [],
          },
          {
            name: 'Great Bees',
            team: 'BBB',
            homeOrAway: 'HOME',
            score: 21,
            players: [
              {
                name: 'Bo Thrower',
                position: 'QB',
                isMine: false,
                counts: counts({ PassingYards: 200 }),
              },
            ],
            kickers: [
              {
                name: 'Cy Kicker',
                isMine: true,
                stats: expect.arrayContaining([
                  { field: 'ExtraPointsMade', label: 'Extra points made', value: 3 },
                ]),
              },
            ],
            defense: null,
            unreadable: [],
          },
        ],
      });
      await expect(getRealGame(kim, 'A-B-later')).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find this game.',
      });
      await changeAppMeta(test.store, { currentWeek: 7 });
      expect((await getRealGame(kim, 'A-B-later')).isLatest).toBe(true);
      expect((await getRealGame(kim, 'A-B')).isLatest).toBe(false);
      const lou = await test.student('lou@school.org');
      const { teams } = await getRealGame(lou, 'A-B');
      expect(
        teams.flatMap(({ players, kickers, defense }) =>
          [...players, ...kickers, defense].map((each) => each?.isMine),
        ),
      ).toEqual([false, false, false, false, false, undefined]);
    } finally {
      await test.dispose();
    }
  });
});
