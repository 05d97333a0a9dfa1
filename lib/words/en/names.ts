/**
 * The name of a statistic, a position, or a place of the lineup. `lib/domain` gives them in
 * English; another language looks its own names up here.
 */
export const localFootballTermName = (name: string): string => name;

const ODD_PLURALS: Readonly<Record<string, string>> = { catches: 'catch', safeties: 'safety' };
/** "passing touchdown" for 1, "passing touchdowns" for 2. `name` is the plural, as on a line. */
export function statisticNameForCount(name: string, count: number): string {
  const many = name.toLowerCase();
  if (Math.abs(count) !== 1) return many;
  // A distance after a comma, such as "50 yards or more", stays in the plural.
  return ODD_PLURALS[many] ?? many.replace(/^([^,]*)s\b/, '$1');
}
