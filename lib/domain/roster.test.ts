import fc from 'fast-check';
import { POSITION_CODES, type PositionCode } from './positions';
import {
  draftDecision,
  isRosterComplete,
  missingPlayers,
  ROSTER_LIMITS,
  type RosterCounts,
  releaseDecision,
  rosterCounts,
} from './roster';

const counts = (changes: Partial<RosterCounts> = {}): RosterCounts => ({ QB: 1, RB: 2, WR: 2, TE: 1, K: 1, DEF: 1, ...changes });

describe('the roster', () => {
  it('counts players by position and defenses by id', () => {
    const players: { position: PositionCode }[] = [{ position: 'RB' }, { position: 'RB' }, { position: 'K' }];
    expect(rosterCounts(players, [4, 12])).toEqual({ QB: 0, RB: 2, WR: 0, TE: 0, K: 1, DEF: 2 });
  });

  it('is complete with the minimum of every position', () => {
    expect(isRosterComplete(counts())).toBe(true);
    for (const position of POSITION_CODES) {
      expect(isRosterComplete(counts({ [position]: ROSTER_LIMITS[position].min - 1 }))).toBe(false);
    }
  });

  it('names what is missing for a line-up, and nothing when every position has its minimum', () => {
    expect(missingPlayers(counts())).toBeNull();
    expect(missingPlayers(counts({ K: 0, QB: 4 }))).toBe('1 kicker');
    expect(missingPlayers(counts({ RB: 0, DEF: 0 }))).toBe('2 running backs and 1 defense');
    expect(missingPlayers(counts({ QB: 0, WR: 1, K: 0 }))).toBe('1 quarterback, 1 wide receiver and 1 kicker');
  });

  it.each(POSITION_CODES)('lets %s be drafted up to its limit, then says why not', (position) => {
    const { max } = ROSTER_LIMITS[position];
    expect(draftDecision(counts({ [position]: max - 1 }), position)).toEqual({ ok: true });
    expect(draftDecision(counts({ [position]: max }), position)).toEqual({
      ok: false,
      reason: expect.stringContaining(`${max} `),
    });
  });

  it('lets anyone go while the team is being put together', () => {
    expect(releaseDecision(counts({ K: 0 }), 'QB')).toEqual({ ok: true });
  });

  it('keeps a complete team complete', () => {
    expect(releaseDecision(counts({ QB: 2 }), 'QB')).toEqual({ ok: true });
    expect(releaseDecision(counts(), 'QB')).toEqual({ ok: false, reason: expect.stringContaining('at least 1 quarterback.') });
    expect(releaseDecision(counts(), 'RB')).toEqual({ ok: false, reason: expect.stringContaining('at least 2 running backs.') });
  });

  it('has nobody to let go from an empty position', () => {
    expect(releaseDecision(counts({ TE: 0 }), 'TE')).toEqual({ ok: false, reason: 'There is no tight end on your team yet.' });
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
          if (wasComplete) expect(draftDecision(current, position).ok || releaseDecision(current, position).ok).toBe(true);
        }
      }),
    );
  });
});
