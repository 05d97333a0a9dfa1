import type { Metadata } from 'next';
import { PRODUCT_NAME } from '@/components/shell/product';
import { type BoardLine, ProsePage } from '@/components/shell/prose-page';

export const metadata: Metadata = { title: 'What it costs' };

const BOARD: readonly BoardLine[] = [
  { value: '0', label: 'price, plans, things to buy' },
  { value: '1', label: 'computer is enough for a school' },
];

export default function PricingPage() {
  return (
    <ProsePage title="What it costs" lead={`${PRODUCT_NAME} has no price, no plans and nothing to buy inside.`} board={BOARD}>
      <h2>On your own computer</h2>
      <p>
        Nothing but the computer and its power. One ordinary machine with two processor cores and 4 GB of memory is enough for a
        school. Everything is kept in one folder on its disk.
      </p>
      <h2>On a rented server</h2>
      <p>
        You pay the company that rents out the machine. A small one is enough. No other service is needed: the season’s statistics
        are part of the app, and e-mail for forgotten passwords is up to you.
      </p>
      <h2>On Google Firebase</h2>
      <p>
        A school that already keeps its data in Firebase pays Google for what it uses. Google counts each record that is read or
        written. The app is built to read little: a student’s whole week needs at most 240 reads and 80 writes.
      </p>
      <h2>Never</h2>
      <ul>
        <li>No ads, for anybody.</li>
        <li>No prizes, odds or real money in the game.</li>
        <li>No selling or sharing of what students do.</li>
      </ul>
    </ProsePage>
  );
}
