import fc from 'fast-check';
import { POSITION_CODES, type PositionCode } from './football/positions';
import {
  draftDecision,
  filledPositions,
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

it('says in whole sentences why somebody cannot be picked or let go', () => {
  const full = counts({ QB: 4, WR: 6, DEF: 2 });
  expect([
    draftDecision(full, 'QB'),
    draftDecision(full, 'WR'),
    releaseDecision(counts(), 'DEF'),
    releaseDecision(counts(), 'WR'),
  ]).toEqual([
    { ok: false, reason: 'You have 4 quarterbacks. That is the most a team can have. Let one go to pick another.' },
    { ok: false, reason: 'You have 6 wide receivers. That is the most a team can have. Let one go to pick another.' },
    { ok: false, reason: 'Your team needs at least 1 defense. Pick another one first, then let this one go.' },
    { ok: false, reason: 'Your team needs at least 2 wide receivers. Pick another one first, then let this one go.' },
  ]);
});

it('names every position, one and many, among what is missing', () => {
  expect(missingPlayers({ QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DEF: 0 })).toBe(
    '1 quarterback, 2 running backs, 2 wide receivers, 1 tight end, 1 kicker and 1 defense',
  );
  expect(missingPlayers(counts({ RB: 1, WR: 1 }))).toBe('1 running back and 1 wide receiver');
  const most = { TE: 2, K: 3, DEF: 2, RB: 6 } as const;
  expect(
    (['TE', 'K', 'DEF', 'RB'] as const).map((position) => {
      const decision = draftDecision(counts(most), position);
      return decision.ok ? '' : decision.reason.split('.')[0];
    }),
  ).toEqual(['You have 2 tight ends', 'You have 3 kickers', 'You have 2 defenses', 'You have 6 running backs']);
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
  expect([counts(), counts({ RB: 1 }), counts({ RB: 1, K: 0, QB: 4 })].map(filledPositions)).toEqual([6, 5, 4]);
});
