import fc from 'fast-check';
import {
  type Lineup,
  lineupFromFields,
  lineupIdsInSlotOrder,
  lineupToFields,
  randomLineup,
  setOrSwapLineupSlotPlayer,
} from './lineup';
import { LINEUP_SLOTS, type LineupSlot, type PositionCode, positionOfSlot } from './positions';

const LINEUP: Lineup = { QB: 1, RB1: 2, RB2: 3, WR1: 4, WR2: 5, TE: 6, K: 7, DEF: 8 };
const DRAFTED: { id: number; position: PositionCode }[] = [
  { id: 1, position: 'QB' },
  { id: 2, position: 'RB' },
  { id: 3, position: 'RB' },
  { id: 4, position: 'WR' },
  { id: 5, position: 'WR' },
  { id: 6, position: 'TE' },
  { id: 7, position: 'K' },
];

describe('randomLineup', () => {
  it('fills every slot from the smallest team', () => {
    const lineup = randomLineup(DRAFTED, [8], () => 0.999);
    expect(lineup).toEqual({ ...LINEUP, RB1: 3, RB2: 2, WR1: 5, WR2: 4 });
  });

  it.each(DRAFTED)('gives no line-up when $position $id is missing', ({ id }) => {
    expect(
      randomLineup(
        DRAFTED.filter((player) => player.id !== id),
        [8],
        () => 0,
      ),
    ).toBeNull();
  });

  it('gives no line-up without a defense', () => {
    expect(randomLineup(DRAFTED, [], () => 0)).toBeNull();
  });

  it('does not take a defense for a player with the same number', () => {
    expect(randomLineup(DRAFTED, [1], () => 0)).toEqual({ ...LINEUP, DEF: 1 });
  });

  it('never starts anyone twice or out of position, and fails exactly when a position is short', () => {
    const position = fc.constantFrom<PositionCode>('QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'K');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 999 }), position), {
          minLength: 7,
          maxLength: 24,
          selector: ([id]) => id,
        }),
        fc.uniqueArray(fc.integer({ min: 1, max: 32 }), { maxLength: 2 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (team, defenses, numbers) => {
          const drafted = team.map(([id, code]) => ({ id, position: code }));
          const has = (code: PositionCode) =>
            drafted.filter((player) => player.position === code).length;
          const fillable =
            has('QB') > 0 &&
            has('RB') > 1 &&
            has('WR') > 1 &&
            has('TE') > 0 &&
            has('K') > 0 &&
            defenses.length > 0;
          const lineup = randomLineup(drafted, defenses, () => numbers.next().value);
          expect(lineup !== null).toBe(fillable);
          if (!lineup) return;
          expect(lineup.RB1).not.toBe(lineup.RB2);
          expect(lineup.WR1).not.toBe(lineup.WR2);
          expect(defenses).toContain(lineup.DEF);
          for (const slot of LINEUP_SLOTS.filter((name) => name !== 'DEF')) {
            expect(drafted.find((player) => player.id === lineup[slot])?.position).toBe(
              positionOfSlot(slot),
            );
          }
        },
      ),
    );
  });

  it('reaches every player', () => {
    const seen = new Set(
      Array.from(
        { length: 10 },
        (_, index) => randomLineup(DRAFTED, [8, 9], () => index / 10)?.DEF,
      ),
    );
    expect(seen).toEqual(new Set([8, 9]));
  });
});

describe('a line-up', () => {
  it('changes one slot and leaves the others', () => {
    expect(setOrSwapLineupSlotPlayer(LINEUP, 'TE', 60)).toEqual({ ...LINEUP, TE: 60 });
  });

  it('changes the places of twin slots instead of starting someone twice', () => {
    expect(setOrSwapLineupSlotPlayer(LINEUP, 'RB1', 3)).toEqual({ ...LINEUP, RB1: 3, RB2: 2 });
    expect(setOrSwapLineupSlotPlayer(LINEUP, 'WR2', 4)).toEqual({ ...LINEUP, WR1: 5, WR2: 4 });
  });

  it('leaves a player who already stands there', () => {
    expect(setOrSwapLineupSlotPlayer(LINEUP, 'RB1', 2)).toEqual(LINEUP);
  });

  it('is stored under the names of the specification and read back', () => {
    expect(lineupToFields(LINEUP)).toMatchObject({ lineup_QB: 1, lineup_RB2: 3, lineup_DEF: 8 });
    expect(lineupFromFields(lineupToFields(LINEUP))).toEqual(LINEUP);
    expect(lineupIdsInSlotOrder(LINEUP)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

it('is stored under the eight names of the specification', () => {
  expect(
    lineupToFields({ QB: 11, RB1: 12, RB2: 13, WR1: 14, WR2: 15, TE: 16, K: 17, DEF: 18 }),
  ).toEqual({
    lineup_QB: 11,
    lineup_RB1: 12,
    lineup_RB2: 13,
    lineup_WR1: 14,
    lineup_WR2: 15,
    lineup_TE: 16,
    lineup_K: 17,
    lineup_DEF: 18,
  });
});

it.each<[LineupSlot, number, Partial<Lineup>]>([
  ['RB1', 3, { RB1: 3, RB2: 2 }],
  ['RB2', 2, { RB1: 3, RB2: 2 }],
  ['WR1', 5, { WR1: 5, WR2: 4 }],
  ['WR2', 4, { WR1: 5, WR2: 4 }],
  ['RB1', 5, { RB1: 5 }],
  ['QB', 7, { QB: 7 }],
  ['DEF', 1, { DEF: 1 }],
])('puts into %s number %i, and changes only twins that would stand twice', (slot, id, changes) => {
  const before = { ...LINEUP };
  expect(setOrSwapLineupSlotPlayer(before, slot, id)).toEqual({ ...LINEUP, ...changes });
  expect(before).toEqual(LINEUP);
});
