import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LeagueHeader } from '@/components/leagues/league-header';
import { ClassRoleProvider } from '@/components/ui/class-role';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { getLeagueHeader } from '@/lib/data/league/queries';
import { NOT_FOUND } from '@/words/page-problems';
import { CLASS_ADULTS, VIEWER_ROLE_NOTES } from '@/words/people';

type Props = { params: Promise<{ leagueId: string }>; children: ReactNode };

async function loadFrame(params: Props['params']) {
  const { leagueId } = await params;
  return getLeagueHeader(await requireOwnLeaguePage(leagueId), leagueId);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // The layout redirects people without access; a page that says so needs a title too.
  const frame = await loadFrame(params).catch(() => null);
  return {
    title: frame ? { default: frame.name, template: `%s · ${frame.name}` } : NOT_FOUND.tab,
  };
}

/**
 * The frame of one league. It checks who belongs to the league before anything is sent, so someone
 * else's league answers 404. Each page below has its own h1 and checks again.
 */
export default async function LeagueLayout({ params, children }: Props) {
  const league = await loadFrame(params);
  return (
    <ClassRoleProvider role={league.role}>
      <LeagueHeader league={league} />
      {league.role === 'owner' ? null : (
        <p className="print-hidden mb-2 text-content-soft">
          <span>{VIEWER_ROLE_NOTES[league.role]}</span>
          {league.isAskedToTakeOver ? (
            <>
              {' '}
              <a href={`/teacher/leagues/${league.id}/people`} className="touch-link">
                {CLASS_ADULTS.askedYou}
              </a>
            </>
          ) : null}
        </p>
      )}
      {children}
    </ClassRoleProvider>
  );
}
