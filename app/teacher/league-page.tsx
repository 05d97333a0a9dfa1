import type { ReactNode } from 'react';
import { orNotFound, requireOwnLeaguePage } from '@/lib/auth/guards';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { Search, SearchProps } from '@/lib/domain/site/search';

type LeagueParams = { leagueId: string };

/** A page of one of the teacher's own leagues: its guard, then the page, or the 404 page where one of its queries answers 'not-found'. */
export function leaguePage<Params extends LeagueParams = LeagueParams>(
  make: (viewer: SignedInViewer, params: Params, search: Search) => Promise<ReactNode>,
) {
  return async ({ params, searchParams }: { params: Promise<Params> } & SearchProps) => {
    const [place, search] = await Promise.all([params, searchParams]);
    const viewer = await requireOwnLeaguePage(place.leagueId);
    return orNotFound(() => make(viewer, place, search));
  };
}
