import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPolicy, writePagePolicies } from './page-policies.mjs';

const hashOf = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
const scriptsIn = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
const FILES: Record<string, string> = {
  'static/chunks/a.js': 'one()',
  'static/chunks/b.js': 'two()',
};

it('names each script of the page by its hash, and marks those that are files', () => {
  const { html, policy } = withPolicy(
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="stylesheet" href="/_next/static/chunks/c.css"/>' +
      '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js?dpl=first" noModule=""></script>' +
      '<script id="_R_">start("<b>")</script><script>\nnext()\n</script>',
    (name) => FILES[name] ?? '',
  );
  expect(scriptsIn(policy)).toEqual([
    "'self'",
    ...['one()', 'two()', 'start("<b>")', '\nnext()\n'].map((script) => `'${hashOf(script)}'`),
    "'strict-dynamic'",
  ]);
  expect(html).toBe(
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js" integrity="${hashOf('one()')}"/><link rel="stylesheet" href="/_next/static/chunks/c.css"/>` +
      `<script src="/_next/static/chunks/a.js" integrity="${hashOf('one()')}" async=""></script><script src="/_next/static/chunks/b.js?dpl=first" integrity="${hashOf('two()')}" noModule=""></script>` +
      '<script id="_R_">start("<b>")</script><script>\nnext()\n</script>',
  );
});

it('writes the policy beside each page of a build, and leaves the framework’s own pages alone', () => {
  const dist = mkdtempSync(join(tmpdir(), 'page-policies-'));
  const put = (name: string, content: string) => {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  try {
    for (const page of ['index', 'student/login', '_not-found']) {
      put(`server/app/${page}.html`, `<script>${page}</script>`);
      put(
        `server/app/${page}.meta`,
        JSON.stringify({ headers: { kept: 'yes' }, segmentPaths: ['/_tree'] }),
      );
    }
    expect(writePagePolicies(dist).sort()).toEqual(['index.html', 'student/login.html']);
    const metaOf = (page: string) =>
      JSON.parse(readFileSync(join(dist, `server/app/${page}.meta`), 'utf8'));
    for (const page of ['index', 'student/login']) {
      const { headers, ...rest } = metaOf(page);
      expect(rest).toEqual({ segmentPaths: ['/_tree'] });
      expect(headers).toMatchObject({ kept: 'yes', 'cache-control': 'no-cache' });
      expect(scriptsIn(headers['content-security-policy'])).toContain(`'${hashOf(page)}'`);
    }
    expect(metaOf('_not-found')).toEqual({ headers: { kept: 'yes' }, segmentPaths: ['/_tree'] });
  } finally {
    rmSync(dist, { recursive: true });
  }
});
