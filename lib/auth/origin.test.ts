import { isSameOrigin, rateLimitIpAddress } from './origin';

let settings = { NEXTAUTH_URL: 'http://localhost:3000' };
jest.mock('@/lib/platform/env', () => ({ env: () => settings }));
beforeEach(() => {
  settings = { NEXTAUTH_URL: 'http://localhost:3000' };
});

const from = (forwarded: string) =>
  rateLimitIpAddress(new Headers({ 'x-forwarded-for': forwarded }));

describe('the address that tries are counted for', () => {
  it('is the last of those forwarded, which the proxy wrote, whatever a visitor put before it', () => {
    expect(from('203.0.113.9')).toBe('203.0.113.9');
    expect(from('10.0.0.1, 198.51.100.7 ,203.0.113.9')).toBe('203.0.113.9');
    expect(from('203.0.113.9, 198.51.100.7')).toBe('198.51.100.7');
    expect(from('a lie,203.0.113.9')).toBe('203.0.113.9');
  });

  it('is one for a whole network of version 6, in all its spellings, and another one for the next', () => {
    const one = from('2001:db8:0:7::1');
    for (const same of [
      '2001:db8:0:7:ffff:ffff:ffff:ffff',
      '2001:0DB8:0000:0007::5:6',
      '2001:db8::7:0:0:0:1',
      '2001:db8:0:7::%eth0',
    ]) {
      expect(from(same)).toBe(one);
    }
    for (const other of ['2001:db8:0:8::1', '2001:db8::7', '::1'])
      expect(from(other)).not.toBe(one);
  });

  it.each([
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007::5:6', '2001:db8:0:7::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::7:0:0:0:1', '2001:db8:0:7::/64'],
    ['2001:db8:0:0a00::1', '2001:db8:0:a00::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    // Only this prefix means an IPv4 address.
    ['1::ffff:203.0.113.9', '1:0:0:0::/64'],
  ])('of %s is the network %s', (address, network) => {
    expect(from(address)).toBe(network);
  });

  it('of version 4 is the same when it comes as one of version 6', () => {
    for (const spelling of [
      '::ffff:203.0.113.9',
      '::FFFF:203.0.113.9',
      '::ffff:cb00:7109',
      '0:0:0:0:0:FFFF:CB00:7109',
    ]) {
      expect(from(spelling)).toBe('203.0.113.9');
    }
    expect(from('::ffff:0:1')).toBe('0.0.0.1');
  });

  it('is short, and there is one also when none was sent', () => {
    expect(from('x'.repeat(5_000))).toHaveLength(64);
    for (const none of ['', ' ', '203.0.113.9, ']) expect(from(none)).toBe('unknown');
    expect(rateLimitIpAddress(new Headers())).toBe('unknown');
  });
});

it('a request of this site names it as its origin, and no other header stands in for that', () => {
  const origin = (value: string | null, more = {}) =>
    isSameOrigin(new Headers({ ...(value === null ? {} : { origin: value }), ...more }));
  for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(origin(own)).toBe(true);
  for (const foreign of [
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost:3000.evil.example',
    'null',
    '',
    null,
  ]) {
    expect(origin(foreign, { host: 'localhost:3000', 'x-forwarded-host': 'localhost:3000' })).toBe(
      false,
    );
  }
  expect(
    origin('https://evil.example', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }),
  ).toBe(false);
});

it.each([
  ['https://league.school.test', ['https://league.school.test']],
  ['https://league.school.test:8443/some/page', ['https://league.school.test:8443']],
  // Only a site on localhost has a second name.
  ['http://10.0.0.5:3000', ['http://10.0.0.5:3000']],
  ['http://localhost', ['http://localhost', 'http://127.0.0.1']],
  ['https://localhost:3107', ['https://localhost:3107', 'https://127.0.0.1:3107']],
  ['http://127.0.0.1:3000', ['http://localhost:3000', 'http://127.0.0.1:3000']],
])('a site at %s takes requests of %j and of no other page', (url, own) => {
  settings = { NEXTAUTH_URL: url };
  const pages = [
    'https://league.school.test',
    'http://league.school.test',
    'https://league.school.test:8443',
    'http://10.0.0.5:3000',
    'http://localhost',
    'http://127.0.0.1',
    'https://localhost:3107',
    'https://127.0.0.1:3107',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://localhost:null',
    'http://localhost:',
  ];
  expect(pages.filter((origin) => isSameOrigin(new Headers({ origin })))).toEqual(
    pages.filter((page) => own.includes(page)),
  );
});
