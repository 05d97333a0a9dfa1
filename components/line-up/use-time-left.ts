import { useEffect, useState } from 'react';
import { type TimeUnit, timeUnitText } from '@/words/lineup';

/**
 * Time left until a moment by the server's clock, because the device's may be wrong. Null before
 * hydration and without a moment. Like the server, it ends just after the moment itself.
 */
export function useTimeLeft(until: string | undefined, serverTime: string) {
  const [remaining, setRemaining] = useState<{ words: string; isOver: boolean } | null>(null);

  useEffect(() => {
    if (until === undefined) return;
    const now = startServerClock(serverTime);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      const left = new Date(until).getTime() - now();
      setRemaining({ words: formatTimeLeft(left), isOver: left < 0 });
      if (left >= 0) timer = setTimeout(measure, msUntilNextTick(left));
    };
    measure();
    // A timer is late after the laptop sleeps; the clock isn't.
    document.addEventListener('visibilitychange', measure);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', measure);
    };
  }, [until, serverTime]);

  return remaining;
}

/** In milliseconds. */
type DeviceClocks = {
  /** The time of day, which may be wrong or be set at any moment. */
  wall(): number;
  /** Monotonic, but may stop while the device sleeps. */
  steady(): number;
};

const DEVICE: DeviceClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Returns the server's time in milliseconds since 1970: the time when the page was made, plus the
 * larger of the two elapsed times. It runs ahead only if the device's clock is set forward
 * meanwhile; then the page asks the server.
 */
export function startServerClock(serverTime: string, device = DEVICE): () => number {
  const start = new Date(serverTime).getTime();
  const wall = device.wall();
  const steady = device.steady();
  return () => start + Math.max(device.wall() - wall, device.steady() - steady);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** For example "2 days 3 hours", "12 minutes", and "45 seconds" in the last minute. Rounded up. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds <= MINUTE)
    return timeUnitText(Math.max(0, Math.ceil(milliseconds / SECOND)), 'second');
  const minutes = Math.ceil(milliseconds / MINUTE);
  const days = Math.floor(minutes / (24 * 60));
  const parts: [number, TimeUnit][] = [
    [days, 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    // Days make minutes irrelevant.
    [days > 0 ? 0 : minutes % 60, 'minute'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => timeUnitText(value, unit))
    .join(' ');
}

/** Milliseconds until the text changes: every minute, and every second in the last one. */
export function msUntilNextTick(milliseconds: number): number {
  const step = milliseconds > MINUTE ? MINUTE : SECOND;
  const rest = milliseconds % step;
  // One millisecond more, because the exact deadline is still in time.
  return (rest > 0 ? rest : step) + 1;
}
