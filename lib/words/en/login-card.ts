import { countText, endSentence, listOfText } from './numbers';

/** The text on a login card, on the page and in the PDF, numbered like the sign-in page. */
export const LOGIN_CARD_WORDS = {
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
export const pdfLacksLettersText = (names: readonly string[]): string =>
  `${endSentence(`A PDF can’t show the letters of ${listOfText(names)}`)} Please print the ` +
  'cards instead.';

export const LOGIN_CARDS = {
  back: 'Back to the roster',
  leaveTitle: 'Leave without printing?',
  notOnPaper:
    'These cards are not on paper yet. You’ll find those that nobody has used under “Login ' +
    'cards” on the roster.',
  pdf: 'Save as PDF',
  noneTitle: 'No cards to show',
  none:
    'Everyone who has a card has signed in with it. On the roster, you can choose students ' +
    'and make new cards for them.',
} as const;
export const printCardsText = (cards: number): string =>
  cards === 1 ? 'Print this card' : `Print ${cards} cards`;
/** `others` are the names that a PDF can't show. */
export const canShowCardsAgainText = (cards: number, others: readonly string[]): string =>
  `Until someone signs in with ${cards === 1 ? 'it' : 'a card'}, you can show it again here, ` +
  'with the same password. After that, no one can look the password up, not even ' +
  `us.${others.length > 0 ? ` ${pdfLacksLettersText(others)}` : ''}`;
export const showCardsText = (cards: number): string => `Show ${countText(cards, 'card')}`;
export const cardsNotUsedText = (cards: number): string =>
  `${countText(cards, 'card')} not used yet`;
export const canPrintCardsAgainText = (cards: number): string =>
  cards === 1
    ? 'No one has signed in with it. You can print it again, with the same password.'
    : 'No one has signed in with them. You can print them again, with the same passwords.';
