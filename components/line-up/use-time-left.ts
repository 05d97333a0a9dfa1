import { useEffect, useState } from 'react';

/**
 * How long there is until a moment, by the server's clock, however wrong the device's own may be.
 * Null until the page runs, and without a moment. It is over just after the moment itself, as on
 * the server.
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

/** The clocks of a device, in milliseconds. */
type DeviceClocks = {
  /** The time of day, which may be wrong and may be set at any moment. */
  wall(): number;
  /** Runs evenly, whatever anyone sets, but may stop while the device sleeps. */
  steady(): number;
};

const DEVICE: DeviceClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The server's time from now on, in milliseconds since 1970: what it was when the page was made,
 * and how much has passed since by the clock that saw more of it. It errs to the late side only if
 * the device's clock is set forward meanwhile; then the server is asked.
 */
export function startServerClock(serverTime: string, device = DEVICE): () => number {
  const start = new Date(serverTime).getTime();
  const wall = device.wall();
  const steady = device.steady();
  return () => start + Math.max(device.wall() - wall, device.steady() - steady);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * "2 days 3 hours", "5 hours", "12 minutes", and in the last minute "45 seconds". A started minute
 * or second counts as a whole one.
 */
export function timeLeft(milliseconds: number): string {
  if (milliseconds <= MINUTE)
    return counted(Math.max(0, Math.ceil(milliseconds / SECOND)), 'second');
  const minutes = Math.ceil(milliseconds / MINUTE);
  const days = Math.floor(minutes / (24 * 60));
  const parts: [number, string][] = [
    [days, 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    // Beside days they would only be noise.
    [days > 0 ? 0 : minutes % 60, 'minute'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => counted(value, unit))
    .join(' ');
}

/** Milliseconds until the words change: each minute, and each second in the last one. */
export function untilNextTick(milliseconds: number): number {
  const step = milliseconds > MINUTE ? MINUTE : SECOND;
  const rest = milliseconds % step;
  // A millisecond more, because a moment is still in time when it is exactly the deadline.
  return (rest > 0 ? rest : step) + 1;
}

function counted(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}
