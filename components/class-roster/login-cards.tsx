'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { forgetCards, peekCards } from './card-memory';
import { LoginCardSheet } from './login-card';

type LoginCardsProps = { leagueId: string /** Where to sign in, without https:// in front. */; address: string };

/** The cards just made, ready to print and to cut. They are gone as soon as the page is left. */
export function LoginCards({ leagueId, address }: LoginCardsProps) {
  const router = useRouter();
  const [cards, setCards] = useState<readonly LoginCardDto[] | null>(() => peekCards(leagueId));

  useEffect(() => {
    // The roster that was left behind knows nothing of these students yet.
    router.refresh();
  }, [router]);

  useEffect(() => {
    // A browser may bring a page that was left back as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCards(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      forgetCards();
    };
  }, []);

  const back = (
    <LinkButton href={`/teacher/leagues/${leagueId}/roster`} variant="secondary" icon="arrow-left">
      Back to the roster
    </LinkButton>
  );
  if (!cards) {
    return (
      <EmptyState title="No cards to show" picture={<Icon name="printer" className="size-12" />} action={back}>
        Login cards are shown once, right after they’re made. On the roster, you can choose students and make new cards for them.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="print-hidden mb-6 space-y-5">
        <Notice tone="warn" title="Print these cards now. They’re only shown once.">
          No one can look up a password later, not even us. When you leave or reload this page, the cards are gone. If a card gets
          lost, make a new one on the roster.
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button icon="printer" size="lg" onClick={() => window.print()}>
            {cards.length === 1 ? 'Print this card' : `Print ${cards.length} cards`}
          </Button>
          {back}
        </div>
      </div>
      <LoginCardSheet cards={cards} address={address} />
    </>
  );
}
