'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyModule } from '@/components/ui/lazy-module';
import type { GraphTable } from '@/lib/domain/graph';
import { type GraphSound, soundOfGraph } from '@/lib/domain/graphs/tones';
import { hearItText } from '@/words/graphs/tones';

const TonePlayer = lazyModule(() => import('./tone-player')).component(
  ({ TonePlayer }) => TonePlayer,
);

type HearItProps = {
  /** A graph type, or any text of another program. */
  type: string;
  title: string;
  table: GraphTable;
};

/** Offers the numbers of a graph as tones; renders nothing where there are too few. */
export function HearGraphButton({ type, title, table }: HearItProps) {
  const [open, setOpen] = useState(false);
  const json = JSON.stringify(soundOfGraph(type, table));
  // Memoized by content, because a new object would restart the player on every render.
  const tones = useMemo<GraphSound | null>(() => JSON.parse(json), [json]);
  if (!tones) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="print-hidden -mx-4"
      >
        {hearItText()}
      </Button>
      {open ? <TonePlayer title={title} tones={tones} /> : null}
    </>
  );
}
