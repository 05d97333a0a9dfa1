import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores, getRealGame } from '@/lib/data/box-score/queries';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam } from '@/lib/testing/student-week';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student);
});
afterEach(() => test.dispose());

it('leads from each starter to the whole game, and from a bye to none', async () => {
  const { rows } = await getBoxScores(student);
  const keyOf = (name: string) => rows.find(({ player }) => player.name === name)?.gameKey;
  expect(keyOf('Josh Allen')).toBe('2023_06_NYG_BUF');
  expect(keyOf('Green Bay Packers')).toBeNull();
  for (const { gameKey } of rows)
    if (gameKey) await expect(getRealGame(student, gameKey)).resolves.toMatchObject({ week: 6 });
});

it("shows both teams' players with the numbers of this game, and marks the own ones", async () => {
  const game = await getRealGame(student, '2023_06_NYG_BUF');
  expect(game).toMatchObject({
    week: 6,
    season: 2023,
    weekday: 'Sunday',
    finalScore: 'Bills 14, Giants 9',
  });
  const [giants, bills] = game.teams;
  expect([giants.name, giants.homeOrAway, giants.score]).toEqual(['New York Giants', 'AWAY', 9]);
  expect([bills.name, bills.homeOrAway, bills.score]).toEqual(['Buffalo Bills', 'HOME', 14]);
  const column = (field: string) => game.columns.findIndex((one) => one.field === field);
  const allen = bills.players[0];
  expect(allen).toMatchObject({ name: 'Josh Allen', position: 'QB', isMine: true });
  expect(allen?.counts[column('PassingYards')]).toBe(169);
  expect(allen?.counts[column('RushingYards')]).toBe(11);
  expect(giants.players.some(({ isMine }) => isMine)).toBe(false);
  expect(giants.players.every(({ counts }) => counts.length === game.columns.length)).toBe(true);
  expect(
    giants.players.find(({ name }) => name === 'Saquon Barkley')?.counts[column('RushingYards')],
  ).toBe(93);
  expect(bills.kickers.map(({ name }) => name)).toEqual(['Tyler Bass']);
  expect(bills.defense?.stats.find(({ field }) => field === 'PointsAllowed')?.value).toBe(9);
});

it('knows no game of a week that has not been played here', async () => {
  await expect(getRealGame(student, '2023_07_BUF_NE')).rejects.toMatchObject({ code: 'not-found' });
  await changeAppMeta(test.store, { currentWeek: 7 });
  await expect(getRealGame(student, '2023_07_BUF_NE')).resolves.toMatchObject({ week: 7 });
});

it.each(['', 'nonsense', '2022_06_NYG_BUF', '__proto__'])('knows no game %j', async (gameKey) => {
  await expect(getRealGame(student, gameKey)).rejects.toMatchObject({ code: 'not-found' });
});

it('is for students only', async () => {
  await expect(getRealGame(null, '2023_06_NYG_BUF')).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  await expect(
    getRealGame(await test.teacher('ada@school.org'), '2023_06_NYG_BUF'),
  ).rejects.toMatchObject({
    code: 'not-allowed',
  });
});
