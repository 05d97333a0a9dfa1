/** Position codes as the statistics use them, in the order of the line-up. */
export const POSITION_CODES = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'] as const;
export type PositionCode = (typeof POSITION_CODES)[number];

/** Line-up slots in order; eight starters. */
export const LINEUP_SLOTS = ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'TE', 'K', 'DEF'] as const;
export type LineupSlot = (typeof LINEUP_SLOTS)[number];

/** The nine steps of a score card: one for each slot, then the team total at index 8. */
export const STEP_KEYS = [...LINEUP_SLOTS, 'TEAM'] as const;
export type StepKey = (typeof STEP_KEYS)[number];

export const POSITION_NAMES: Readonly<Record<PositionCode, string>> = {
  QB: 'Quarterback',
  RB: 'Running Back',
  WR: 'Wide Receiver',
  TE: 'Tight End',
  K: 'Kicker',
  DEF: 'Defense',
};

/** The specification's long spelling of each position, as it may stand in a player that another program has stored. */
const POSITION_SPEC_NAMES = {
  quarterback: 'QB',
  runningback: 'RB',
  wideReceiver: 'WR',
  tightEnd: 'TE',
  kicker: 'K',
  defense: 'DEF',
} as const satisfies Record<string, PositionCode>;

const SLOT_POSITIONS: Readonly<Record<LineupSlot, PositionCode>> = {
  QB: 'QB',
  RB1: 'RB',
  RB2: 'RB',
  WR1: 'WR',
  WR2: 'WR',
  TE: 'TE',
  K: 'K',
  DEF: 'DEF',
};

const STEP_TITLES: Readonly<Record<StepKey, string>> = {
  QB: POSITION_NAMES.QB,
  RB1: `${POSITION_NAMES.RB} 1`,
  RB2: `${POSITION_NAMES.RB} 2`,
  WR1: `${POSITION_NAMES.WR} 1`,
  WR2: `${POSITION_NAMES.WR} 2`,
  TE: POSITION_NAMES.TE,
  K: POSITION_NAMES.K,
  DEF: POSITION_NAMES.DEF,
  TEAM: 'Team',
};

export function isPositionCode(text: string): text is PositionCode {
  return (POSITION_CODES as readonly string[]).includes(text);
}

/** A position by its code or by its long name; null for one that is not played here. */
export function positionFrom(stored: string): PositionCode | null {
  if (isPositionCode(stored)) return stored;
  return Object.entries(POSITION_SPEC_NAMES).find(([name]) => name === stored)?.[1] ?? null;
}

export function positionOfSlot(slot: LineupSlot): PositionCode {
  return SLOT_POSITIONS[slot];
}

/** The display name of a slot or of the team total, for instance "Running Back 1" or "Team". */
export function stepTitle(key: StepKey): string {
  return STEP_TITLES[key];
}
