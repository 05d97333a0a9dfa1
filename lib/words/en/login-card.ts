import { endSentence } from '@/lib/domain/text/end-sentence';

/** The text on a login card, on the page and in the PDF, numbered like the sign-in page. */
export const CARD_WORDS = {
  title: 'Login cards',
  address: '1. Go to',
  username: '2. User name',
  ownEmail: 'your own email',
  passphrase: '3. Password',
  noteOnce: 'This password works once. Then you’ll choose your own.',
  note: 'Words with spaces between. Keep this card safe, and show it to no one.',
} as const;

/** "Room 12 · 10023": distinguishes the cards of two students with the same name. */
export const classAndReferenceText = ({
  className,
  ownReference,
}: {
  className: string;
  ownReference: string | null;
}): string => [className, ownReference].filter(Boolean).join(' · ');

/** The PDF's font has no letters of other scripts, but printing from the browser has. */
export const otherLettersText = (names: readonly string[]): string =>
  `${endSentence(`A PDF can’t show the letters of ${new Intl.ListFormat('en-US').format(names)}`)} Please print the cards instead.`;
