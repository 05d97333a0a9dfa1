import type { FiveName } from '@/lib/domain/graphs/box-and-whisker/rules';

/** In a file of its own: whoever names the five numbers needs no sentence about graphs. */
export const FIVE_NAMES: Readonly<Record<FiveName, string>> = {
  min: 'Smallest',
  q1: 'Lower quartile',
  median: 'Median',
  q3: 'Upper quartile',
  max: 'Largest',
};
