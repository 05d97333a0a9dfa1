/** A join code in two groups of three, as it is easiest to read from a board: "483 201". */
export function formatJoinCode(code: number): string {
  const digits = String(code).padStart(6, '0');
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}
