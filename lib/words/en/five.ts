import type { FiveName } from '@/lib/domain/graphs/box-and-whisker/rules';

/**
 * In its own file, so that code which names the five numbers doesn't load all texts about graphs.
 */
export const FIVE_NAMES: Readonly<Record<FiveName, string>> = {
  min: 'Smallest',
  q1: 'Lower quartile',
  median: 'Median',
  q3: 'Upper quartile',
  max: 'Largest',
};
