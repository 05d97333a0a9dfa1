'use client';

import { createContext, useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Parts } from '@/components/ui/parts';
import { useFocusWhen } from '@/components/ui/use-focus-when';

export type Backs = {
  /** Whether this card still lies on its back. */
  isDown: (slot: string) => boolean;
  turn: (slot: string) => void;
};

export const CardBacks = createContext<Backs>({ isDown: () => false, turn: () => {} });

/**
 * The numbers of one card. While it lies on its back they are under its button; nothing is taken
 * from the page, so a screen reader, paper, a page without its script, and anyone who wants no
 * motion have them anyway.
 */
export function TurnOver({
  slot,
  name,
  children,
}: {
  slot: string;
  name: string;
  children: Parts;
}) {
  const { isDown, turn } = useContext(CardBacks);
  const [turned, setTurned] = useState(false);
  const box = useFocusWhen(turned);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`relative flex flex-1 flex-col gap-3 rounded-md focus-visible:outline-3 ${turned ? 'turned' : ''}`}
    >
      {children}
      {isDown(slot) ? (
        <div className="card-back turf absolute grid inset-0 place-items-center rounded-md">
          <Button
            variant="secondary"
            size="lg"
            icon="refresh-cw"
            onClick={() => {
              setTurned(true);
              turn(slot);
            }}
          >
            Turn over<span className="sr-only">{` ${name}`}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
