'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyModule } from '@/components/ui/lazy-module';
import type { GraphTable } from '@/lib/domain/graph';
import { type Tones, tonesOf } from '@/lib/domain/graphs/tones';
import { HEAR_IT } from '@/words/graphs/tones';

const TonePlayer = lazyModule(() => import('./tone-player')).component(
  ({ TonePlayer }) => TonePlayer,
);

type HearItProps = {
  /** One of the seven types, or any other text. */
  type: string;
  title: string;
  table: GraphTable;
};

/**
 * The numbers of a graph as tones, when someone asks for them; nothing where there is too little to
 * hear.
 */
export function HearIt({ type, title, table }: HearItProps) {
  const [open, setOpen] = useState(false);
  const heard = JSON.stringify(tonesOf(type, table));
  // The same numbers stay the same, so that a page that draws itself again does not begin the
  // player anew.
  const tones = useMemo<Tones | null>(() => JSON.parse(heard), [heard]);
  if (!tones) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="print-hidden -mx-4"
      >
        {HEAR_IT}
      </Button>
      {open ? <TonePlayer title={title} tones={tones} /> : null}
    </>
  );
}
