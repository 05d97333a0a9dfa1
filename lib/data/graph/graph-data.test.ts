import type { SignedInViewer } from '@/lib/data/access/viewer';
import {
  gameValuesWithWeeks,
  graphFieldsOfPosition,
  playerStatisticTotal,
  weeklyValuesWithGaps,
} from '@/lib/domain/graphs/graph-source';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam, STARTERS } from '@/lib/testing/student-week';
import { getGraphBuilderData } from './builder-data';

let test: TestServices;
let student: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.test');
});
afterEach(() => test.dispose());

it('gives the own roster only, and nothing of a later week', async () => {
  await giveTeam(test.store, student);
  const data = await getGraphBuilderData(student);
  expect(data).toMatchObject({ week: 6, readOnly: false });
  expect(data.players.map(({ key }) => key).sort()).toEqual(
    Object.entries(STARTERS)
      .map(([slot, id]) => `${slot === 'DEF' ? 'd' : 'p'}${id}`)
      .sort(),
  );
  expect(data.players.every(({ games }) => games.length === 6)).toBe(true);
});

it('tells a bye from a game, and a player who was out from both', async () => {
  await giveTeam(test.store, student);
  const { players } = await getGraphBuilderData(student);
  const packers = players.find(({ key }) => key === 'd12');
  const hill = players.find(({ name }) => name === 'Tyreek Hill');
  expect(packers?.games[5]).toBe('bye');
  expect(hill && weeklyValuesWithGaps(hill, 'ReceivingYards', { fromWeek: 1, toWeek: 6 })).toEqual([
    215, 40, 157, 58, 181, 163,
  ]);
  expect(hill && playerStatisticTotal(hill, 'ReceivingYards', { fromWeek: 2, toWeek: 3 })).toBe(
    197,
  );
  expect(packers && gameValuesWithWeeks(packers, 'Sacks', { fromWeek: 5, toWeek: 6 })).toHaveLength(
    1,
  );
  expect(players.flatMap(({ games }) => games)).toContain('out');
});

it('adds a kicker’s field goals of all distances, and holds no fantasy points', async () => {
  await giveTeam(test.store, student);
  const { players } = await getGraphBuilderData(student);
  const snapshot = await realSeason.load(2023);
  const kicker = players.find(({ position }) => position === 'K');
  const real = snapshot
    .playerGames(STARTERS.K, 6)
    .map((game) =>
      (['0to19', '20to29', '30to39', '40to49', '50Plus'] as const).reduce(
        (sum, distance) => sum + game[`FieldGoalsMade${distance}`],
        0,
      ),
    );
  expect(
    kicker &&
      gameValuesWithWeeks(kicker, 'FieldGoalsMade', { fromWeek: 1, toWeek: 6 }).map(
        ({ value }) => value,
      ),
  ).toEqual(real);
  expect(graphFieldsOfPosition('QB').join()).not.toMatch(/points/i);
});

it('has nothing to draw before the first week, and can be read while the season is paused', async () => {
  await giveTeam(test.store, student);
  await changeAppMeta(test.store, { currentWeek: 0, seasonActive: false });
  const data = await getGraphBuilderData(student);
  expect(data).toMatchObject({ week: 0, readOnly: true });
  expect(data.players.every(({ games }) => games.length === 0)).toBe(true);
});

it.each([
  ['a visitor', () => null],
  ['a teacher', () => test.teacher('t@school.test')],
])('refuses %s', async (_, viewer) => {
  await expect(getGraphBuilderData(await viewer())).rejects.toMatchObject({
    code: expect.stringMatching(/^not-(signed-in|allowed)$/),
  });
});

it('asks for a team first', async () => {
  await expect(getGraphBuilderData(student)).rejects.toMatchObject({ code: 'not-found' });
});
