'use client';

import { type ComponentType, useContext, useEffect, useState } from 'react';
import type { AnswerMarkPlacement, FigureFrame } from './answer-mark-placement';
import { type FigureQuestion, FigureQuestionContext } from './figure-question';

type AnswerMarkProps = { places: AnswerMarkPlacement; frame: FigureFrame };
type MarksProps = AnswerMarkProps & { question: FigureQuestion };

/** If loading fails, the answer box beside the picture still works. */
export function LazyAnswerMark({ places, frame }: AnswerMarkProps) {
  const question = useContext(FigureQuestionContext);
  const [Marks, setMarks] = useState<ComponentType<MarksProps> | null>(null);
  const hasQuestion = question !== null && places[question.hand] !== undefined;

  useEffect(() => {
    if (!hasQuestion) return;
    let left = false;
    import('./answer-mark').then(
      (loaded) => {
        if (!left) setMarks(() => loaded.DraggableAnswerMark);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [hasQuestion]);

  return hasQuestion && Marks ? <Marks question={question} places={places} frame={frame} /> : null;
}
