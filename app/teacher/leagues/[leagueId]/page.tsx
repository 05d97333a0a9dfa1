import { JoinCard } from '@/components/leagues/join-card';
import { Roster } from '@/components/leagues/roster';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwnLeaguePage } from '@/lib/auth/own-league-page';
import { getTeacherLeague } from '@/lib/data/league/queries';
import { env } from '@/lib/env';

type Props = { params: Promise<{ leagueId: string }> };

export default async function LeaguePage({ params }: Props) {
  const { leagueId } = await params;
  const league = await getTeacherLeague(await requireOwnLeaguePage(leagueId), leagueId);
  return (
    <>
      <PageHeader title={league.name} />
      <JoinCard code={league.code} password={league.password} host={schoolHost()} />
      <Roster leagueId={league.id} code={league.code} initial={{ week: league.week, roster: league.roster }} />
    </>
  );
}

/** What a class types from the board: the address without https:// in front. */
function schoolHost(): string {
  return new URL(env().NEXTAUTH_URL).host;
}
