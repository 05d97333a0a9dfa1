'use client';

import { createContext, useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFocusWhen } from '@/components/ui/hooks';
import type { RichContent } from '@/components/ui/sentence';
import { BOX_SCORES } from '@/words/box-scores';

type FaceDownCardsState = {
  isDown: (slot: string) => boolean;
  turn: (slot: string) => void;
};

export const FaceDownCardsContext = createContext<FaceDownCardsState>({
  isDown: () => false,
  turn: () => {},
});

/**
 * A card that is face down has its numbers under a button. The numbers stay in the DOM for screen
 * readers, for print, without JavaScript, and with reduced motion.
 */
export function FaceDownCard({
  slot,
  name,
  children,
}: {
  slot: string;
  name: string;
  children: RichContent;
}) {
  const { isDown, turn } = useContext(FaceDownCardsContext);
  const [turned, setTurned] = useState(false);
  const box = useFocusWhen(turned);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={
        'relative flex flex-1 flex-col gap-3 rounded-md focus-visible:outline-3 ' +
        (turned ? 'turned' : '')
      }
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
            <span>{BOX_SCORES.turnOver}</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
