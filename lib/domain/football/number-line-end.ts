import type { StepKey } from './positions';

/**
 * The number line's end depends only on the kind of card: the answer would give itself away. No
 * game and no team of eight in the seasons we ship goes beyond it.
 */
const ENDS: Readonly<Partial<Record<StepKey, number>>> = { K: 30, DEF: 40, TEAM: 300 };
const OTHER_END = 60;

export const numberLineEndOfStep = (key: StepKey): number => ENDS[key] ?? OTHER_END;
