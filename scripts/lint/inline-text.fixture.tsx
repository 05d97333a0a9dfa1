import type { ReactNode } from 'react';

// Not part of the app: each line that ends with the mark is one that scripts/lint/lone-text.mjs
// must report, and no other.
declare function Sign(props: { title?: string; tone?: string; children?: ReactNode }): ReactNode;
declare const WORDS: { readonly saved: string };

const LABELS = { done: 'Done' /* inline */, looks: 'flex items-center gap-2' };
const tries = (count: number) => `${count} tries`; /* inline */
const side = (end: string) => `${end}: across`; /* inline */
const looks = (isOn: boolean) => `rounded-md px-3 ${isOn ? 'bg-board text-chalk' : ''}`;

export function Inline({ count, state }: { count: number; state: string }) {
  if (state === 'Not yet') throw new Error('This state is none of a page.');
  return (
    <main>
      <p>written</p> {/* inline */}
      <p>{state === 'saved' ? 'saved' : null}</p> {/* inline */}
      <p>{`${count} of 3`}</p> {/* inline */}
      <Sign title="Week" /> {/* inline */}
      <Sign title={state === 'all' ? `All ${count}` : WORDS.saved} /> {/* inline */}
      <button type="button" aria-label="Close" className={looks(true)} /> {/* inline */}
      <p className="flex items-center gap-2">{WORDS.saved}</p>
      <Sign tone="good">{`${side(tries(count))} · ${LABELS[state === 'done' ? 'done' : 'looks']}`}</Sign>
    </main>
  );
}
