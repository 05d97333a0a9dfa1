import { parseDsn, relayPath } from './dsn';

it.each([
  [
    'https://key@o123.ingest.sentry.io/42',
    '/monitoring?o=123&p=42',
    'https://o123.ingest.sentry.io/api/42/envelope/',
  ],
  [
    'https://key@o123.ingest.de.sentry.io/42',
    '/monitoring?o=123&p=42&r=de',
    'https://o123.ingest.de.sentry.io/api/42/envelope/',
  ],
  ['http://key@127.0.0.1:9000/7', '/monitoring?o=0&p=7', 'http://127.0.0.1:9000/api/7/envelope/'],
  [
    'https://key@errors.school.example/inner/7',
    '/monitoring?o=0&p=7',
    'https://errors.school.example/inner/api/7/envelope/',
  ],
])('reads %s', (dsn, path, ingest) => {
  const target = parseDsn(dsn);
  expect(target && [relayPath(target), target.ingestUrl]).toEqual([path, ingest]);
});

it.each([
  '',
  'nonsense',
  'https://o123.ingest.sentry.io/42',
  'https://key@host/',
  'https://key@host/p',
  'ftp://key@host/4',
  'https://key@host/4?x=1',
])('takes "%s" for no DSN', (dsn) => expect(parseDsn(dsn)).toBeNull());
