import type { Metadata } from 'next';
import { LeagueSettings } from '@/components/leagues/league-settings';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { getLeagueSettings } from '@/lib/data/league/queries';

export const metadata: Metadata = { title: 'Settings' };

type Props = { params: Promise<{ leagueId: string }> };

export default async function LeagueSettingsPage({ params }: Props) {
  const { leagueId } = await params;
  const league = await getLeagueSettings(await requireOwnLeaguePage(leagueId), leagueId);
  return (
    <>
      <PageHeader title="Settings" />
      <LeagueSettings league={league} />
    </>
  );
}
