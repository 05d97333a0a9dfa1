import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@/components/shell/product';
import { SkipLink } from '@/components/ui/skip-link';
import './globals.css';

// Lexend's Latin subset, weights 400 to 700, cut down to ASCII, ‘’“”–—…·×÷− and áéíóúñüçë, with kerning as its only layout feature: 12 KiB.
const lexend = localFont({
  src: './fonts/lexend-subset.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-lexend',
  fallback: ['system-ui', 'sans-serif'],
});

/** The mark, inside the page: one request less on every first visit. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="7" fill="#0b6b3f"/><path d="M9 18h18M9 7v5m9-5v5m9-5v5M9 29v-5m9 5v-5m9 5v-5" stroke="#fff" stroke-width="3"/></svg>',
)}`;

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description:
    'A maths class plays a fantasy-football season on real statistics, and works out every point by hand with fractions.',
  icons: { icon: ICON },
  referrer: 'strict-origin-when-cross-origin',
};

export const viewport: Viewport = { themeColor: '#0f2a1d', width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={lexend.variable}>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
