'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { LongWord } from '@/components/ui/long-word';
import { Notice } from '@/components/ui/notice';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { studentName } from '@/lib/domain/account/student-name';
import { forgetCards, peekCards } from './card-memory';
import styles from './login-card.module.css';

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

  const back = <BackLink href={`/teacher/leagues/${leagueId}/roster`}>Back to the roster</BackLink>;
  if (!cards) {
    return (
      <EmptyState title="No cards to show" icon="printer" action={back}>
        Login cards are shown once, right after they’re made. On the roster, you can choose students and make new cards for them.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="print-hidden mb-6 space-y-4">
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
      <ul aria-label="Login cards" className={styles.sheet}>
        {cards.map((card) => (
          <LoginCard key={card.studentId} card={card} address={address} />
        ))}
      </ul>
    </>
  );
}

/** Where to go, what to type, and the animal of the user name, by which a child knows the own card. */
function LoginCard({ card, address }: { card: LoginCardDto; address: string }) {
  const picture = card.animal === null ? '/mascots/default.svg' : `/mascots/animals/${card.animal}.svg`;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {/* biome-ignore lint/performance/noImgElement: a small static SVG gains nothing from the image optimiser. */}
        <img src={picture} alt="" className={styles.picture} />
        <div className="min-w-0">
          <p className={styles.small}>{PRODUCT_NAME}</p>
          <h2 className={styles.name}>{studentName(card)}</h2>
        </div>
      </div>
      <dl className={styles.lines}>
        <dt>Go to</dt>
        <dd>
          <LongWord>{address}</LongWord>
        </dd>
        <dt>User name</dt>
        <dd className={styles.key}>{card.username ?? 'your own email'}</dd>
        <dt>Password</dt>
        <dd className={styles.key}>{card.passphrase}</dd>
      </dl>
      <p className={styles.small}>
        {card.once ? 'This password works once. Then you’ll choose your own.' : 'Keep this card safe. Don’t show it to anyone.'}
      </p>
    </li>
  );
}
