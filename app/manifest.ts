import type { MetadataRoute } from 'next';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { siteDescriptionText } from '@/words/shell';

/** The web app manifest: name, icon, and a window without the browser's bars after installing. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: siteDescriptionText(),
    // Redirects everyone to their own page.
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#0f2a1d',
    theme_color: '#0f2a1d',
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/app-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
