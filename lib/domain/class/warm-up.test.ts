import fc from 'fast-check';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { fromMixed, rational } from '@/lib/domain/numbers/fractions';
import { warmUpWords } from '@/words/warm-up';
import { warmUpQuestions as questionsFor, type WarmUpPlayer } from './warm-up';

const warmUpQuestions = (...asked: Parameters<typeof questionsFor>) =>
  questionsFor(...asked).map((question) => ({ ...question, ...warmUpWords(question) }));

const allen: WarmUpPlayer = {
  id: 'P1',
  name: 'Josh Allen',
  position: 'QB',
  stats: { PassingYards: 169, PassingTouchdowns: 2, RushingYards: 19, RushingTouchdowns: 0 },
  students: 9,
};
const hill: WarmUpPlayer = {
  id: 'P2',
  name: 'Tyreek Hill',
  position: 'WR',
  stats: { ReceivingYards: 163, Receptions: 6 },
  students: 5,
};
const mostert: WarmUpPlayer = {
  id: 'P3',
  name: 'Raheem Mostert',
  position: 'RB',
  stats: { RushingYards: 115, Receptions: 3 },
  students: 3,
};
const kelce: WarmUpPlayer = {
  id: 'P4',
  name: 'Travis Kelce',
  position: 'TE',
  stats: { ReceivingYards: 124, Receptions: 9 },
  students: 2,
};

describe('a warm-up', () => {
  it('asks for one line, a sum and a difference, about the players that most students have first', () => {
    const questions = warmUpQuestions([kelce, mostert, hill, allen], 1);
    expect(questions.map(({ kind }) => kind)).toEqual(['one-line', 'sum', 'difference']);
    expect(questions[0]).toMatchObject({
      text: 'Josh Allen had 169 passing yards. The rule: 1 point for every 20 passing yards. How many points is that?',
      answer: { wholeNumber: 8, numerator: 9, denominator: 20 },
      working: '169 × 1/20 = 8 9/20',
    });
    expect(questions[1]).toMatchObject({
      text:
        'Tyreek Hill had 163 receiving yards, and Raheem Mostert had 115 rushing yards. The rules: 1 point for every 10 receiving yards; ' +
        '1 point for every 10 rushing yards. How many points is that in all?',
      answer: { wholeNumber: 27, numerator: 4, denominator: 5 },
      working: '163 × 1/10 = 16 3/10; 115 × 1/10 = 11 1/2; 16 3/10 + 11 5/10 = 27 4/5',
    });
    expect(questions[2]?.text).toMatch(/Which one gives more points, and how many more\?$/);
  });

  it('is the same for the same players in another order', () => {
    expect(warmUpQuestions([hill, allen, kelce, mostert], 2)).toEqual(
      warmUpQuestions([allen, hill, mostert, kelce], 2),
    );
  });

  it('has fewer questions when the class has fewer games with fractions, and none without one', () => {
    expect(warmUpQuestions([{ ...allen, stats: { PassingYards: 200 } }], 1)).toEqual([]);
    expect(
      warmUpQuestions([{ ...hill, stats: { ReceivingYards: 163 } }], 1).map(({ kind }) => kind),
    ).toEqual(['one-line']);
    expect(warmUpQuestions([], 1)).toEqual([]);
  });

  const players = fc.array(
    fc.record({
      name: fc.constantFrom('A', 'B', 'C', 'D'),
      position: fc.constantFrom(...POSITION_CODES),
      students: fc.nat(30),
      stats: fc.record({
        PassingYards: fc.integer({ min: -5, max: 400 }),
        RushingYards: fc.integer({ min: -9, max: 200 }),
        Receptions: fc.nat(12),
        ReceivingYards: fc.integer({ min: -9, max: 200 }),
        ExtraPointsMade: fc.nat(6),
        FieldGoalsMade40to49: fc.nat(3),
        Sacks: fc.nat(7),
        Interceptions: fc.nat(4),
      }),
    }),
    { maxLength: 12 },
  );

  it('has an exact answer with a fraction, which its own numbers give', () => {
    fc.assert(
      fc.property(players, fc.constantFrom(1 as const, 2 as const), (list, level) => {
        const questions = warmUpQuestions(
          list.map((player, index) => ({ ...player, id: `P${index}` })),
          level,
        );
        expect(questions.length).toBeLessThanOrEqual(3);
        for (const { kind, lines, answer, text } of questions) {
          // Computed apart from the rules, with whole numbers over a common denominator.
          const bottom = lines.reduce((product, { rate }) => product * rate.d, 1n);
          const tops = lines.map(({ count, rate }) => (BigInt(count) * rate.n * bottom) / rate.d);
          const [first = 0n, second = 0n] = tops;
          const top =
            kind === 'difference'
              ? first > second
                ? first - second
                : second - first
              : first + second;
          const value = fromMixed(answer);
          expect(value.n * bottom).toBe(top * value.d);
          expect(value.d).not.toBe(1n);
          expect(top).toBeGreaterThan(0n);
          for (const { name, count } of lines)
            expect(text).toMatch(new RegExp(`${name} had .*\\b${count} `));
        }
      }),
    );
  });
});

describe('the questions of a warm-up, to the letter', () => {
  const player = (id: string, name: string, more: Partial<WarmUpPlayer>): WarmUpPlayer => ({
    id,
    name,
    position: 'RB',
    stats: {},
    students: 1,
    ...more,
  });

  it('ask which of two players has more, and by how much, with the larger one first in the working', () => {
    const players = [
      player('P1', 'Ann', { students: 9, stats: { RushingYards: 13 } }),
      player('P2', 'Ben', { students: 8, stats: { RushingYards: 12 } }),
      player('P3', 'Cam', { students: 7, stats: { RushingYards: 15 } }),
      player('P4', 'Dee', { students: 6, stats: { RushingYards: 14 } }),
      player('P5', 'Eve', { students: 5, stats: { RushingYards: 25 } }),
    ];
    const [one, sum, difference] = warmUpQuestions(players, 1);
    expect(one?.text).toBe(
      'Ann had 13 rushing yards. The rule: 1 point for every 10 rushing yards. How many points is that?',
    );
    expect(sum?.text).toBe(
      'Ben had 12 rushing yards, and Cam had 15 rushing yards. The rule: 1 point for every 10 rushing yards. How many points is that in all?',
    );
    expect(sum).toMatchObject({
      answer: { wholeNumber: 2, numerator: 7, denominator: 10 },
      working: '12 × 1/10 = 1 1/5; 15 × 1/10 = 1 1/2; 1 2/10 + 1 5/10 = 2 7/10',
    });
    expect(difference?.text).toBe(
      'Dee had 14 rushing yards, and Eve had 25 rushing yards. The rule: 1 point for every 10 rushing yards. Which one gives more points, and how many more?',
    );
    expect(difference).toMatchObject({
      kind: 'difference',
      answer: { wholeNumber: 1, numerator: 1, denominator: 10 },
      working:
        '14 × 1/10 = 1 2/5; 25 × 1/10 = 2 1/2; 2 5/10 − 1 4/10 = 1 1/10, more for Eve’s rushing yards',
    });
    expect(difference?.lines.map(({ name }) => name)).toEqual(['Dee', 'Eve']);
  });

  it('take two lines of one player where there is no other, and never the same two twice', () => {
    const ann = player('P1', 'Ann', {
      position: 'QB',
      stats: { PassingYards: 169, RushingYards: 11 },
    });
    const questions = warmUpQuestions([ann], 1);
    expect(questions.map(({ kind }) => kind)).toEqual(['one-line', 'sum']);
    expect(questions[1]?.text).toBe(
      'Ann had 169 passing yards and 11 rushing yards. The rules: 1 point for every 20 passing yards; 1 point for every 10 rushing yards. How many points is that in all?',
    );
    expect(questions[1]?.working).toBe(
      '169 × 1/20 = 8 9/20; 11 × 1/10 = 1 1/10; 8 9/20 + 1 2/20 = 9 11/20',
    );
  });

  it('keep to answers with a fraction, and to lines of at least two', () => {
    const pair = [
      player('P1', 'Ann', { stats: { RushingYards: 5 } }),
      player('P2', 'Ben', { stats: { RushingYards: 15 } }),
    ];
    expect(warmUpQuestions(pair, 1).map(({ kind }) => kind)).toEqual(['one-line']);
    expect(
      warmUpQuestions([player('P1', 'Ann', { stats: { RushingYards: 1, Receptions: 1 } })], 2),
    ).toEqual([]);
    expect(warmUpQuestions([player('P1', 'Ann', { stats: { RushingYards: 2 } })], 1)).toHaveLength(
      1,
    );
    expect(warmUpQuestions([player('P1', 'Ann', { stats: { RushingYards: -12 } })], 1)).toEqual([]);
  });

  it('put players by how many have them, and equal ones by their id', () => {
    const stats = { RushingYards: 13 };
    const first = (players: WarmUpPlayer[]) => warmUpQuestions(players, 1)[0]?.lines[0]?.name;
    const [ann, ben] = [player('P2', 'Ann', { stats }), player('P1', 'Ben', { stats })];
    expect([first([ann, ben]), first([ben, ann]), first([ben, { ...ann, students: 2 }])]).toEqual([
      'Ben',
      'Ben',
      'Ann',
    ]);
  });

  it('tell of each line what it was made from', () => {
    expect(warmUpQuestions([player('P1', 'Ann', { stats: { Receptions: 3 } })], 2)[0]).toEqual({
      kind: 'one-line',
      text: 'Ann had 3 catches. The rule: 1/2 point for each catch. How many points is that?',
      answer: { wholeNumber: 1, numerator: 1, denominator: 2 },
      working: '3 × 1/2 = 1 1/2',
      lines: [
        {
          playerId: 'P1',
          name: 'Ann',
          label: 'Catches',
          counted: 'Receptions',
          count: 3,
          rate: rational(1, 2),
          points: rational(3, 2),
        },
      ],
    });
  });
});
