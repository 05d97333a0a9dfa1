import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores, getRealGame } from '@/lib/data/box-score/queries';
import { getPlayerCard } from '@/lib/data/draft/queries';
import { previewFormulaDifficulty } from '@/lib/data/formula-set/queries';
import { getGraphBuilderData } from '@/lib/data/graph/builder-data';
import { getLessonList, getOrOpenLesson } from '@/lib/data/lesson/queries';
import { getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { starterGame } from '@/lib/data/season/starter-games';
import { cardStepsForSkills } from '@/lib/data/skill/student-skills';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { LINEUP_SLOTS, type PositionCode, type StepKey } from '@/lib/domain/football/positions';
import {
  DEFENSE_STATISTICS,
  type GameStats,
  PLAYER_STATISTICS,
} from '@/lib/domain/football/statistics';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { leagues } from '@/lib/store/collections/leagues';
import { studentLessonProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { asRawCollection, type RawStoredDocument } from '@/lib/store/port';
import { realSeasonOf } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import {
  giveLineup,
  giveTeam,
  mvpPointsOf,
  openRoom12,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
  WEEK,
} from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;

/**
 * The starters' real games up to week 6 in the store, as an import or another program leaves them.
 */
beforeEach(async () => {
  test = await installTestServices();
  kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  await giveLineup(test.store, kim, WEEK);
  const real = await realSeasonOf(2023);
  const { DEF: _, ...players } = STARTERS;
  const games = Object.values(players).flatMap((id) => real.playerGames(id, WEEK));
  const keys = new Set(games.map(({ GameKey }) => GameKey));
  await test.store.batch((batch) => {
    for (const team of real.teams.values()) batch.set(nflTeams, team);
    for (const id of Object.values(players)) batch.set(nflPlayers, real.players.get(id) as never);
    for (const game of games) batch.set(nflPlayerGames, game);
    for (const team of real.teams.values())
      for (const game of real.defenseGames(team.TeamID, WEEK)) batch.set(nflDefenseGames, game);
    for (const key of keys) batch.set(nflSchedule, real.gameResult(key) as never);
  });
});
afterEach(() => test.dispose());

const LAMB = STARTERS.WR2;
const lambsGame = `2023_${WEEK}_${LAMB}`;

/** As another program leaves it: without the checks of a write. Undefined takes the field away. */
async function spoil(
  id: string,
  changes: Record<string, unknown>,
  collection: 'player' | 'defense' = 'player',
): Promise<void> {
  const games =
    collection === 'player' ? asRawCollection(nflPlayerGames) : asRawCollection(nflDefenseGames);
  const stored = (await test.store.get(games, id)) as RawStoredDocument;
  const kept = Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== undefined);
  await test.store.set(games, Object.fromEntries(kept) as RawStoredDocument);
  test.services.seasons.close();
}

const NO_NUMBERS = Object.fromEntries(PLAYER_STATISTICS.map((field) => [field, null]));
const gameNow = async (position: PositionCode, id: number) =>
  starterGame(await test.services.seasons.load(2023), position, id, WEEK);
const lamb = async () => (await getOrOpenScoreCard(kim))?.steps[4];
const submit = (step: StepKey, text: string) => submitStep(kim, stepTryInput(step, text));

describe('one field of a game that is not as it should be (R21)', () => {
  const SPOILED = { missing: undefined, null: null, 'another type': { not: 'a number' } };

  it.each(Object.entries(SPOILED))(
    'a number that is %s is 0, or the game is said to be unreadable, and never a bye',
    async (how, value) => {
      const { stats: before } = await gameNow('WR', LAMB);
      const numbers = (stats: GameStats) => PLAYER_STATISTICS.map((field) => stats[field]);
      for (const field of PLAYER_STATISTICS) {
        await spoil(lambsGame, { ...before, [field]: value });
        const { game, stats } = await gameNow('WR', LAMB);
        expect([field, game]).toEqual([field, how === 'another type' ? 'unreadable' : 'played']);
        if (game === 'played') expect(numbers(stats)).toEqual(numbers({ ...before, [field]: 0 }));
      }
    },
  );

  it.each(['PlayerID', 'Week', 'GameKey', 'Team', 'Opponent', 'HomeOrAway'])(
    '%s takes no number away unseen',
    async (field) => {
      for (const value of Object.values(SPOILED)) {
        await spoil(lambsGame, { PlayerID: LAMB, Week: WEEK, [field]: value });
        const { game, stats } = await gameNow('WR', LAMB);
        expect(['played', 'unreadable']).toContain(game);
        if (game === 'played') expect(stats).toMatchObject({ Receptions: 7, ReceivingYards: 117 });
      }
    },
  );

  it('of a defense is the same, and its players still have played', async () => {
    const [field] = DEFENSE_STATISTICS;
    await spoil(`2023_${WEEK}_9`, { [field as string]: 'three' }, 'defense');
    expect((await gameNow('DEF', 9)).game).toBe('unreadable');
    await test.store.delete(nflPlayerGames, `2023_${WEEK}_${LAMB}`);
    const dallas = (await test.services.seasons.load(2023)).teams.get('DAL');
    await spoil(`2023_${WEEK}_${dallas?.TeamID}`, { Sacks: 'three' }, 'defense');
    expect((await gameNow('WR', LAMB)).game).toBe('no-game');
    expect((await gameNow('DEF', STARTERS.DEF)).game).toBe('bye');
  });

  it('a game without any number, or with nothing but zeros and a gap, says nothing about what happened', async () => {
    await spoil(lambsGame, NO_NUMBERS);
    expect((await gameNow('WR', LAMB)).game).toBe('unreadable');
    await spoil(lambsGame, {
      ...Object.fromEntries(PLAYER_STATISTICS.map((field) => [field, 0])),
      Receptions: null,
    });
    expect((await gameNow('WR', LAMB)).game).toBe('unreadable');
  });
});

describe('a game that can’t be read', () => {
  const starters = LINEUP_SLOTS.filter((slot) => slot !== 'WR2');
  /** The team's 125 17/20 without Lamb's 18 7/10. */
  const TOTAL = '107 3/20';

  beforeEach(() => spoil(lambsGame, { ReceivingYards: 'many' }));

  it('says so wherever its numbers would be, and shows no number in their place', async () => {
    expect(await lamb()).toMatchObject({
      game: 'unreadable',
      setAside: true,
      terms: [],
      attempts: 0,
      own: null,
    });
    const row = (await getBoxScores(kim)).rows[4];
    expect(row).toMatchObject({
      game: 'unreadable',
      stats: [],
      sentence: expect.stringMatching(/^We can’t read CeeDee Lamb’s numbers/),
    });
    expect(
      (await getRealGame(kim, row?.gameKey ?? '')).teams.flatMap(({ unreadable }) => unreadable),
    ).toEqual(['CeeDee Lamb']);
    const { player, weeks } = await getPlayerCard(kim, { position: 'WR', id: LAMB });
    expect(player).toMatchObject({ gamesPlayed: 5, unreadableGames: 1 });
    expect(weeks.at(-1)).toMatchObject({ game: 'unreadable', stats: [] });
    const { next } = await getOrDrawOwnLineups(kim);
    expect(next?.slots[4]?.eligible.find(({ id }) => id === LAMB)?.lately.at(-1)).toBe(
      'unreadable',
    );
    const graph = await getGraphBuilderData(kim);
    expect(graph.players.find(({ key }) => key === `p${LAMB}`)?.games.at(-1)).toBe('unreadable');
  });

  it('takes no answer, costs nothing, and doesn’t keep the week from being finished', async () => {
    expect(await submit('WR2', '0')).toMatchObject({
      outcome: 'refused',
      attempts: 0,
      message: expect.stringMatching(/can’t read/),
    });
    for (const step of starters)
      expect(await submit(step, RIGHT_ANSWERS[step])).toMatchObject({ outcome: 'right' });
    expect(await submit('TEAM', RIGHT_ANSWERS.TEAM)).toMatchObject({ outcome: 'wrong' });
    expect(await submit('TEAM', TOTAL)).toMatchObject({ outcome: 'right', finished: true });
    expect(await mvpPointsOf(test.store, kim)).toBe(4);
    expect((await getStudentDashboard(kim)).tasks[1]).toMatchObject({ state: 'done' });
    // What is finished stays so when the game can be read later.
    await spoil(lambsGame, { ReceivingYards: 117 });
    const card = await getOrOpenScoreCard(kim);
    expect(card?.steps[4]).toMatchObject({ correct: true, setAside: true, own: null });
    expect(card?.steps.every(({ correct }) => correct)).toBe(true);
  });

  it('is open again once it can be read, as long as the team’s total is not worked out', async () => {
    for (const step of starters) await submit(step, RIGHT_ANSWERS[step]);
    expect(await lamb()).toMatchObject({ setAside: true, correct: true });
    await spoil(lambsGame, { ReceivingYards: 117 });
    expect(await lamb()).toMatchObject({ game: 'played', correct: false });
    expect(await submit('TEAM', TOTAL)).toMatchObject({ outcome: 'refused' });
    expect(await submit('WR2', RIGHT_ANSWERS.WR2)).toMatchObject({ outcome: 'right' });
    expect(await submit('TEAM', RIGHT_ANSWERS.TEAM)).toMatchObject({
      outcome: 'right',
      finished: true,
    });
  });

  it('leaves an answer that was right before as it is', async () => {
    await spoil(lambsGame, { ReceivingYards: 117 });
    await submit('WR2', RIGHT_ANSWERS.WR2);
    await spoil(lambsGame, { ReceivingYards: 'many' });
    expect(await lamb()).toMatchObject({ correct: true, own: { wholeNumber: 18 } });
  });
});

describe('what is made of many games', () => {
  const lesson = async (): Promise<string> =>
    JSON.stringify(await getOrOpenLesson(kim, 'multiple-line'));

  it('is made without a player some of whose games can’t be read, and says so', async () => {
    const closed = async () =>
      (await getLessonList(kim)).map(({ reason }) => reason).filter((reason) => reason !== null);
    expect(await lesson()).toContain('CeeDee Lamb');
    expect(JSON.stringify(await closed())).not.toContain('CeeDee Lamb');
    await spoil(lambsGame, { ReceivingYards: 'many' });
    const stored = await test.store.query(studentLessonProgress, {});
    for (const { id } of stored) await test.store.delete(studentLessonProgress, id);
    const text = await lesson();
    expect(text).toContain(
      'We can’t read all the games of CeeDee Lamb, so this lesson leaves them out.',
    );
    expect(text.match(/CeeDee Lamb/g)).toHaveLength(1);
    for (const reason of await closed())
      expect(reason).toContain('We can’t read all games of CeeDee');
  });

  it('counts a game that can’t be read among those that the meter leaves out', async () => {
    const ada = await test.teacher('ada@school.org');
    await openRoom12(test.store);
    await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
    const meter = () =>
      previewFormulaDifficulty(ada, {
        leagueId: 'room-12',
        position: 'WR',
        formula: { ReceivingYards: [1, 10] },
        example: 0,
      });
    const before = await meter();
    expect(before.unreadable).toBe(0);
    await spoil(lambsGame, { ReceivingYards: 'many' });
    expect(await meter()).toMatchObject({
      unreadable: 1,
      own: { games: before.own.games - 1 },
    });
  });

  it('asks nothing about a step that was right before its game could no longer be read', async () => {
    await submit('WR2', RIGHT_ANSWERS.WR2);
    expect((await lamb())?.terms).not.toEqual([]);
    const tried = async () => {
      const snapshot = await test.services.seasons.load(2023);
      return cardStepsForSkills(snapshot, await test.store.query(studentWeeklyProgress, {}));
    };
    expect(await tried()).toMatchObject([{ key: 'WR2' }]);
    await spoil(lambsGame, { ReceivingYards: 'many' });
    expect(await tried()).toEqual([]);
    expect(await lamb()).toMatchObject({ correct: true, terms: [] });
    expect(await lamb()).not.toHaveProperty('twin');
  });
});

describe('a player or a team that can’t be read', () => {
  async function spoilSeason(collection: 'players' | 'teams', id: number, changes: object) {
    const of = collection === 'players' ? asRawCollection(nflPlayers) : asRawCollection(nflTeams);
    const all = await test.store.query(of, {});
    const stored = all.find(
      (each) => each.PlayerID === id || each.TeamID === id,
    ) as RawStoredDocument;
    await test.store.set(of, { ...stored, ...changes });
    test.services.seasons.close();
  }

  it('is set aside on the card, and never counts 0', async () => {
    await spoilSeason('players', LAMB, { Position: 7 });
    await spoilSeason('teams', STARTERS.DEF, { TeamID: [] });
    const card = await getOrOpenScoreCard(kim);
    for (const index of [4, 7])
      expect(card?.steps[index]).toMatchObject({ game: 'unreadable', setAside: true, own: null });
    expect((await getBoxScores(kim)).rows[4]).toMatchObject({ game: 'unreadable', stats: [] });
    expect(await submit('WR2', '0')).toMatchObject({ outcome: 'refused' });
    expect(card?.steps[0]).toMatchObject({ game: 'played' });
  });

  it('is read without a name, a picture, or a color, and with an id as text', async () => {
    await spoilSeason('players', LAMB, {
      Name: 7,
      PhotoUrl: [],
      JerseyNumber: 'many',
      PlayerID: `${LAMB}`,
    });
    await spoilSeason('teams', 9, { FullName: 7, PrimaryColor: 0, TeamID: '9' });
    expect(await gameNow('WR', LAMB)).toMatchObject({ game: 'played', stats: { Receptions: 7 } });
    expect((await gameNow('DEF', 9)).game).toBe('played');
  });

  it('that the season doesn’t know at all counts 0, as before', async () => {
    await test.store.delete(nflPlayers, `2023_${LAMB}`);
    test.services.seasons.close();
    expect((await gameNow('WR', LAMB)).game).toBe('unknown');
  });
});
