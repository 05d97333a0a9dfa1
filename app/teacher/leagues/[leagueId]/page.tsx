import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { JoinCard } from '@/components/leagues/join-card';
import { Roster } from '@/components/leagues/roster';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { DomainError } from '@/lib/data/errors';
import type { TeacherLeagueDto } from '@/lib/data/league/dto';
import { getTeacherLeague } from '@/lib/data/league/queries';
import { env } from '@/lib/env';

type Props = { params: Promise<{ leagueId: string }> };

const loadLeague = cache(async (leagueId: string): Promise<TeacherLeagueDto> => {
  const viewer = await requireTeacherPage();
  try {
    return await getTeacherLeague(viewer, leagueId);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadLeague((await params).leagueId)).name };
}

// No loading.tsx beside this page: it would answer 200 before it is known whether there is such a league. Links to it show the waiting.
export default async function LeaguePage({ params }: Props) {
  const league = await loadLeague((await params).leagueId);
  return (
    <>
      <PageHeader
        title={league.name}
        eyebrow={
          <LinkButton href="/teacher/dashboard" variant="quiet" icon="arrow-left" className="-ml-4">
            My leagues
          </LinkButton>
        }
      />
      <JoinCard code={league.code} password={league.password} host={schoolHost()} />
      <Roster leagueId={league.id} code={league.code} initial={{ week: league.week, roster: league.roster }} />
    </>
  );
}

/** What a class types from the board: the address without https:// in front. */
function schoolHost(): string {
  return new URL(env().NEXTAUTH_URL).host;
}
