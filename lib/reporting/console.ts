import { errorLine } from './report';

/**
 * The framework prints an error with its words, which can quote what somebody typed or is called. From here on its kind and place are
 * printed instead; what holds no error is printed as it is.
 */
export function keepWordsOutOfTheLog(
  target: Pick<Console, 'error'> = console,
  write = (line: string) => process.stderr.write(line),
): void {
  const plain = target.error.bind(target);
  target.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    if (!error) return plain(...parts);
    const digest = (error as { digest?: unknown }).digest;
    write(errorLine(error, { eventId: typeof digest === 'string' ? digest : 'none' }));
  };
}
