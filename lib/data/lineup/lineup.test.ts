import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { confirmLineup, ensureLineups, setLineupSlot } from '@/lib/data/lineup/commands';
import { getNoStarters, getOwnLineups } from '@/lib/data/lineup/queries';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { createLeagueClock } from '@/lib/domain/calendar/clock';
import { nextTuesdayOpening } from '@/lib/domain/football/schedule';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { realSeason, realSeasonOf } from '@/lib/testing/real-season';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { changeMeta, giveLineup, giveTeam, STARTERS } from '@/lib/testing/student-week';

const NEXT = 7;
/** Thursday 15:00 in New York. */
const DEADLINE = new Date('2023-10-19T19:00:00Z');
const GOFF = 33106;
const ROBINSON = 38542;

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
});
afterEach(() => test.dispose());

const withBench = () => {
  const { DEF: _, ...players } = STARTERS;
  return giveTeam(test.store, student, {
    draftedPlayers: [...Object.values(players), GOFF, ROBINSON],
  });
};
const stored = () =>
  test.store.query(studentLineups, { orderBy: { field: 'week', direction: 'asc' } });

it('says of a starter whom nobody knows that there is no data, and of the others nothing', async () => {
  const lee = await test.student('unknown@school.org');
  await giveTeam(test.store, lee);
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await giveLineup(test.store, lee, 6, { lineup_WR2: 999_999, lineup_DEF: 77 });
  const { current } = await getOwnLineups(lee);
  written.mockRestore();
  expect(current?.slots.filter(({ player }) => player?.isUnknown).map(({ slot }) => slot)).toEqual([
    'WR2',
    'DEF',
  ]);
});

describe('a line-up that is missing', () => {
  it('is drawn from the roster for this and the next week and saved as not chosen', async () => {
    await withBench();
    const { current, next } = await getOwnLineups(student);
    expect([current?.week, next?.week]).toEqual([6, NEXT]);
    expect(current).toMatchObject({ locked: true, userUpdated: false, deadline: null });
    expect(next).toMatchObject({
      locked: false,
      userUpdated: false,
      deadline: { at: DEADLINE.toISOString(), passed: false },
    });
    const saved = await stored();
    expect(saved.map(({ week, userUpdated }) => [week, userUpdated])).toEqual([
      [6, false],
      [NEXT, false],
    ]);
    for (const lineup of saved) {
      expect(lineup.lineup_RB1).not.toBe(lineup.lineup_RB2);
      expect([STARTERS.QB, GOFF]).toContain(lineup.lineup_QB);
    }
  });

  it('is drawn once, however many pages are opened at the same time', async () => {
    await withBench();
    const seen = await Promise.all(Array.from({ length: 20 }, () => ensureLineups(student)));
    expect(await stored()).toHaveLength(2);
    expect(new Set(seen.map((lineups) => JSON.stringify(lineups))).size).toBe(1);
  });

  it('stays missing while a position cannot be filled, and says which', async () => {
    await giveTeam(test.store, student, { draftedDefenses: [] });
    const why = { reason: 'players', missing: '1 defense' };
    expect(await getOwnLineups(student)).toEqual({
      current: null,
      next: null,
      unreadable: [],
      why,
    });
    expect(await getNoStarters(student)).toEqual(why);
    expect(await stored()).toEqual([]);
  });

  it('tells too few players apart from a season that has not begun and from a week without a line-up', async () => {
    await giveTeam(test.store, student, { draftedDefenses: [] });
    expect(await getNoStarters(student, 4)).toEqual({ reason: 'none', week: 4 });
    await changeMeta(test.store, { currentWeek: 0 });
    expect(await getNoStarters(student)).toEqual({ reason: 'early' });
    await giveTeam(test.store, student);
    await changeMeta(test.store, { currentWeek: 6, seasonActive: false });
    expect(await getOwnLineups(student)).toMatchObject({ why: { reason: 'none', week: 6 } });
  });

  it('has no next one after the last week and no current one before the first', async () => {
    await giveTeam(test.store, student);
    await changeMeta(test.store, { currentWeek: 18 });
    const last = await ensureLineups(student);
    expect([last.current?.week, last.next]).toEqual([18, null]);
    await changeMeta(test.store, { currentWeek: 0 });
    const first = await ensureLineups(student);
    expect([first.current, first.next?.week]).toEqual([null, 1]);
  });

  it('leaves one that is stored under another id alone', async () => {
    await withBench();
    await giveLineup(test.store, student, NEXT, { id: 'from-elsewhere' });
    expect((await getOwnLineups(student)).next?.slots[0]?.player?.id).toBe(STARTERS.QB);
    expect(await stored()).toHaveLength(2);
  });
});

describe('a starter with a bye in the next week', () => {
  // Dallas (Lamb, Aubrey) and Cincinnati (Chase) do not play in week 7 of 2023.
  const [JEFFERSON, CHASE, DIGGS] = [36322, 36900, 31588];

  async function offers(bench: number[]) {
    const { DEF: _, ...players } = STARTERS;
    await giveTeam(test.store, student, { draftedPlayers: [...Object.values(players), ...bench] });
    await giveLineup(test.store, student, NEXT);
    const slots = (await getOwnLineups(student)).next?.slots ?? [];
    return Object.fromEntries(
      slots.map(({ slot, player, swap }) => [
        slot,
        { onBye: player?.onBye, swap: swap?.id ?? null },
      ]),
    );
  }

  it('is offered the one of the bench with the most production who plays', async () => {
    expect(await offers([CHASE, JEFFERSON, DIGGS])).toMatchObject({
      WR1: { onBye: false, swap: null },
      WR2: { onBye: true, swap: DIGGS },
    });
  });

  it('is offered nobody when the bench has a bye too, or is empty', async () => {
    expect(await offers([CHASE])).toMatchObject({
      WR2: { onBye: true, swap: null },
      K: { onBye: true, swap: null },
    });
  });

  it('is offered another one than the second starter with a bye', async () => {
    await giveTeam(test.store, student, {
      draftedPlayers: [...Object.values(STARTERS).slice(0, 7), CHASE, JEFFERSON, DIGGS],
    });
    await giveLineup(test.store, student, NEXT, { lineup_WR1: CHASE });
    const slots = (await getOwnLineups(student)).next?.slots ?? [];
    const swaps = slots
      .filter(({ slot }) => slot === 'WR1' || slot === 'WR2')
      .map(({ swap }) => swap?.id);
    // Hill is on the bench here, and no receiver produced more.
    expect(swaps).toEqual([STARTERS.WR1, DIGGS]);
  });
});

it('shows of who can play what they did in the last three weeks, and nothing of a later one', async () => {
  await giveTeam(test.store, student);
  await giveLineup(test.store, student, NEXT);
  const slots = (await getOwnLineups(student)).next?.slots ?? [];
  const lately = Object.fromEntries(slots.map(({ slot, eligible }) => [slot, eligible[0]?.lately]));
  // Counted by hand from the season's files, weeks 4, 5, and 6. Green Bay has its bye in week 6.
  expect(lately).toMatchObject({
    QB: [337, 373, 180],
    RB1: [45, 78, 132],
    K: [6, 2, 4],
    DEF: [3, 5, null],
  });
  expect(slots[1]?.lately).toEqual({
    short: 'Yards',
    whole: 'Yards run and caught in weeks 4, 5, and 6',
  });
  await changeMeta(test.store, { currentWeek: 1 });
  expect((await getOwnLineups(student)).next?.slots[1]).toMatchObject({
    lately: { whole: 'Yards run and caught in week 1' },
  });
});

describe('changing the next line-up', () => {
  beforeEach(() => withBench());

  it('saves the player, marks the line-up as chosen and ticks the task', async () => {
    const changed = await setLineupSlot(student, { week: NEXT, slot: 'QB', playerId: GOFF });
    expect(changed.slots[0]?.player).toMatchObject({ id: GOFF, name: 'Jared Goff', onBye: false });
    expect(changed).toMatchObject({ userUpdated: true, savedAt: TEST_NOW.toISOString() });
    expect(await test.store.query(studentWeeklyTasks, {})).toMatchObject([
      { week: 6, task5: timestampFromDate(TEST_NOW) },
    ]);
  });

  it('lets the two running backs change places', async () => {
    await setLineupSlot(student, { week: NEXT, slot: 'RB1', playerId: STARTERS.RB1 });
    await setLineupSlot(student, { week: NEXT, slot: 'RB2', playerId: STARTERS.RB2 });
    await setLineupSlot(student, { week: NEXT, slot: 'RB1', playerId: STARTERS.RB2 });
    expect((await stored())[0]).toMatchObject({
      lineup_RB1: STARTERS.RB2,
      lineup_RB2: STARTERS.RB1,
    });
  });

  it('is also done by saying that it is fine as it is', async () => {
    const { next } = await getOwnLineups(student);
    const confirmed = await confirmLineup(student, { week: NEXT });
    expect(confirmed.slots.map(({ player }) => player?.id)).toEqual(
      next?.slots.map(({ player }) => player?.id),
    );
    expect(confirmed.userUpdated).toBe(true);
  });

  it('works until the deadline and is locked a millisecond later (S21, R15)', async () => {
    const change = () => setLineupSlot(student, { week: NEXT, slot: 'QB', playerId: GOFF });
    test.setNow(new Date(DEADLINE.getTime() - 1));
    await change();
    test.setNow(DEADLINE);
    await change();
    const before = await stored();
    test.setNow(new Date(DEADLINE.getTime() + 1));
    await expect(
      setLineupSlot(student, { week: NEXT, slot: 'QB', playerId: STARTERS.QB }),
    ).rejects.toMatchObject({
      code: 'locked',
    });
    await expect(confirmLineup(student, { week: NEXT })).rejects.toMatchObject({ code: 'locked' });
    expect(await stored()).toEqual(before);
    expect((await getOwnLineups(student)).next).toMatchObject({
      locked: true,
      deadline: { passed: true },
    });
  });

  it('is refused for the week that is being scored and for a later one (S21)', async () => {
    await expect(
      setLineupSlot(student, { week: 6, slot: 'QB', playerId: GOFF }),
    ).rejects.toMatchObject({ code: 'locked' });
    await expect(
      setLineupSlot(student, { week: 8, slot: 'QB', playerId: GOFF }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await stored()).toEqual([]);
  });

  it('is refused for a player who is not on the own roster or plays elsewhere, as if he did not exist (S2)', async () => {
    const classmate = await test.student('lee@school.org');
    await test.store.set(studentTeams, {
      ...(await giveTeam(test.store, classmate)),
      draftedPlayers: [37834],
    });
    for (const [slot, playerId] of [
      ['QB', 37834],
      ['QB', 1],
      ['QB', STARTERS.TE],
      ['DEF', 1],
    ] as const) {
      await expect(setLineupSlot(student, { week: NEXT, slot, playerId })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    expect(await stored()).toEqual([]);
  });

  it('is refused while the season is paused, when it can still be read', async () => {
    await getOwnLineups(student);
    await changeMeta(test.store, { seasonActive: false });
    await expect(confirmLineup(student, { week: NEXT })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect((await getOwnLineups(student)).next).not.toBeNull();
  });
});

describe('the lock of a league that plays along with the NFL', () => {
  const ZONES = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'];
  const DAY = 86_400_000;

  /** Straight from the season's file: every kickoff of each week. */
  function kickoffsOf(season: number): Map<number, Date[]> {
    const [header = '', ...lines] = readFileSync(
      join(process.cwd(), `data/season-${season}/schedule.csv`),
      'utf8',
    )
      .trim()
      .split('\n');
    const [week, kickoff] = ['Week', 'KickoffUTC'].map((name) =>
      header.trim().split(',').indexOf(name),
    ) as [number, number];
    const kickoffs = new Map<number, Date[]>();
    for (const cells of lines.map((line) => line.split(',')))
      kickoffs.set(Number(cells[week]), [
        ...(kickoffs.get(Number(cells[week])) ?? []),
        new Date(String(cells[kickoff])),
      ]);
    return kickoffs;
  }

  it.each([2023, 2024, 2025])(
    'is never after a kickoff of its week, in any zone of a school, in %i (R22)',
    async (season) => {
      const snapshot = await realSeasonOf(season);
      const kickoffs = kickoffsOf(season);
      for (const timeZone of ZONES) {
        for (let week = 1; week < 18; week += 1) {
          const next = (kickoffs.get(week + 1) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
          const [first = new Date(0)] = next;
          // Opened on the Tuesday before, at six in the morning of the school.
          const opened = nextTuesdayOpening(new Date(first.getTime() - 7 * DAY), timeZone);
          const meta = {
            currentSeason: season,
            currentWeek: week,
            seasonActive: true,
            weekStartedAt: timestampFromDate(opened),
          };
          const clock = createLeagueClock({ league: null, meta, now: opened, timeZone });
          const lock = clock.lineupLock(snapshot.firstKickoff(week + 1));
          expect(next.filter((kickoff) => kickoff < lock)).toEqual([]);
          expect([first.getTime(), clock.deadline.getTime()]).toContain(lock.getTime());
          expect(lock <= clock.deadline).toBe(true);
        }
      }
    },
  );

  const open = async (week: number, opened: string) => {
    await withBench();
    test.setNow(new Date(opened));
    await changeMeta(test.store, {
      currentWeek: week,
      weekStartedAt: timestampFromDate(new Date(opened)),
    });
  };
  const change = (week: number) => setLineupSlot(student, { week, slot: 'QB', playerId: GOFF });

  it('is at half past twelve on Thanksgiving, and the pages say so', async () => {
    await open(11, '2023-11-21T11:00:00Z');
    const text = 'Thursday, Nov 23, 12:30 PM, at kickoff';
    expect((await getOwnLineups(student)).next).toMatchObject({
      deadline: { at: '2023-11-23T17:30:00.000Z', text },
    });
    const { tasks, deadline } = await getStudentDashboard(student);
    expect(deadline.at).toBe('2023-11-23T20:00:00.000Z');
    expect(tasks[4]).toMatchObject({ note: `Locks ${text}, before the rest is due.` });

    test.setNow(new Date('2023-11-23T17:30:00Z'));
    await change(12);
    test.setNow(new Date('2023-11-23T17:30:00.001Z'));
    await expect(change(12)).rejects.toMatchObject({ code: 'locked' });
    await expect(confirmLineup(student, { week: 12 })).rejects.toMatchObject({ code: 'locked' });
    expect((await getOwnLineups(student)).next).toMatchObject({
      locked: true,
      lockReason: expect.stringContaining(text),
    });
    const lee = await test.student('lee@school.org');
    await giveTeam(test.store, lee);
    const { tasks: late } = await getStudentDashboard(lee);
    expect(late[4]).toMatchObject({
      state: 'waiting',
      note: `Locked on ${text}. The next one opens with week 12.`,
    });
  });

  it('is closed at once where a week is opened after the next one has begun', async () => {
    await open(6, '2023-10-20T12:00:00Z');
    await expect(change(7)).rejects.toMatchObject({ code: 'locked' });
  });

  it('is the deadline alone for a season that is over, and for a replay', async () => {
    await open(11, '2026-11-24T11:00:00Z');
    test.setNow(new Date('2026-11-26T19:59:00Z'));
    await change(12);
    test.setNow(new Date('2026-11-26T20:00:01Z'));
    await expect(change(12)).rejects.toMatchObject({ code: 'locked' });
  });
});
