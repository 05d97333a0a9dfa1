import type { SignedInViewer } from '@/lib/data/access/viewer';
import { changeLeagueCalendar } from '@/lib/data/calendar/commands';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { changeGradeRules } from '@/lib/data/gradebook/commands';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { openLeague } from '@/lib/testing/open-league';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import { changeScoreCardSettings, changeStartLevel } from './commands';
import type { CopySettingsInput, NewLeaguesInput } from './dto';
import { copySettings, createLeagues } from './setup-commands';

let test: TestServices;
let ada: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices();
  ada = await test.teacher('ada@school.org');
  await allow(ada, 5);
});
afterEach(() => test.dispose());

const allow = ({ email }: SignedInViewer, leagueAllowance: number) =>
  test.store.set(teacherLeagueAllowances, { id: email, docID: email, email, leagueAllowance });
const day = (...periods: string[]) =>
  periods.map((period) => ({ name: `Math ${period}`, period, password: 'brave otter' }));
const setUp = (classes = day('1', '2', '4', '5', '7'), more: Partial<NewLeaguesInput> = {}) =>
  createLeagues(ada, { operationId: 'the-first-press-of-all', classes, ...more });
const stored = async (id: string) => await test.store.get(leagues, id);
const count = () => test.store.count(leagues, {});
const actions = async () =>
  (await test.store.query(auditLog, {})).map(({ action, target }) => [action, target]);

describe('setting up classes in one press', () => {
  it('opens a league for each, with codes of their own, one calendar, and one starting level', async () => {
    // The second class draws the first one's code, which isn't stored yet.
    test.randomSequence([0.5, 0.5, 0.25]);
    const calendar = { kind: 'live' as const };
    const { ids } = await setUp(undefined, { calendar, startLevel: 2 });
    const found = await Promise.all(ids.map(stored));
    expect(found.map((league) => [league?.name, league?.period, league?.startLevel])).toEqual([
      ['Math 1', '1', 2],
      ['Math 2', '2', 2],
      ['Math 4', '4', 2],
      ['Math 5', '5', 2],
      ['Math 7', '7', 2],
    ]);
    expect(new Set(found.map((league) => league?.code)).size).toBe(5);
    expect(found.map((league) => league?.calendar?.plan.noSchool.length)).toEqual([7, 7, 7, 7, 7]);
    expect(await actions()).toEqual(expect.arrayContaining(ids.map((id) => ['league.create', id])));
  });

  it('twice is once, and the same press with other classes is refused', async () => {
    const first = await setUp();
    expect(await setUp()).toEqual(first);
    expect(await count()).toBe(5);
    await expect(setUp(day('1', '2'))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('opens none where the allowance is too small for all, and says by how many', async () => {
    await openLeague(ada, { name: 'Room 12', password: 'brave otter' });
    await allow(ada, 3);
    await expect(setUp()).rejects.toMatchObject({
      code: 'limit-reached',
      message:
        '1 of 3 leagues in use. You can open 2 more, and these are 5. Take 3 out, or ask for more.',
    });
    expect(await count()).toBe(1);
    await setUp(day('1', '2'));
    expect(await count()).toBe(3);
  });

  it('starts them with the formulas, settings, and weekly plan of a class', async () => {
    const { id } = await openLeague(ada, {
      name: 'Room 12',
      password: 'brave otter',
      calendar: { kind: 'live' },
    });
    const set = { name: 'Eighths', lines: templateFormulaLines('unlike') };
    await changeAppMeta(test.store, { currentWeek: 5 });
    await changeFormulaSet(ada, { leagueId: id, fromWeek: 6, set });
    await changeScoreCardSettings(ada, {
      leagueId: id,
      cardLines: 'open',
      asksForGuess: false,
      hasDrive: true,
    });
    const friday = [{ weekday: 5, minute: 900 }];
    await changeLeagueCalendar(ada, {
      leagueId: id,
      change: { kind: 'plan', openings: [{ weekday: 2, minute: 360 }], deadlines: friday },
    });
    const { ids } = await setUp(day('2'), { calendar: { kind: 'live' }, likeId: id });
    expect(await stored(ids[0] ?? '')).toMatchObject({
      cardLines: 'open',
      estimateOff: true,
      formulaSets: [{ statisticsSeason: 2023, fromWeek: 5, set }],
      calendar: { kind: 'live', plan: { deadlines: friday } },
    });
  });

  it('takes nothing from a class of another teacher', async () => {
    const bo = await test.teacher('bo@school.org');
    const { id } = await openLeague(bo, { name: 'Room 13', password: 'calm whale' });
    await expect(setUp(day('1'), { likeId: id })).rejects.toMatchObject({ code: 'not-found' });
    expect(await count()).toBe(1);
    expect(await test.store.query(auditLog, {})).toContainEqual(
      expect.objectContaining({ actorId: ada.accountId, target: id, outcome: 'denied' }),
    );
  });
});

describe('copying settings', () => {
  let ids: [string, string, string];
  const copy = (parts: CopySettingsInput['parts'], leagueIds = ids.slice(1)) =>
    copySettings(ada, { from: ids[0], leagueIds, parts });

  beforeEach(async () => {
    ids = (await setUp(day('1', '2', '3'), { calendar: { kind: 'live' } })).ids as typeof ids;
    await changeScoreCardSettings(ada, {
      leagueId: ids[0],
      cardLines: 'sum-only',
      asksForGuess: true,
      hasDrive: false,
    });
    await changeStartLevel(ada, { leagueId: ids[1], startLevel: 2 });
  });

  it('changes the chosen parts of the chosen classes, and nothing else', async () => {
    const before = await Promise.all(ids.map(stored));
    expect(await copy(['cards'], [ids[1]])).toEqual({ changed: 1 });
    const [from, to, other] = await Promise.all(ids.map(stored));
    expect([from, other]).toEqual([before[0], before[2]]);
    expect(to).toEqual({ ...before[1], cardLines: 'sum-only', estimateOff: false, driveOff: true });
    expect((await actions()).filter(([action]) => action === 'league.copy-settings')).toEqual([
      ['league.copy-settings', ids[1]],
    ]);
  });

  it('takes a setting away where the other class has none, and twice is once', async () => {
    expect(await copy(['levels'])).toEqual({ changed: 1 });
    expect(await stored(ids[1])).not.toHaveProperty('startLevel');
    expect(await copy(['levels'])).toEqual({ changed: 0 });
  });

  it('copies days off that are missing, and keeps the class’s own', async () => {
    const snow = { kind: 'add-days-off' as const, first: '2023-12-05', last: '2023-12-05' };
    await changeLeagueCalendar(ada, { leagueId: ids[0], change: { ...snow, name: 'Snow day' } });
    const trip = { ...snow, first: '2023-12-07', last: '2023-12-07', name: 'Trip' };
    await changeLeagueCalendar(ada, { leagueId: ids[1], change: trip });
    await copy(['days-off']);
    const names = async (id: string) =>
      (await stored(id))?.calendar?.plan.noSchool
        .filter(({ first }) => first.startsWith('2023-12-0'))
        .map(({ name }) => name);
    expect(await Promise.all(ids.map(names))).toEqual([
      ['Snow day'],
      ['Snow day', 'Trip'],
      ['Snow day'],
    ]);
  });

  it('lets formulas begin with the next week, and each class keep its excused weeks', async () => {
    const set = { name: 'Eighths', lines: templateFormulaLines('unlike') };
    await changeFormulaSet(ada, { leagueId: ids[0], fromWeek: 7, set });
    const rules = { late: 'half' as const, graph: true, outOf: 20 };
    await changeGradeRules(ada, { leagueId: ids[0], ...rules, excusedWeeks: [2] });
    await changeGradeRules(ada, { leagueId: ids[1], ...rules, outOf: 5, excusedWeeks: [3] });
    await copy(['formulas', 'gradebook']);
    expect(await stored(ids[1])).toMatchObject({
      formulaSets: [{ fromWeek: 7, set }],
      gradebook: { ...rules, excusedWeeks: { 2023: [3] } },
    });
    expect((await stored(ids[2]))?.gradebook).toEqual({ ...rules, excusedWeeks: {} });
  });

  it('changes no class where one of them can’t take it over', async () => {
    await changeFormulaSet(ada, {
      leagueId: ids[0],
      fromWeek: 7,
      set: { name: 'Eighths', lines: templateFormulaLines('unlike') },
    });
    const replay = await test.store.get(leagues, ids[2]);
    if (!replay?.calendar) throw new Error('The class has a calendar.');
    const { plan, paused } = replay.calendar;
    await test.store.merge(leagues, ids[2], {
      calendar: {
        kind: 'replay',
        statisticsSeason: 2022,
        currentWeek: 18,
        weekStartedAt: replay.createdAt,
        plan,
        paused,
      },
    });
    await expect(copy(['formulas'])).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await stored(ids[1])).not.toHaveProperty('formulaSets');
  });
});
