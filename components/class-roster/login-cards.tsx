'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { BackLink } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { RichContent } from '@/components/ui/sentence';
import { reprintUnusedLoginCardsAction } from '@/lib/actions/class-roster';
import type { LoginCardDto, StudentWithUnusedCardDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { isPrintableInPdf } from '@/lib/domain/class/printable-letters';
import type { Language } from '@/lib/words/language';
import {
  canPrintCardsAgainText,
  canShowCardsAgainText,
  cardsNotUsedText,
  classAndReferenceText,
  LOGIN_CARD_WORDS,
  LOGIN_CARDS,
  printCardsText,
  showCardsText,
} from '@/words/login-card';
import { LeavePageWarning } from './leave-page-warning';
import styles from './login-card.module.css';
import { clearLoginCardsInMemory, readLoginCardsInMemory } from './roster-tab-memory';

type CardWords = Readonly<Record<keyof typeof LOGIN_CARD_WORDS, string>>;

type LoginCardsProps = {
  leagueId: string;
  /** The sign-in address without https://. */
  address: string;
  words: Readonly<Record<Language, CardWords>>;
  unused: readonly StudentWithUnusedCardDto[];
};

export function LoginCards({ leagueId, address, words, unused }: LoginCardsProps) {
  const router = useRouter();
  const [cards, setCards] = useState<readonly LoginCardDto[] | null>(() =>
    readLoginCardsInMemory(leagueId),
  );
  const [isOnPaper, setIsOnPaper] = useState(false);

  useEffect(() => {
    // The roster doesn't know these students yet. Without new cards nothing has changed.
    if (readLoginCardsInMemory(leagueId)) router.refresh();
  }, [router, leagueId]);

  useEffect(() => {
    // The back/forward cache may restore the page with its passwords.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCards(null);
    };
    const onPrinted = () => setIsOnPaper(true);
    window.addEventListener('pageshow', onShow);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('afterprint', onPrinted);
      clearLoginCardsInMemory();
    };
  }, []);

  const back = <BackLink href={`/teacher/leagues/${leagueId}/roster`}>{LOGIN_CARDS.back}</BackLink>;
  if (!cards)
    return <UnusedCards leagueId={leagueId} unused={unused} back={back} onShown={setCards} />;

  const others = cards.map(formatStudentName).filter((name) => !isPrintableInPdf(name));
  const search = cards.map(({ studentId }) => `student=${encodeURIComponent(studentId)}`).join('&');
  return (
    <>
      <LeavePageWarning isNeeded={!isOnPaper} title={LOGIN_CARDS.leaveTitle}>
        <p>{LOGIN_CARDS.notOnPaper}</p>
      </LeavePageWarning>
      <div className="print-hidden mb-4 space-y-3">
        <div className="flex flex-wrap gap-3">
          <Button variant="next" icon="printer" size="lg" onClick={() => window.print()}>
            {printCardsText(cards.length)}
          </Button>
          {others.length === 0 ? (
            <a
              href={`/api/leagues/${leagueId}/cards.pdf?${search}`}
              download
              onClick={() => setIsOnPaper(true)}
              className={buttonClass('secondary', 'lg')}
            >
              <Icon name="download" />
              <span>{LOGIN_CARDS.pdf}</span>
            </a>
          ) : null}
          {back}
        </div>
        <p className="text-content-soft">{canShowCardsAgainText(cards.length, others)}</p>
      </div>
      <ul aria-label={LOGIN_CARD_WORDS.title} data-says-whose className={styles.sheet}>
        {cards.map((card) => (
          <LoginCard
            key={card.studentId}
            card={card}
            address={address}
            words={words[card.language]}
          />
        ))}
      </ul>
    </>
  );
}

type UnusedCardsProps = Pick<LoginCardsProps, 'leagueId' | 'unused'> & {
  back: RichContent;
  onShown: (cards: readonly LoginCardDto[]) => void;
};

/** Passwords are loaded on request only, and the audit log records it. */
function UnusedCards({ leagueId, unused, back, onShown }: UnusedCardsProps) {
  const { pending, refusal, run } = useAction();
  if (unused.length === 0) {
    return (
      <EmptyState title={LOGIN_CARDS.noneTitle} icon="printer" action={back}>
        {LOGIN_CARDS.none}
      </EmptyState>
    );
  }
  async function show() {
    const studentIds = unused.map(({ studentId }) => studentId);
    const result = await run(() => reprintUnusedLoginCardsAction({ leagueId, studentIds }));
    if (result?.ok) onShown(result.data);
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="next" size="lg" icon="eye" pending={pending} onClick={show}>
          {showCardsText(unused.length)}
        </Button>
        {back}
      </div>
      <Notice alert>{refusal?.message}</Notice>
      <Section title={cardsNotUsedText(unused.length)} titleClass="mb-1 text-lead">
        <p className="mb-2 max-w-text text-content-soft">{canPrintCardsAgainText(unused.length)}</p>
        <ul className="columns-[14rem] gap-x-6">
          {unused.map((student) => (
            <li key={student.studentId} className="break-inside-avoid py-0.5">
              <span className="font-semibold">{formatStudentName(student)}</span>{' '}
              <span className="text-content-soft [overflow-wrap:anywhere]">
                {student.username ?? LOGIN_CARD_WORDS.ownEmail}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

type LoginCardProps = { card: LoginCardDto; address: string; words: CardWords };

/** A child recognizes the card by the animal in the user name. */
function LoginCard({ card, address, words }: LoginCardProps) {
  const picture =
    card.animal === null ? '/mascots/default.svg' : `/mascots/animals/${card.animal}.svg`;
  return (
    <li lang={card.language === 'en' ? undefined : card.language} className={styles.card}>
      <div className={styles.head}>
        {/* biome-ignore lint/performance/noImgElement: it is a small static SVG. */}
        <img src={picture} alt="" className={styles.picture} />
        <div className="min-w-0">
          <p className={styles.small}>{PRODUCT_NAME}</p>
          <h2 className={styles.name}>{formatStudentName(card)}</h2>
          <p className={styles.small}>
            <BreakableText>{classAndReferenceText(card)}</BreakableText>
          </p>
        </div>
      </div>
      <dl className={styles.lines}>
        <dt>{words.address}</dt>
        <dd>
          <BreakableText>{address}</BreakableText>
        </dd>
        <dt>{words.username}</dt>
        <dd translate="no" className={styles.key}>
          {card.username ?? words.ownEmail}
        </dd>
        <dt>{words.passphrase}</dt>
        <dd translate="no" className={styles.key}>
          {card.passphrase}
        </dd>
      </dl>
      <p className={styles.small}>{card.once ? words.noteOnce : words.note}</p>
    </li>
  );
}
