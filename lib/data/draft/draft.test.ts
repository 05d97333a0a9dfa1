import type { SignedInViewer } from '@/lib/data/access/viewer';
import {
  draftRosterPlayer,
  fillRosterToMinimum,
  releaseRosterPlayer,
} from '@/lib/data/draft/commands';
import type { ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import { getDraftBoard, getDraftScoutingGuide, getPlayerCard } from '@/lib/data/draft/queries';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { confirmLineup } from '@/lib/data/lineup/commands';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { ROSTER_LIMITS } from '@/lib/domain/football/roster';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createSeasonSnapshot } from '@/lib/nfl/snapshot';
import { studentDraftScoreAttempts } from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveLineup, giveTeam, STARTERS, typed } from '@/lib/testing/student-week';

describe('the rules', () => {
  let test: TestServices;
  let student: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    student = await test.student('kim@school.org');
  });
  afterEach(() => test.dispose());

  const scoutEverywhere = () =>
    test.store.set(studentDraftProgress, {
      id: `_${student.accountId}`,
      studentId: student.accountId,
      leagueId: '',
      scoutedPlayerIds: [STARTERS.QB, STARTERS.RB1, STARTERS.WR1, STARTERS.TE, STARTERS.K],
      scoutedDefenseIds: [STARTERS.DEF],
    });
  const emptyTeam = () =>
    giveTeam(test.store, student, { draftedPlayers: [], draftedDefenses: [] });
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
      expect(await getDraftScoutingGuide(student)).toMatchObject({ scouts: true });
      await changeAppMeta(test.store, { currentWeek: 0 });
      expect(await getDraftScoutingGuide(student)).toEqual({ scouts: false, first: null });
    });

    it('leads to the next line-up only while that can be set', async () => {
      await giveTeam(test.store, student);
      const isOpen = async () => (await getDraftBoard(student, { position: null })).lineupOpen;
      expect(await isOpen()).toBe(true);
      await changeAppMeta(test.store, { currentWeek: 18 });
      expect(await isOpen()).toBe(false);
      await changeAppMeta(test.store, { currentWeek: 6 });
      test.setNow(new Date('2023-10-19T19:00:00.001Z'));
      expect(await isOpen()).toBe(false);
    });
  });

  describe('drafting', () => {
    beforeEach(scoutEverywhere);

    it('adds a player once, however often it is asked', async () => {
      await emptyTeam();
      await Promise.all(
        Array.from({ length: 5 }, () =>
          draftRosterPlayer(student, { position: 'QB', id: STARTERS.QB }),
        ),
      );
      expect((await storedTeam())?.draftedPlayers).toEqual([STARTERS.QB]);
    });

    it('numbers the changes, so that the later of two pictures of a roster is known', async () => {
      await emptyTeam();
      const version = async () => (await getDraftBoard(student, { position: 'QB' })).version;
      expect(await version()).toBe(0);
      const pick = { position: 'QB', id: STARTERS.QB } as const;
      expect(await draftRosterPlayer(student, pick)).toMatchObject({ version: 1 });
      expect(await draftRosterPlayer(student, pick)).toMatchObject({ version: 1 });
      expect(await releaseRosterPlayer(student, pick)).toMatchObject({ version: 2 });
      expect(await version()).toBe(2);
    });

    it('stops at the most a position can have, also when the picks come at once', async () => {
      await emptyTeam();
      const { players } = await getDraftBoard(student, { position: 'TE' });
      const picks = players
        .slice(0, 5)
        .map(({ id }) => draftRosterPlayer(student, { position: 'TE', id }));
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
      await expect(
        draftRosterPlayer(student, { position: 'RB', id: STARTERS.QB }),
      ).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(draftRosterPlayer(student, { position: 'QB', id: 1 })).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(draftRosterPlayer(student, { position: 'DEF', id: 99 })).rejects.toMatchObject({
        code: 'not-found',
      });
    });

    it('keeps a complete roster complete', async () => {
      await giveTeam(test.store, student);
      await expect(
        releaseRosterPlayer(student, { position: 'K', id: STARTERS.K }),
      ).rejects.toMatchObject({
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
      const released = await releaseRosterPlayer(student, { position: 'QB', id: first });
      const second = await starter();
      const names = new Map([
        [STARTERS.QB, 'Josh Allen'],
        [bench, 'Jared Goff'],
      ]);
      expect(released.replacedBy).toBe(names.get(second) ?? expect.any(String));
      expect(second).not.toBe(first);
      expect((await storedTeam())?.draftedPlayers).toContain(second);
      test.setNow(new Date('2023-10-20T00:00:00Z'));
      expect(await releaseRosterPlayer(student, { position: 'QB', id: second })).toMatchObject({
        replacedBy: null,
      });
      expect(await starter()).toBe(second);
    });

    it('is refused without a team, to a teacher and while the season is paused', async () => {
      const pick = { position: 'QB', id: STARTERS.QB } as const;
      await expect(draftRosterPlayer(student, pick)).rejects.toMatchObject({ code: 'not-found' });
      await expect(
        draftRosterPlayer(await test.teacher('ada@school.org'), pick),
      ).rejects.toMatchObject({
        code: 'not-allowed',
      });
      await emptyTeam();
      await changeAppMeta(test.store, { seasonActive: false });
      await expect(draftRosterPlayer(student, pick)).rejects.toMatchObject({ code: 'not-allowed' });
      expect((await storedTeam())?.draftedPlayers).toEqual([]);
    });
  });

  describe('"fill the rest for me"', () => {
    it('brings every position to its minimum and keeps what is there', async () => {
      await giveTeam(test.store, student, {
        draftedPlayers: [STARTERS.QB, STARTERS.WR1],
        draftedDefenses: [],
      });
      const { counts, complete } = await fillRosterToMinimum(student);
      expect(complete).toBe(true);
      expect(counts.map(({ drafted, min }) => drafted - min)).toEqual([0, 0, 0, 0, 0, 0]);
      expect((await storedTeam())?.draftedPlayers.slice(0, 2)).toEqual([STARTERS.QB, STARTERS.WR1]);
    });

    it('changes nothing on a complete roster', async () => {
      const team = await giveTeam(test.store, student);
      await fillRosterToMinimum(student);
      expect(await storedTeam()).toEqual(team);
    });
  });
});

describe('the whole answer', () => {
  const NOW = timestampFromDate(TEST_NOW);
  const PAUSED =
    'The season is paused, so you can’t change anything right now. You can still look at everything.';
  const { DEF, ...PLAYERS } = STARTERS;
  const [GOFF, ROBINSON] = [33106, 38542];
  const allen = { position: 'QB', id: STARTERS.QB } as const;

  let test: TestServices;
  let kim: SignedInViewer;
  let operation = 0;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    kim = await test.student('kim@school.org');
  });
  afterEach(() => test.dispose());

  const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
    wholeNumber,
    numerator,
    denominator,
  });
  const profileId = () => `${TEST_SEASON}_${kim.accountId}`;
  const storedTeam = () => test.store.get(studentTeams, profileId());
  const profile = () => test.store.get(studentProfiles, profileId());
  const give = (draftedPlayers: number[], draftedDefenses: number[] = []) =>
    giveTeam(test.store, kim, { draftedPlayers, draftedDefenses });

  async function scouted(players: number[], defenses: number[] = [], leagueId = ''): Promise<void> {
    await test.store.set(studentDraftProgress, {
      id: `${leagueId}_${kim.accountId}`,
      studentId: kim.accountId,
      leagueId,
      scoutedPlayerIds: players,
      scoutedDefenseIds: defenses,
    });
  }

  function scout(whole: string, changes: Partial<SubmitScoutingInput> = {}) {
    operation += 1;
    return submitScouting(kim, {
      ...allen,
      week: 6,
      typed: typed(whole),
      operationId: `operation-${operation}`,
      ...changes,
    });
  }

  const counts = (drafted: Partial<Record<string, number>>) =>
    [
      { position: 'QB', min: 1, max: 4 },
      { position: 'RB', min: 2, max: 6 },
      { position: 'WR', min: 2, max: 6 },
      { position: 'TE', min: 1, max: 2 },
      { position: 'K', min: 1, max: 3 },
      { position: 'DEF', min: 1, max: 2 },
    ].map((each) => ({ ...each, drafted: drafted[each.position] ?? 0 }));
  /** The page compares the team's version with that of the live connection. */
  const VERSION = expect.stringMatching(/^[0-9a-f]{12}$/);
  const VERSIONS = { from: VERSION, to: VERSION };
  const COMPLETE = { QB: 1, RB: 2, WR: 2, TE: 1, K: 1, DEF: 1 };

  describe('a change of the roster', () => {
    it('tells how the roster stands now, and changes nothing else of the team', async () => {
      const team = await give([]);
      await scouted([STARTERS.QB], [DEF]);
      for (let times = 0; times < 2; times += 1) {
        expect(await draftRosterPlayer(kim, allen)).toEqual({
          drafted: true,
          counts: counts({ QB: 1 }),
          complete: false,
          version: 1,
          replacedBy: null,
          team: VERSIONS,
        });
      }
      expect(await profile()).toMatchObject({ draftedPositions: 1 });
      expect(await draftRosterPlayer(kim, { position: 'DEF', id: DEF })).toEqual({
        drafted: true,
        counts: counts({ QB: 1, DEF: 1 }),
        complete: false,
        version: 2,
        replacedBy: null,
        team: VERSIONS,
      });
      expect(await storedTeam()).toEqual({
        ...team,
        draftedPlayers: [STARTERS.QB],
        draftedDefenses: [DEF],
        rosterVersion: 2,
      });
      expect(await profile()).toMatchObject({ draftedPositions: 2 });
      const released = {
        drafted: false,
        counts: counts({ QB: 1 }),
        complete: false,
        version: 3,
        replacedBy: null,
        team: VERSIONS,
      };
      for (let times = 0; times < 2; times += 1) {
        expect(await releaseRosterPlayer(kim, { position: 'DEF', id: DEF })).toEqual(released);
      }
      expect(await storedTeam()).toEqual({
        ...team,
        draftedPlayers: [STARTERS.QB],
        draftedDefenses: [],
        rosterVersion: 3,
      });
      expect(await profile()).toMatchObject({ draftedPositions: 1 });
    });

    it('is refused in words, and then nothing has changed', async () => {
      const team = await give(Object.values(PLAYERS), [DEF]);
      await expect(draftRosterPlayer(kim, { position: 'DEF', id: 33 + 66 })).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find that player.',
      });
      await expect(
        releaseRosterPlayer(kim, { position: 'K', id: STARTERS.K }),
      ).rejects.toMatchObject({
        code: 'limit-reached',
        message: 'Your team needs at least 1 kicker. Pick another one first. Then let this one go.',
      });
      await test.store.merge(studentTeams, profileId(), { draftedDefenses: [DEF, 1] });
      await expect(draftRosterPlayer(kim, { position: 'DEF', id: 2 })).rejects.toMatchObject({
        code: 'limit-reached',
        message:
          'You have 2 defenses. That’s the most a team can have. Let one go to pick another.',
      });
      expect(await storedTeam()).toEqual({ ...team, draftedDefenses: [DEF, 1] });
      await test.store.delete(studentTeams, profileId());
      for (const deed of [
        () => draftRosterPlayer(kim, allen),
        () => fillRosterToMinimum(kim),
        () => getDraftBoard(kim, { position: 'QB' }),
      ]) {
        await expect(deed()).rejects.toMatchObject({
          code: 'not-found',
          message: 'We couldn’t find your team.',
        });
      }
    });

    it('asks for scouting only at the first of a position', async () => {
      await give([STARTERS.QB]);
      await expect(draftRosterPlayer(kim, { position: 'QB', id: GOFF })).resolves.toMatchObject({
        drafted: true,
      });
      await expect(
        draftRosterPlayer(kim, { position: 'TE', id: STARTERS.TE }),
      ).rejects.toMatchObject({
        code: 'not-allowed',
        message:
          'Scout one tight end first: work out the points for that player’s latest game. Then you can pick any tight end.',
      });
    });
  });

  describe('a starter of the next line-up who is let go', () => {
    const next = async () =>
      (
        await test.store.query(studentLineups, { where: [{ field: 'week', op: '==', value: 7 }] })
      )[0];

    it('is replaced in the own slot by one who does not stand in it yet, and the rest stays', async () => {
      await give([...Object.values(PLAYERS), ROBINSON], [DEF, 1]);
      await giveLineup(test.store, kim, 7);
      await giveLineup(test.store, kim, 6);
      const before = await next();
      test.advance(60_000);
      const later = timestampFromDate(new Date(TEST_NOW.getTime() + 60_000));
      expect(await releaseRosterPlayer(kim, { position: 'RB', id: STARTERS.RB2 })).toEqual({
        drafted: false,
        counts: counts({ ...COMPLETE, DEF: 2 }),
        complete: true,
        version: 1,
        replacedBy: 'Bijan Robinson',
        team: VERSIONS,
      });
      expect(await next()).toEqual({ ...before, lineup_RB2: ROBINSON, updatedAt: later });
      expect(await releaseRosterPlayer(kim, { position: 'DEF', id: DEF })).toMatchObject({
        replacedBy: 'Arizona Cardinals',
        version: 2,
      });
      expect(await next()).toEqual({
        ...before,
        lineup_RB2: ROBINSON,
        lineup_DEF: 1,
        updatedAt: later,
      });
      const [scored] = await test.store.query(studentLineups, {
        where: [{ field: 'week', op: '==', value: 6 }],
      });
      expect(scored).toMatchObject({ lineup_RB2: STARTERS.RB2, lineup_DEF: DEF });
    });

    it('is replaced by no one when it does not stand in it', async () => {
      await give([...Object.values(PLAYERS), GOFF], [DEF]);
      await giveLineup(test.store, kim, 7);
      const before = await next();
      expect(await releaseRosterPlayer(kim, { position: 'QB', id: GOFF })).toMatchObject({
        drafted: false,
        replacedBy: null,
        team: VERSIONS,
      });
      expect(await next()).toEqual(before);
    });

    it('stays while no one else of the position is there', async () => {
      const team = await give([STARTERS.RB1, STARTERS.RB2], [DEF]);
      await giveLineup(test.store, kim, 7);
      const before = await next();
      await expect(
        releaseRosterPlayer(kim, { position: 'RB', id: STARTERS.RB1 }),
      ).rejects.toMatchObject({
        code: 'limit-reached',
        message:
          'This player is in your next lineup. Pick another one first. Then let this one go.',
      });
      expect([await next(), await storedTeam()]).toEqual([before, team]);
    });
  });

  describe('"fill the rest for me"', () => {
    const LAST = 0.999_999;

    it('draws among the twelve with the most production whose byes fit the roster', async () => {
      const { players } = await give([]).then(() => getDraftBoard(kim, { position: 'RB' }));
      const first = players[0];
      await give([STARTERS.QB, first?.id ?? 0]);
      test.randomSequence([LAST]);
      await fillRosterToMinimum(kim);
      // The quarterback rests in week 13. A bye that is over clashes with none.
      const soonOrTaken = [6, 7, 13, first?.byeWeek];
      const fit = players.slice(1).filter(({ byeWeek }) => !soonOrTaken.includes(byeWeek));
      expect((await storedTeam())?.draftedPlayers[2]).toBe(fit[11]?.id);
    });

    it('leaves no place empty this week or the next, and at most one in any week after', async () => {
      for (let draw = 0; draw < 40; draw += 1) {
        await give([]);
        await fillRosterToMinimum(kim);
        const { roster } = await getDraftBoard(kim, { position: 'QB' });
        expect(roster).toHaveLength(8);
        const ahead = roster.map(({ byeWeek }) => byeWeek).filter((week) => week >= 6);
        expect(ahead.filter((week) => week <= 7)).toEqual([]);
        expect(new Set(ahead).size).toBe(ahead.length);
      }
    });

    it('draws among all before the first week', async () => {
      await changeAppMeta(test.store, { currentWeek: 0 });
      await give([]);
      const { players } = await getDraftBoard(kim, { position: 'QB' });
      test.randomSequence([LAST]);
      expect(await fillRosterToMinimum(kim)).toEqual({
        drafted: true,
        counts: counts(COMPLETE),
        complete: true,
        version: 1,
        replacedBy: null,
        team: VERSIONS,
      });
      expect((await storedTeam())?.draftedPlayers[0]).toBe(players.at(-1)?.id);
      expect(await profile()).toMatchObject({ draftedPositions: 6 });
    });

    it('says when the season has no one to pick from', async () => {
      const empty = { players: [], teams: [], playerGames: [], defenseGames: [], schedule: [] };
      const team = await give([]);
      jest
        .spyOn(realSeason, 'loaded')
        .mockReturnValueOnce(createSeasonSnapshot({ season: TEST_SEASON, ...empty }));
      await expect(fillRosterToMinimum(kim)).rejects.toMatchObject({
        code: 'unavailable',
        message: 'There are no players to pick from yet this season.',
      });
      expect(await storedTeam()).toEqual(team);
    });
  });

  describe('the board', () => {
    it('is whole', async () => {
      await give([STARTERS.QB]);
      await scouted([GOFF]);
      const { roster, ...board } = await getDraftBoard(kim, { position: 'QB' });
      expect(roster.map(({ name }) => name)).toEqual(['Josh Allen']);
      expect({ ...board, players: board.players.length > 30 }).toEqual({
        season: TEST_SEASON,
        week: 6,
        position: 'QB',
        columns: ['Pass yards', 'Pass TDs', 'Run yards', 'Run TDs'],
        counts: counts({ QB: 1 }),
        version: 0,
        players: true,
        complete: false,
        readOnly: false,
        lineupOpen: true,
        scouted: true,
      });
      const shown = new Map(board.players.map((player) => [player.id, player]));
      expect(shown.get(STARTERS.QB)).toMatchObject({
        drafted: true,
        gamesPlayed: 6,
        pointsPerGame: null,
      });
      expect(shown.get(GOFF)).toMatchObject({
        drafted: false,
        gamesPlayed: 6,
        pointsPerGame: { games: 6 },
      });
    });

    it('is only looked at while the season is paused', async () => {
      await give([STARTERS.QB]);
      await changeAppMeta(test.store, { seasonActive: false });
      await expect(
        releaseRosterPlayer(kim, { position: 'QB', id: STARTERS.QB }),
      ).rejects.toMatchObject({
        message: PAUSED,
      });
      expect(await getDraftBoard(kim, { position: 'QB' })).toMatchObject({
        readOnly: true,
        lineupOpen: false,
      });
    });

    it.each([
      ['QB', []],
      ['RB', [STARTERS.QB, STARTERS.RB1]],
      ['K', [STARTERS.QB, STARTERS.RB1, STARTERS.RB2, STARTERS.WR1, STARTERS.WR2, STARTERS.TE]],
      ['DEF', Object.values(PLAYERS)],
    ])('opens at the first position under its minimum: %s', async (position, players) => {
      await give(players);
      expect(await getDraftBoard(kim, { position: null })).toMatchObject({ position });
    });
  });

  describe('a player’s card', () => {
    it('is whole: a game, a bye and the game to scout', async () => {
      await give([]);
      await test.store.merge(studentTeams, profileId(), { rosterVersion: 4 });
      const { player, weeks, scouting, ...card } = await getPlayerCard(kim, {
        position: 'DEF',
        id: DEF,
      });
      expect(card).toEqual({
        season: TEST_SEASON,
        week: 6,
        counts: counts({}),
        version: 4,
        complete: false,
        readOnly: false,
        scouted: false,
      });
      expect(player).toMatchObject({
        id: DEF,
        name: 'Green Bay Packers',
        drafted: false,
        gamesPlayed: 5,
        pointsPerGame: null,
      });
      expect(weeks[4]).toEqual({
        week: 5,
        game: 'played',
        opponent: 'LV',
        homeOrAway: 'AWAY',
        stats: expect.arrayContaining([expect.objectContaining({ field: 'Sacks' })]),
      });
      expect(weeks[5]).toEqual({
        week: 6,
        game: 'bye',
        opponent: null,
        homeOrAway: null,
        stats: [],
      });
      expect(scouting).toEqual({
        week: 5,
        opponent: 'LV',
        cardLines: 'open',
        formulaLevel: 1,
        terms: expect.arrayContaining([expect.objectContaining({ label: 'Sacks' })]),
        attempts: 0,
        lastWrong: undefined,
        hold: null,
      });
    });

    it('has its boxes open, and a kind one is offered, until someone was scouted', async () => {
      await give([]);
      const { first } = await getDraftScoutingGuide(kim);
      if (!first) throw new Error('No one has had a small game.');
      const { scouting } = await getPlayerCard(kim, first);
      expect(scouting?.cardLines).toBe('open');
      const counts = scouting?.terms.map(({ count }) => count).filter((each) => each !== 0) ?? [];
      expect(counts.length).toBeLessThanOrEqual(3);
      expect(Math.max(...counts)).toBeLessThanOrEqual(40);
      await scouted([STARTERS.QB]);
      expect(await getDraftScoutingGuide(kim)).toMatchObject({ first: null });
      expect((await getPlayerCard(kim, { position: 'DEF', id: DEF })).scouting).toMatchObject({
        cardLines: 'after-wrong',
      });
    });

    it('has nothing to scout of someone who was scouted, and of someone who has not played', async () => {
      await give([]);
      await scouted([STARTERS.QB]);
      expect(await getPlayerCard(kim, allen)).toMatchObject({
        scouting: null,
        scouted: true,
        player: { pointsPerGame: { games: 6 } },
      });
      await changeAppMeta(test.store, { currentWeek: 0 });
      expect(await getPlayerCard(kim, { position: 'QB', id: GOFF })).toMatchObject({
        scouting: null,
        scouted: true,
        weeks: [],
      });
    });

    it('is not there for an id that the season does not have at the position', async () => {
      await give([]);
      const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      await expect(getPlayerCard(kim, { position: 'RB', id: STARTERS.QB })).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find that player.',
      });
      expect(written.mock.calls.join()).toContain(`No players found with id: ${STARTERS.QB}`);
      written.mockRestore();
    });
  });

  describe('a try at scouting', () => {
    const open: ScoutingVerdictDto = {
      outcome: 'wrong',
      message: 'Not yet. Look at the hint and try again.',
      field: null,
      attempts: 0,
      simplified: false,
      own: null,
      hint: null,
      pointsPerGame: null,
    };
    const known = {
      exact: mixed(28, 13, 20),
      decimal: '28.65',
      total: mixed(171, 9, 10),
      games: 6,
    };
    const anIdea = { title: expect.any(String), text: expect.any(String) };

    it('is told whole', async () => {
      await give([]);
      expect(await scout('')).toEqual({
        ...open,
        outcome: 'refused',
        message: 'Type your answer first.',
        field: 'whole',
      });
      expect(await scout('1')).toEqual({ ...open, attempts: 1, hint: anIdea, tried: mixed(1) });
      expect(await scout('x')).toMatchObject({ outcome: 'refused', attempts: 1 });
      expect(await scout('391/20')).toEqual({
        ...open,
        outcome: 'right',
        message: 'Correct. Now you know the points per game.',
        attempts: 2,
        own: mixed(19, 11, 20),
        pointsPerGame: known,
      });
      expect(await scout('7')).toEqual({
        ...open,
        outcome: 'right',
        message: 'You already scouted this one.',
        attempts: 2,
        pointsPerGame: known,
      });
      expect(await scout('8', { position: 'K', id: STARTERS.K })).toMatchObject({
        outcome: 'right',
        message: 'Correct! Now you know the points per game.',
        attempts: 1,
        simplified: true,
        own: mixed(8),
      });
    });

    it('is kept whole', async () => {
      await give([]);
      await test.store.merge(studentProfiles, profileId(), { leagueId: 'room-12' });
      const verdict = await scout('1', { operationId: 'the-first-one' });
      const kept = {
        id: `${kim.accountId}_the-first-one`,
        studentId: kim.accountId,
        leagueId: 'room-12',
        season: TEST_SEASON,
        week: 6,
        formulaLevel: 1,
        position: 'QB',
        playerId: STARTERS.QB,
        typed: typed('1'),
        answer: mixed(1),
        correct: false,
        simplified: false,
        misconception: null,
        attempt: 1,
        createdAt: NOW,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        result: JSON.stringify({
          verdict: {
            outcome: 'wrong',
            reason: 'wrong',
            hint: { of: 'player', mistake: null, rung: { says: 'remainders' } },
            hold: null,
          },
          attempts: verdict.attempts,
          simplified: verdict.simplified,
          tried: mixed(1),
          own: verdict.own,
          pointsPerGame: verdict.pointsPerGame,
        }),
      };
      expect(await test.store.query(studentDraftScoreAttempts, {})).toEqual([kept]);
      // 169/20 + 10 without the 11/10 of the rushing yards.
      await scout('18 9/20');
      const [, second] = await test.store.query(studentDraftScoreAttempts, {
        orderBy: { field: 'attempt', direction: 'asc' },
      });
      expect(second).toMatchObject({ attempt: 2, misconception: 'line-left-out' });
    });

    it('is refused in words where there is nothing to scout', async () => {
      await give([]);
      for (const other of [
        { position: 'RB' as const },
        { id: 1 },
        { position: 'DEF' as const, id: 99 },
      ]) {
        await expect(scout('1', other)).rejects.toMatchObject({
          code: 'not-found',
          message: 'We couldn’t find that player.',
        });
      }
      await expect(scout('1', { week: 5 })).rejects.toMatchObject({
        code: 'conflict',
        message:
          'A new week has opened, so there’s a newer game to scout now. Please reload this page.',
      });
      await changeAppMeta(test.store, { currentWeek: 0 });
      await expect(scout('1', { week: 0 })).rejects.toMatchObject({
        code: 'not-allowed',
        message: 'There’s no game to scout yet.',
      });
    });

    it('pauses, and ends with the tries of the week, which the profile says once', async () => {
      await give([]);
      const seed = (count: number, from: number, playerId: number) =>
        test.store.batch((batch) => {
          for (let index = 0; index < count; index += 1) {
            batch.create(studentDraftScoreAttempts, {
              id: `seed-${from + index}`,
              studentId: kim.accountId,
              leagueId: '',
              season: TEST_SEASON,
              week: 6,
              formulaLevel: 1,
              position: 'QB',
              playerId,
              typed: typed('1'),
              answer: mixed(1_000 + index),
              correct: false,
              simplified: false,
              misconception: null,
              attempt: index + 1,
              createdAt: NOW,
            });
          }
        });
      await seed(11, 0, STARTERS.QB);
      expect(await scout('1')).toMatchObject({
        outcome: 'wrong',
        attempts: 12,
        hold: { seconds: 5 },
      });
      test.advance(1_000);
      expect(await scout('2')).toEqual({
        ...open,
        outcome: 'refused',
        message: 'Time for a short break. This answer wasn’t counted and didn’t use up a try.',
        attempts: 12,
        hold: { seconds: 4 },
      });
      expect((await getPlayerCard(kim, allen)).scouting).toMatchObject({
        attempts: 12,
        hold: { seconds: 4 },
      });
      expect((await profile())?.usedUp).toBeUndefined();

      await seed(107, 100, GOFF);
      // 119 tries so far: this is the last one of the week.
      expect(await scout('2', { position: 'K', id: STARTERS.K })).toMatchObject({
        outcome: 'wrong',
        attempts: 1,
        hold: 'used-up',
      });
      const usedUp = [{ kind: 'scouting', week: 6, type: '', step: 0 }];
      expect((await profile())?.usedUp).toEqual(usedUp);
      await test.store.merge(studentProfiles, profileId(), { usedUp: [] });
      expect(await scout('8', { position: 'K', id: STARTERS.K })).toEqual({
        ...open,
        outcome: 'refused',
        message:
          'There are no more tries here. Choose another player, or ask your teacher for more tries.',
        attempts: 1,
        hold: 'used-up',
      });
      expect((await profile())?.usedUp).toEqual(usedUp);
      expect(await test.store.count(studentDraftScoreAttempts, {})).toBe(120);
    });

    it('of another league does not count as scouted, and that from before the league does', async () => {
      await give([]);
      await test.store.merge(studentProfiles, profileId(), { leagueId: 'room-12' });
      await scouted([STARTERS.QB], [], 'room-13');
      expect(await getDraftBoard(kim, { position: 'QB' })).toMatchObject({ scouted: false });
      await scouted([STARTERS.QB, GOFF], [3]);
      await scouted([GOFF], [4], 'room-12');
      expect(await getDraftBoard(kim, { position: 'QB' })).toMatchObject({ scouted: true });
      await scout('8', { position: 'K', id: STARTERS.K });
      const own = await test.store.get(studentDraftProgress, `room-12_${kim.accountId}`);
      expect(own?.scoutedPlayerIds.toSorted()).toEqual([STARTERS.QB, GOFF, STARTERS.K].toSorted());
      expect(own?.scoutedDefenseIds.toSorted()).toEqual([3, 4]);
    });
  });
});
