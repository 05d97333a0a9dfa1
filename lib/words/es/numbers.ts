/** "1 partido", "2 partidos", "2 lecciones". Use `many` for another kind of plural. */
export function countText(number: number, one: string, many = pluralOf(one)): string {
  return `${number} ${Math.abs(number) === 1 ? one : many}`;
}

const pluralOf = (one: string): string =>
  /[aeiou]$/.test(one) ? `${one}s` : `${one.replace(/ón$/, 'on')}es`;

/** "3 de 8". */
export const someOfText = (some: number, all: number): string => `${some} de ${all}`;

let list: Intl.ListFormat | undefined;

/** Joins words as in a sentence: "a", "a y b", "a, b y c". */
export function listOfText(words: readonly string[]): string {
  list ??= new Intl.ListFormat('es-US');
  // English names don't begin with the sound i, which would turn "y" into "e": "A y Isaiah".
  return list.format(words).replace(/ e (?=[HI])/, ' y ');
}

/** A name with an initial already ends in a period: "Emma J." needs no second one. */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** For example "1.º", "22.º", or "3.er" before a masculine noun, such as lugar or intento. */
export const ordinalText = (rank: number): string =>
  `${rank}.${/(?:^|[^1])[13]$/.test(String(rank)) ? 'er' : 'º'}`;
