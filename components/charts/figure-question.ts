'use client';

import { createContext } from 'react';
import type { FigureAnswerPlace } from '@/lib/domain/lessons/lesson-plan';

/** The box or list beside the picture edits the same answer. */
export type FigureQuestion = {
  hand: FigureAnswerPlace;
  name: string;
  unit: string;
  /** The mark moves in steps of this size. */
  snap: number;
  /** Null while the answer is empty or can't be drawn on the axis. */
  value: number | null;
  spot: string | null;
  /** Null means that every part can be chosen. */
  keys: readonly string[] | null;
  set: (answer: number | string | null) => void;
};

export const FigureQuestionContext = createContext<FigureQuestion | null>(null);
