import { MAX_GRAPH_QUESTION } from '@/words/graph-questions';

export const MAX_GRAPHS_ON_SCREEN = 2;

type OnScreen = { readonly ids: readonly string[]; readonly question: string };

export function graphScreenHref(
  leagueId: string,
  week: number,
  { ids, question }: OnScreen,
): string {
  const query = new URLSearchParams({ week: String(week), show: ids.join() });
  if (question.trim()) query.set('ask', question.trim());
  return `/teacher/leagues/${leagueId}/project/graphs?${query}`;
}

/** Ignores whatever in the URL isn't valid. */
export function readProjectedGraphsFromUrl(search: { get(name: string): string | null }): OnScreen {
  const ids = (search.get('show') ?? '')
    .split(',')
    .filter((id) => /^[A-Za-z0-9_-]{1,128}$/.test(id));
  return {
    ids: [...new Set(ids)].slice(0, MAX_GRAPHS_ON_SCREEN),
    question: (search.get('ask') ?? '').slice(0, MAX_GRAPH_QUESTION),
  };
}
