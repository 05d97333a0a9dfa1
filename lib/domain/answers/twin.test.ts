import fc from 'fast-check';
import { fromMixed, sumRationals } from '@/lib/domain/numbers/fractions';
import { anyStepContext, parseAnswerText } from '../testing/steps';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type PlayerStepContext,
  type TeamStepContext,
} from './step-context';
import { findOrInventPlayerStepTwin, makeTeamStepTwin, type TwinGame, twinContext } from './twin';

const RUNNER = makePlayerStepContext({
  position: 'RB',
  rules: 1,
  stats: { RushingYards: 64, RushingTouchdowns: 1, Receptions: 3 },
});
/** Rushing yards, rushing touchdowns, catches, receiving yards, receiving touchdowns. */
const game = (playerId: number, ...counts: number[]): TwinGame => ({ playerId, week: 3, counts });

it('is the first game of the same kind: the same lines count, and the same ones come out whole', () => {
  const games = [
    game(1, 70, 1, 3, 0, 0), // whole yards
    game(2, 64, 1, 3, 0, 0), // the same points
    game(3, -12, 1, 3, 0, 0), // below zero
    game(4, 51, 0, 3, 0, 1), // another line
    game(5, 51, 2, 5, 0, 0),
    game(6, 52, 2, 5, 0, 0),
  ];
  expect(findOrInventPlayerStepTwin(RUNNER, games, 0)).toEqual({
    playerId: 5,
    week: 3,
    counts: [51, 2, 5, 0, 0],
  });
  expect(findOrInventPlayerStepTwin(RUNNER, games.slice(0, 4), 0)).toMatchObject({ playerId: 3 });
  expect(findOrInventPlayerStepTwin(RUNNER, games.slice(0, 2), 0)).toMatchObject({
    playerId: 0,
    week: 0,
  });
});

it('looks at no more games than a page has time for', () => {
  let asked = 0;
  function* endless(): Generator<TwinGame> {
    for (;;) {
      asked += 1;
      yield game(1, 10, 0, 0, 0, 0);
    }
  }
  expect(findOrInventPlayerStepTwin(RUNNER, endless(), 0)).toMatchObject({ playerId: 0 });
  expect(asked).toBeLessThan(1000);
});

it('does not exist where nothing counts', () => {
  expect(
    findOrInventPlayerStepTwin(
      makePlayerStepContext({ position: 'K', rules: 1, stats: {} }),
      [game(1, 1, 1)],
      0,
    ),
  ).toBeNull();
});

const kindOf = ({ lines }: PlayerStepContext) =>
  lines.map(({ count, value }) => [Math.sign(count), value.d === 1n]);
const shapeOf = ({ lines }: TeamStepContext) => lines.map(({ value }) => [value.d, value.s]);

it('has the same kind of lines with other points also where the numbers are made up', () => {
  fc.assert(
    fc.property(anyStepContext, fc.nat(1000), (context, variant) => {
      if (context.kind === 'team') {
        const made = twinContext(context, makeTeamStepTwin(context, variant)) as TeamStepContext;
        expect(shapeOf(made)).toEqual(shapeOf(context));
        expect(sumRationals(made.lines.map(({ value }) => value)).equals(made.total)).toBe(true);
        if (context.lines.some(({ value }) => value.n >= value.d * 2n))
          expect(made.total.equals(context.total)).toBe(false);
        return;
      }
      const numbers = findOrInventPlayerStepTwin(context, [], variant);
      if (context.lines.every(({ count }) => count === 0)) expect(numbers).toBeNull();
      if (!numbers) return;
      const made = twinContext(context, numbers) as PlayerStepContext;
      expect(made.lines.map(({ count }) => Math.sign(count))).toEqual(
        context.lines.map(({ count }) => Math.sign(count)),
      );
      expect(made.total.equals(context.total)).toBe(false);
      expect(made.lines.map(({ count, rate }) => rate.mul(count).toFraction())).toEqual(
        made.lines.map(({ value }) => value.toFraction()),
      );
      expect(findOrInventPlayerStepTwin(context, [], variant)).toEqual(numbers);
      for (const [place, line] of context.lines.entries()) {
        if (line.rate.n === 1n && line.rate.d > 1n)
          expect([place, kindOf(made)[place]]).toEqual([place, kindOf(context)[place]]);
      }
    }),
  );
});

it('has made-up points of a team that a player could have, and not always one part of a fraction', () => {
  const team = makeTeamStepContext(
    ['19 11/20', '8', '0', '3/4'].map((text) => ({ label: text, value: parseAnswerText(text) })),
  );
  const twins = Array.from(
    { length: 40 },
    (_, variant) => makeTeamStepTwin(team, variant).values ?? [],
  );
  for (const [most, ...values] of twins.map((each) => each.map(({ wholeNumber }) => wholeNumber))) {
    expect(most).toBeLessThan(19);
    expect(values).toEqual([expect.any(Number), 0, 0]);
  }
  expect(new Set(twins.map(([first]) => first?.numerator)).size).toBe(8);
});

it('is a step of its own: the statistics of its lines, no other starters, and made-up names for a team', () => {
  const made = twinContext(RUNNER, {
    playerId: 5,
    week: 3,
    counts: [51, 2, 5, 0, 0],
  }) as PlayerStepContext;
  expect(made).toMatchObject({
    position: 'RB',
    rules: 1,
    others: [],
    stats: { RushingYards: 51, RushingTouchdowns: 2 },
  });
  expect(made.total.toFraction()).toBe('201/10');
  const team = makeTeamStepContext([
    { label: 'Quarterback', value: parseAnswerText('19 11/20') },
    { label: 'Kicker', value: parseAnswerText('8') },
  ]);
  const values = [parseAnswerText('3 1/20'), parseAnswerText('5')];
  const other = twinContext(team, { playerId: 0, week: 0, values });
  expect(other.lines.map(({ label }) => label)).toEqual(['Player A', 'Player B']);
  expect(other.total.equals(fromMixed(parseAnswerText('8 1/20')))).toBe(true);
});
