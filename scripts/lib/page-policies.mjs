// A page that is built once can have no nonce, which has to be another one each time. Its policy
// names the hashes of its scripts instead.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../lib/server/content-policy.mjs';

const sha256 = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A browser runs a file by its hash only where the tag names the hash as well. */
const FILE_TAG =
  /<(?:script|link rel="preload" as="script")(?=[ >])[^>]*? (?:src|href)="\/_next\/(static\/[^"?]+\.js)(?:\?[^"]*)?"/g;
const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a page that is built once is sent as: its markup, with the hash of each file of script, and
 * its policy.
 *
 * @param {string} html
 * @param {(name: string) => Buffer | string} readFile a file of the build, by its path below
 *   `/_next/`
 */
export function withPolicy(html, readFile) {
  const hashes = new Set();
  const marked = html.replace(FILE_TAG, (tag, name) => {
    const hash = sha256(readFile(name));
    hashes.add(hash);
    return `${tag} integrity="${hash}"`;
  });
  for (const [, script] of marked.matchAll(INLINE_SCRIPT)) hashes.add(sha256(script));
  return { html: marked, policy: contentSecurityPolicy({ scripts: [...hashes] }) };
}

/**
 * Gives each page of the build that is served as a file its policy, in the headers that Next keeps
 * beside the file. Browsers ask each time whether the page is still the same: after an update its
 * scripts have other names. Pages of Next's own, for errors, go with the page that failed.
 *
 * @param {string} dist the folder of the build
 */
export function writePagePolicies(dist) {
  const pages = join(dist, 'server', 'app');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.html$/.test(name) && !name.startsWith('_'),
  );
  for (const name of files) {
    const file = join(pages, name);
    const { html, policy } = withPolicy(readFileSync(file, 'utf8'), (script) =>
      readFileSync(join(dist, script)),
    );
    writeFileSync(file, html);
    const metaFile = file.replace(/html$/, 'meta');
    const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
    const headers = {
      ...meta.headers,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    };
    writeFileSync(metaFile, JSON.stringify({ ...meta, headers }));
  }
  return files;
}
