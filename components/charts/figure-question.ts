'use client';

import { createContext } from 'react';
import type { FigureAnswerPlace } from '@/lib/domain/lessons/lesson-plan';

/**
 * A question that is answered on a picture, and the answer so far. The box or list beside the
 * picture edits the same answer.
 */
export type FigureQuestion = {
  hand: FigureAnswerPlace;
  /** The accessible name of the mark. */
  name: string;
  unit: string;
  /** The mark moves in steps of this size. */
  snap: number;
  /** Null while the answer is empty or can't be drawn on the axis. */
  value: number | null;
  spot: string | null;
  /** The parts that can be chosen; null means all of them. */
  keys: readonly string[] | null;
  set: (answer: number | string | null) => void;
};

/** Null where the picture has no question. */
export const FigureQuestionContext = createContext<FigureQuestion | null>(null);
