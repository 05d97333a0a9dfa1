const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 days 3 hours", "5 hours", "12 minutes", and in the last minute "45 seconds". A started minute or second counts as a whole one. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds <= MINUTE) return counted(Math.max(0, Math.ceil(milliseconds / SECOND)), 'second');
  const whole = Math.ceil(milliseconds / MINUTE) * MINUTE;
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  if (days > 0) return [counted(days, 'day'), hours > 0 ? counted(hours, 'hour') : ''].filter(Boolean).join(' ');
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (hours > 0) return [counted(hours, 'hour'), minutes > 0 ? counted(minutes, 'minute') : ''].filter(Boolean).join(' ');
  return counted(minutes, 'minute');
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
