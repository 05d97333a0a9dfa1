'use client';

import { useEffect, useState } from 'react';
import { TextWithFractions } from './text-with-fractions';

const KEY = 'fraction-league.screen-question';

/**
 * Keeps the teacher's question about what is chosen on this device. It is never part of an address:
 * a link could then put a stranger's words before the class.
 */
export function useKeepClassScreenQuestion(about: string, question: string): void {
  useEffect(() => {
    try {
      window.localStorage.setItem(KEY, JSON.stringify([about, question.trim()]));
    } catch {
      // Without storage the screen shows the question that the server knows.
    }
  }, [about, question]);
}

type ScreenQuestionProps = {
  /** Identifies what is on the screen, so that a question about something else isn't shown. */
  about: string;
  /** From the server; null where it knows none. */
  known: string | null;
  className: string;
};

/** The teacher's question from this device, or else the one that the server knows. */
export function ClassScreenQuestion({ about, known, className }: ScreenQuestionProps) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => setOwn(questionAbout(about)), [about]);
  const question = own ?? known;
  return question ? (
    <p className={className}>
      <TextWithFractions>{question}</TextWithFractions>
    </p>
  ) : null;
}

function questionAbout(about: string): string | null {
  try {
    const [of, question] = JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown[];
    return of === about && typeof question === 'string' ? question : null;
  } catch {
    return null;
  }
}
