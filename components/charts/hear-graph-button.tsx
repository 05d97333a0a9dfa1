'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyModule } from '@/components/ui/lazy-module';
import type { GraphSound } from '@/lib/domain/graphs/graph-sound';
import { CHARTS } from '@/words/charts';

const TonePlayer = lazyModule(() => import('./tone-player')).component(
  ({ TonePlayer }) => TonePlayer,
);

type HearGraphButtonProps = {
  title: string;
  /** Null where there are too few numbers. */
  sound: GraphSound | null;
};

/** Offers the numbers of a graph as tones; renders nothing where there are too few. */
export function HearGraphButton({ title, sound }: HearGraphButtonProps) {
  const [open, setOpen] = useState(false);
  const json = JSON.stringify(sound);
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
        {CHARTS.hearIt}
      </Button>
      {open ? <TonePlayer title={title} tones={tones} /> : null}
    </>
  );
}
