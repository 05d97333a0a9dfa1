import fc from 'fast-check';
import { fromMixed } from './fractions';
import { POSITION_CODES } from './positions';
import { type WarmUpPlayer, warmUpQuestions } from './warm-up';

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
        '1 point for every 10 rushing yards. How many points is that together?',
      answer: { wholeNumber: 27, numerator: 4, denominator: 5 },
      working: '163 × 1/10 = 16 3/10; 115 × 1/10 = 11 1/2; 16 3/10 + 11 5/10 = 27 4/5',
    });
    expect(questions[2]?.text).toMatch(/Which gives more points, and how many more\?$/);
  });

  it('is the same for the same players in another order', () => {
    expect(warmUpQuestions([hill, allen, kelce, mostert], 2)).toEqual(warmUpQuestions([allen, hill, mostert, kelce], 2));
  });

  it('has fewer questions when the class has fewer games with fractions, and none without one', () => {
    expect(warmUpQuestions([{ ...allen, stats: { PassingYards: 200 } }], 1)).toEqual([]);
    expect(warmUpQuestions([{ ...hill, stats: { ReceivingYards: 163 } }], 1).map(({ kind }) => kind)).toEqual(['one-line']);
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
          // Worked out apart from the rules, with whole numbers over one common denominator.
          const bottom = lines.reduce((product, { rate }) => product * rate.d, 1n);
          const tops = lines.map(({ count, rate }) => (BigInt(count) * rate.n * bottom) / rate.d);
          const [first = 0n, second = 0n] = tops;
          const top = kind === 'difference' ? (first > second ? first - second : second - first) : first + second;
          const value = fromMixed(answer);
          expect(value.n * bottom).toBe(top * value.d);
          expect(value.d).not.toBe(1n);
          expect(top).toBeGreaterThan(0n);
          for (const { name, count } of lines) expect(text).toMatch(new RegExp(`${name} had .*\\b${count} `));
        }
      }),
    );
  });
});
