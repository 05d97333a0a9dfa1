import type { StepKey } from './positions';

/** The number line's end depends only on the kind of card: the answer would give itself away. */
const ENDS: Readonly<Partial<Record<StepKey, number>>> = { QB: 50, K: 20, DEF: 20, TEAM: 200 };
const OTHER_END = 40;

export const lastYardOfField = (key: StepKey): number => ENDS[key] ?? OTHER_END;
