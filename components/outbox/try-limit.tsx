import { useEffect, useState } from 'react';
import { useFocusWhen } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import type { TryHold } from '@/lib/domain/answers/tries';
import { OUTBOX } from '@/words/outbox';

const TICK_MS = 250;

/** The whole seconds left of a pause between tries, from when the page receives it; else 0. */
export function useTryPauseSeconds(hold: TryHold | null | undefined): number {
  // A new pause is a new object, even if it is as long as the one before.
  const [counted, setCounted] = useState<{ hold: typeof hold; left: number } | null>(null);

  useEffect(() => {
    const seconds = secondsOf(hold);
    if (seconds === 0) return;
    // Not by the device's clock, which can be changed meanwhile.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setCounted({ hold, left: rest });
      if (rest === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [hold]);

  return counted && counted.hold === hold ? counted.left : secondsOf(hold);
}

const secondsOf = (hold: TryHold | null | undefined): number =>
  typeof hold === 'object' && hold ? hold.seconds : 0;

type NoTriesLeftProps = {
  suggestion: string;
  /** True if this notice has just replaced the element that had the focus. */
  isNews: boolean;
};

export function NoTriesLeft({ suggestion, isNews }: NoTriesLeftProps) {
  const box = useFocusWhen(isNews);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="info" title={OUTBOX.workedHard}>
        <p>{OUTBOX.noTriesLeft}</p>
        <p>{suggestion}</p>
      </Notice>
    </div>
  );
}
