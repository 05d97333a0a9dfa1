import unhomoglyph from 'unhomoglyph';

/**
 * Digits and signs that stand for a letter; what is left of i, l and 1 after Unicode's table is one
 * letter.
 */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
  '+': 't',
  i: 'l',
  j: 'l',
};

/**
 * Two texts with the same skeleton look alike at a glance. It uses Unicode's table of confusable
 * letters, and ignores case, accents, spaces, invisible characters, digits used as letters, and
 * repeated letters. It is for comparing, not for reading.
 */
export function lookAlikeKey(text: string): string {
  return letters(text).replace(/(.)\1+/g, '$1');
}

/**
 * The words of a text as they look, with digits read as letters; and once more with digits left out
 * ("Kim1" holds "Kim").
 */
export function lookAlikeWords(text: string): string[] {
  const words = (part: RegExp) => text.normalize('NFKC').split(part).map(lookAlikeKey);
  const all = [...words(/[^\p{L}\p{M}\p{N}@$!|+]+/u), ...words(/[^\p{L}\p{M}]+/u)];
  return [...new Set(all)].filter((word) => word !== '');
}

function letters(text: string): string {
  const plain = (part: string) =>
    part.normalize('NFKD').replace(/[\p{M}\p{C}\p{Zs}\u115F\u1160\u3164\uFFA0]/gu, '');
  // Upper and lower case letters look like different others, so both are looked up.
  const same = plain(unhomoglyph(plain(unhomoglyph(plain(text))).toLowerCase())).toLowerCase();
  return [...same]
    .map((sign) => STANDS_FOR[sign] ?? sign)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
