import { isOwnSender, OWN_SENDER_HEADER, ownSenderKey } from './relay';

it('knows this process by its key, and nobody by an address or a guess', () => {
  expect(isOwnSender(new Headers({ [OWN_SENDER_HEADER]: ownSenderKey() }))).toBe(true);
  for (const given of [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { [OWN_SENDER_HEADER]: 'a'.repeat(64) },
    { [OWN_SENDER_HEADER]: '' },
  ]) {
    expect(isOwnSender(new Headers(given as Record<string, string>))).toBe(false);
  }
});
