/** A whole number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}
