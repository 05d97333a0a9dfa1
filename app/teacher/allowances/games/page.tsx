import { CanceledGames } from '@/components/admin/canceled-games';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdminPage } from '@/lib/auth/guards';
import { getCanceledGames } from '@/lib/data/admin/game-queries';
import { LEAGUE_ALLOWANCES_PAGE } from '@/words/admin';
import { CANCELED_GAMES } from '@/words/canceled-games';

export const metadata = { title: CANCELED_GAMES.title };

export default async function CanceledGamesPage() {
  const games = await getCanceledGames(await requireAdminPage());
  return (
    <>
      <PageHeader
        title={CANCELED_GAMES.title}
        actions={<BackLink href="/teacher/allowances">{LEAGUE_ALLOWANCES_PAGE.title}</BackLink>}
      />
      <CanceledGames games={games} />
    </>
  );
}
