import './styles/app.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageLanguageProvider } from '@/components/shell/page-language-provider';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { env } from '@/lib/platform/env';
import { readingLanguageChoiceOfRequest } from '@/lib/platform/requests';
import { siteDescriptionText } from '@/words/shell';
import { UI } from '@/words/ui';
// Next renders error.tsx around every page. Imported here, its code and words are part of the first
// file, and no later one holds them again.
import './error';

/**
 * Preloaded, so that it doesn't wait for the style sheet. The file with rarer letters isn't, since
 * few pages need it.
 */
const FONT = '/fonts/lexend-2.woff2';

/**
 * The icon is inlined, which saves a request on every first visit. Only characters that would end
 * the URL are escaped.
 */
const ICON = `data:image/svg+xml,${'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="7" fill="#0b6b3f"/><path d="M9 18h18M9 7v5m9-5v5m9-5v5M9 29v-5m9 5v-5m9 5v-5" stroke="#fff" stroke-width="3"/></svg>'.replace(/[<>"#]/g, encodeURIComponent)}`;

export const generateMetadata = (): Metadata => ({
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description: siteDescriptionText(),
  icons: { icon: ICON, apple: '/icons/apple-180.png' },
  referrer: 'strict-origin-when-cross-origin',
});

export const viewport: Viewport = {
  themeColor: '#0f2a1d',
  width: 'device-width',
  initialScale: 1,
  // A phone's keyboard shrinks the page, so that the bar with the verdict stays above it.
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { SENTRY_DSN, SENTRY_ENVIRONMENT } = env();
  const language = readingLanguageChoiceOfRequest();
  return (
    // instrumentation-client.ts reads these attributes; without a DSN there is nothing to read, and
    // nothing is loaded.
    <html
      lang={language === 'es' ? 'es' : 'en'}
      // A browser's own translation would replace the words that the student has chosen.
      translate={language === 'en' ? undefined : 'no'}
      data-language={language === 'en' ? undefined : language}
      data-report-to={SENTRY_DSN}
      data-report-as={SENTRY_DSN ? SENTRY_ENVIRONMENT : undefined}
    >
      <head>
        <link rel="preload" href={FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>
        <SkipLink />
        <PageLanguageProvider language={language}>{children}</PageLanguageProvider>
      </body>
    </html>
  );
}

/** First stop of the Tab key on every page; every shell has `<main id="main" tabIndex={-1}>`. */
function SkipLink() {
  return (
    <a
      href="#main"
      className={
        'print-hidden sr-only z-50 rounded-md bg-content px-4 py-3 font-semibold text-raised ' +
        'focus:not-sr-only focus:fixed focus:top-2 focus:left-2'
      }
    >
      {UI.skip}
    </a>
  );
}
