import { gamesUpToWeek, listPlayersAtPosition } from '@/lib/data/season/starter-games';
import { realSeasonOf } from '@/lib/testing/real-season';
import { leastCommonMultipleOfNumbers } from '../numbers/mixed';
import { canGameMeasureFormulaDifficulty, measurePositionFormulaDifficulty } from './formula-meter';
import type { CustomFormulas } from './formulas';
import { POSITION_CODES, type PositionCode } from './positions';
import { templateFormulaLines } from './ready-formulas';
import { type GameStats, storedFieldsOfStatistic } from './statistics';

let season: Record<PositionCode, GameStats[]>;
beforeAll(async () => {
  const snapshot = await realSeasonOf(2023);
  const gamesOf = (position: PositionCode) =>
    listPlayersAtPosition(snapshot, position)
      .flatMap(({ id }) => [...gamesUpToWeek(snapshot, position, id, 18)])
      .filter((stats) => canGameMeasureFormulaDifficulty(position, stats));
  season = Object.fromEntries(
    POSITION_CODES.map((position) => [position, gamesOf(position)]),
  ) as typeof season;
});

const hundredths = (part: number, all: number) => Math.round((100 * part) / all);
const own = (set: Parameters<typeof templateFormulaLines>[0]): CustomFormulas => ({
  name: '',
  lines: templateFormulaLines(set),
});

describe('the meter', () => {
  it('says of running backs in 2023 what was counted outside of the app: 1,276 games, 37 and 54 in 100, 10 and 8', () => {
    const [one, two] = [
      measurePositionFormulaDifficulty('RB', 1, season.RB),
      measurePositionFormulaDifficulty('RB', 2, season.RB),
    ];
    expect([one.games, one.lines, one.fractions, one.largest, one.belowZero]).toEqual([
      1276, 5, 2011, 10, 66,
    ]);
    expect([two.games, two.fractions, two.largest, two.belowZero]).toEqual([1276, 2474, 8, 66]);
    expect([hundredths(one.unlike, one.games), hundredths(two.unlike, two.games)]).toEqual([
      37, 54,
    ]);
  });

  it('says of the set in the design: 2.1 of 5 lines, 64 in 100, 40, and 1 in 19 below zero', () => {
    const meter = measurePositionFormulaDifficulty('RB', own('unlike'), season.RB);
    expect([(meter.fractions / meter.games).toFixed(1), meter.lines]).toEqual(['2.1', 5]);
    expect([hundredths(meter.unlike, meter.games), meter.largest]).toEqual([64, 40]);
    expect(Math.round(meter.games / meter.belowZero)).toBe(19);
  });

  it('agrees with fractions added by hand on every game of every position', () => {
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
    for (const position of POSITION_CODES) {
      const set = own('mixed');
      const rates = Object.entries(set.lines[position] ?? {}) as [
        Parameters<typeof storedFieldsOfStatistic>[0],
        readonly [number, number],
      ][];
      let unlike = 0;
      for (const game of season[position]) {
        const bottoms = rates.map(([name, [n, d]]) => {
          const count = storedFieldsOfStatistic(name).reduce(
            (sum, field) => sum + Number(game[field] ?? 0),
            0,
          );
          return d / divisor(d, Math.abs(count * n));
        });
        if (new Set(bottoms.filter((bottom) => bottom !== 1)).size > 1) unlike += 1;
      }
      expect([
        position,
        measurePositionFormulaDifficulty(position, set, season[position]).unlike,
      ]).toEqual([position, unlike]);
    }
  });

  it.each([
    [
      'like',
      (position: PositionCode) =>
        measurePositionFormulaDifficulty(position, own('like'), season[position]).unlike === 0,
    ],
    [
      'like',
      (position: PositionCode) =>
        measurePositionFormulaDifficulty(position, own('like'), season[position]).fractions > 0,
    ],
    ['unlike', (position: PositionCode) => beats(position, 'unlike', 'unlike', 1)],
    ['mixed', (position: PositionCode) => hasMixedRate(position)],
    [
      'below-zero',
      (position: PositionCode) =>
        measurePositionFormulaDifficulty(position, own('below-zero'), season[position]).belowZero *
          10 >
        season[position].length,
    ],
  ] as const)(
    'shows that the ready set “%s” does what its standard asks, at every position',
    (_set, does) => {
      expect(POSITION_CODES.filter((position) => !does(position))).toEqual([]);
    },
  );

  function beats(position: PositionCode, set: 'unlike', field: 'unlike', level: 1 | 2) {
    return (
      measurePositionFormulaDifficulty(position, own(set), season[position])[field] >
      measurePositionFormulaDifficulty(position, level, season[position])[field]
    );
  }
  function hasMixedRate(position: PositionCode) {
    return Object.values(templateFormulaLines('mixed')[position] ?? {}).some(
      ([n, d]) => n > d && n % d !== 0,
    );
  }

  it('counts nothing without games, and a card without fractions as 1', () => {
    expect(measurePositionFormulaDifficulty('DEF', 1, [])).toEqual({
      games: 0,
      lines: 5,
      fractions: 0,
      unlike: 0,
      largest: 1,
      belowZero: 0,
    });
    expect(measurePositionFormulaDifficulty('DEF', 1, season.DEF).largest).toBe(1);
    expect([
      leastCommonMultipleOfNumbers([]),
      leastCommonMultipleOfNumbers([4, 6]),
      leastCommonMultipleOfNumbers([8, 10, 2]),
    ]).toEqual([1, 12, 40]);
  });

  it('leaves out games in which the position’s own work didn’t happen', () => {
    expect(
      canGameMeasureFormulaDifficulty('RB', { RushingYards: 0, Receptions: 4, ReceivingYards: 31 }),
    ).toBe(false);
    expect(canGameMeasureFormulaDifficulty('RB', { RushingYards: -2 })).toBe(true);
    expect(canGameMeasureFormulaDifficulty('K', { FieldGoalsMade40to49: 1 })).toBe(true);
    expect(canGameMeasureFormulaDifficulty('K', {})).toBe(false);
    expect(canGameMeasureFormulaDifficulty('WR', { RushingYards: 5 })).toBe(false);
  });
});
