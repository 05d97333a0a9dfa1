import { isStudentAddress } from './accounts';
import { PASSPHRASE_WORDS } from './passphrase-words';

const PASSPHRASE_LENGTH = 3;

/**
 * Three different words, such as "otter lamp violet".
 *
 * @param pickIndex returns an unpredictable index from 0 to `count - 1`, each equally likely.
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
 * The password to check and store. Students without an email read three words from a card, so case,
 * hyphens, and extra spaces don't matter there; any other password stays as typed.
 */
export function canonicalPassword(address: string, typed: string): string {
  if (!isStudentAddress(address)) return typed;
  const words = typed.toLowerCase().split(/[\s-]/).filter(Boolean);
  known ??= new Set(PASSPHRASE_WORDS);
  const fromCard = words.length === PASSPHRASE_LENGTH && words.every((word) => known?.has(word));
  return fromCard ? words.join(' ') : typed;
}
