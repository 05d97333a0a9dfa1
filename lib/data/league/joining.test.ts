import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { rateLimits } from '@/lib/store/collections/accounts';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { withOperationReports } from '@/lib/store/operation-reports';
import { proving } from '@/lib/testing/proofs';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { checkJoinCodeAndPassword, joinLeague } from './commands';

/** A school's one address, which all its classes share. */
const SCHOOL = 'school';
const CLASSES = 5;
const CLASS = 30;
const codeOf = (room: number) => 200_000 + room;
const password = 'brave otter';

let test: TestServices;
let written: string[];

beforeEach(async () => {
  written = [];
  const store = withOperationReports(createMemoryBackend().store, ({ kind, collection }) => {
    if (kind === 'write') written.push(collection);
  });
  test = await installTestServices({ store });
  for (let room = 0; room < CLASSES; room++) {
    await test.store.create(leagues, {
      id: `room-${room}`,
      name: `Room ${room}`,
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: 'teacher',
      season: TEST_SEASON,
      code: codeOf(room),
      password,
    });
  }
  written.length = 0;
});
afterEach(() => test.dispose());

async function answerTo(guess: Promise<unknown>): Promise<string> {
  return guess.then(
    () => 'in',
    (error) => error.code,
  );
}
function howOften(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

/** One guess at each of `count` codes that no league has. */
async function sweep(count: number, client: string): Promise<string[]> {
  const answers: string[] = [];
  for (let index = 0; index < count; index++) {
    answers.push(
      await answerTo(checkJoinCodeAndPassword({ code: 500_000 + index, password }, client)),
    );
  }
  return answers;
}

describe('S14: a class joins', () => {
  it('with forty right codes at the same moment, and no counter is written', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        answerTo(checkJoinCodeAndPassword({ code: codeOf(0), password }, SCHOOL)),
      ),
    );
    expect(howOften(answers)).toEqual({ in: 40 });
    expect(written).toEqual([]);
  });

  it('of forty students from their dashboards at the same moment', async () => {
    const students = await Promise.all(
      Array.from({ length: 40 }, (_, index) => test.student(`s${index}@school.org`)),
    );
    const answers = await Promise.all(
      students.map((student) =>
        answerTo(joinLeague(student, { code: codeOf(0), password }, SCHOOL)),
      ),
    );
    expect(howOften(answers)).toEqual({ in: 40 });
    expect(await test.store.count(leagueStudents('room-0'), {})).toBe(40);
    expect(written).not.toContain('rateLimits');
  });

  it('with four others behind one address, where everyone mistypes once', async () => {
    for (let room = 0; room < CLASSES; room++) {
      const guess = (typed: string) =>
        answerTo(checkJoinCodeAndPassword({ code: codeOf(room), password: typed }, SCHOOL));
      const answers = await Promise.all(
        Array.from({ length: CLASS }, async () =>
          [await guess('brave other'), await guess(password)].join(', then '),
        ),
      );
      expect(howOften(answers)).toEqual({ 'not-found, then in': CLASS });
    }
  });

  it('while someone elsewhere sweeps the codes', async () => {
    await sweep(300, 'elsewhere');
    const answers = await Promise.all(
      Array.from({ length: CLASS }, () =>
        answerTo(checkJoinCodeAndPassword({ code: codeOf(0), password }, SCHOOL)),
      ),
    );
    expect(howOften(answers)).toEqual({ in: CLASS });
  });
});

describe('S15: a sweep of the codes', () => {
  it('with one guess for each code compares nothing more from its address without a proof, and a right guess is told the same', async () => {
    const answers = await sweep(300, 'one place');
    expect(howOften(answers)).toEqual({ 'not-found': 200, 'needs-proof': 100 });
    expect(
      await answerTo(checkJoinCodeAndPassword({ code: codeOf(0), password }, 'one place')),
    ).toBe('needs-proof');
    expect(
      await answerTo(checkJoinCodeAndPassword({ code: codeOf(0), password: 'wrong' }, 'one place')),
    ).toBe('needs-proof');
  });

  it('hidden behind many addresses costs all of them a proof', async () => {
    for (let place = 0; place < 20; place++) await sweep(100, `place ${place}`);
    expect(await sweep(1, 'yet another place')).toEqual(['needs-proof']);
    const { answer, proofs } = await proving((asking) =>
      checkJoinCodeAndPassword({ code: codeOf(0), password }, SCHOOL, asking),
    );
    expect([answer.leagueId, proofs]).toEqual(['room-0', 1]);
  });

  it('of a hundred guesses at one code at the same moment compares only as many as are free, the right one among the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        answerTo(
          checkJoinCodeAndPassword(
            { code: codeOf(0), password: index === 60 ? password : `guess ${index}` },
            `place ${index}`,
          ),
        ),
      ),
    );
    expect(howOften(answers)).toEqual({ 'not-found': 40, 'needs-proof': 60 });
  });

  it('counts for the code also where no league has it, so that a proof tells nothing', async () => {
    const freeAt = async (code: number) => {
      for (let guesses = 0; guesses < 100; guesses++) {
        if (
          (await answerTo(
            checkJoinCodeAndPassword({ code, password: 'wrong' }, `${code} ${guesses}`),
          )) === 'needs-proof'
        )
          return guesses;
      }
      return 100;
    };
    expect(await freeAt(codeOf(1))).toBe(await freeAt(700_000));
    expect(await test.store.count(rateLimits, {})).toBeGreaterThan(2);
  });
});
