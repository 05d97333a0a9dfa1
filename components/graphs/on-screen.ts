import { MAX_GRAPH_QUESTION } from '@/words/graph-questions';

/** A class looks at one graph, or compares two of one kind. */
export const MOST_ON_SCREEN = 2;

type OnScreen = { readonly ids: readonly string[]; readonly question: string };

/** Where these graphs are shown to a class. */
export function graphScreenHref(
  leagueId: string,
  week: number,
  { ids, question }: OnScreen,
): string {
  const query = new URLSearchParams({ week: String(week), show: ids.join() });
  if (question.trim()) query.set('ask', question.trim());
  return `/teacher/leagues/${leagueId}/project/graphs?${query}`;
}

/** From an address; what can't be read is as if it were not there. */
export function readOnScreen(search: { get(name: string): string | null }): OnScreen {
  const ids = (search.get('show') ?? '')
    .split(',')
    .filter((id) => /^[A-Za-z0-9_-]{1,128}$/.test(id));
  return {
    ids: [...new Set(ids)].slice(0, MOST_ON_SCREEN),
    question: (search.get('ask') ?? '').slice(0, MAX_GRAPH_QUESTION),
  };
}
