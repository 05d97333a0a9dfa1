import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores } from '@/lib/data/box-score/queries';
import type { StarterGame } from '@/lib/data/season/starter-games';
import { completeReadingTask } from '@/lib/data/week/commands';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveLineup, giveTeam } from '@/lib/testing/student-week';
import { boxScoreSentence } from '@/words/box-score';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
});
afterEach(() => test.dispose());

const rowOf = async (name: string) =>
  (await getBoxScores(student)).rows.find(({ player }) => player.name === name);

it("shows each starter's real numbers of the week, in words and as a row", async () => {
  await giveTeam(test.store, student);
  expect(await rowOf('Josh Allen')).toMatchObject({
    slot: 'QB',
    game: 'played',
    opponent: 'NYG',
    homeOrAway: 'HOME',
    finalScore: 'Bills 14, Giants 9',
    sentence: 'Josh Allen threw for 169 yards with 2 touchdowns and ran for 11 yards.',
  });
  expect((await rowOf('Elijah Mitchell'))?.sentence).toBe('Elijah Mitchell lost 3 yards running.');
  expect((await rowOf('Raheem Mostert'))?.sentence).toBe(
    'Raheem Mostert ran for 115 yards with 2 touchdowns and caught 3 passes for 17 yards with 1 touchdown.',
  );
  expect((await rowOf('Brandon Aubrey'))?.sentence).toBe(
    'Brandon Aubrey made 2 extra points and 2 field goals of 30 to 39 yards.',
  );
});

it('tells a bye from a game without numbers', async () => {
  // Aaron Rodgers was hurt in week 1; his team played in week 6.
  await giveTeam(test.store, student, {
    draftedPlayers: [23459, 31687, 36567, 33040, 36358, 30506, 37692],
  });
  expect(await rowOf('Green Bay Packers')).toMatchObject({
    game: 'bye',
    opponent: null,
    finalScore: null,
  });
  const rodgers = await rowOf('Aaron Rodgers');
  expect(rodgers).toMatchObject({
    game: 'no-game',
    opponent: 'PHI',
    finalScore: 'Jets 20, Eagles 14',
  });
  expect(rodgers?.stats.every(({ value }) => value === 0)).toBe(true);
});

it('knows when it has been read', async () => {
  await giveTeam(test.store, student);
  expect((await getBoxScores(student)).read).toBe(false);
  await completeReadingTask(student, { week: 6, task: 1 });
  expect((await getBoxScores(student)).read).toBe(true);
});

it('shows an earlier week on request, with a tick of its own, and nothing of a week that is still to come', async () => {
  await giveTeam(test.store, student);
  await giveLineup(test.store, student, 5);
  await giveLineup(test.store, student, 7);
  await completeReadingTask(student, { week: 6, task: 1 });
  const past = await getBoxScores(student, 5);
  expect(past).toMatchObject({ week: 5, isLatest: false, read: false });
  expect(past.rows[0]).toMatchObject({ player: { name: 'Josh Allen' }, opponent: 'JAX' });
  for (const asked of [6, 7, 0, null]) {
    expect(await getBoxScores(student, asked)).toMatchObject({
      week: 6,
      isLatest: true,
      read: true,
    });
  }
});

it('has no rows without a line-up', async () => {
  await giveTeam(test.store, student, { draftedPlayers: [] });
  expect((await getBoxScores(student)).rows).toEqual([]);
});

describe('the sentence', () => {
  const played = (stats: StarterGame['stats']): StarterGame => ({
    game: 'played',
    stats,
    opponent: 'KC',
    homeOrAway: 'HOME',
    gameKey: 'key',
  });

  it.each([
    [
      'a quarterback who catches a pass',
      'QB',
      { PassingYards: 1, Receptions: 1, ReceivingYards: 6 },
      'threw for 1 yard and caught 1 pass for 6 yards',
    ],
    [
      'a receiver who loses yards on a catch',
      'WR',
      { Receptions: 2, ReceivingYards: -4 },
      'caught 2 passes for a loss of 4 yards',
    ],
    ['a receiver without a catch', 'WR', {}, 'caught 0 passes for 0 yards'],
    ['a running back without a run', 'RB', {}, 'ran for 0 yards'],
    [
      'a kicker without a field goal',
      'K',
      { ExtraPointsMade: 1 },
      'made 1 extra point and no field goals',
    ],
    [
      'a defense',
      'DEF',
      { Sacks: 1, Interceptions: 2, Safeties: 1 },
      'had 1 sack, 2 interceptions, 0 fumbles recovered, 1 safety, and 0 defensive touchdowns',
    ],
  ] as const)('tells of %s', (_, position, stats, told) => {
    expect(boxScoreSentence('Kim', position, 3, played(stats))).toBe(`Kim ${told}.`);
  });
});
