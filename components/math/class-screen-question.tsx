'use client';

import { useEffect, useState } from 'react';
import { TextWithFractions } from './text-with-fractions';

const KEY = 'fraction-league.screen-question';

/**
 * Stores the teacher's question on this device. It is never part of an address: a link could then
 * put a stranger's words before the class.
 */
export function useStoreClassScreenQuestion(topic: string, question: string): void {
  useEffect(() => {
    try {
      window.localStorage.setItem(KEY, JSON.stringify([topic, question.trim()]));
    } catch {
      // Without storage the screen shows the question that the server knows.
    }
  }, [topic, question]);
}

type ScreenQuestionProps = {
  /** Identifies what is on the screen, so that a question about something else isn't shown. */
  topic: string;
  fromServer: string | null;
  className: string;
};

export function ClassScreenQuestion({ topic, fromServer, className }: ScreenQuestionProps) {
  const [deviceQuestion, setDeviceQuestion] = useState<string | null>(null);
  useEffect(() => setDeviceQuestion(findStoredQuestion(topic)), [topic]);
  const question = deviceQuestion ?? fromServer;
  return question ? (
    <p className={className}>
      <TextWithFractions>{question}</TextWithFractions>
    </p>
  ) : null;
}

function findStoredQuestion(topic: string): string | null {
  try {
    const [storedTopic, question] = JSON.parse(
      window.localStorage.getItem(KEY) ?? '[]',
    ) as unknown[];
    return storedTopic === topic && typeof question === 'string' ? question : null;
  } catch {
    return null;
  }
}
