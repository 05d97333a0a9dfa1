const plural = new Intl.PluralRules('en');

/** "1 game", "2 games". `many` for a plural that does not end in s. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${plural.select(number) === 'one' ? one : many}`;
}

const list = new Intl.ListFormat('en-US');

/** Words as in a sentence: "a", "a and b", "a, b, and c". */
export const listOf = (words: readonly string[]): string => list.format(words);
