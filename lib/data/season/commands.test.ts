import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { saveSelfAssessment } from '@/lib/data/profile/commands';
import { leagueClockNow, readAppMeta } from '@/lib/data/season/clock';
import { auditLog } from '@/lib/store/collections/audit';
import { appData } from '@/lib/store/collections/season';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_WEEK_OPENED,
  type TestServices,
} from '@/lib/testing/services';
import {
  openLiveSeasonWeek,
  previewLiveSeasonWeek,
  previewSetSeason,
  setSeason,
  setSeasonActive,
  setSeasonIfNone,
} from './commands';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
});
afterEach(() => test.dispose());

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

describe('opening a week', () => {
  it('opens the next one and starts its deadline now', async () => {
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR)).toEqual({
      season: 2023,
      week: 7,
      changed: true,
    });
    expect(await readAppMeta()).toMatchObject({
      currentWeek: 7,
      weekStartedAt: { seconds: seconds(TEST_NOW) },
    });
    expect(await test.store.query(auditLog, {})).toMatchObject([
      { action: 'open-week', target: '2023_7', outcome: 'done' },
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
    expect(await readAppMeta()).toMatchObject({ currentWeek: 6 });
    expect(await test.store.count(auditLog, {})).toBe(0);
    await test.store.delete(appData, 'meta');
    await expect(previewLiveSeasonWeek(COMMAND_LINE_OPERATOR)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('does nothing for the week that is open, so its deadline stays', async () => {
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 6)).toEqual({
      season: 2023,
      week: 6,
      changed: false,
    });
    expect(await readAppMeta()).toMatchObject({
      currentWeek: 6,
      weekStartedAt: { seconds: seconds(TEST_WEEK_OPENED) },
    });
  });

  it('opens a week once, whoever asks for it at the same time', async () => {
    const opened = await Promise.all([
      openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7),
      openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7),
    ]);

    expect(opened.filter(({ changed }) => changed)).toHaveLength(1);
  });

  it('skips ahead when asked to', async () => {
    expect(await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 9)).toMatchObject({ week: 9 });
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

  it('never goes back', async () => {
    await expect(openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 5)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await readAppMeta()).toMatchObject({ currentWeek: 6 });
  });

  it('stops after week 18', async () => {
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 18);

    await expect(openLiveSeasonWeek(COMMAND_LINE_OPERATOR)).rejects.toMatchObject({
      code: 'limit-reached',
    });
    await expect(openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 19)).rejects.toMatchObject({
      code: 'limit-reached',
    });
  });

  it('needs a season', async () => {
    await test.store.delete(appData, 'meta');

    await expect(openLiveSeasonWeek(COMMAND_LINE_OPERATOR)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('setting the season', () => {
  it('starts before week 1 on an empty installation, and only once', async () => {
    await test.store.delete(appData, 'meta');

    expect(await setSeasonIfNone(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      season: 2023,
      week: 0,
      changed: true,
    });
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
    expect(await setSeasonIfNone(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      season: 2023,
      week: 1,
      changed: false,
    });
  });

  it('leaves the current season where it is, and opens a later week of it', async () => {
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      season: 2023,
      week: 6,
      changed: false,
    });
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023, 8)).toEqual({
      season: 2023,
      week: 8,
      changed: true,
    });
    await expect(setSeason(COMMAND_LINE_OPERATOR, 2023, 3)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('changes to another season at the week asked for, active', async () => {
    await test.store.merge(appData, 'meta', { currentSeason: 2022, seasonActive: false });

    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023, 2)).toEqual({
      season: 2023,
      week: 2,
      changed: true,
    });
    expect(await readAppMeta()).toMatchObject({
      currentSeason: 2023,
      currentWeek: 2,
      seasonActive: true,
    });
  });

  it('goes back to the week that a season had when it was left, with its deadline and what was late then', async () => {
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
    const before = await readAppMeta();
    test.advance(86_400_000);
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2024)).toEqual({
      from: { season: 2023, week: 7 },
      to: { season: 2024, week: 0 },
      isBack: false,
    });
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2024)).toEqual({
      season: 2024,
      week: 0,
      changed: true,
    });
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 3);
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      from: { season: 2024, week: 3 },
      to: { season: 2023, week: 7 },
      isBack: true,
    });
    expect(await previewSetSeason(COMMAND_LINE_OPERATOR, 2023, 2)).toMatchObject({
      to: { season: 2023, week: 2 },
      isBack: false,
    });
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2023)).toEqual({
      season: 2023,
      week: 7,
      changed: true,
    });
    const { weekStartedAt, weekOpenings, currentWeek } = before;
    const after = await readAppMeta();
    expect(after).toMatchObject({ currentSeason: 2023, currentWeek, weekStartedAt, weekOpenings });
    expect(after.leftSeasons).toMatchObject({ 2024: { currentWeek: 3 } });
    expect(after.leftSeasons).not.toHaveProperty('2023');
    expect(await setSeason(COMMAND_LINE_OPERATOR, 2024, 5)).toEqual({
      season: 2024,
      week: 5,
      changed: true,
    });
  });

  it('refuses a season without data', async () => {
    await test.dispose();
    test = await installTestServices();

    await expect(setSeason(COMMAND_LINE_OPERATOR, 2022)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('pausing a season', () => {
  it('stops what students change until it goes on, says it once however often it is asked, and is kept in the log', async () => {
    const kim = await test.student('kim@school.org');
    const answer = () => saveSelfAssessment(kim, { ...NO_FACES, skipped: true, formulaLevel: 1 });
    expect(await setSeasonActive(COMMAND_LINE_OPERATOR, false)).toEqual({
      season: 2023,
      changed: true,
    });
    expect(await setSeasonActive(COMMAND_LINE_OPERATOR, false)).toEqual({
      season: 2023,
      changed: false,
    });
    await expect(answer()).rejects.toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining('paused'),
    });
    expect(await readAppMeta()).toMatchObject({ seasonActive: false, currentWeek: 6 });
    expect(await setSeasonActive(COMMAND_LINE_OPERATOR, true)).toEqual({
      season: 2023,
      changed: true,
    });
    expect(await setSeasonActive(COMMAND_LINE_OPERATOR, true)).toEqual({
      season: 2023,
      changed: false,
    });
    await answer();
    const deeds = await test.store.query(auditLog, {
      where: [{ field: 'actorId', op: '==', value: 'operator' }],
    });
    expect(deeds.map(({ action, target }) => `${action} ${target}`).toSorted()).toEqual([
      'pause-season 2023',
      'resume-season 2023',
    ]);
  });

  it('says what to do where no season is set', async () => {
    await test.store.delete(appData, 'meta');
    await expect(setSeasonActive(COMMAND_LINE_OPERATOR, false)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

const NO_FACES = { gameExcitement: null, mathConfidence: null, fractionConfidence: null };
