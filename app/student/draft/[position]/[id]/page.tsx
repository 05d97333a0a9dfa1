import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { draftBoardHref, readDraftBoardViewFromUrl } from '@/components/draft/draft-board-view';
import { PlayerCard } from '@/components/draft/player-card';
import { PlayerWeekTable } from '@/components/draft/stat-tables';
import { orNotFound, requireStudentPage } from '@/lib/auth/guards';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { getPlayerCard } from '@/lib/data/draft/queries';
import { isPositionCode } from '@/lib/domain/football/positions';
import { firstValueSearchParams, type PageSearchProps } from '@/lib/domain/site/requests';
import { DRAFT } from '@/words/draft';
import { NOT_FOUND } from '@/words/page-problems';
import { defineStudentPage } from '../../../define-student-page';

type Props = { params: Promise<{ position: string; id: string }> } & PageSearchProps;

const loadCard = cache(async (position: string, id: string) => {
  const viewer = await requireStudentPage({ needs: 'team' });
  if (!isPositionCode(position) || !/^\d{1,9}$/.test(id)) notFound();
  return orNotFound(() => getPlayerCard(viewer, { position, id: Number(id) }));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { position, id } = await params;
  const card = await loadCard(position, id).catch(() => null);
  return { title: card ? card.player.name : NOT_FOUND.tab };
}

export default defineStudentPage(
  { needs: 'team' },
  async (viewer, { params, searchParams }: Props) => {
    const { position, id } = await params;
    const card = await loadCard(position, id);
    const view = readDraftBoardViewFromUrl(firstValueSearchParams(await searchParams));
    return (
      <PlayerCard
        card={card}
        owner={accountStorageKey(viewer)}
        backHref={draftBoardHref(card.player.position, view)}
      >
        {card.week > 0 ? <PlayerWeekTable card={card} /> : <p>{DRAFT.noGamesYet}</p>}
      </PlayerCard>
    );
  },
);
