export const MAX_PROJECTED_GRAPHS = 2;

/** Identifies the graphs on the screen, in the address and for the saved question about them. */
export const joinGraphIds = (ids: readonly string[]): string => ids.join();

export const projectedGraphsHref = (
  leagueId: string,
  week: number,
  ids: readonly string[],
): string =>
  `/teacher/leagues/${leagueId}/project/graphs?${new URLSearchParams({
    week: String(week),
    show: joinGraphIds(ids),
  })}`;

/** Ignores whatever in the URL isn't valid. */
export function readProjectedGraphsFromUrl(search: { get(name: string): string | null }): string[] {
  const ids = (search.get('show') ?? '')
    .split(',')
    .filter((id) => /^[A-Za-z0-9_-]{1,128}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_PROJECTED_GRAPHS);
}
