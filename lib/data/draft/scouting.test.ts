import type { SignedInViewer } from '@/lib/data/access/viewer';
import {
  draftRosterPlayer,
  fillRosterToMinimum,
  releaseRosterPlayer,
} from '@/lib/data/draft/commands';
import type { SubmitScoutingInput } from '@/lib/data/draft/dto';
import { getDraftBoard, getPlayerCard } from '@/lib/data/draft/queries';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import { studentDraftScoreAttempts } from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentDraftProgress, studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveTeam,
  putInLeague,
  RIGHT_ANSWERS,
  STARTERS,
  typed,
} from '@/lib/testing/student-week';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student, { draftedPlayers: [], draftedDefenses: [] });
});
afterEach(() => test.dispose());

const attempts = () =>
  test.store.query(studentDraftScoreAttempts, { orderBy: { field: 'attempt', direction: 'asc' } });
const progress = () => test.store.query(studentDraftProgress, {});
const allen = { position: 'QB', id: STARTERS.QB } as const;

let operation = 0;
function scout(whole: string, changes: Partial<SubmitScoutingInput> = {}) {
  operation += 1;
  return submitScouting(student, {
    ...allen,
    week: 6,
    typed: typed(whole),
    operationId: `operation-${operation}`,
    ...changes,
  });
}

describe('scouting', () => {
  it('counts a wrong answer, hints, and reveals nothing', async () => {
    const verdict = await scout('1');
    expect(verdict).toMatchObject({
      outcome: 'wrong',
      attempts: 1,
      own: null,
      pointsPerGame: null,
    });
    expect(verdict.hint?.text).toBeTruthy();
    expect(await progress()).toEqual([]);
    const card = await getPlayerCard(student, allen);
    expect(card).toMatchObject({
      scouted: false,
      scouting: { week: 6, attempts: 1 },
      player: { pointsPerGame: null },
    });
  });

  it('shows the newest wrong answer with the hint it was given again on the card, and none of it anywhere else', async () => {
    const shown = async (of: { position: 'QB' | 'K'; id: number } = allen) =>
      (await getPlayerCard(student, of)).scouting;
    expect((await shown())?.lastWrong).toBeUndefined();
    // Each answer leads to a different hint: any number, another one, the points of the other
    // level, one more.
    for (const answer of ['1', '2', '39', '5 1/3', '-7/2']) {
      const { attempts, hint, message } = await scout(answer);
      expect(await shown()).toMatchObject({ attempts, lastWrong: { hint, message } });
    }
    expect((await shown())?.lastWrong?.tried).toEqual({
      wholeNumber: 0,
      numerator: -7,
      denominator: 2,
    });
    expect((await shown({ position: 'K', id: STARTERS.K }))?.lastWrong).toBeUndefined();

    await scout('many');
    expect(await shown()).toMatchObject({ attempts: 5, lastWrong: { tried: { numerator: -7 } } });
    await scout(RIGHT_ANSWERS.QB);
    expect(await shown()).toBeNull();
  });

  it('looks once more at the newest wrong answer when it brings its lines: it is no answer that was tried before', async () => {
    await scout('1');
    await scout('2');
    const lines = [{ of: [0], typed: '2' }];
    const looked = await scout('2', { lines });
    expect(looked).toMatchObject({
      outcome: 'wrong',
      attempts: 2,
      hint: { marks: expect.anything() },
    });
    expect(looked.hint?.text).not.toContain('You tried this number before');
    expect((await scout('1', { lines })).hint?.text).toContain('You tried this number before');
  });

  it('shows no hint to an answer that the formulas of a new level make right', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      formulaType: 2,
    });
    await scout(RIGHT_ANSWERS.QB);
    expect((await getPlayerCard(student, allen)).scouting?.lastWrong).toMatchObject({
      tried: { wholeNumber: 19 },
    });
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      formulaType: 1,
    });
    const { scouting } = await getPlayerCard(student, allen);
    expect(scouting).toMatchObject({ formulaLevel: 1, attempts: 1 });
    expect(scouting?.lastWrong).toBeUndefined();
  });

  it('reveals the exact points per game for the right answer, worked out from all games so far', async () => {
    await scout('1');
    const verdict = await scout(RIGHT_ANSWERS.QB);
    // Josh Allen through week 6 of 2023, level 1: added up apart from the app, from the season
    // file.
    const total = { wholeNumber: 171, numerator: 9, denominator: 10 };
    expect(verdict).toMatchObject({ outcome: 'right', attempts: 2, simplified: true });
    expect(verdict.own).toEqual({ wholeNumber: 19, numerator: 11, denominator: 20 });
    expect(verdict.pointsPerGame).toEqual({
      exact: { wholeNumber: 28, numerator: 13, denominator: 20 },
      decimal: '28.65',
      total,
      games: 6,
    });
    expect(await progress()).toMatchObject([
      { id: `_${student.accountId}`, scoutedPlayerIds: [STARTERS.QB], scoutedDefenseIds: [] },
    ]);
    const { players, scouted } = await getDraftBoard(student, { position: 'QB' });
    expect(scouted).toBe(true);
    expect(players.filter(({ pointsPerGame }) => pointsPerGame).map(({ id }) => id)).toEqual([
      STARTERS.QB,
    ]);
  });

  it('keeps every try as it was typed, numbered without gaps for each game', async () => {
    await scout('1');
    await scout('2', { id: 33106 });
    await scout('391/20');
    expect((await attempts()).filter(({ playerId }) => playerId === STARTERS.QB)).toMatchObject([
      {
        attempt: 1,
        correct: false,
        typed: typed('1'),
        position: 'QB',
        week: 6,
        formulaLevel: 1,
        season: TEST_SEASON,
      },
      { attempt: 2, correct: true, simplified: false, typed: typed('391/20') },
    ]);
    expect((await attempts()).filter(({ playerId }) => playerId !== STARTERS.QB)).toMatchObject([
      { attempt: 1 },
    ]);
  });

  it('counts a try once, however often it arrives, and refuses its id with another answer', async () => {
    const sent = { operationId: 'sent-again-1' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => scout('7', sent)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await attempts()).toHaveLength(1);
    await expect(scout('8', sent)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses its id for another player, and for another number in any one box (R2)', async () => {
    const boxes = { whole: '3', numerator: '1', denominator: '4' };
    const sent = { operationId: 'sent-again-1', typed: boxes };
    await scout('', sent);
    for (const other of [
      { id: 33106 },
      { typed: { ...boxes, whole: '2' } },
      { typed: { ...boxes, numerator: '3' } },
      { typed: { ...boxes, denominator: '8' } },
    ]) {
      await expect(scout('', { ...sent, ...other })).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(await attempts()).toHaveLength(1);
  });

  it('numbers tries that come at once without gaps', async () => {
    await Promise.all(['1', '2', '3'].map((answer) => scout(answer)));
    expect((await attempts()).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('costs and keeps nothing for what is no number, and nothing after it was right', async () => {
    expect(await scout('many')).toMatchObject({ outcome: 'refused', field: 'whole', attempts: 0 });
    await scout(RIGHT_ANSWERS.QB);
    expect(await scout('3')).toMatchObject({
      outcome: 'right',
      pointsPerGame: { decimal: '28.65' },
    });
    expect(await attempts()).toHaveLength(1);
  });

  it('costs no further try when the wrong number comes again, however it is written, and says so', async () => {
    await scout('3 1/4');
    for (const text of ['3 1/4', '13/4', '3.25']) {
      expect(await scout(text)).toMatchObject({
        outcome: 'refused',
        field: null,
        message:
          'Same answer as before: 3 1/4. It didn’t use up a try. Look at the hint and change your answer.',
        attempts: 1,
        pointsPerGame: null,
      });
    }
    expect(await attempts()).toHaveLength(1);
    expect(await scout('3')).toMatchObject({ outcome: 'wrong', attempts: 2 });
    expect(await scout('3 1/4')).toMatchObject({ outcome: 'wrong', attempts: 3 });
  });

  it('uses the formulas of the own level', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      formulaType: 2,
    });
    expect(await scout(RIGHT_ANSWERS.QB)).toMatchObject({ outcome: 'wrong' });
    expect(await getPlayerCard(student, allen)).toMatchObject({ scouting: { formulaLevel: 2 } });
  });

  it('takes the last game that was played, bye weeks left aside, and no other', async () => {
    const packers = { position: 'DEF', id: STARTERS.DEF } as const;
    expect(await getPlayerCard(student, packers)).toMatchObject({ scouting: { week: 5 } });
    await expect(scout('0', { ...packers, week: 6 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(scout('0', { ...packers, week: 7 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(scout('0', { position: 'RB' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await attempts()).toEqual([]);
  });

  it('keeps a defense apart from the players, whose ids are other numbers', async () => {
    await test.store.set(studentDraftProgress, {
      id: `_${student.accountId}`,
      studentId: student.accountId,
      leagueId: '',
      scoutedPlayerIds: [STARTERS.DEF],
      scoutedDefenseIds: [],
    });
    expect(await getDraftBoard(student, { position: 'DEF' })).toMatchObject({ scouted: false });
  });

  it('goes along when the student joins a league', async () => {
    await scout(RIGHT_ANSWERS.QB);
    await putInLeague(test.store, student, 'room-12');
    expect(await getDraftBoard(student, { position: 'QB' })).toMatchObject({ scouted: true });
    await scout(RIGHT_ANSWERS.K, { position: 'K', id: STARTERS.K });
    expect((await progress()).find(({ leagueId }) => leagueId === 'room-12')).toMatchObject({
      id: `room-12_${student.accountId}`,
      scoutedPlayerIds: [STARTERS.QB, STARTERS.K],
    });
  });

  it('is refused while the season is paused and to a teacher', async () => {
    await expect(
      submitScouting(await test.teacher('ada@school.org'), {
        ...allen,
        week: 6,
        typed: typed('1'),
        operationId: 'op-12345',
      }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await changeAppMeta(test.store, { seasonActive: false });
    await expect(scout('1')).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('the first pick of a position', () => {
  it('waits for one scouting of the position, with a sentence that says so', async () => {
    await expect(draftRosterPlayer(student, allen)).rejects.toMatchObject({
      code: 'not-allowed',
      message:
        'Scout one quarterback first: work out the points for that player’s latest game. Then you can pick any quarterback.',
    });
    const other = 33106;
    await scout(RIGHT_ANSWERS.QB);
    await draftRosterPlayer(student, { position: 'QB', id: other });
    await expect(
      draftRosterPlayer(student, { position: 'K', id: STARTERS.K }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect((await test.store.query(studentTeams, {}))[0]?.draftedPlayers).toEqual([other]);
  });

  it('is not asked of someone who has one of the position already', async () => {
    await fillRosterToMinimum(student);
    const board = await getDraftBoard(student, { position: 'QB' });
    const free = board.players.find(({ drafted }) => !drafted);
    await expect(
      draftRosterPlayer(student, { position: 'QB', id: free?.id ?? 0 }),
    ).resolves.toMatchObject({
      drafted: true,
    });
  });

  it('waits again when the last one was let go and no one was scouted', async () => {
    await giveTeam(test.store, student, { draftedPlayers: [STARTERS.QB], draftedDefenses: [] });
    await releaseRosterPlayer(student, allen);
    await expect(draftRosterPlayer(student, allen)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('asks for nothing before the first week, when no one has played', async () => {
    await changeAppMeta(test.store, { currentWeek: 0 });
    expect(await getDraftBoard(student, { position: 'QB' })).toMatchObject({ scouted: true });
    expect(await getPlayerCard(student, allen)).toMatchObject({
      scouting: null,
      weeks: [],
      player: { gamesPlayed: 0 },
    });
    await expect(draftRosterPlayer(student, allen)).resolves.toMatchObject({ drafted: true });
    await expect(scout('0', { week: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('a player card', () => {
  it('has every week up to the current one and none later, byes and missed games named', async () => {
    const { weeks } = await getPlayerCard(student, { position: 'DEF', id: STARTERS.DEF });
    expect(weeks.map(({ week, game }) => [week, game])).toEqual([
      [1, 'played'],
      [2, 'played'],
      [3, 'played'],
      [4, 'played'],
      [5, 'played'],
      [6, 'bye'],
    ]);
    expect(weeks.at(-1)).toMatchObject({ opponent: null, stats: [] });
  });

  it('adds up to its totals', async () => {
    const { weeks, player } = await getPlayerCard(student, allen);
    const sum = (field: string) =>
      weeks
        .flatMap(({ stats }) => stats)
        .reduce((total, stat) => total + (stat.field === field ? stat.value : 0), 0);
    expect(player.totals.map(({ value }) => value)).toEqual(
      player.totals.map(({ field }) => sum(field)),
    );
  });

  it('is not there for an id of another position or of no one', async () => {
    await expect(getPlayerCard(student, { position: 'RB', id: STARTERS.QB })).rejects.toMatchObject(
      { code: 'not-found' },
    );
    await expect(getPlayerCard(student, { position: 'QB', id: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
