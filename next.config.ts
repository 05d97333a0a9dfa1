import type { NextConfig } from 'next';
import { ICON_SPRITE } from './components/ui/icon-sprite';
import { MAX_BODY_BYTES, SECURITY_HEADERS } from './lib/domain/site/http';

const secureHeaders = [
  ...Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

const fileHeader = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * The build of `npm run bench` alone has the bare pages; Next would write its folder into the
 * TypeScript settings of everybody.
 */
const benchOnly: NextConfig =
  process.env.BENCH_PAGES === '1'
    ? {
        pageExtensions: ['tsx', 'ts', 'bench.tsx'],
        typescript: { tsconfigPath: 'tsconfig.bench.json' },
      }
    : {};

/**
 * The browser tests build once more, as a version with a name, from what the build before has
 * checked.
 */
const isNamed = process.env.NEXT_DIST_DIR === '.next-named';
const namedOnly: NextConfig = isNamed
  ? { typescript: { tsconfigPath: 'tsconfig.named.json', ignoreBuildErrors: true } }
  : {};

/**
 * `npm run gallery` and that build of the tests have the page with the shared components; no build
 * for users has it.
 */
const galleryOnly: NextConfig =
  isNamed || (process.env.GALLERY === '1' && process.env.NODE_ENV === 'development')
    ? { pageExtensions: ['tsx', 'ts', 'gallery.tsx'] }
    : {};

const config: NextConfig = {
  // The browser tests build beside a running app.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  ...benchOnly,
  ...galleryOnly,
  ...namedOnly,
  poweredByHeader: false,
  // For every reader, as otherwise only for some robots: the title comes with the head of the page,
  // not after it.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // Native modules are loaded by Node itself, never bundled.
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'firebase-admin', 'firebase', 'pdfkit'],
  // Published as ES modules only; the test runner reads this list too.
  transpilePackages: ['p-limit', 'yocto-queue'],
  // Texts answer in the language of their reader: see lib/words/language.ts.
  turbopack: {
    rules: { '**/lib/words/en/**/*.ts': { loaders: ['./scripts/lib/words-loader.cjs'] } },
  },
  // Nothing draws through the framework's own optimizer, so its address does not exist.
  images: { unoptimized: true },
  experimental: {
    // To write the next build's cache takes a quarter of this build's time, which is lost where the
    // folder goes with its machine, or is hardly ever built again.
    turbopackFileSystemCacheForBuild: !process.env.CI && !isNamed,
    // For so long the router keeps a page that was fetched before its link was pressed: see
    // components/shell/prefetch-links.tsx.
    staleTimes: { static: 30 },
    // A server action carries a form, never a file: pictures go through their own route (row S8 of
    // the quality bars).
    serverActions: { bodySizeLimit: '256kb' },
    // Next would keep 10 MB.
    proxyClientMaxBodySize: MAX_BODY_BYTES,
  },
  headers: async () => [
    { source: '/:path*', headers: secureHeaders },
    // Middleware, which gives pages their policy, is not asked about files. A drawing has its
    // colors in style attributes.
    { source: '/:folder(mascots|fonts|icons)/:file(.+\\.\\w+)', headers: [fileHeader] },
    { source: '/:file(manifest.webmanifest)', headers: [fileHeader] },
    { source: '/_next/static/:path*', headers: [fileHeader] },
    // A changed file gets another name. Only the files themselves: the answer for one that is
    // missing must not be kept.
    ...['/fonts/lexend-2.woff2', '/fonts/lexend-2-more.woff2', ICON_SPRITE].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  ],
};

export default config;
