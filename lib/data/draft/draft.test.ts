import type { SignedInViewer } from '@/lib/data/access/viewer';
import { draftPick, draftRelease, fillRoster } from '@/lib/data/draft/commands';
import { getDraftBoard, getDraftGuide } from '@/lib/data/draft/queries';
import { confirmLineup } from '@/lib/data/lineup/commands';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { ROSTER_LIMITS } from '@/lib/domain/football/roster';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeMeta, giveTeam, STARTERS } from '@/lib/testing/student-week';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
});
afterEach(() => test.dispose());

/** As after working out one last game at each position. */
const scoutEverywhere = () =>
  test.store.set(studentDraftProgress, {
    id: `_${student.accountId}`,
    studentId: student.accountId,
    leagueId: '',
    scoutedPlayerIds: [STARTERS.QB, STARTERS.RB1, STARTERS.WR1, STARTERS.TE, STARTERS.K],
    scoutedDefenseIds: [STARTERS.DEF],
  });
const emptyTeam = () => giveTeam(test.store, student, { draftedPlayers: [], draftedDefenses: [] });
const storedTeam = async () => (await test.store.query(studentTeams, {}))[0];

describe('the draft board', () => {
  it('lists all players of a position, most production up to the current week first', async () => {
    await emptyTeam();
    const board = await getDraftBoard(student, { position: 'RB' });
    expect(board.players).toHaveLength(155);
    // Through week 6 of 2023 no one had more level-1 points than these two.
    expect(board.players.slice(0, 2).map(({ name }) => name)).toEqual([
      'Christian McCaffrey',
      'Raheem Mostert',
    ]);
    expect(board.counts.map(({ position, drafted }) => [position, drafted])).toEqual(
      POSITION_CODES.map((code) => [code, 0]),
    );
    expect(board).toMatchObject({ complete: false, readOnly: false, week: 6 });
  });

  it('counts no game after the current week', async () => {
    await emptyTeam();
    const board = await getDraftBoard(student, { position: 'QB' });
    const allen = board.players.find(({ name }) => name === 'Josh Allen');
    expect(allen).toMatchObject({ gamesPlayed: 6, team: 'BUF' });
    expect(allen?.totals.find(({ field }) => field === 'PassingYards')?.value).toBe(1576);
  });

  it('opens at the first position that is still under its minimum', async () => {
    await giveTeam(test.store, student, {
      draftedPlayers: [STARTERS.QB, STARTERS.RB1],
      draftedDefenses: [],
    });
    expect(await getDraftBoard(student, { position: null })).toMatchObject({ position: 'RB' });
    await giveTeam(test.store, student);
    expect(await getDraftBoard(student, { position: null })).toMatchObject({ position: 'QB' });
  });

  it('asks for scouting beforehand only when a game has been played', async () => {
    expect(await getDraftGuide(student)).toEqual({ scouts: true });
    await changeMeta(test.store, { currentWeek: 0 });
    expect(await getDraftGuide(student)).toEqual({ scouts: false });
  });

  it('leads to the next line-up only while that can be set', async () => {
    await giveTeam(test.store, student);
    const isOpen = async () => (await getDraftBoard(student, { position: null })).lineupOpen;
    expect(await isOpen()).toBe(true);
    await changeMeta(test.store, { currentWeek: 18 });
    expect(await isOpen()).toBe(false);
    await changeMeta(test.store, { currentWeek: 6 });
    test.setNow(new Date('2023-10-19T19:00:00.001Z'));
    expect(await isOpen()).toBe(false);
  });
});

describe('drafting', () => {
  beforeEach(scoutEverywhere);

  it('adds a player once, however often it is asked', async () => {
    await emptyTeam();
    await Promise.all(
      Array.from({ length: 5 }, () => draftPick(student, { position: 'QB', id: STARTERS.QB })),
    );
    expect((await storedTeam())?.draftedPlayers).toEqual([STARTERS.QB]);
  });

  it('numbers the changes, so that the later of two pictures of a roster is known', async () => {
    await emptyTeam();
    const version = async () => (await getDraftBoard(student, { position: 'QB' })).version;
    expect(await version()).toBe(0);
    const pick = { position: 'QB', id: STARTERS.QB } as const;
    expect(await draftPick(student, pick)).toMatchObject({ version: 1 });
    expect(await draftPick(student, pick)).toMatchObject({ version: 1 });
    expect(await draftRelease(student, pick)).toMatchObject({ version: 2 });
    expect(await version()).toBe(2);
  });

  it('stops at the most a position can have, also when the picks come at once', async () => {
    await emptyTeam();
    const { players } = await getDraftBoard(student, { position: 'TE' });
    const picks = players.slice(0, 5).map(({ id }) => draftPick(student, { position: 'TE', id }));
    const results = await Promise.allSettled(picks);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      ROSTER_LIMITS.TE.max,
    );
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'limit-reached' },
    });
    expect((await storedTeam())?.draftedPlayers).toHaveLength(ROSTER_LIMITS.TE.max);
  });

  it('knows no player of another position and no id that is not in the season', async () => {
    await emptyTeam();
    await expect(draftPick(student, { position: 'RB', id: STARTERS.QB })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(draftPick(student, { position: 'QB', id: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(draftPick(student, { position: 'DEF', id: 99 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('keeps a complete roster complete', async () => {
    await giveTeam(test.store, student);
    await expect(draftRelease(student, { position: 'K', id: STARTERS.K })).rejects.toMatchObject({
      code: 'limit-reached',
    });
    expect((await storedTeam())?.draftedPlayers).toContain(STARTERS.K);
  });

  it('replaces a released starter in the next line-up, but not in one that is locked', async () => {
    const { DEF: _, ...players } = STARTERS;
    const bench = 33106;
    const third = 37834;
    await giveTeam(test.store, student, {
      draftedPlayers: [...Object.values(players), bench, third],
    });
    await confirmLineup(student, { week: 7 });
    const starter = async () =>
      (await test.store.query(studentLineups, {})).find(({ week }) => week === 7)?.lineup_QB ?? 0;
    const first = await starter();
    const released = await draftRelease(student, { position: 'QB', id: first });
    const second = await starter();
    const names = new Map([
      [STARTERS.QB, 'Josh Allen'],
      [bench, 'Jared Goff'],
    ]);
    expect(released.replacedBy).toBe(names.get(second) ?? expect.any(String));
    expect(second).not.toBe(first);
    expect((await storedTeam())?.draftedPlayers).toContain(second);
    test.setNow(new Date('2023-10-20T00:00:00Z'));
    expect(await draftRelease(student, { position: 'QB', id: second })).toMatchObject({
      replacedBy: null,
    });
    expect(await starter()).toBe(second);
  });

  it('is refused without a team, to a teacher and while the season is paused', async () => {
    const pick = { position: 'QB', id: STARTERS.QB } as const;
    await expect(draftPick(student, pick)).rejects.toMatchObject({ code: 'not-found' });
    await expect(draftPick(await test.teacher('ada@school.org'), pick)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await emptyTeam();
    await changeMeta(test.store, { seasonActive: false });
    await expect(draftPick(student, pick)).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await storedTeam())?.draftedPlayers).toEqual([]);
  });
});

describe('"fill the rest for me"', () => {
  it('brings every position to its minimum and keeps what is there', async () => {
    await giveTeam(test.store, student, {
      draftedPlayers: [STARTERS.QB, STARTERS.WR1],
      draftedDefenses: [],
    });
    const { counts, complete } = await fillRoster(student);
    expect(complete).toBe(true);
    expect(counts.map(({ drafted, min }) => drafted - min)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await storedTeam())?.draftedPlayers.slice(0, 2)).toEqual([STARTERS.QB, STARTERS.WR1]);
  });

  it('changes nothing on a complete roster', async () => {
    const team = await giveTeam(test.store, student);
    await fillRoster(student);
    expect(await storedTeam()).toEqual(team);
  });
});
