import { byeDefenseGame, emptyPlayerGame } from '@/lib/domain/football/statistics';
import type { SourceError } from '@/lib/nfl/source';
import { rateLimits } from '@/lib/store/collections/accounts';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { admins } from '@/lib/store/collections/profiles';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { emailAdmins } from '../account/emails';
import { countSportsDataCall } from './stored-statistics';
import { verifyWeekStatistics } from './verify-week-statistics';

const HOUR = 3_600_000;
const SUNDAY = '2023-10-22T17:00:00Z';
const MONDAY = '2023-10-24T00:15:00Z';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

/**
 * Week 7 with ARI at BUF and CHI at DAL, and a bye for SEA; the same teams are there in other weeks
 * and seasons.
 */
async function giveWeek(): Promise<void> {
  const { store } = test;
  for (const [index, Team] of ['ARI', 'BUF', 'CHI', 'DAL', 'SEA'].entries()) {
    const team = {
      TeamID: index + 1,
      Season: 2023,
      Team,
      City: '',
      Name: '',
      FullName: Team,
      Conference: '',
      Division: '',
    };
    const colors = { PrimaryColor: '000000', SecondaryColor: '000000' };
    await store.create(nflTeams, {
      id: `2023_${Team}`,
      ...team,
      ...colors,
      ByeWeek: Team === 'SEA' ? 7 : 9,
    });
    await store.create(nflTeams, {
      id: `2022_${Team}X`,
      ...team,
      ...colors,
      Season: 2022,
      Team: `${Team}X`,
      ByeWeek: 9,
    });
  }
  await giveGame('ARI', 'BUF', SUNDAY);
  await giveGame('CHI', 'DAL', MONDAY);
  for (const Team of ['ARI', 'BUF', 'CHI', 'DAL']) {
    await givePlayer(Team);
    await giveDefense(Team);
  }
}
async function giveGame(
  AwayTeam: string,
  HomeTeam: string,
  KickoffUTC: string,
  Week = 7,
): Promise<void> {
  const GameKey = `2023_0${Week}_${AwayTeam}_${HomeTeam}`;
  const rest = { HomeScore: 0, AwayScore: 0, Weekday: 'Sun', Stadium: 'Field' };
  await test.store.create(nflSchedule, {
    id: GameKey,
    GameKey,
    Season: 2023,
    Week,
    HomeTeam,
    AwayTeam,
    KickoffUTC,
    ...rest,
  });
}
function givePlayer(Team: string) {
  const { empty: _, ...game } = emptyPlayerGame({ playerId: 1, week: 7, season: 2023, team: Team });
  return test.store.create(nflPlayerGames, { id: `7_${Team}`, ...game });
}
function giveDefense(Team: string) {
  const { empty: _, ...game } = byeDefenseGame({ teamId: 1, week: 7, season: 2023, team: Team });
  return test.store.create(nflDefenseGames, { id: `7_${Team}`, ...game });
}

const at = (kickoff: string, later: number) => test.setNow(new Date(Date.parse(kickoff) + later));

it('a week is whole when each team has its game or its bye, and each that played its defense and players', async () => {
  await giveWeek();
  at(MONDAY, 4 * HOUR);
  expect(await verifyWeekStatistics(2023, 7)).toEqual({ state: 'complete' });
});

it('it is not played until four hours after its last kick-off, whatever else is missing', async () => {
  await giveWeek();
  await test.store.delete(nflPlayerGames, '7_DAL');
  at(MONDAY, 4 * HOUR - 1);
  expect(await verifyWeekStatistics(2023, 7)).toEqual({
    state: 'not-played',
    lastKickoff: new Date(MONDAY),
  });
  at(SUNDAY, 4 * HOUR);
  expect(await verifyWeekStatistics(2023, 7)).toMatchObject({ state: 'not-played' });
});

it('a week without games is missing', async () => {
  await giveWeek();
  at(MONDAY, 4 * HOUR);
  expect(await verifyWeekStatistics(2023, 8)).toEqual({
    state: 'missing',
    sentence: 'There are no games for week 8 of 2023 yet.',
  });
  expect(await verifyWeekStatistics(2022, 7)).toEqual({
    state: 'missing',
    sentence: 'There are no games for week 7 of 2022 yet.',
  });
});

it.each<[string, () => Promise<unknown>, string]>([
  [
    'a game',
    () => test.store.delete(nflSchedule, '2023_07_ARI_BUF'),
    'no game and no bye for ARI, BUF',
  ],
  [
    'a bye',
    () => test.store.merge(nflTeams, '2023_SEA', { ByeWeek: 8 }),
    'no game and no bye for SEA',
  ],
  ['a defense', () => test.store.delete(nflDefenseGames, '7_CHI'), 'no defense for CHI'],
  ['players', () => test.store.delete(nflPlayerGames, '7_DAL'), 'no players for DAL'],
  [
    'all players',
    async () => {
      for (const team of ['ARI', 'BUF', 'CHI', 'DAL'])
        await test.store.delete(nflPlayerGames, `7_${team}`);
    },
    'no players for BUF, ARI, DAL, CHI',
  ],
  [
    'what stands in another week',
    () => test.store.merge(nflDefenseGames, '7_ARI', { Week: 6 }),
    'no defense for ARI',
  ],
])('without %s it is not complete', async (_, take, what) => {
  await giveWeek();
  at(MONDAY, 4 * HOUR);
  await take();
  expect(await verifyWeekStatistics(2023, 7)).toEqual({
    state: 'incomplete',
    sentence: `Week 7 isn’t complete: ${what}.`,
  });
});

describe('calls to the service of statistics', () => {
  const call = (most: number) =>
    countSportsDataCall(most).then(
      () => 'free',
      (error: SourceError) => [error.name, error.kind, error.message],
    );
  const USED_UP = [
    'SourceError',
    'quota',
    'This installation has used up its 2 calls to SportsDataIO for today (SPORTSDATA_DAILY_CALLS).',
  ];

  it('are counted in the store, until the day is over in UTC', async () => {
    test.setNow(new Date('2023-10-18T23:00:00Z'));
    expect([await call(2), await call(2), await call(2), await call(2)]).toEqual([
      'free',
      'free',
      USED_UP,
      USED_UP,
    ]);
    expect(await test.store.query(rateLimits, {})).toEqual([
      {
        id: 'sportsdata-19648',
        count: 2,
        windowEndsAt: { seconds: 1_697_673_600, nanoseconds: 0 },
        blockedUntil: null,
      },
    ]);
    test.advance(HOUR - 1);
    expect(await call(2)).toEqual(USED_UP);
    test.advance(1);
    expect(await call(2)).toBe('free');
  });
});

describe('a letter to the admins', () => {
  const letter = { subject: 'A subject', text: 'A text' };
  const tell = () => emailAdmins(letter);

  it('goes to each of them, and it is enough when one can be reached', async () => {
    expect(await tell()).toBe(true);
    expect(test.mail).toEqual([]);
    for (const id of ['ada@school.org', 'bo@school.org']) {
      await test.store.create(admins, { id, createdAt: { seconds: 0, nanoseconds: 0 } });
    }
    expect(await tell()).toBe(true);
    expect(test.mail).toEqual([
      { to: 'ada@school.org', ...letter },
      { to: 'bo@school.org', ...letter },
    ]);
    const send = jest
      .spyOn(test.services.mailer, 'send')
      .mockRejectedValueOnce(new Error('no mail'));
    expect(await tell()).toBe(true);
    send.mockRejectedValue(new Error('no mail'));
    expect(await tell()).toBe(false);
  });
});
