import { isSentByThisServer, SENDER_KEY_HEADER, serverReportKey } from './relay';

it('knows this process by its key, and nobody by an address or a guess', () => {
  expect(isSentByThisServer(new Headers({ [SENDER_KEY_HEADER]: serverReportKey() }))).toBe(true);
  for (const given of [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { [SENDER_KEY_HEADER]: 'a'.repeat(64) },
    { [SENDER_KEY_HEADER]: '' },
  ]) {
    expect(isSentByThisServer(new Headers(given as Record<string, string>))).toBe(false);
  }
});
