import type { NextConfig } from 'next';
import { ICON_SPRITE } from './components/ui/icon-sprite';
import { MAX_PAGE_OR_ACTION_BODY_BYTES, SECURITY_HEADERS } from './lib/domain/site/http';

const secureHeaders = [
  ...Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

const fileHeader = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Only the build of `npm run bench` has the bare pages. It needs settings of its own, because Next
 * would write its folder into everyone's TypeScript settings.
 */
const benchOnly: NextConfig =
  process.env.BENCH_PAGES === '1'
    ? {
        pageExtensions: ['tsx', 'ts', 'bench.tsx'],
        typescript: { tsconfigPath: 'tsconfig.bench.json' },
      }
    : {};

/** The browser tests build a second, named version from what the first build has checked. */
const isNamed = process.env.NEXT_DIST_DIR === '.next-named';
const namedOnly: NextConfig = isNamed
  ? { typescript: { tsconfigPath: 'tsconfig.named.json', ignoreBuildErrors: true } }
  : {};

/** Only `npm run gallery` and the tests' named build have the page with the shared components. */
const galleryOnly: NextConfig =
  isNamed || (process.env.GALLERY === '1' && process.env.NODE_ENV === 'development')
    ? { pageExtensions: ['tsx', 'ts', 'gallery.tsx'] }
    : {};

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  ...benchOnly,
  ...galleryOnly,
  ...namedOnly,
  poweredByHeader: false,
  // The title comes with the head of the page for every reader, as it otherwise does for some
  // robots only.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // Native modules are loaded by Node itself, never bundled.
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'firebase-admin', 'firebase', 'pdfkit'],
  // These are published as ES modules only; the test runner reads this list too.
  transpilePackages: ['p-limit', 'yocto-queue'],
  // Texts are in the language of their reader: see lib/words/language.ts.
  turbopack: {
    rules: { '**/lib/words/en/**/*.ts': { loaders: ['./scripts/lib/words-loader.cjs'] } },
  },
  // Nothing uses the framework's image optimizer.
  images: { unoptimized: true },
  experimental: {
    // Writing the next build's cache takes a quarter of this build's time, which is lost where the
    // folder goes with its machine, or is hardly ever built again.
    turbopackFileSystemCacheForBuild: !process.env.CI && !isNamed,
    // The router keeps a page that was fetched before its link was pressed for this long: see
    // components/shell/prefetch-links-on-hover-and-focus.tsx.
    staleTimes: { static: 30 },
    // A server action carries a form, never a file: pictures have their own routes.
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: MAX_PAGE_OR_ACTION_BODY_BYTES,
  },
  headers: async () => [
    { source: '/:path*', headers: secureHeaders },
    // Middleware, which gives pages their policy, doesn't run for files. A drawing has its colors
    // in style attributes.
    { source: '/:folder(mascots|fonts|icons)/:file(.+\\.\\w+)', headers: [fileHeader] },
    { source: '/:file(manifest.webmanifest)', headers: [fileHeader] },
    { source: '/_next/static/:path*', headers: [fileHeader] },
    // A changed file gets another name. This covers only the files themselves: the answer for a
    // missing one must not be cached.
    ...['/fonts/lexend-2.woff2', '/fonts/lexend-2-more.woff2', ICON_SPRITE].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  ],
};

export default config;
