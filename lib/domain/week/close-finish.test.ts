import fc from 'fast-check';
import { fromMixed, rational, toMixed } from '@/lib/domain/numbers/fractions';
import { closestFinishes } from './close-finish';

const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});
const tickOf = (finish: ReturnType<typeof closestFinishes>[number] | undefined) => {
  if (!finish) throw new Error('No finish');
  return fromMixed(finish.line.to).sub(fromMixed(finish.line.from)).div(10);
};
const row = (name: string, value: ReturnType<typeof mixed>) => ({ team: { name }, value });

it('puts 112 13/20 and 112 5/8 into fortieths, on a line of ten of them', () => {
  const [finish, ...others] = closestFinishes(
    [row('Unicorns', mixed(112, 5, 8)), row('Beavers', mixed(112, 13, 20))],
    5,
  );
  expect(others).toEqual([]);
  expect(finish).toEqual({
    teams: [row('Beavers', mixed(112, 13, 20)), row('Unicorns', mixed(112, 5, 8))],
    pieces: [mixed(112, 26, 40), mixed(112, 25, 40)],
    ahead: 0,
    gap: mixed(0, 1, 40),
    line: {
      from: mixed(112, 21, 40),
      to: mixed(112, 31, 40),
      at: [mixed(5), mixed(4)],
    },
  });
});

it('takes larger ticks where the two are further apart', () => {
  const [finish] = closestFinishes([row('A', mixed(120, 1, 2)), row('B', mixed(98, 3, 10))], 5);
  expect(finish).toMatchObject({ ahead: 0, gap: mixed(22, 1, 5) });
  expect(tickOf(finish).equals(rational(5))).toBe(true);
});

it('has unlike pieces first, then the closest, and no tie, nothing at 0, and nobody twice in a row without a neighbor', () => {
  const rows = [
    row('A', mixed(50, 1, 4)),
    row('B', mixed(50)),
    row('C', mixed(49, 9, 10)),
    row('D', mixed(49, 9, 10)),
    row('E', mixed(0)),
  ];
  const pairs = closestFinishes(rows, 5).map(({ teams }) =>
    teams.map(({ team }) => team.name).join(''),
  );
  expect(pairs).toEqual(['BC', 'AB']);
  expect(closestFinishes(rows, 1)).toHaveLength(1);
  expect(closestFinishes([row('A', mixed(3))], 5)).toEqual([]);
});

it('stays exact: pieces are the numbers, the gap is their difference, and both stand on the line', () => {
  const score = fc.record({
    n: fc.integer({ min: 1, max: 20_000 }),
    d: fc.constantFrom(1, 2, 4, 5, 8, 10, 20, 25, 40),
  });
  fc.assert(
    fc.property(score, score, (one, other) => {
      const values = [rational(one.n, one.d), rational(other.n, other.d)] as const;
      const found = closestFinishes(
        [row('A', toMixed(values[0])), row('B', toMixed(values[1]))],
        1,
      )[0];
      if (values[0].equals(values[1])) return expect(found).toBeUndefined();
      if (!found) throw new Error('No finish');
      const { pieces, gap, ahead, line } = found;
      expect(pieces.map((piece) => fromMixed(piece).toFraction())).toEqual(
        values.map((value) => value.toFraction()),
      );
      expect(pieces[0].denominator).toBe(pieces[1].denominator);
      expect(fromMixed(gap).equals(values[0].sub(values[1]).abs())).toBe(true);
      expect(ahead).toBe(values[0].compare(values[1]) > 0 ? 0 : 1);
      for (const [index, at] of line.at.entries()) {
        const ticks = fromMixed(at);
        expect(ticks.compare(0) >= 0 && ticks.compare(10) <= 0).toBe(true);
        expect(
          fromMixed(line.from)
            .add(ticks.mul(tickOf(found)))
            .equals(values[index] ?? 0),
        ).toBe(true);
      }
    }),
  );
});
