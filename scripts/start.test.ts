import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'fraction-league-serve-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

function serve(settings: Record<string, string>) {
  const { NEXTAUTH_URL: _url, NEXTAUTH_SECRET: _secret, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir, ...settings };
  return spawnSync(process.execPath, ['scripts/start.mjs', '--serve'], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('npm run serve refuses to start', () => {
  it('without address and secret, and names both', () => {
    const { status, stderr } = serve({});

    expect(status).toBe(1);
    expect(stderr).toContain('NEXTAUTH_URL is missing');
    expect(stderr).toContain('NEXTAUTH_SECRET is missing');
  });

  it('with a short secret, without showing it', () => {
    const { status, stderr } = serve({
      NEXTAUTH_URL: 'https://league.example.org',
      NEXTAUTH_SECRET: 'too-short',
    });

    expect(status).toBe(1);
    expect(stderr).toContain('NEXTAUTH_SECRET is too short');
    expect(stderr).not.toContain('too-short');
    expect(stderr).not.toContain('NEXTAUTH_URL');
  });

  it('with a secret that repeats itself, and over plain http (S31)', () => {
    const { status, stderr } = serve({
      NEXTAUTH_URL: 'http://league.example.org',
      NEXTAUTH_SECRET: 'a'.repeat(32),
    });

    expect(status).toBe(1);
    expect(stderr).toContain('NEXTAUTH_SECRET can be guessed');
    expect(stderr).toContain('ALLOW_PLAIN_HTTP=1');
  });

  it('with an address that is none', () => {
    expect(serve({ NEXTAUTH_URL: 'league', NEXTAUTH_SECRET: 'x'.repeat(32) }).stderr).toContain(
      'NEXTAUTH_URL must start with',
    );
  });

  it('before it touches the data folder', () => {
    expect(existsSync(dataDir)).toBe(false);
  });
});
