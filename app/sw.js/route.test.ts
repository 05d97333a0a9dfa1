import { spawnSync } from 'node:child_process';
import { GET } from './route';
import committed from './worker.json';

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost:3000/sw.js', { headers }));
const settings = (changes: Record<string, string>) =>
  jest.replaceProperty(process, 'env', { ...process.env, ...changes } as NodeJS.ProcessEnv);
afterEach(() => jest.restoreAllMocks());

it('sends what lib/worker makes: run node scripts/build-worker.mjs after a change there', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-worker.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

it('sends a script that is asked for each time, and whole only when it has changed', async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(await answer.text()).toBe(committed.on);
  const again = ask({ 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(ask({ 'if-none-match': '"older"' }).status).toBe(200);
});

it('needs neither eval nor a second script', () => {
  for (const script of Object.values(committed))
    expect(script).not.toMatch(/importScripts|\beval\(|new Function/);
});

it('can be switched off: then it sends what empties the browser and goes', async () => {
  const on = ask().headers.get('etag') ?? '';
  settings({ OFFLINE_PAGES: 'off' });
  jest.resetModules();
  const { GET: getOff } = await import('./route');
  const answer = getOff(
    new Request('http://localhost:3000/sw.js', { headers: { 'if-none-match': on } }),
  );
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(committed.off);
  expect(committed.off).toContain('unregister');
});
