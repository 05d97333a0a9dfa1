import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { saveSelfAssessment } from '@/lib/data/profile/commands';
import { leagueClockNow, readAppMeta } from '@/lib/data/season/clock';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { type NflPlayer, nflPlayers, nflTeams } from '@/lib/store/collections/football';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import { realSeasons } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_WEEK_OPENED,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import {
  findLiveSeason,
  listOpenedWeeksIfCurrentSeason,
  openLiveSeasonWeek,
  previewLiveSeasonWeek,
  previewSetSeason,
  setSeason,
  setSeasonActive,
  setSeasonIfNone,
} from './commands';
import { readSeasonOrEarlierTeamsAndPlayers } from './stored-statistics';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeasons });
});
afterEach(() => test.dispose());

const NOW = timestampFromDate(TEST_NOW);
const OPENED = timestampFromDate(TEST_WEEK_OPENED);
const BEFORE: AppMeta = {
  id: 'meta',
  currentSeason: 2023,
  currentWeek: 6,
  seasonActive: true,
  weekStartedAt: OPENED,
};
const meta = () => test.store.get(appData, 'meta');
const deeds = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action, target, outcome }) => [
    actorId,
    action,
    target,
    outcome,
  ]);
const NO_SEASON = 'No season has been set. Run: npm run set-season -- 2023';

describe('a week', () => {
  it('is opened with the moments of all weeks since, and one line in the log', async () => {
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 8)).toEqual({
      season: 2023,
      week: 8,
      changed: true,
    });
    const weekOpenings = { 6: OPENED, 7: NOW, 8: NOW };
    expect(await meta()).toEqual({ ...BEFORE, currentWeek: 8, weekStartedAt: NOW, weekOpenings });
    expect(await readAppMeta()).toMatchObject({ currentWeek: 8 });
    test.advance(1_000);
    const later = timestampFromDate(new Date(TEST_NOW.getTime() + 1_000));
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR)).toEqual({
      season: 2023,
      week: 9,
      changed: true,
    });
    test.advance(1_000);
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 9)).toEqual({
      season: 2023,
      week: 9,
      changed: false,
    });
    expect(await meta()).toEqual({
      ...BEFORE,
      currentWeek: 9,
      weekStartedAt: later,
      weekOpenings: { ...weekOpenings, 9: later },
    });
    expect((await deeds()).toSorted()).toEqual([
      ['operator', 'open-week', '2023_8', 'done'],
      ['operator', 'open-week', '2023_9', 'done'],
    ]);
  });

  it('is told before it is done, which changes nothing', async () => {
    const deadline = new Date('2023-10-19T19:00:00Z');
    expect(await previewLiveSeasonWeek(COMMAND_LINE_OPERATOR)).toEqual({
      season: 2023,
      from: 6,
      to: 7,
      deadline,
    });
    expect(await previewLiveSeasonWeek(COMMAND_LINE_OPERATOR, 9)).toEqual({
      season: 2023,
      from: 6,
      to: 9,
      deadline,
    });
    expect([await meta(), await deeds()]).toEqual([BEFORE, []]);
  });

  it('opens a week once, whoever asks for it at the same time', async () => {
    const opened = await Promise.all([
      openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7),
      openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7),
    ]);

    expect(opened.filter(({ changed }) => changed)).toHaveLength(1);
  });

  it('remembers when each earlier week was opened, so that late work of then is still known as late', async () => {
    const opened = leagueClockNow(await readAppMeta()).deadline;
    test.setNow(new Date('2023-10-24T10:00:00Z'));
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 8);
    const clock = leagueClockNow(await readAppMeta());
    expect(clock.deadlineOf(6)).toEqual(opened);
    expect(clock.deadlineOf(7)).toEqual(new Date('2023-10-26T19:00:00Z'));
    expect(clock.deadlineOf(8)).toEqual(new Date('2023-10-26T19:00:00Z'));
    expect(clock.deadlineOf(5)).toBeNull();
  });

  it.each([
    [19, 'limit-reached', 'There’s no week 19. Weeks go from 1 to 18.'],
    [-1, 'limit-reached', 'There’s no week -1. Weeks go from 1 to 18.'],
    [7.5, 'limit-reached', 'There’s no week 7.5. Weeks go from 1 to 18.'],
    [5, 'conflict', 'Week 6 is already open, and a class can’t go back to week 5.'],
    [0, 'conflict', 'Week 6 is already open, and a class can’t go back to week 0.'],
  ])('%d is refused with a sentence, and nothing changes', async (week, code, message) => {
    await expect(openLiveSeasonWeek(COMMAND_LINE_OPERATOR, week)).rejects.toMatchObject({
      code,
      message,
    });
    expect([await meta(), await deeds()]).toEqual([BEFORE, []]);
  });

  it('18 is the last one; before the season week 0 is open', async () => {
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 18)).toEqual({
      season: 2023,
      week: 18,
      changed: true,
    });
    await expect(openLiveSeasonWeek(COMMAND_LINE_OPERATOR)).rejects.toMatchObject({
      message: 'There’s no week 19. Weeks go from 1 to 18.',
    });
    await changeAppMeta(test.store, { currentWeek: 0 });
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 0)).toEqual({
      season: 2023,
      week: 0,
      changed: false,
    });
  });
});

describe('another season', () => {
  it('begins before its first week, and keeps where the old one stood', async () => {
    await changeAppMeta(test.store, { seasonActive: false });
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2024)).toEqual({
      from: { season: 2023, week: 6 },
      to: { season: 2024, week: 0 },
      isBack: false,
    });
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2024)).toEqual({
      season: 2024,
      week: 0,
      changed: true,
    });
    const left = { currentWeek: 6, weekStartedAt: OPENED };
    const now = {
      id: 'meta',
      currentSeason: 2024,
      seasonActive: true,
      currentWeek: 0,
      weekStartedAt: NOW,
    };
    expect(await meta()).toEqual({ ...now, leftSeasons: { 2023: left } });
    expect(await readAppMeta()).toMatchObject({ currentSeason: 2024 });
    expect(await deeds()).toEqual([['operator', 'set-season', '2024_0', 'done']]);
    for (const week of [undefined, 0]) {
      expect(await setSeason(COMMAND_LINE_OPERATOR, 2024, week)).toEqual({
        season: 2024,
        week: 0,
        changed: false,
      });
    }
    expect(await deeds()).toHaveLength(1);
  });

  it('goes on where it was left, or at a week that is named', async () => {
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7);
    const before = await meta();
    await setSeason(COMMAND_LINE_OPERATOR, 2024, 3);
    test.advance(1_000);
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      from: { season: 2024, week: 3 },
      to: { season: 2023, week: 7 },
      isBack: true,
    });
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      season: 2023,
      week: 7,
      changed: true,
    });
    expect(await meta()).toEqual({
      ...before,
      // Lineups of weeks that were open once stay closed.
      openedUpTo: { 2023: 7 },
      leftSeasons: { 2024: { currentWeek: 3, weekStartedAt: NOW } },
    });
    await setSeason(COMMAND_LINE_OPERATOR, 2024);
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2023, 18)).toEqual({
      from: { season: 2024, week: 3 },
      to: { season: 2023, week: 18 },
      isBack: false,
    });
    const { currentWeek, weekStartedAt, weekOpenings } =
      (await test.store.get(appData, 'meta'))?.leftSeasons?.[2023] ?? {};
    expect([currentWeek, weekStartedAt, weekOpenings]).toEqual([7, NOW, { 6: OPENED, 7: NOW }]);
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023, 18)).toEqual({
      season: 2023,
      week: 18,
      changed: true,
    });
    expect(await meta()).toMatchObject({
      currentWeek: 18,
      weekStartedAt: { seconds: NOW.seconds + 1 },
    });
  });

  it('that is the current one goes on to a later week, and never back', async () => {
    const from = { season: 2023, week: 6 };
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      from,
      to: from,
      isBack: false,
    });
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2023, 9)).toEqual({
      from,
      to: { season: 2023, week: 9 },
      isBack: false,
    });
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023, 9)).toEqual({
      season: 2023,
      week: 9,
      changed: true,
    });
    await expect(setSeason(COMMAND_LINE_OPERATOR, 2023, 8)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each([-1, 1.5, 19])('cannot begin at week %d, and nothing changes', async (week) => {
    await expect(setSeason(COMMAND_LINE_OPERATOR, 2024, week)).rejects.toMatchObject({
      code: 'limit-reached',
      message: `There’s no week ${week}. Weeks go from 1 to 18, and 0 is before the season.`,
    });
    expect([await meta(), await deeds()]).toEqual([BEFORE, []]);
  });

  it('without its data is refused with what to run', async () => {
    await test.dispose();
    test = await installTestServices();
    await expect(setSeason(COMMAND_LINE_OPERATOR, 2022)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The 2022 season hasn’t been imported. Run: npm run import-season -- --season 2022',
    });
    expect([await meta(), await deeds()]).toEqual([BEFORE, []]);
  });
});

it('an installation without a season says so, and its first start sets one', async () => {
  expect([
    await findLiveSeason(COMMAND_LINE_OPERATOR),
    await listOpenedWeeksIfCurrentSeason(COMMAND_LINE_OPERATOR, 2023),
  ]).toEqual([2023, [1, 2, 3, 4, 5, 6]]);
  expect(await listOpenedWeeksIfCurrentSeason(COMMAND_LINE_OPERATOR, 2024)).toEqual([]);
  expect(await setSeasonIfNone(COMMAND_LINE_OPERATOR, 2024)).toEqual({
    season: 2023,
    week: 6,
    changed: false,
  });
  await test.store.delete(appData, 'meta');
  for (const deed of [
    () => openLiveSeasonWeek(COMMAND_LINE_OPERATOR),
    () => previewLiveSeasonWeek(COMMAND_LINE_OPERATOR),
    () => setSeasonActive(COMMAND_LINE_OPERATOR, true),
  ]) {
    await expect(deed()).rejects.toMatchObject({ code: 'unavailable', message: NO_SEASON });
  }
  expect([
    await findLiveSeason(COMMAND_LINE_OPERATOR),
    await listOpenedWeeksIfCurrentSeason(COMMAND_LINE_OPERATOR, 2023),
  ]).toEqual([null, []]);
  const first = { season: 2024, week: 0 };
  expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2024)).toEqual({
    from: null,
    to: first,
    isBack: false,
  });
  expect(await setSeasonIfNone(COMMAND_LINE_OPERATOR, 2024)).toEqual({ ...first, changed: true });
  expect(await meta()).toEqual({
    ...BEFORE,
    currentSeason: 2024,
    currentWeek: 0,
    weekStartedAt: NOW,
    leftSeasons: {},
  });
});

it('a pause and its end change that alone, with a line in the log each', async () => {
  expect(await setSeasonActive(COMMAND_LINE_OPERATOR, true)).toEqual({
    season: 2023,
    changed: false,
  });
  expect([await meta(), await deeds()]).toEqual([BEFORE, []]);
  expect(await setSeasonActive(COMMAND_LINE_OPERATOR, false)).toEqual({
    season: 2023,
    changed: true,
  });
  expect(await setSeasonActive(COMMAND_LINE_OPERATOR, false)).toEqual({
    season: 2023,
    changed: false,
  });
  expect(await meta()).toEqual({ ...BEFORE, seasonActive: false, pausedAt: NOW });
  expect((await readAppMeta()).seasonActive).toBe(false);
  expect(await setSeasonActive(COMMAND_LINE_OPERATOR, true)).toEqual({
    season: 2023,
    changed: true,
  });
  expect(await meta()).toEqual({ ...BEFORE, pausedAt: null });
  expect((await deeds()).toSorted()).toEqual([
    ['operator', 'pause-season', '2023', 'done'],
    ['operator', 'resume-season', '2023', 'done'],
  ]);
});

it('a pause stops what students change until it is over', async () => {
  const kim = await test.student('kim@school.org');
  const faces = { gameExcitement: null, mathConfidence: null, fractionConfidence: null };
  const answer = () => saveSelfAssessment(kim, { ...faces, skipped: true, formulaLevel: 1 });
  await setSeasonActive(COMMAND_LINE_OPERATOR, false);
  await expect(answer()).rejects.toMatchObject({
    code: 'not-allowed',
    message: expect.stringContaining('paused'),
  });
  await setSeasonActive(COMMAND_LINE_OPERATOR, true);
  await expect(answer()).resolves.toBeDefined();
});

describe('what is known of a season’s players and teams', () => {
  async function give(season: number, ...positions: string[]): Promise<NflPlayer[]> {
    const players = positions.map((Position, index) => ({
      id: `${season}_${index}`,
      PlayerID: index,
      Season: season,
      Position,
      Name: `Player ${index}`,
      FirstName: 'Player',
      LastName: `${index}`,
      Team: 'SEA',
      JerseyNumber: 7,
      GsisID: '',
      PhotoUrl: '',
    }));
    for (const player of players) await test.store.create(nflPlayers, player);
    await test.store.create(nflTeams, { id: `${season}_SEA`, Season: season, ...SEATTLE });
    return players;
  }
  const SEATTLE = {
    TeamID: 30,
    Team: 'SEA',
    City: 'Seattle',
    Name: 'Seahawks',
    FullName: 'Seattle Seahawks',
    Conference: 'NFC',
    Division: 'West',
    PrimaryColor: '002244',
    SecondaryColor: '69BE28',
    ByeWeek: 5,
  };

  it('is that of the season itself, of the positions that are played here', async () => {
    await give(2023, 'K');
    const [runner] = await give(2024, 'RB', 'G');
    expect(await readSeasonOrEarlierTeamsAndPlayers(2024)).toEqual({
      players: [runner],
      teams: [SEATTLE],
      isThisSeason: true,
    });
  });

  it('or of the newest before it, five years back and not more', async () => {
    await give(2020, 'RB');
    const [kicker] = await give(2021, 'K');
    for (const season of [2022, 2026]) {
      expect(await readSeasonOrEarlierTeamsAndPlayers(season)).toEqual({
        players: [kicker],
        teams: [SEATTLE],
        isThisSeason: false,
      });
    }
    expect(await readSeasonOrEarlierTeamsAndPlayers(2027)).toEqual({
      players: [],
      teams: [],
      isThisSeason: false,
    });
    expect(await readSeasonOrEarlierTeamsAndPlayers(2019)).toEqual({
      players: [],
      teams: [],
      isThisSeason: false,
    });
  });
});
