'use client';

import { useEffect, useState } from 'react';
import { TextWithFractions } from './text-with-fractions';

const KEY = 'fraction-league.screen-question';

/**
 * Stores the teacher's question on this device. It is never part of an address: a link could then
 * put a stranger's words before the class.
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
  fromServer: string | null;
  className: string;
};

export function ClassScreenQuestion({ about, fromServer, className }: ScreenQuestionProps) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => setOwn(questionAbout(about)), [about]);
  const question = own ?? fromServer;
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
