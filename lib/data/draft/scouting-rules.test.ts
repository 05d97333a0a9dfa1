import { playerIdsAtPositionByProduction, rosterVersionOf } from '@/lib/data/team/roster';
import {
  missingPlayersText,
  rosterCountDtos,
  teamRosterCounts,
} from '@/lib/data/team/roster-counts';
import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import { findTryHold } from '@/lib/domain/answers/tries';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createSeasonSnapshot } from '@/lib/nfl/snapshot';
import type { DraftScoreAttempt } from '@/lib/store/collections/attempts';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { defenseGameRow, playerGameRow, playerRow, teamRow } from '@/lib/testing/season-rows';
import { TEST_NOW } from '@/lib/testing/services';
import { typed } from '@/lib/testing/student-week';
import { rosterPickInput, submitScoutingInput } from './dto';
import {
  findFirstPlayerToScout,
  findSimilarPlayerToScout,
  lastWrongScoutingTryDto,
  latestGameWeekUpTo,
  maxScoutingTriesInWeek,
  pointsPerGame,
  scoutingHintState,
  scoutingStepState,
} from './scouting';
import {
  draftProgressWithScoutedPlayer,
  isPlayerScouted,
  isPositionOpenInDraft,
} from './stored-scouting';

const SEASON = 2023;
const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});

const player = (PlayerID: number, Name: string, Position = 'QB') =>
  playerRow(PlayerID, Name, Position);
const team = (TeamID: number, Team: string, FullName: string) =>
  teamRow(TeamID, Team, { FullName, ByeWeek: 9 });
const defense = (TeamID: number, Week: number, Sacks: number) =>
  defenseGameRow(TeamID, Week, { Sacks });

/** Level 1: a point for twenty passing yards, five for a touchdown, two for a sack. */
const snapshot = createSeasonSnapshot({
  season: SEASON,
  players: [
    player(1, 'Cy Two'),
    player(2, 'Bo Three'),
    player(3, 'Al Two'),
    player(4, 'Di None'),
    player(5, 'Ed Runner', 'RB'),
    player(6, 'Fi Kicker', 'K'),
  ],
  teams: [team(1, 'AAA', 'Ash Ants'), team(2, 'BBB', 'Bay Bees')],
  playerGames: [
    playerGameRow(1, 1, { PassingYards: 40 }),
    playerGameRow(1, 2, { PassingTouchdowns: 1 }),
    playerGameRow(1, 4, { PassingYards: 0 }),
    playerGameRow(2, 1, { PassingYards: 60 }),
    playerGameRow(3, 1, { PassingYards: 40 }),
    playerGameRow(5, 3, { RushingYards: 50 }),
  ],
  defenseGames: [defense(1, 1, 1), defense(2, 1, 2)],
  schedule: [],
});

it.each([
  ['QB', 0, [3, 2, 1, 4]],
  ['QB', 1, [2, 3, 1, 4]],
  ['QB', 2, [1, 2, 3, 4]],
  ['DEF', 0, [1, 2]],
  ['DEF', 1, [2, 1]],
  ['RB', 3, [5]],
  ['TE', 3, []],
] as const)(
  'ranks each %s by the points up to week %i, and equal ones by name',
  (position, week, ids) => {
    for (let times = 0; times < 2; times += 1)
      expect(playerIdsAtPositionByProduction(snapshot, position, week)).toEqual(ids);
  },
);

describe('what a roster counts', () => {
  const roster = (draftedPlayers: number[], draftedDefenses: number[]) =>
    ({ draftedPlayers, draftedDefenses }) as unknown as StudentTeam;

  it('is who is known, by position, beside what a team can have', () => {
    const counts = teamRosterCounts(snapshot, roster([1, 2, 5, 77], [1, 99]));
    expect(counts).toEqual({ QB: 2, RB: 1, WR: 0, TE: 0, K: 0, DEF: 1 });
    expect(rosterCountDtos(counts)).toEqual([
      { position: 'QB', drafted: 2, min: 1, max: 4 },
      { position: 'RB', drafted: 1, min: 2, max: 6 },
      { position: 'WR', drafted: 0, min: 2, max: 6 },
      { position: 'TE', drafted: 0, min: 1, max: 2 },
      { position: 'K', drafted: 0, min: 1, max: 3 },
      { position: 'DEF', drafted: 1, min: 1, max: 2 },
    ]);
    expect(missingPlayersText(snapshot, roster([1, 5, 6], [1]))).toBe(
      '1 running back, 2 wide receivers, and 1 tight end',
    );
  });

  it('has a version, which is 0 before the first change', () => {
    expect(rosterVersionOf(roster([], []))).toBe(0);
    expect(rosterVersionOf({ ...roster([], []), rosterVersion: 7 })).toBe(7);
  });
});

describe('scouting', () => {
  it.each([
    ['somebody of it', { players: [1], defenses: [] }, 'QB', 1, true],
    ['somebody of another position', { players: [5], defenses: [] }, 'QB', 1, false],
    ['nobody', { players: [], defenses: [] }, 'QB', 1, false],
    ['nobody, when nobody has played', { players: [], defenses: [] }, 'QB', 0, true],
    [
      'nobody, when none of the position has played yet',
      { players: [], defenses: [] },
      'RB',
      2,
      true,
    ],
    ['nobody, when one of the position has', { players: [], defenses: [] }, 'RB', 3, false],
    ['a defense', { players: [], defenses: [2] }, 'DEF', 1, true],
    ['a player with the number of a defense', { players: [2], defenses: [] }, 'DEF', 1, false],
    ['a defense with the number of a player', { players: [], defenses: [2] }, 'QB', 1, false],
  ] as const)('opens a position to picks or not: %s', (_, scouted, position, week, open) => {
    expect(isPositionOpenInDraft(snapshot, scouted, position, week)).toBe(open);
  });

  it('knows players and defenses apart', () => {
    const scouted = { players: [1], defenses: [2] };
    expect([isPlayerScouted(scouted, 'QB', 1), isPlayerScouted(scouted, 'QB', 2)]).toEqual([
      true,
      false,
    ]);
    expect([isPlayerScouted(scouted, 'DEF', 1), isPlayerScouted(scouted, 'DEF', 2)]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['QB', 3, [1, 3], [2]],
    ['QB', 1, [1], [2]],
    ['DEF', 3, [1], [2, 3]],
    ['DEF', 2, [1], [2]],
  ] as const)(
    'writes down one more %s once: %i',
    (position, id, scoutedPlayerIds, scoutedDefenseIds) => {
      const scout = { studentId: 'kim', leagueId: 'room-12' };
      expect(
        draftProgressWithScoutedPlayer(
          { players: [1], defenses: [2] },
          scout,
          internSeasonKey(2023),
          {
            position,
            id,
          },
        ),
      ).toEqual({
        id: 'room-12_kim',
        ...scout,
        scoutedPlayerIds,
        scoutedDefenseIds,
      });
    },
  );

  it.each([
    [0, null],
    [1, 1],
    [3, 2],
    [4, 4],
    [18, 4],
  ])('looks at the last game up to week %i', (throughWeek, week) => {
    expect(latestGameWeekUpTo(snapshot, 'QB', 1, throughWeek)).toBe(week);
  });

  it('reveals points for each game that was played, those without points included', () => {
    const through = (throughWeek: number) =>
      pointsPerGame(snapshot, 'QB', 1, { throughWeek, rules: 1 });
    expect(through(0)).toBeNull();
    expect(through(1)).toEqual({ exact: mixed(2), decimal: '2', total: mixed(2), games: 1 });
    expect(through(4)).toEqual({
      exact: mixed(2, 1, 3),
      decimal: '2.33',
      total: mixed(7),
      games: 3,
    });
  });

  it.each([
    [undefined, 6, 120],
    [{ week: 6, tries: 40 }, 6, 160],
    [{ week: 6, tries: 40 }, 5, 120],
  ])(
    'has 120 tries in a week and those that the teacher gave for it: %j in week %i',
    (moreScouting, week, tries) => {
      expect(maxScoutingTriesInWeek(moreScouting ? { moreScouting } : {}, week)).toBe(tries);
    },
  );

  it.each([
    ['no try', 0, 10, null],
    ['the last try of the week', 1, 1, null],
    ['none left', 1, 0, 'used-up'],
    ['more than there can be', 1, -1, 'used-up'],
    ['eleven tries', 11, 50, null],
    ['twelve', 12, 50, { seconds: 3 }],
    ['forty', 40, 50, 'used-up'],
  ])('holds after %s', (_, count, left, hold) => {
    const before = timestampFromDate(new Date(TEST_NOW.getTime() - 2_000));
    const tries = Array.from({ length: count }, () => ({ createdAt: before }) as DraftScoreAttempt);
    expect(findTryHold(scoutingStepState({ tries, left }), TEST_NOW)).toEqual(hold);
  });
});

describe('a game to scout', () => {
  const games = createSeasonSnapshot({
    season: SEASON,
    players: [
      player(1, 'Al Big', 'RB'),
      player(2, 'Bo Small', 'RB'),
      player(3, 'Cy Whole', 'RB'),
      player(4, 'Di Late', 'RB'),
      player(5, 'Ed One', 'RB'),
      player(6, 'Fi Behind', 'RB'),
      player(7, 'Gus Same', 'RB'),
    ],
    teams: [team(1, 'AAA', 'Ash Ants')],
    playerGames: [
      playerGameRow(1, 2, { RushingYards: 117, ReceivingYards: 24 }),
      playerGameRow(2, 2, { RushingYards: 33, Receptions: 2 }),
      playerGameRow(3, 2, { RushingYards: 30, Receptions: 2 }),
      playerGameRow(4, 1, { RushingYards: 31, Receptions: 2 }),
      playerGameRow(4, 3, { RushingYards: 90, Receptions: 9 }),
      playerGameRow(5, 2, { RushingYards: 12 }),
      playerGameRow(6, 2, { RushingYards: -3, Receptions: 2 }),
      playerGameRow(7, 2, { RushingYards: 56, Receptions: 1 }),
    ],
    defenseGames: [],
    schedule: [],
  });
  const NO_ONE = { players: [], defenses: [] };
  const season = (
    scouted: { players: number[]; defenses: number[] } = NO_ONE,
    throughWeek = 2,
  ) => ({
    snapshot: games,
    scouted,
    throughWeek,
    rules: 1 as const,
  });

  it('to begin with has two or three small counts, one of them with a part of a point', () => {
    // Level 1: a point for ten yards, one for a catch.
    expect(findFirstPlayerToScout(season(), 0)).toEqual({
      position: 'RB',
      id: 2,
      name: 'Bo Small',
    });
    // Di's last game is not the one of week 3 yet.
    expect(findFirstPlayerToScout(season(), 1)).toEqual({ position: 'RB', id: 4, name: 'Di Late' });
    expect(findFirstPlayerToScout(season(), 2)?.name).toBe('Bo Small');
    expect(findFirstPlayerToScout(season(NO_ONE, 3), 1)?.name).toBe('Bo Small');
    expect(findFirstPlayerToScout(season({ players: [2, 4], defenses: [] }), 0)).toBeNull();
  });

  it('like another one has the same kind of numbers, and is of someone who was not scouted', () => {
    const bo = { position: 'RB', id: 2 } as const;
    expect(findSimilarPlayerToScout(season({ players: [2], defenses: [] }), bo)?.name).toBe(
      'Gus Same',
    );
    expect(findSimilarPlayerToScout(season({ players: [2, 7], defenses: [] }), bo)?.name).toBe(
      'Di Late',
    );
    // No one else has two parts of a point.
    expect(findSimilarPlayerToScout(season(), { position: 'RB', id: 1 })).toBeNull();
    expect(findSimilarPlayerToScout(season(NO_ONE, 0), bo)).toBeNull();
  });
});

describe('the newest try at a game', () => {
  const context = makePlayerStepContext({
    position: 'QB',
    rules: 1,
    stats: { PassingYards: 40, RushingYards: 30 },
  });
  const tried = (answer: MixedNumber, correct = false) =>
    ({ answer, correct }) as DraftScoreAttempt;
  const titles = (...tries: DraftScoreAttempt[]) =>
    lastWrongScoutingTryDto(context, tries)?.hint.title;

  it('comes back with its hint as long as it is wrong', () => {
    expect(lastWrongScoutingTryDto(context, [])).toBeUndefined();
    expect(
      lastWrongScoutingTryDto(context, [tried(mixed(700)), tried(mixed(5), true)]),
    ).toBeUndefined();
    expect(lastWrongScoutingTryDto(context, [tried(mixed(5))])).toBeUndefined();
    expect(lastWrongScoutingTryDto(context, [tried(mixed(17)), tried(mixed(18))])).toEqual({
      message: 'Not yet. Look at the hint and try again.',
      tried: mixed(18),
      hint: expect.objectContaining({ title: 'The same with other numbers' }),
    });
  });

  it('gets the hint it got then, after all that was tried before it', () => {
    const strange = [7, 8, 9, 10, 11, 12, 13].map((number) => tried(mixed(number)));
    const counts = [1, 2, 3, 4, 5, 6, 7];
    // From the sixth try on, the step is worked out together.
    expect(counts.map((count) => scoutingHintState(context, strange.slice(0, count)).rung)).toEqual(
      [1, 2, 3, 4, 5, 6, 6],
    );
    expect(
      new Set(counts.slice(0, 4).map((count) => titles(...strange.slice(0, count)))).size,
    ).toBe(4);
  });
});

it.each([
  ['a quarterback', { position: 'QB', id: 1 }, true],
  ['a defense', { position: 'DEF', id: 1 }, true],
  ['no position', { position: 'LB', id: 1 }, false],
  ['half a player', { position: 'QB', id: 1.5 }, false],
])('reads a pick and a try at one as they should be: %s', (_, pick, isRead) => {
  expect(rosterPickInput.safeParse(pick).success).toBe(isRead);
  const sent = { week: 6, typed: typed('1'), operationId: 'operation-1', step: 'QB', points: 5 };
  const { success, data } = submitScoutingInput.safeParse({ ...sent, ...pick });
  expect(success).toBe(isRead);
  if (data)
    expect(Object.keys(data).toSorted()).toEqual([
      'id',
      'operationId',
      'position',
      'typed',
      'week',
    ]);
});
