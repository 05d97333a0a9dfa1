'use client';

import { type ComponentType, useContext, useEffect, useState } from 'react';
import { type FigureAnswer, FigureAsks } from './figure-answer';
import type { FigureFrame, FigurePlaces } from './figure-places';

type FigureHandsProps = { places: FigurePlaces; frame: FigureFrame };
type MarksProps = FigureHandsProps & { asks: FigureAnswer };

/**
 * Loads the answer mark on demand. If loading fails, the answer box beside the picture still works.
 */
export function FigureHands({ places, frame }: FigureHandsProps) {
  const asks = useContext(FigureAsks);
  const [Marks, setMarks] = useState<ComponentType<MarksProps> | null>(null);
  const isAsked = asks !== null && places[asks.hand] !== undefined;

  useEffect(() => {
    if (!isAsked) return;
    let left = false;
    import('./figure-marks').then(
      (loaded) => {
        if (!left) setMarks(() => loaded.FigureMarks);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [isAsked]);

  return isAsked && Marks ? <Marks asks={asks} places={places} frame={frame} /> : null;
}
