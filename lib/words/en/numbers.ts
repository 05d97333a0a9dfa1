const plural = new Intl.PluralRules('en');

/** "1 game", "2 games". `many` for a plural that does not end in s. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${plural.select(number) === 'one' ? one : many}`;
}
