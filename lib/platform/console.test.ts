import { redactConsole } from './console';

let request: { method: string; path: string } | null = null;
jest.mock('./requests', () => ({ currentRequestMethodAndPath: () => request }));

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

it('names twenty requests that can’t be read in a minute, and counts the others of a flood (S30)', () => {
  jest.useFakeTimers();
  const events: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    events.push(String(line));
    return true;
  });
  const written: string[] = [];
  const target = { ...console };
  redactConsole(target, (line) => written.push(line) > 0);
  const fail = (place: string, message = 'Connection closed.') => {
    const stack = `Error: ${message}\n    at decode (${place}:15:80738)`;
    target.error('⨯', Object.assign(new Error(message), { stack }));
  };
  request = { method: 'POST', path: '/join-league' };
  for (let sent = 0; sent < 300; sent += 1) fail('/app/node_modules/next/dist/app-page.js');
  expect(written).toHaveLength(20);
  fail('/app/.next/server/chunks/ours.js');
  expect(written).toHaveLength(21);
  const unknown = 'No such action. https://nextjs.org/docs/messages/failed-to-find-server-action';
  for (let sent = 0; sent < 60; sent += 1) fail('/app/.next/server/chunks/ours.js', unknown);
  expect(written).toHaveLength(21);
  request = { method: 'GET', path: '/about' };
  for (let sent = 0; sent < 30; sent += 1)
    fail(
      '/app/.next/server/chunks/ours.js',
      'The router state header was sent but could not be parsed.',
    );
  expect(written).toHaveLength(21);
  jest.advanceTimersByTime(60_000);
  expect(events.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'more-unreadable-requests', count: 370 },
  ]);
  fail('/app/node_modules/next/dist/app-page.js');
  expect(written).toHaveLength(22);
  request = null;
  stderr.mockRestore();
  jest.useRealTimers();
});
