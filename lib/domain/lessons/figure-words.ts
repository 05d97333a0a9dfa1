import { show } from '@/lib/domain/numbers/fractions';

/** "15 to under 30": the lower edge is in the bin, the upper one is not. */
export const binLabel = ({ from, to }: { from: number; to: number }): string => `${show(from)} to under ${show(to)}`;
