import {
  draftDecision,
  findMissingPlayerCounts,
  type RosterCounts,
  type RosterDecision,
  releaseDecision,
} from '@/lib/domain/football/roster';
import { positionCountsText, rosterRefusal, scoutPositionFirstText } from './roster';

const counts = (more: Partial<RosterCounts> = {}): RosterCounts => ({
  QB: 1,
  RB: 2,
  WR: 2,
  TE: 1,
  K: 1,
  DEF: 1,
  ...more,
});
const said = (decision: RosterDecision): string | null =>
  decision.ok ? null : rosterRefusal(decision.refusal);

it('says in whole sentences why someone cannot be picked or let go', () => {
  const full = counts({ QB: 4, WR: 6, DEF: 2 });
  expect([
    said(draftDecision(full, 'QB')),
    said(draftDecision(full, 'WR')),
    said(releaseDecision(counts(), 'DEF')),
    said(releaseDecision(counts(), 'WR')),
    said(releaseDecision(counts({ TE: 0 }), 'TE')),
  ]).toEqual([
    'You have 4 quarterbacks. That’s the most a team can have. Let one go to pick another.',
    'You have 6 wide receivers. That’s the most a team can have. Let one go to pick another.',
    'Your team needs at least 1 defense. Pick another one first. Then let this one go.',
    'Your team needs at least 2 wide receivers. Pick another one first. Then let this one go.',
    'There’s no tight end on your team yet.',
  ]);
});

it('names every position, one and many, among what is missing', () => {
  const missing = (of: RosterCounts) => positionCountsText(findMissingPlayerCounts(of) ?? []);
  expect(missing({ QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DEF: 0 })).toBe(
    '1 quarterback, 2 running backs, 2 wide receivers, 1 tight end, 1 kicker, and 1 defense',
  );
  expect(missing(counts({ RB: 1, WR: 1 }))).toBe('1 running back and 1 wide receiver');
  const most = { TE: 2, K: 3, DEF: 2, RB: 6 } as const;
  expect(
    (['TE', 'K', 'DEF', 'RB'] as const).map(
      (position) => said(draftDecision(counts(most), position))?.split('.')[0],
    ),
  ).toEqual([
    'You have 2 tight ends',
    'You have 3 kickers',
    'You have 2 defenses',
    'You have 6 running backs',
  ]);
});

it('tells the student what to do first, by the name of the position', () => {
  expect([scoutPositionFirstText('WR'), scoutPositionFirstText('DEF')]).toEqual([
    'Scout one wide receiver first: work out the points for that player’s latest game. Then you can pick any wide receiver.',
    'Scout one defense first: work out the points for that player’s latest game. Then you can pick any defense.',
  ]);
});
