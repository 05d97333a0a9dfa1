import { FIRST_WORDS, SECOND_WORDS } from '@/words/league-fields';

/** Two plain words such as "lucky teapot", easy to read from a board. @param random in [0, 1). */
export function suggestPassphrase(random: () => number): string {
  return `${pick(FIRST_WORDS, random)} ${pick(SECOND_WORDS, random)}`;
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}

/** Cryptographic randomness in [0, 1), so that passwords can't be predicted. */
export function secureRandom(): number {
  return (globalThis.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
