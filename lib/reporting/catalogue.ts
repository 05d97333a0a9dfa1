/** A line of the log in the words of the specification's error catalogue. */
export function logCatalogue(message: string): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', at: new Date().toISOString(), message })}\n`);
}
