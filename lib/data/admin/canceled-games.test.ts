import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { newJobDocument, SEASON_CLOCK_LEASE_ID } from '@/lib/data/season/lease';
import { starterGame } from '@/lib/data/season/starter-games';
import { verifyWeekStatistics } from '@/lib/data/season/verify-week-statistics';
import { latestTuesdayOpening } from '@/lib/domain/football/schedule';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { admins } from '@/lib/store/collections/profiles';
import { appData, seasonClock } from '@/lib/store/collections/season';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { realSeasonOf } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  STARTERS,
  stepTryInput,
} from '@/lib/testing/student-week';
import { setGameCanceled } from './game-commands';
import { getCanceledGames } from './game-queries';

/**
 * Week 7 of 2023 as it would have been without Buffalo at New England; Allen plays for Buffalo,
 * whose bye is in week 13.
 */
const WEEK = 7;
const GAME = '2023_07_BUF_NE';
const ALLEN = STARTERS.QB;
const NEXT_TUESDAY = new Date('2023-10-24T12:00:00Z');

let test: TestServices;
let root: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices();
  root = await test.teacher('root@school.org');
  await test.store.create(admins, {
    id: 'root@school.org',
    createdAt: timestampFromDate(NEXT_TUESDAY),
  });
  const real = await realSeasonOf(2023);
  for (const week of [6, WEEK]) await storeWeek(real, week);
  await takeGameAway();
  await markWeeksImported(test.store, 2023, 6, WEEK);
  test.setNow(NEXT_TUESDAY);
});
afterEach(() => test.dispose());

async function storeWeek(
  real: Awaited<ReturnType<typeof realSeasonOf>>,
  week: number,
): Promise<void> {
  const games = [...real.players.keys()].flatMap((id) => real.playerGame(id, week) ?? []);
  await test.store.batch((batch) => {
    for (const game of games) batch.set(nflPlayerGames, game);
  });
  await test.store.batch((batch) => {
    for (const team of real.teams.values()) {
      batch.set(nflTeams, team);
      const game = real.defenseGame(team.TeamID, week);
      if (game) batch.set(nflDefenseGames, game);
    }
    for (const id of Object.values(STARTERS))
      if (real.players.has(id)) batch.set(nflPlayers, real.players.get(id) as never);
    for (const key of new Set(games.map(({ GameKey }) => GameKey)))
      batch.set(nflSchedule, real.gameResult(key) as never);
  });
}

async function takeGameAway() {
  const isOfGame = ({ GameKey }: { GameKey: string }) => GameKey === GAME;
  const players = (await test.store.query(nflPlayerGames, {})).filter(isOfGame);
  const defenses = (await test.store.query(nflDefenseGames, {})).filter(isOfGame);
  await test.store.batch((batch) => {
    for (const { id } of players) batch.delete(nflPlayerGames, id);
    for (const { id } of defenses) batch.delete(nflDefenseGames, id);
    batch.delete(nflSchedule, GAME);
  });
}

const cancel = (canceled = true, changes: object = {}) =>
  setGameCanceled(root, {
    season: 2023,
    week: WEEK,
    away: 'BUF',
    home: 'NE',
    canceled,
    ...changes,
  });
const week = async () => (await test.store.get(appData, 'meta'))?.currentWeek;
async function season() {
  test.services.seasons.close();
  return test.services.seasons.load(2023);
}
const log = async () =>
  (await test.store.query(auditLog, {}))
    .map(({ action }) => action)
    .filter((each) => /game|open/.test(each));

it('without the mark the week is not complete, with it is, and the page says which teams have no game (R22)', async () => {
  expect(await verifyWeekStatistics(2023, WEEK)).toMatchObject({
    state: 'incomplete',
    sentence: expect.stringMatching(/BUF, NE|NE, BUF/),
  });
  expect((await getCanceledGames(root)).gap).toEqual({
    week: WEEK,
    teams: expect.arrayContaining(['BUF', 'NE']),
  });
  await cancel();
  expect(await verifyWeekStatistics(2023, WEEK)).toEqual({ state: 'complete' });
  expect(await getCanceledGames(root)).toMatchObject({
    canceled: [{ season: 2023, week: WEEK, away: 'BUF', home: 'NE', hasNumbers: false }],
    gap: { teams: [] },
  });
});

describe('where the season’s own clock could not open the week', () => {
  beforeEach(() => {
    const slot = latestTuesdayOpening(NEXT_TUESDAY, 'America/New_York');
    const failure = { kind: 'incomplete', message: 'no game', at: timestampFromDate(NEXT_TUESDAY) };
    return test.store.set(seasonClock, {
      ...newJobDocument(slot),
      tries: 1,
      firstTryAt: timestampFromDate(slot),
      failure,
    });
  });

  it('the week that waits for this game alone is opened, once, however often it is pressed', async () => {
    await cancel();
    await cancel();
    await cancel(true, { away: 'NE', home: 'BUF' });
    expect(await week()).toBe(WEEK);
    expect((await log()).toSorted()).toEqual(['open-week', 'week.cancel-game']);
    expect(
      await test.store
        .query(nflSchedule, {})
        .then((games) => games.filter(({ Canceled }) => Canceled)),
    ).toHaveLength(1);
  });

  it('a week that lacks more stays closed, and its clock tries again', async () => {
    await test.store.delete(nflSchedule, '2023_07_JAX_NO');
    await cancel();
    expect(await week()).toBe(6);
    expect(await test.store.get(seasonClock, SEASON_CLOCK_LEASE_ID)).toMatchObject({
      firstTryAt: null,
      nextTryAt: null,
    });
  });
});

it('no week is opened before its Tuesday, or without the clock', async () => {
  await cancel();
  expect(await week()).toBe(6);
});

it('its players have no game that week and keep their bye; taken back, all is as before', async () => {
  await cancel();
  const game = async (at: number) => starterGame(await season(), 'QB', ALLEN, at).game;
  expect([await game(WEEK), await game(13), (await season()).byeWeek('BUF')]).toEqual([
    'canceled',
    'bye',
    13,
  ]);
  expect(starterGame(await season(), 'QB', ALLEN, WEEK).stats).toMatchObject({
    PassingYards: 0,
    empty: true,
  });
  await cancel(false);
  expect(await game(WEEK)).toBe('bye');
  expect(await verifyWeekStatistics(2023, WEEK)).toMatchObject({ state: 'incomplete' });
  await cancel(false);
  expect(await log()).toEqual(expect.arrayContaining(['week.cancel-game', 'week.restore-game']));
  expect((await log()).filter((action) => action === 'week.restore-game')).toHaveLength(1);
});

it('statistics that arrive later count only once the mark is taken back, and open the score cards then', async () => {
  const kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  await giveLineup(test.store, kim, WEEK);
  await cancel();
  await changeAppMeta(test.store, { currentWeek: WEEK });
  expect(await submitStep(kim, stepTryInput('QB', '0', { week: WEEK }))).toMatchObject({
    outcome: 'right',
  });

  await storeWeek(await realSeasonOf(2023), WEEK);
  await season();
  const quarterback = async () => (await getOrOpenScoreCard(kim, WEEK))?.steps[0];
  expect(await quarterback()).toMatchObject({ game: 'canceled', correct: true });
  expect((await getCanceledGames(root)).canceled).toMatchObject([{ hasNumbers: true }]);

  await cancel(false);
  await season();
  expect(await quarterback()).toMatchObject({
    game: 'played',
    correct: false,
    corrected: { before: { wholeNumber: 0 }, tries: 1 },
  });
});

it.each([
  ['a team against itself', { home: 'BUF' }, 'two different teams'],
  ['a form without a team', { home: '' }, 'two different teams'],
  ['a season that isn’t there', { season: 1999 }, 'no team BUF'],
  ['a team that is not in the season', { home: 'XXX' }, 'no team XXX'],
  ['a team with its bye', { home: 'CIN' }, 'CIN has its bye in week 7'],
  ['a team that plays another one', { home: 'KC' }, 'has KC against LAC'],
])('%s can’t be marked', async (_, changes, says) => {
  await expect(cancel(true, changes)).rejects.toMatchObject({
    code: 'invalid-input',
    message: expect.stringContaining(says),
  });
});

it('a season that classes replay can be marked while another one is live, whose week stays closed', async () => {
  const slot = latestTuesdayOpening(NEXT_TUESDAY, 'America/New_York');
  const failure = { kind: 'incomplete', message: 'no game', at: timestampFromDate(NEXT_TUESDAY) };
  await test.store.set(seasonClock, {
    ...newJobDocument(slot),
    tries: 1,
    firstTryAt: timestampFromDate(slot),
    failure,
  });
  await markWeeksImported(test.store, 2024, WEEK, 18);
  const { teams } = await realSeasonOf(2024);
  await test.store.batch((batch) => {
    for (const team of teams.values()) batch.set(nflTeams, team);
  });
  expect((await getCanceledGames(root)).seasons).toEqual([2023, 2024]);
  const replayed = { season: 2024, home: 'TEN' };
  const isCanceled = async (year: number) => {
    test.services.seasons.close();
    return (await test.services.seasons.load(year)).isCanceled('BUF', WEEK);
  };
  await cancel(true, replayed);
  expect((await getCanceledGames(root)).canceled).toMatchObject([
    { season: 2024, week: WEEK, away: 'BUF', home: 'TEN' },
  ]);
  expect([await isCanceled(2024), await isCanceled(2023)]).toEqual([true, false]);
  expect([await week(), await log()]).toEqual([6, ['week.cancel-game']]);
  expect(await test.store.get(seasonClock, SEASON_CLOCK_LEASE_ID)).toMatchObject({
    firstTryAt: timestampFromDate(slot),
  });
  await cancel(false, replayed);
  expect((await getCanceledGames(root)).canceled).toEqual([]);
  expect(await isCanceled(2024)).toBe(false);
});

it('is for admins alone', async () => {
  const other = await test.teacher('other@school.org');
  await expect(
    setGameCanceled(other, { season: 2023, week: WEEK, away: 'BUF', home: 'NE', canceled: true }),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(getCanceledGames(other)).rejects.toMatchObject({ code: 'not-found' });
  expect((await test.store.query(nflSchedule, {})).some(({ Canceled }) => Canceled)).toBe(false);
});
