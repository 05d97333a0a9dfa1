import { useState } from 'react';

/**
 * How often a value has changed: as a `key`, it draws a sentence anew that has come again, so that
 * it is read out again.
 */
export function useTimesChanged(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}
