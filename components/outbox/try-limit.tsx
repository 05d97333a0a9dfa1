import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { MOST_TRIES, type TryHold } from '@/lib/domain/answers/tries';

/** How long the pause between two tries still takes. The seconds are for eyes alone: no one wants them read out one by one. */
export function ShortBreak({ left }: { left: number }) {
  return (
    <Notice tone="info" title="Time for a short break">
      <p>What you typed stays here. Read the hint again, or try it on paper.</p>
      <p aria-hidden="true" className="font-semibold tabular-nums">
        Keep going in {left} {left === 1 ? 'second' : 'seconds'}.
      </p>
    </Notice>
  );
}

/** For ears: the beginning of a pause and its end, each once. */
export function breakWords(hold: TryHold | null, left: number): string {
  if (hold === null || hold === 'used-up') return '';
  return left > 0
    ? `Time for a short break of ${hold.seconds} seconds. What you typed stays here.`
    : 'The break is over. You can keep going.';
}

type NoTriesLeftProps = {
  meanwhile: string;
  /** It has just come, in the place of what had the keyboard. */
  isNews: boolean;
};

/** In the place of the boxes when a task has no tries left. */
export function NoTriesLeft({ meanwhile, isNews }: NoTriesLeftProps) {
  const place = useFocusWhen(isNews);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="info" title="You worked hard on this one">
        <p>You’ve tried it {MOST_TRIES} times. Now look at it with your teacher, who can see your work and reopen it for you.</p>
        <p>{meanwhile}</p>
      </Notice>
    </div>
  );
}

const TICK_MS = 250;

/** The whole seconds that are left of a pause between tries; 0 when there is none. It begins when the page hears of it. */
export function useShortBreak(hold: TryHold | null | undefined): number {
  // A new pause is a new object, also when it is as long as the one before.
  const [counted, setCounted] = useState<{ hold: typeof hold; left: number } | null>(null);

  useEffect(() => {
    const seconds = secondsOf(hold);
    if (seconds === 0) return;
    // Not by the clock of the device, which someone may set meanwhile.
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

const secondsOf = (hold: TryHold | null | undefined): number => (typeof hold === 'object' && hold ? hold.seconds : 0);
