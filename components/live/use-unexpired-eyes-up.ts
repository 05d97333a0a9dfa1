import { useEffect, useState } from 'react';
import type { EyesUpDto } from '@/lib/data/season/dto';

/** The latest "Eyes up" until its time is over, then null: no message arrives when time ends it. */
export function useUnexpiredEyesUp(latest: EyesUpDto | null): EyesUpDto | null {
  const [over, setOver] = useState<EyesUpDto | null>(null);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setOver(latest), latest.secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest && latest.secondsLeft > 0 && latest !== over ? latest : null;
}
