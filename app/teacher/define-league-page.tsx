import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { orNotFound, requireOwnLeaguePage } from '@/lib/auth/guards';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { PageSearchProps, SearchParams } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { titleInWeekText } from '@/words/teacher-pages';

type LeagueParams = { leagueId: string };

/**
 * A page about one of the teacher's own leagues: runs its guard, then the page, and shows the 404
 * page if a query throws 'not-found'.
 */
export function defineLeaguePage<Params extends LeagueParams = LeagueParams>(
  render: (viewer: SignedInViewer, params: Params, search: SearchParams) => Promise<ReactNode>,
) {
  return async ({ params, searchParams }: { params: Promise<Params> } & PageSearchProps) => {
    const [ids, search] = await Promise.all([params, searchParams]);
    const viewer = await requireOwnLeaguePage(ids.leagueId);
    return orNotFound(() => render(viewer, ids, search));
  };
}

/**
 * Defines the metadata of a page with one view per week: the title names the requested week, if
 * any.
 */
export function defineWeekPageMetadata(title: string) {
  return async ({ searchParams }: PageSearchProps): Promise<Metadata> => {
    const week = parseUncheckedWeekNumber((await searchParams).week);
    return { title: week === null ? title : titleInWeekText(title, week) };
  };
}
