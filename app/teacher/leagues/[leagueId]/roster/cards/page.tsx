import type { Metadata } from 'next';
import { LoginCards } from '@/components/class-roster/login-cards';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { env } from '@/lib/server/env';

export const metadata: Metadata = { title: 'Login cards' };

type Props = { params: Promise<{ leagueId: string }> };

/** The cards themselves come from the tab that has just made them: this page knows none. */
export default async function LoginCardsPage({ params }: Props) {
  const { leagueId } = await params;
  await requireOwnLeaguePage(leagueId);
  return (
    <>
      <div className="print-hidden">
        <PageHeader title="Login cards" />
      </div>
      <LoginCards leagueId={leagueId} address={`${new URL(env().NEXTAUTH_URL).host}/student/login`} />
    </>
  );
}
