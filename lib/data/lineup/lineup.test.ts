import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { moveStudentToLeagueIn } from '@/lib/data/class-move/move-students';
import { joinLeague } from '@/lib/data/league/commands';
import { confirmLineup, ensureOwnLineups, setLineupSlot } from '@/lib/data/lineup/commands';
import {
  findOpenFirstLineup,
  findOrDrawAndStoreCardLineup,
  getNoStartersReason,
  getOrDrawOwnLineups,
} from '@/lib/data/lineup/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { nonDefenseRosterIdsWithPositions, rosterIdsAtPosition } from '@/lib/data/team/roster';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { createLeagueClock } from '@/lib/domain/calendar/clock';
import { nextTuesdayOpening } from '@/lib/domain/football/schedule';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { withOperationReports } from '@/lib/store/operation-reports';
import { realSeason, realSeasonOf } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  openRoom12,
  putInLeague,
  STARTERS,
  stepTryInput,
} from '@/lib/testing/student-week';

describe('the rules', () => {
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
    const { current } = await getOrDrawOwnLineups(lee);
    written.mockRestore();
    expect(
      current?.slots.filter(({ player }) => player?.isUnknown).map(({ slot }) => slot),
    ).toEqual(['WR2', 'DEF']);
  });

  describe('a first week in a class', () => {
    const QB_GOFF = { week: 6, slot: 'QB', playerId: GOFF } as const;

    beforeEach(async () => {
      await openRoom12(test.store);
      await joinLeague(student, { code: 123456, password: 'brave otter' }, 'school');
      await withBench();
    });

    it('has a drawn lineup that the student changes until she goes on to its games', async () => {
      const first = await findOpenFirstLineup(student);
      expect(first).toMatchObject({ week: 6, locked: false, isFirst: true, userUpdated: false });
      expect(first?.slots[0]?.lately?.whole).toMatch(/ in weeks 3, 4, and 5$/);

      expect(await setLineupSlot(student, QB_GOFF)).toMatchObject({ week: 6, isFirst: true });
      expect((await stored())[0]).toMatchObject({ week: 6, lineup_QB: GOFF, userUpdated: true });
      const [tasks] = await test.store.query(studentWeeklyTasks, {});
      expect(tasks?.task5 ?? null).toBeNull();

      expect(await confirmLineup(student, { week: 6 })).toMatchObject({
        isFirst: false,
        locked: true,
      });
      expect(await findOpenFirstLineup(student)).toBeNull();
      await expect(
        setLineupSlot(student, { ...QB_GOFF, playerId: STARTERS.QB }),
      ).rejects.toMatchObject({ code: 'locked' });
      expect((await stored())[0]).toMatchObject({ lineup_QB: GOFF });
    });

    it.each<[string, () => Promise<unknown>]>([
      ['an answer', () => submitStep(student, stepTryInput('QB', '1'))],
      ['the box scores that are ticked', () => completeReadingTask(student, { week: 6, task: 1 })],
      ['the next week', () => changeAppMeta(test.store, { currentWeek: 7 })],
      [
        'a next week that is closed again',
        () => changeAppMeta(test.store, { openedUpTo: { [TEST_SEASON]: 7 } }),
      ],
      ['another class with the same games', () => moveOn()],
    ])('is over after %s', async (_, close) => {
      await getOrDrawOwnLineups(student);
      await close();
      expect(await findOpenFirstLineup(student)).toBeNull();
      await expect(setLineupSlot(student, QB_GOFF)).rejects.toMatchObject({ code: 'locked' });
    });

    /** The student has had a lineup of this week before, so she may have looked at its games. */
    async function moveOn() {
      await openRoom12(test.store, { id: 'room-13', code: 654321 });
      await test.store.transaction(async (transaction) => {
        const profile = await transaction.get(
          studentProfiles,
          `${TEST_SEASON}_${student.accountId}`,
        );
        if (profile)
          await moveStudentToLeagueIn(transaction, profile, { to: 'room-13', isSameTeacher: true });
      });
    }

    it('is over in a week that the student did not join in', async () => {
      const lee = await test.student('lee@school.org');
      await putInLeague(test.store, lee, 'room-12');
      await giveTeam(test.store, lee);
      expect(await findOpenFirstLineup(lee)).toBeNull();
      await expect(setLineupSlot(lee, { ...QB_GOFF, playerId: STARTERS.QB })).rejects.toMatchObject(
        { code: 'locked' },
      );
    });
  });

  describe('a line-up that is missing', () => {
    it('is drawn once, however many pages are opened at the same time', async () => {
      await withBench();
      const seen = await Promise.all(Array.from({ length: 20 }, () => ensureOwnLineups(student)));
      expect(await stored()).toHaveLength(2);
      expect(new Set(seen.map((lineups) => JSON.stringify(lineups))).size).toBe(1);
    });

    it('stays missing while a position cannot be filled, and says which', async () => {
      await giveTeam(test.store, student, { draftedDefenses: [] });
      const why = { reason: 'players', missing: '1 defense' };
      expect(await getOrDrawOwnLineups(student)).toEqual({
        current: null,
        next: null,
        unreadable: [],
        why,
      });
      expect(await getNoStartersReason(student)).toEqual(why);
      expect(await getNoStartersReason(student, 6)).toEqual(why);
      expect(await stored()).toEqual([]);
    });

    it('tells too few players apart from a season that has not begun and from a week without a line-up', async () => {
      await giveTeam(test.store, student, { draftedDefenses: [] });
      expect(await getNoStartersReason(student, 4)).toEqual({ reason: 'none', week: 4 });
      await changeAppMeta(test.store, { currentWeek: 0 });
      expect(await getNoStartersReason(student)).toEqual({ reason: 'early' });
    });

    it('has no next one after the last week and no current one before the first', async () => {
      await giveTeam(test.store, student);
      await changeAppMeta(test.store, { currentWeek: 18 });
      const last = await ensureOwnLineups(student);
      expect([last.current?.week, last.next]).toEqual([18, null]);
      await changeAppMeta(test.store, { currentWeek: 0 });
      const first = await ensureOwnLineups(student);
      expect([first.current, first.next?.week]).toEqual([null, 1]);
    });
  });

  describe('a starter with a bye in the next week', () => {
    // Dallas (Lamb, Aubrey) and Cincinnati (Chase) do not play in week 7 of 2023.
    const [JEFFERSON, CHASE, DIGGS] = [36322, 36900, 31588];

    async function offers(bench: number[]) {
      const { DEF: _, ...players } = STARTERS;
      await giveTeam(test.store, student, {
        draftedPlayers: [...Object.values(players), ...bench],
      });
      await giveLineup(test.store, student, NEXT);
      const slots = (await getOrDrawOwnLineups(student)).next?.slots ?? [];
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
      const slots = (await getOrDrawOwnLineups(student)).next?.slots ?? [];
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
    const slots = (await getOrDrawOwnLineups(student)).next?.slots ?? [];
    const lately = Object.fromEntries(
      slots.map(({ slot, eligible }) => [slot, eligible[0]?.lately]),
    );
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
    await changeAppMeta(test.store, { currentWeek: 1 });
    expect((await getOrDrawOwnLineups(student)).next?.slots[1]).toMatchObject({
      lately: { whole: 'Yards run and caught in week 1' },
    });
  });

  describe('changing the next line-up', () => {
    beforeEach(() => withBench());

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
      const { next } = await getOrDrawOwnLineups(student);
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
      await expect(confirmLineup(student, { week: NEXT })).rejects.toMatchObject({
        code: 'locked',
      });
      expect(await stored()).toEqual(before);
      expect((await getOrDrawOwnLineups(student)).next).toMatchObject({
        locked: true,
        deadline: { passed: true },
      });
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
      await getOrDrawOwnLineups(student);
      await changeAppMeta(test.store, { seasonActive: false });
      await expect(confirmLineup(student, { week: NEXT })).rejects.toMatchObject({
        code: 'not-allowed',
      });
      expect((await getOrDrawOwnLineups(student)).next).not.toBeNull();
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
            const next = (kickoffs.get(week + 1) ?? []).toSorted(
              (a, b) => a.getTime() - b.getTime(),
            );
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
      await changeAppMeta(test.store, {
        currentWeek: week,
        weekStartedAt: timestampFromDate(new Date(opened)),
      });
    };
    const change = (week: number) => setLineupSlot(student, { week, slot: 'QB', playerId: GOFF });

    it('is at half past twelve on Thanksgiving, and the pages say so', async () => {
      await open(11, '2023-11-21T11:00:00Z');
      const text = 'Thursday, Nov 23, 12:30 PM, at kickoff';
      expect((await getOrDrawOwnLineups(student)).next).toMatchObject({
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
      expect((await getOrDrawOwnLineups(student)).next).toMatchObject({
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
});

describe('the whole answer', () => {
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

  async function readsOf(deed: () => Promise<unknown>): Promise<string[]> {
    const reads: string[] = [];
    const counted = withOperationReports(test.store, ({ kind, operation, collection }) => {
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
      const { current, next, why } = await getOrDrawOwnLineups(kim);
      expect(why).toBeNull();
      const later = { ...clock, serverTime: new Date(TEST_NOW.getTime() + 60_000).toISOString() };
      expect({ ...current, slots: null }).toEqual({
        week: 6,
        isFirst: false,
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
        isFirst: false,
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
      const byes = (slots = next?.slots) =>
        slots?.filter(({ player }) => player?.onBye).map(({ slot }) => slot);
      expect([byes(current?.slots), byes()]).toEqual([['DEF'], ['WR2', 'K']]);
    });

    it('says why it is locked, and has no player in an empty place', async () => {
      await withBench();
      await giveLineup(test.store, kim, 6);
      await giveLineup(test.store, kim, 7, { lineup_TE: 0 });
      const next = async () => (await getOrDrawOwnLineups(kim)).next;
      expect((await next())?.slots[5]).toMatchObject({ slot: 'TE', player: null, swap: null });
      await changeAppMeta(test.store, { seasonActive: false });
      expect(await next()).toMatchObject({
        locked: true,
        lockReason: 'You can’t change lineups right now.',
        deadline,
      });
      await changeAppMeta(test.store, { seasonActive: true });
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
      const [quarterback] = (await getOrDrawOwnLineups(kim)).next?.slots ?? [];
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
    expect(nonDefenseRosterIdsWithPositions(snapshot, team)).toEqual([
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
      const { current, next } = await ensureOwnLineups(kim);
      expect([current, next]).toEqual([
        { ...fields, id: `${TEST_SEASON}_6_${kim.accountId}`, week: 6 },
        { ...fields, id: `${TEST_SEASON}_7_${kim.accountId}`, week: 7 },
      ]);
      for (const lineup of [current, next]) {
        const backs = [lineup?.lineup_RB1, lineup?.lineup_RB2];
        expect(new Set(backs)).toEqual(new Set([STARTERS.RB1, STARTERS.RB2]));
      }
      expect(await stored()).toEqual([current, next]);
    });

    it.each([6, 7])(
      'draws only the one that is missing, and leaves that of week %i',
      async (week) => {
        await withBench();
        await giveLineup(test.store, kim, week, { id: 'kept', lineup_QB: GOFF });
        const { current, next } = await getOrDrawOwnLineups(kim);
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
      const { current, next } = await ensureOwnLineups(kim);
      expect([current?.id, next?.id]).toEqual([
        `${TEST_SEASON}_6_${kim.accountId}`,
        `${TEST_SEASON}_7_${kim.accountId}`,
      ]);
    });

    it('says in the log that a roster cannot fill a line-up', async () => {
      await giveTeam(test.store, kim, { draftedPlayers: [] });
      const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(await ensureOwnLineups(kim)).toEqual({ current: null, next: null });
      expect(written.mock.calls.join()).toContain('Could not generate a new random lineup.');
      written.mockRestore();
      expect(await stored()).toEqual([]);
    });

    it('is not done without a team, and not while the season is paused', async () => {
      expect(await ensureOwnLineups(kim)).toEqual({ current: null, next: null });
      await expect(getOrDrawOwnLineups(kim)).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find your team.',
      });
      await withBench();
      await changeAppMeta(test.store, { seasonActive: false });
      expect(await getOrDrawOwnLineups(kim)).toEqual({
        current: null,
        next: null,
        unreadable: [],
        why: { reason: 'none', week: 6 },
      });
      expect(await stored()).toEqual([]);
    });
  });

  describe('why there are no starters', () => {
    it('is that there was no line-up, where the roster is full or there is no team', async () => {
      expect(await getNoStartersReason(kim)).toEqual({ reason: 'none', week: 6 });
      await withBench();
      expect(await getNoStartersReason(kim)).toEqual({ reason: 'none', week: 6 });
      expect(await getNoStartersReason(kim, 3)).toEqual({ reason: 'none', week: 3 });
    });

    it('is one thing at a time: with one of the two line-ups there is no reason', async () => {
      await withBench();
      await changeAppMeta(test.store, { seasonActive: false });
      await giveLineup(test.store, kim, 7);
      expect(await getOrDrawOwnLineups(kim)).toMatchObject({
        current: null,
        next: { week: 7 },
        why: null,
      });
    });
  });

  it('finds the line-up a week is scored with, and draws that of the current week only', async () => {
    await withBench();
    await giveLineup(test.store, kim, 4);
    await giveLineup(test.store, kim, 7);
    const { profile, clock } = await requireStudent(kim);
    const found = async (week: number, isPaused = false) =>
      (await findOrDrawAndStoreCardLineup(kim, profile, { ...clock, isPaused }, week))?.week ??
      null;
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
    it('keeps all that stands in it but the one slot, and ticks the task', async () => {
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
      expect(await test.store.query(studentWeeklyTasks, {})).toMatchObject([
        { week: 6, task5: kept.updatedAt },
      ]);
      expect(await test.store.query(studentWeeklyProgress, {})).toMatchObject([{ week: 6 }]);
    });

    it('draws a missing one first, and keeps it under its own id', async () => {
      await withBench();
      await confirmLineup(kim, { week: 7 });
      expect(await stored()).toMatchObject([
        { id: `${TEST_SEASON}_7_${kim.accountId}`, week: 7, userUpdated: true },
      ]);
    });

    it('is refused in words, and then nothing has changed (S21)', async () => {
      const set = (week: number, playerId = GOFF) =>
        setLineupSlot(kim, { week, slot: 'QB', playerId });
      await expect(set(7)).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find your team.',
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
        message: 'We couldn’t find that player.',
      });
      await changeAppMeta(test.store, { currentWeek: 18 });
      await expect(set(19)).rejects.toMatchObject({ code: 'not-allowed' });
      await changeAppMeta(test.store, { currentWeek: 6 });
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
      await changeAppMeta(test.store, { currentWeek: 17 });
      await expect(
        setLineupSlot(kim, { week: 18, slot: 'QB', playerId: GOFF }),
      ).resolves.toMatchObject({ week: 18 });
    });
  });

  it('drawing goes by the week that this process was told; setting a line-up, which a new week closes, reads it again', async () => {
    await withBench();
    const drawing = await readsOf(() => ensureOwnLineups(kim));
    expect(drawing).toContain('studentLineups');
    expect(drawing).not.toContain('appData');
    expect(await readsOf(() => confirmLineup(kim, { week: 7 }))).toContain('appData');
  });
});
