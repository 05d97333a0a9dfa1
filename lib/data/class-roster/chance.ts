import { createHmac } from 'node:crypto';
import { env } from '@/lib/server/env';

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

export type Chance = {
  /** A whole number from 0 up to, but not including, `count`, each equally likely. */
  index(count: number): number;
  /** From 0 up to, but not including, 1. */
  random(): number;
};

/**
 * Numbers that no one without the server's secret can foretell, and that come again when the same request does: HMAC-SHA-256 over its parts,
 * counted up. A lost answer can be sent again with the same passphrases although none is stored; what tells requests apart, the operation
 * id, is random, known to the browser that asked, and itself kept only as a hash.
 */
export function chanceOf(parts: readonly (string | number)[]): Chance {
  const secret = env().NEXTAUTH_SECRET ?? '';
  let count = 0;
  const next = () => {
    const text = JSON.stringify(['class-roster', ...parts, count++]);
    return createHmac('sha256', secret).update(text).digest().readUIntBE(0, BYTES);
  };
  return {
    index(size) {
      // What lies beyond the last whole multiple would make small numbers likelier.
      const limit = RANGE - (RANGE % size);
      for (;;) {
        const drawn = next();
        if (drawn < limit) return drawn % size;
      }
    },
    random: () => next() / RANGE,
  };
}
