/** "Ada L.", or "Ada" without an initial. */
export function studentName({ firstName, lastInitial }: { firstName: string; lastInitial: string }): string {
  return lastInitial ? `${firstName} ${lastInitial}.` : firstName;
}
