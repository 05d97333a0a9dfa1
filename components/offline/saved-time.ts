/** For example "Tuesday at 10:42 AM", by the device's clock. */
export function savedTime(savedAt: number): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', options).format(savedAt);
  return `${part({ weekday: 'long' })} at ${part({ hour: 'numeric', minute: '2-digit' })}`;
}
