'use client';

import { createContext } from 'react';
import type { LessonHand } from '@/lib/domain/lessons/draft';

/**
 * What is asked on a picture, and what is answered so far: the same as in the box or the list
 * beside it.
 */
export type FigureAnswer = {
  hand: LessonHand;
  /** What the mark is called. */
  name: string;
  unit: string;
  /** How far apart the places are on which the mark can stand. */
  snap: number;
  /** Null while nothing is answered, or nothing that has a place. */
  value: number | null;
  /** The key of a part. */
  spot: string | null;
  /** The parts that can be chosen; null where each can. */
  keys: readonly string[] | null;
  set: (answer: number | string | null) => void;
};

/** Null where nothing is asked on the picture. */
export const FigureAsks = createContext<FigureAnswer | null>(null);
