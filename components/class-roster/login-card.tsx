import { PRODUCT_NAME } from '@/components/shell/product';
import { LongWord } from '@/components/ui/long-word';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import styles from './login-card.module.css';
import { studentName } from './student-name';

type CardsProps = { cards: readonly LoginCardDto[] /** Where to sign in, without https:// in front. */; address: string };

/** Cards to cut out, in two columns on paper. */
export function LoginCardSheet({ cards, address }: CardsProps) {
  return (
    <ul aria-label="Login cards" className={styles.sheet}>
      {cards.map((card) => (
        <LoginCard key={card.studentId} card={card} address={address} />
      ))}
    </ul>
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
