import fc from 'fast-check';
import { POSITION_CODES, type PositionCode } from './positions';
import {
  candidatesWithBestBye,
  draftDecision,
  filledPositionCount,
  findMissingPlayerCounts,
  isRosterComplete,
  needsScouting,
  ROSTER_LIMITS,
  type RosterCounts,
  releaseDecision,
  rosterCounts,
} from './roster';

const counts = (changes: Partial<RosterCounts> = {}): RosterCounts => ({
  QB: 1,
  RB: 2,
  WR: 2,
  TE: 1,
  K: 1,
  DEF: 1,
  ...changes,
});

describe('the roster', () => {
  it('counts players by position and defenses by id', () => {
    const players: { position: PositionCode }[] = [
      { position: 'RB' },
      { position: 'RB' },
      { position: 'K' },
    ];
    expect(rosterCounts(players, [4, 12])).toEqual({ QB: 0, RB: 2, WR: 0, TE: 0, K: 1, DEF: 2 });
  });

  it('is complete with the minimum of every position', () => {
    expect(isRosterComplete(counts())).toBe(true);
    for (const position of POSITION_CODES) {
      expect(isRosterComplete(counts({ [position]: ROSTER_LIMITS[position].min - 1 }))).toBe(false);
    }
  });

  it('names what is missing for a line-up, and nothing when every position has its minimum', () => {
    expect(findMissingPlayerCounts(counts())).toBeNull();
    expect(findMissingPlayerCounts(counts({ K: 0, QB: 4 }))).toEqual([{ position: 'K', count: 1 }]);
    expect(findMissingPlayerCounts(counts({ RB: 0, DEF: 0 }))).toEqual([
      { position: 'RB', count: 2 },
      { position: 'DEF', count: 1 },
    ]);
    expect(findMissingPlayerCounts(counts({ QB: 0, WR: 1, K: 0 }))).toEqual([
      { position: 'QB', count: 1 },
      { position: 'WR', count: 1 },
      { position: 'K', count: 1 },
    ]);
  });

  it.each(POSITION_CODES)('lets %s be drafted up to its limit, then says why not', (position) => {
    const { max } = ROSTER_LIMITS[position];
    expect(draftDecision(counts({ [position]: max - 1 }), position)).toEqual({ ok: true });
    expect(draftDecision(counts({ [position]: max }), position)).toEqual({
      ok: false,
      refusal: { why: 'full', position, count: max },
    });
  });

  it('lets anyone go while the team is being put together', () => {
    expect(releaseDecision(counts({ K: 0 }), 'QB')).toEqual({ ok: true });
  });

  it('keeps a complete team complete', () => {
    expect(releaseDecision(counts({ QB: 2 }), 'QB')).toEqual({ ok: true });
    expect(releaseDecision(counts(), 'QB')).toEqual({
      ok: false,
      refusal: { why: 'needed', position: 'QB', count: 1 },
    });
    expect(releaseDecision(counts(), 'RB')).toEqual({
      ok: false,
      refusal: { why: 'needed', position: 'RB', count: 2 },
    });
  });

  it('has nobody to let go from an empty position', () => {
    expect(releaseDecision(counts({ TE: 0 }), 'TE')).toEqual({
      ok: false,
      refusal: { why: 'none', position: 'TE', count: 0 },
    });
  });

  it('stays within its limits through any sequence of picks and releases, and a complete team never gets stuck', () => {
    const move = fc.tuple(fc.constantFrom('draft', 'release'), fc.constantFrom(...POSITION_CODES));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
        const current: Record<PositionCode, number> = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DEF: 0 };
        let wasComplete = false;
        for (const [kind, position] of moves) {
          if (kind === 'draft' && draftDecision(current, position).ok) current[position] += 1;
          if (kind === 'release' && releaseDecision(current, position).ok) current[position] -= 1;
          expect(current[position]).toBeGreaterThanOrEqual(0);
          expect(current[position]).toBeLessThanOrEqual(ROSTER_LIMITS[position].max);
          if (wasComplete) expect(isRosterComplete(current)).toBe(true);
          wasComplete = isRosterComplete(current);
          if (wasComplete)
            expect(
              draftDecision(current, position).ok || releaseDecision(current, position).ok,
            ).toBe(true);
        }
      }),
    );
  });
});

it('has the limits of the specification, and counts the positions that have their minimum', () => {
  expect(ROSTER_LIMITS).toEqual({
    QB: { min: 1, max: 4 },
    RB: { min: 2, max: 6 },
    WR: { min: 2, max: 6 },
    TE: { min: 1, max: 2 },
    K: { min: 1, max: 3 },
    DEF: { min: 1, max: 2 },
  });
  expect(
    [counts(), counts({ RB: 1 }), counts({ RB: 1, K: 0, QB: 4 })].map(filledPositionCount),
  ).toEqual([6, 5, 4]);
});

describe('a bye that fits', () => {
  const rest = (position: PositionCode, bye: number) => ({ position, bye });
  const best = (byes: number[], week = 6) =>
    candidatesWithBestBye(
      byes.map((bye) => rest('WR', bye)),
      [rest('WR', 9), rest('QB', 10), rest('RB', 12), rest('TE', 12)],
      week,
    ).map(({ bye }) => bye);

  it.each([
    ['is over, or in a week when all others play', [5, 6, 7, 9, 10, 11], [5, 11]],
    ['is shared with another position sooner than with the own one', [9, 10], [10]],
    ['is shared with one other sooner than with two', [10, 12], [10]],
    ['is shared with the own position sooner than it is now or next week', [6, 7, 9], [9]],
    ['can be any, where all rest in the same week', [9, 9], [9, 9]],
  ])('%s', (_title, byes, fit) => expect(best(byes)).toEqual(fit));

  it('is any that isn’t taken, before the first week', () =>
    expect(best([0, 5, 9], 0)).toEqual([0, 5]));
});

it.each([
  [{ drafted: 0, scouted: false }, true],
  [{ drafted: 0, scouted: true }, false],
  [{ drafted: 1, scouted: false }, false],
  [{ drafted: 1, scouted: true }, false],
])(
  'asks for a scouting only before the first player of a position: %j gives %s',
  (position, isNeeded) => {
    expect(needsScouting(position)).toBe(isNeeded);
  },
);
