type PositionRow = {
  name: string;
  names: string;
  /** 'player' games are found by PlayerID, 'defense' games by TeamID. */
  owner: 'player' | 'defense';
  slots: readonly [string, ...string[]];
  /** How many players of the position a team may have (specification, section 5). */
  roster: { min: number; max: number };
  /** The specification's long name, which other programs may have stored. */
  longName: string;
  providerNames: readonly string[];
  /** The kinds of plays in the order of the box score; the position's main one is first. */
  plays: readonly [string, ...string[]];
};

/**
 * One row for each position, in the order of the lineup. Everything that differs between positions
 * is derived from it.
 */
export const POSITIONS = {
  QB: {
    name: 'Quarterback',
    names: 'Quarterbacks',
    owner: 'player',
    slots: ['QB'],
    roster: { min: 1, max: 4 },
    longName: 'quarterback',
    providerNames: ['QB'],
    plays: ['passing', 'rushing', 'receiving'],
  },
  RB: {
    name: 'Running Back',
    names: 'Running Backs',
    owner: 'player',
    slots: ['RB1', 'RB2'],
    roster: { min: 2, max: 6 },
    longName: 'runningback',
    providerNames: ['RB', 'FB', 'HB'],
    plays: ['rushing', 'receiving', 'passing'],
  },
  WR: {
    name: 'Wide Receiver',
    names: 'Wide Receivers',
    owner: 'player',
    slots: ['WR1', 'WR2'],
    roster: { min: 2, max: 6 },
    longName: 'wideReceiver',
    providerNames: ['WR'],
    plays: ['receiving', 'rushing', 'passing'],
  },
  TE: {
    name: 'Tight End',
    names: 'Tight Ends',
    owner: 'player',
    slots: ['TE'],
    roster: { min: 1, max: 2 },
    longName: 'tightEnd',
    providerNames: ['TE'],
    plays: ['receiving', 'rushing', 'passing'],
  },
  K: {
    name: 'Kicker',
    names: 'Kickers',
    owner: 'player',
    slots: ['K'],
    roster: { min: 1, max: 3 },
    longName: 'kicker',
    providerNames: ['K', 'PK'],
    plays: ['kicking'],
  },
  DEF: {
    name: 'Defense',
    names: 'Defense',
    owner: 'defense',
    slots: ['DEF'],
    roster: { min: 1, max: 2 },
    longName: 'defense',
    providerNames: [],
    plays: ['defending'],
  },
} as const satisfies Readonly<Record<string, PositionRow>>;

type Positions = typeof POSITIONS;

export type PositionCode = keyof Positions;
type DefensePosition = {
  [Code in PositionCode]: Positions[Code]['owner'] extends 'defense' ? Code : never;
}[PositionCode];
export type PlayerPosition = Exclude<PositionCode, DefensePosition>;
export type GameOwnerKind = PositionRow['owner'];
export type LineupSlot = Positions[PositionCode]['slots'][number];
export type StepKey = LineupSlot | 'TEAM';
export type PlayKind = Positions[PositionCode]['plays'][number];

export const POSITION_CODES = Object.keys(POSITIONS) as readonly PositionCode[];

export const LINEUP_SLOTS: readonly LineupSlot[] = POSITION_CODES.flatMap(
  (code): readonly LineupSlot[] => POSITIONS[code].slots,
);

/** The nine steps of a score card: one for each slot, then the team total at index 8. */
export const STEP_KEYS: readonly StepKey[] = [...LINEUP_SLOTS, 'TEAM'];

export const DEFENSE: DefensePosition = 'DEF';

export function isDefense(position: PositionCode): position is DefensePosition {
  return POSITIONS[position].owner === 'defense';
}

export function isPlayerPosition(position: PositionCode): position is PlayerPosition {
  return !isDefense(position);
}

export const PLAYER_POSITIONS: readonly PlayerPosition[] = POSITION_CODES.filter(isPlayerPosition);

/** A key that is unique among players and defenses: a TeamID may equal a PlayerID. */
export function playerOrDefenseKey(position: PositionCode, id: number): string {
  return `${isDefense(position) ? 'd' : 'p'}${id}`;
}

export function mapPositions<T>(make: (position: PositionCode) => T): Record<PositionCode, T> {
  return Object.fromEntries(POSITION_CODES.map((code) => [code, make(code)])) as Record<
    PositionCode,
    T
  >;
}

export const POSITION_NAMES: Readonly<Record<PositionCode, string>> = mapPositions(
  (code) => POSITIONS[code].name,
);

export function isPositionCode(text: string): text is PositionCode {
  return Object.hasOwn(POSITIONS, text);
}

/** Accepts a code or a long name; null for a position that isn't played here. */
export function positionFromStored(stored: string): PositionCode | null {
  if (isPositionCode(stored)) return stored;
  return POSITION_CODES.find((code) => POSITIONS[code].longName === stored) ?? null;
}

export function slotsOfPosition(position: PositionCode): readonly LineupSlot[] {
  return POSITIONS[position].slots;
}

const SLOT_POSITIONS = new Map(
  POSITION_CODES.flatMap((code) => slotsOfPosition(code).map((slot) => [slot, code] as const)),
);

export function positionOfSlot(slot: LineupSlot): PositionCode {
  const position = SLOT_POSITIONS.get(slot);
  if (!position) throw new RangeError(`Not a slot of the lineup: ${slot}`);
  return position;
}

export function stepTitle(key: StepKey): string {
  if (key === 'TEAM') return 'Team';
  const position = positionOfSlot(key);
  const slots = slotsOfPosition(position);
  return slots.length === 1
    ? POSITION_NAMES[position]
    : `${POSITION_NAMES[position]} ${slots.indexOf(key) + 1}`;
}

/**
 * The number line's end depends only on the kind of card: the answer would give itself away. No
 * game and no team of eight in the seasons we ship goes beyond it.
 */
const ENDS: Readonly<Partial<Record<StepKey, number>>> = { K: 30, DEF: 40, TEAM: 300 };
const OTHER_END = 60;

export const numberLineEndOfStep = (key: StepKey): number => ENDS[key] ?? OTHER_END;
