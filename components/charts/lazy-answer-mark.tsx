'use client';

import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { FigureAnswerPlace } from '@/lib/domain/lessons/lesson-plan';
import type { AnswerMarkPlacement, FigureFrame } from './answer-mark-placement';

/** A question answered on a lesson's picture. The box or list beside it edits the same answer. */
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

type AnswerMarkProps = { places: AnswerMarkPlacement; frame: FigureFrame };
type MarksProps = AnswerMarkProps & { question: FigureQuestion };

/** If loading fails, the answer box beside the picture still works. */
export function LazyAnswerMark({ places, frame }: AnswerMarkProps) {
  const question = useContext(FigureQuestionContext);
  const [Marks, setMarks] = useState<ComponentType<MarksProps> | null>(null);
  const hasQuestion = question !== null && places[question.hand] !== undefined;

  useEffect(() => {
    if (!hasQuestion) return;
    let isGone = false;
    import('./answer-mark').then(
      (loaded) => {
        if (!isGone) setMarks(() => loaded.DraggableAnswerMark);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [hasQuestion]);

  return hasQuestion && Marks ? <Marks question={question} places={places} frame={frame} /> : null;
}
