export function triesText(attempts: number): string {
  return attempts === 1 ? '1 try' : `${attempts} tries`;
}
