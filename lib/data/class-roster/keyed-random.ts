import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/**
 * Numbers that no one without the server's secret can foretell, and that come again when the same
 * request does: HMAC-SHA-256 over its parts, counted up. A lost answer can be sent again with the
 * same passphrases although none is stored; what tells requests apart, the operation id, is random,
 * known to the browser that asked, and itself kept only as a hash.
 */
export function createKeyedRandom(parts: readonly (string | number)[]) {
  const secret = env().NEXTAUTH_SECRET ?? '';
  let count = 0;
  const next = () => {
    const text = JSON.stringify(['class-roster', ...parts, count++]);
    return createHmac('sha256', secret).update(text).digest().readUIntBE(0, BYTES);
  };
  return {
    /** A whole number from 0 up to, but not including, `size`, each equally likely. */
    index(size: number): number {
      // Numbers above the last whole multiple would make small results more likely.
      const limit = RANGE - (RANGE % size);
      for (;;) {
        const drawn = next();
        if (drawn < limit) return drawn % size;
      }
    },
    /** From 0 up to, but not including, 1. */
    random: (): number => next() / RANGE,
  };
}
