export const MAX_PROJECTED_GRAPHS = 2;

/** Names what is on the screen, for the address and for the question about it. */
export const projectedGraphsKey = (ids: readonly string[]): string => ids.join();

export const projectedGraphsHref = (
  leagueId: string,
  week: number,
  ids: readonly string[],
): string =>
  `/teacher/leagues/${leagueId}/project/graphs?${new URLSearchParams({
    week: String(week),
    show: projectedGraphsKey(ids),
  })}`;

/** Ignores whatever in the URL isn't valid. */
export function readProjectedGraphsFromUrl(search: { get(name: string): string | null }): string[] {
  const ids = (search.get('show') ?? '')
    .split(',')
    .filter((id) => /^[A-Za-z0-9_-]{1,128}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_PROJECTED_GRAPHS);
}
