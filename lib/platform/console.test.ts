import { redactConsole } from './console';

type Line = { level: string; message: string; eventId?: string; kind?: string };

function logged(
  level: 'error' | 'warn' | 'log' | 'info' | 'debug' | 'trace',
  ...parts: unknown[]
): { text: string; lines: Line[] } {
  const written: string[] = [];
  const target = { ...console };
  redactConsole(target, (line) => written.push(line) > 0);
  target[level](...parts);
  const text = written.join('');
  return {
    text,
    lines: text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  };
}

it('prints the kind and the place of an error and none of its words (S20)', () => {
  const { text, lines } = logged(
    'error',
    '⨯',
    Object.assign(new TypeError('Kim L. typed 19 11/20'), { digest: '123' }),
  );
  expect(lines).toHaveLength(1);
  expect(text).not.toContain('Kim');
  expect(lines[0]).toMatchObject({ level: 'error', eventId: '123', kind: 'TypeError' });
});

it('prints no line for each connection that broke off, which the server counts, and one for any other reset', () => {
  const reset = (frame: string) =>
    Object.assign(new Error('aborted'), {
      code: 'ECONNRESET',
      stack: `Error: aborted\n    at ${frame} (node:_http_server:796:17)`,
    });
  expect(logged('error', reset('abortIncoming')).text).toBe('');
  expect(logged('error', reset('TLSSocket.onConnectEnd')).lines).toMatchObject([
    { level: 'error', code: 'ECONNRESET' },
  ]);
});

it.each(['error', 'warn', 'log', 'info', 'debug', 'trace'] as const)(
  'prints one line for each call of %s (S30)',
  (level) => {
    const forged = 'x\n{"level":"info","event":"stop"}\r\u2028\u2029\u0085\u001b[31mred\u202e';
    const { text, lines } = logged(level, `The image ${forged} is none.`, { url: forged }, forged);
    expect(lines).toHaveLength(1);
    // The requested address is hidden, not just made harmless.
    expect(text).not.toMatch(/stop|red/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]/);
  },
);
