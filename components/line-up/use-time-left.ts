import { useEffect, useState } from 'react';
import { startServerClock } from './server-clock';
import { timeLeft, untilNextTick } from './time-left';

export type Remaining = { words: string; isOver: boolean };

/**
 * How long there is until a moment, by the server's clock, however wrong the device's own may be. Null until the page runs, and without a
 * moment. It is over just after the moment itself, as on the server.
 */
export function useTimeLeft(until: string | undefined, serverTime: string): Remaining | null {
  const [remaining, setRemaining] = useState<Remaining | null>(null);

  useEffect(() => {
    if (until === undefined) return;
    const now = startServerClock(serverTime);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      const left = new Date(until).getTime() - now();
      setRemaining({ words: timeLeft(left), isOver: left < 0 });
      if (left >= 0) timer = setTimeout(measure, untilNextTick(left));
    };
    measure();
    // After a closed lid the timer is late; the clock is not.
    document.addEventListener('visibilitychange', measure);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', measure);
    };
  }, [until, serverTime]);

  return remaining;
}
