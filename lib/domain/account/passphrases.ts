import { isStudentAddress } from './accounts';
import { PASSPHRASE_WORDS } from './passphrase-words';

const PASSPHRASE_LENGTH = 3;

/**
 * Three different words: "otter lamp violet". @param pickIndex from 0 up to `count`, each equally
 * likely and unpredictable.
 */
export function makePassphrase(pickIndex: (count: number) => number): string {
  const words: string[] = [];
  while (words.length < PASSPHRASE_LENGTH) {
    const word = PASSPHRASE_WORDS[pickIndex(PASSPHRASE_WORDS.length)] ?? '';
    if (!words.includes(word)) words.push(word);
  }
  return words.join(' ');
}

let known: ReadonlySet<string> | null = null;

/**
 * What is checked and stored for a typed password. A student without an email reads three words off
 * a card; capitals, hyphens, and doubled spaces make no difference. Any other password stays
 * exactly as typed.
 */
export function canonicalPassword(address: string, typed: string): string {
  if (!isStudentAddress(address)) return typed;
  const words = typed.toLowerCase().split(/[\s-]/).filter(Boolean);
  known ??= new Set(PASSPHRASE_WORDS);
  const fromCard = words.length === PASSPHRASE_LENGTH && words.every((word) => known?.has(word));
  return fromCard ? words.join(' ') : typed;
}
