import { useEffect, useState } from 'react';
import type { EyesUpMessageDto } from '@/lib/data/season/dto';

/** The latest "Eyes up" until its time is over, then null: no message arrives when time ends it. */
export function useUnexpiredEyesUp(latest: EyesUpMessageDto | null): EyesUpMessageDto | null {
  const [over, setOver] = useState<EyesUpMessageDto | null>(null);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setOver(latest), latest.secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest && latest.secondsLeft > 0 && latest !== over ? latest : null;
}
