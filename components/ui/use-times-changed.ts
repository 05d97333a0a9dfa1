import { useState } from 'react';

/**
 * Counts how often a value has changed. Used as a `key`, it remounts a repeated sentence, so that
 * it is read out again.
 */
export function useChangeCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}
