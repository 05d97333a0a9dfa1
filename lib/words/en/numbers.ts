/** "1 game", "2 games". Use `many` for a plural that doesn't end in s. */
export function countText(number: number, one: string, many = `${one}s`): string {
  return `${number} ${Math.abs(number) === 1 ? one : many}`;
}

/** "3 of 8". */
export const someOfText = (some: number, all: number): string => `${some} of ${all}`;

let list: Intl.ListFormat | undefined;

/** Joins words as in a sentence: "a", "a and b", "a, b, and c". */
export function listOfText(words: readonly string[]): string {
  list ??= new Intl.ListFormat('en-US');
  return list.format(words);
}

/** A name with an initial already ends in a period: "Emma J." needs no second one. */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
let ordinals: Intl.PluralRules | undefined;
/** For example "1st", "22nd", or "113th". */
export function ordinalText(rank: number): string {
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' });
  return `${rank}${ENDINGS[ordinals.select(rank)] ?? 'th'}`;
}
