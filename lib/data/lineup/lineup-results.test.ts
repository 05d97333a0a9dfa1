import { requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { confirmLineup, ensureLineups, setLineupSlot } from '@/lib/data/lineup/commands';
import { findScoringLineup, getNoStarters, getOwnLineups } from '@/lib/data/lineup/queries';
import { rosterIdsAtPosition, rosterPlayers } from '@/lib/data/team/roster';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { countReads } from '@/lib/store/counting';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeMeta, giveLineup, giveTeam, STARTERS } from '@/lib/testing/student-week';

const GOFF = 33106;
const { DEF, ...PLAYERS } = STARTERS;
const AFTER_THE_LOCK = new Date('2023-10-19T19:00:00.001Z');

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org');
});
afterEach(() => test.dispose());

const profileId = () => `${TEST_SEASON}_${kim.accountId}`;
const stored = () =>
  test.store.query(studentLineups, { orderBy: { field: 'week', direction: 'asc' } });
const withBench = (changes = {}) =>
  giveTeam(test.store, kim, { draftedPlayers: [...Object.values(PLAYERS), GOFF], ...changes });

/** The reads of a deed beside what the process watches anyway. */
async function readsOf(deed: () => Promise<unknown>): Promise<string[]> {
  const reads: string[] = [];
  const counted = countReads(test.store, ({ kind, operation, collection }) => {
    if (kind === 'read' && operation !== 'watch') reads.push(collection);
  });
  setServices({ ...test.services, store: counted });
  await deed();
  setServices(test.services);
  return reads;
}

describe('a line-up as its student sees it', () => {
  const deadline = {
    at: '2023-10-19T19:00:00.000Z',
    text: 'Thursday, Oct 19, 3:00 PM',
    passed: false,
  };
  const clock = { serverTime: TEST_NOW.toISOString(), timeZone: 'America/New_York' };

  it('is whole: the one that is scored, and the next one', async () => {
    await withBench();
    await giveLineup(test.store, kim, 6, { userUpdated: false });
    test.advance(60_000);
    await giveLineup(test.store, kim, 7, {
      updatedAt: timestampFromDate(new Date('2023-10-18T15:00:30Z')),
    });
    const { current, next, why } = await getOwnLineups(kim);
    expect(why).toBeNull();
    const later = { ...clock, serverTime: new Date(TEST_NOW.getTime() + 60_000).toISOString() };
    expect({ ...current, slots: null }).toEqual({
      week: 6,
      slots: null,
      locked: true,
      lockReason: 'These games are over, so this lineup can’t change.',
      canKeep: false,
      deadline: null,
      userUpdated: false,
      savedAt: TEST_NOW.toISOString(),
      ...later,
    });
    expect({ ...next, slots: null }).toEqual({
      week: 7,
      slots: null,
      locked: false,
      lockReason: null,
      canKeep: false,
      deadline,
      userUpdated: true,
      savedAt: '2023-10-18T15:00:30.000Z',
      ...later,
    });
    expect(
      next?.slots.map(({ slot, label, player, eligible, swap }) => [
        slot,
        label,
        player?.id,
        eligible.length,
        swap,
      ]),
    ).toEqual([
      ['QB', 'Quarterback', STARTERS.QB, 2, null],
      ['RB1', 'Running Back 1', STARTERS.RB1, 2, null],
      ['RB2', 'Running Back 2', STARTERS.RB2, 2, null],
      ['WR1', 'Wide Receiver 1', STARTERS.WR1, 2, null],
      ['WR2', 'Wide Receiver 2', STARTERS.WR2, 2, null],
      ['TE', 'Tight End', STARTERS.TE, 1, null],
      ['K', 'Kicker', STARTERS.K, 1, null],
      ['DEF', 'Defense', STARTERS.DEF, 1, null],
    ]);
    expect(next?.slots[0]?.eligible.map(({ id, name, onBye }) => [id, name, onBye])).toEqual([
      [STARTERS.QB, 'Josh Allen', false],
      [GOFF, 'Jared Goff', false],
    ]);
    // Green Bay had its bye in week 6, Dallas has it in week 7.
    const byes = (slots = next?.slots) =>
      slots?.filter(({ player }) => player?.onBye).map(({ slot }) => slot);
    expect([byes(current?.slots), byes()]).toEqual([['DEF'], ['WR2', 'K']]);
  });

  it('says why it is locked, and has no player in an empty place', async () => {
    await withBench();
    await giveLineup(test.store, kim, 6);
    await giveLineup(test.store, kim, 7, { lineup_TE: 0 });
    const next = async () => (await getOwnLineups(kim)).next;
    expect((await next())?.slots[5]).toMatchObject({ slot: 'TE', player: null, swap: null });
    await changeMeta(test.store, { seasonActive: false });
    expect(await next()).toMatchObject({
      locked: true,
      lockReason: 'You can’t change lineups right now.',
      deadline,
    });
    await changeMeta(test.store, { seasonActive: true });
    test.setNow(AFTER_THE_LOCK);
    expect(await next()).toMatchObject({
      locked: true,
      lockReason: 'It locked on Thursday, Oct 19, 3:00 PM. The next one opens with week 7.',
      deadline: { ...deadline, passed: true },
    });
  });

  it('shows a starter who has left the roster, and offers only who is on it', async () => {
    await withBench({ draftedPlayers: [GOFF, 999_999], draftedDefenses: [99] });
    await giveLineup(test.store, kim, 6);
    await giveLineup(test.store, kim, 7);
    const [quarterback] = (await getOwnLineups(kim)).next?.slots ?? [];
    expect(quarterback).toMatchObject({
      player: { id: STARTERS.QB, name: 'Josh Allen' },
      eligible: [{ id: GOFF }],
    });
  });
});

it('knows the roster by position, in the order of the draft, without who is unknown', async () => {
  const snapshot = await realSeason.load(TEST_SEASON);
  const team = await withBench({
    draftedPlayers: [GOFF, 999_999, STARTERS.TE, STARTERS.QB],
    draftedDefenses: [12, 99, 3],
  });
  expect(rosterPlayers(snapshot, team)).toEqual([
    { id: GOFF, position: 'QB' },
    { id: STARTERS.TE, position: 'TE' },
    { id: STARTERS.QB, position: 'QB' },
  ]);
  expect(rosterIdsAtPosition(snapshot, team, 'QB')).toEqual([GOFF, STARTERS.QB]);
  expect(rosterIdsAtPosition(snapshot, team, 'RB')).toEqual([]);
  expect(rosterIdsAtPosition(snapshot, team, 'DEF')).toEqual([12, 3]);
});

describe('drawing', () => {
  it('saves a line-up whole, from the team of this season', async () => {
    const team = await giveTeam(test.store, kim, {
      leagueIds: ['room-12'],
      draftedDefenses: [99, DEF],
    });
    await test.store.set(studentTeams, {
      ...team,
      id: 'of-last-year',
      season: TEST_SEASON - 1,
      draftedPlayers: [],
    });
    const fields = {
      leagueIds: ['room-12'],
      userId: kim.accountId,
      season: TEST_SEASON,
      teamId: team.id,
      userUpdated: false,
      lineup_QB: STARTERS.QB,
      lineup_RB1: expect.any(Number),
      lineup_RB2: expect.any(Number),
      lineup_WR1: expect.any(Number),
      lineup_WR2: expect.any(Number),
      lineup_TE: STARTERS.TE,
      lineup_K: STARTERS.K,
      lineup_DEF: DEF,
      updatedAt: timestampFromDate(TEST_NOW),
    };
    const { current, next } = await ensureLineups(kim);
    expect([current, next]).toEqual([
      { ...fields, id: `${TEST_SEASON}_6_${kim.accountId}`, week: 6 },
      { ...fields, id: `${TEST_SEASON}_7_${kim.accountId}`, week: 7 },
    ]);
    expect(await stored()).toEqual([current, next]);
  });

  it.each([6, 7])(
    'draws only the one that is missing, and leaves that of week %i',
    async (week) => {
      await withBench();
      await giveLineup(test.store, kim, week, { id: 'kept', lineup_QB: GOFF });
      const { current, next } = await getOwnLineups(kim);
      expect([current?.week, next?.week]).toEqual([6, 7]);
      const found = await stored();
      expect(found.map((lineup) => [lineup.week, lineup.id === 'kept'])).toEqual([
        [6, week === 6],
        [7, week === 7],
      ]);
      expect(found.find(({ id }) => id === 'kept')?.lineup_QB).toBe(GOFF);
    },
  );

  it('leaves line-ups of another season and of a classmate aside', async () => {
    await withBench();
    await giveLineup(test.store, kim, 6, { id: 'older', season: TEST_SEASON - 1 });
    await giveLineup(test.store, kim, 7, { id: 'lee', userId: 'lee' });
    const { current, next } = await ensureLineups(kim);
    expect([current?.id, next?.id]).toEqual([
      `${TEST_SEASON}_6_${kim.accountId}`,
      `${TEST_SEASON}_7_${kim.accountId}`,
    ]);
  });

  it('says in the log that a roster cannot fill a line-up', async () => {
    await giveTeam(test.store, kim, { draftedPlayers: [] });
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await ensureLineups(kim)).toEqual({ current: null, next: null });
    expect(written.mock.calls.join()).toContain('Could not generate a new random lineup.');
    written.mockRestore();
    expect(await stored()).toEqual([]);
  });

  it('is not done without a team, and not while the season is paused', async () => {
    expect(await ensureLineups(kim)).toEqual({ current: null, next: null });
    await expect(getOwnLineups(kim)).rejects.toMatchObject({
      code: 'not-found',
      message: 'Your team could not be found.',
    });
    await withBench();
    await changeMeta(test.store, { seasonActive: false });
    expect(await getOwnLineups(kim)).toEqual({
      current: null,
      next: null,
      unreadable: [],
      why: { reason: 'none', week: 6 },
    });
    expect(await stored()).toEqual([]);
  });
});

describe('why there are no starters', () => {
  it.each([
    ['too few players in the current week', { draftedPlayers: [] }, undefined],
    ['the same when it is asked for', { draftedPlayers: [] }, 6],
  ])('is %s', async (_, changes, week) => {
    await withBench(changes);
    expect(await getNoStarters(kim, week)).toEqual({
      reason: 'players',
      missing: '1 quarterback, 2 running backs, 2 wide receivers, 1 tight end, and 1 kicker',
    });
  });

  it('is that there was no line-up, where the roster is full or there is no team', async () => {
    expect(await getNoStarters(kim)).toEqual({ reason: 'none', week: 6 });
    await withBench();
    expect(await getNoStarters(kim)).toEqual({ reason: 'none', week: 6 });
    expect(await getNoStarters(kim, 3)).toEqual({ reason: 'none', week: 3 });
  });

  it('is one thing at a time: with one of the two line-ups there is no reason', async () => {
    await withBench();
    await changeMeta(test.store, { seasonActive: false });
    await giveLineup(test.store, kim, 7);
    expect(await getOwnLineups(kim)).toMatchObject({ current: null, next: { week: 7 }, why: null });
  });
});

it('finds the line-up a week is scored with, and draws that of the current week only', async () => {
  await withBench();
  await giveLineup(test.store, kim, 4);
  await giveLineup(test.store, kim, 7);
  const { profile, clock } = await requireStudent(kim);
  const found = async (week: number, isPaused = false) =>
    (await findScoringLineup(kim, profile, { ...clock, isPaused }, week))?.week ?? null;
  expect([await found(0), await found(-1), await found(4), await found(5)]).toEqual([
    null,
    null,
    4,
    null,
  ]);
  expect(await found(6, true)).toBeNull();
  expect(await test.store.count(studentLineups, {})).toBe(2);
  expect(await found(6)).toBe(6);
  expect(await test.store.count(studentLineups, {})).toBe(3);
});

describe('setting the next line-up', () => {
  it('keeps all that stands in it but the one slot', async () => {
    await withBench({ leagueIds: ['room-12'] });
    await giveLineup(test.store, kim, 7, {
      id: 'from-elsewhere',
      userUpdated: false,
      leagueIds: ['room-11'],
    });
    const [before] = await stored();
    test.advance(60_000);
    const dto = await setLineupSlot(kim, { week: 7, slot: 'QB', playerId: GOFF });
    expect(dto).toMatchObject({
      week: 7,
      userUpdated: true,
      locked: false,
      timeZone: 'America/New_York',
    });
    const kept = {
      ...before,
      lineup_QB: GOFF,
      leagueIds: ['room-12'],
      userUpdated: true,
      updatedAt: timestampFromDate(new Date(TEST_NOW.getTime() + 60_000)),
    };
    expect(await stored()).toEqual([kept]);
    expect(await test.store.query(studentWeeklyProgress, {})).toMatchObject([{ week: 6 }]);
  });

  it('draws a missing one first, and keeps it under its own id', async () => {
    await withBench();
    await confirmLineup(kim, { week: 7 });
    expect(await stored()).toMatchObject([
      { id: `${TEST_SEASON}_7_${kim.accountId}`, week: 7, userUpdated: true },
    ]);
  });

  it('is refused in words, and then nothing has changed', async () => {
    const set = (week: number, playerId = GOFF) =>
      setLineupSlot(kim, { week, slot: 'QB', playerId });
    await expect(set(7)).rejects.toMatchObject({
      code: 'not-found',
      message: 'Your team could not be found.',
    });
    await giveTeam(test.store, kim, { draftedPlayers: [GOFF] });
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(set(7)).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'Your roster can’t fill every spot yet. Draft the missing players first.',
    });
    written.mockRestore();
    await withBench();
    for (const [week, code, message] of [
      [5, 'locked', 'The games of week 5 are over, so this lineup can’t change.'],
      [6, 'locked', 'The games of week 6 are over, so this lineup can’t change.'],
      [8, 'not-allowed', 'You can only set the lineup for the week that comes next.'],
    ] as const) {
      await expect(set(week)).rejects.toMatchObject({ code, message });
    }
    await expect(set(7, 1)).rejects.toMatchObject({
      code: 'not-found',
      message: 'That player could not be found.',
    });
    await changeMeta(test.store, { currentWeek: 18 });
    await expect(set(19)).rejects.toMatchObject({ code: 'not-allowed' });
    await changeMeta(test.store, { currentWeek: 6 });
    test.setNow(AFTER_THE_LOCK);
    await expect(set(7)).rejects.toMatchObject({
      code: 'locked',
      message: 'The lineup for week 7 is locked now. You can set the next one when week 7 opens.',
    });
    expect([await stored(), await test.store.count(studentWeeklyProgress, {})]).toEqual([[], 0]);
    expect(await test.store.get(studentTeams, profileId())).toMatchObject({ leagueIds: [] });
  });

  it('can be done for the last week, in the one before it', async () => {
    await withBench();
    await changeMeta(test.store, { currentWeek: 17 });
    await expect(
      setLineupSlot(kim, { week: 18, slot: 'QB', playerId: GOFF }),
    ).resolves.toMatchObject({ week: 18 });
  });
});

it('drawing goes by the week that this process was told; setting a line-up, which a new week closes, reads it again', async () => {
  await withBench();
  const drawing = await readsOf(() => ensureLineups(kim));
  expect(drawing).toContain('studentLineups');
  expect(drawing).not.toContain('appData');
  expect(await readsOf(() => confirmLineup(kim, { week: 7 }))).toContain('appData');
});
