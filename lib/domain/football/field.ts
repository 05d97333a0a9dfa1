import type { StepKey } from './positions';

/**
 * How far a field goes follows from the kind of card alone: from the answer, it would give it away.
 */
const ENDS: Readonly<Partial<Record<StepKey, number>>> = { QB: 50, K: 20, DEF: 20, TEAM: 200 };
const OTHER_END = 40;

export const fieldEnd = (key: StepKey): number => ENDS[key] ?? OTHER_END;
