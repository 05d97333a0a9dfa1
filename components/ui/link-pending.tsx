'use client';

import { useLinkStatus } from 'next/link';

/**
 * Inside a link: marks it while its page is on the way, which takes a moment on a slow line. See
 * `base.css` for how that looks.
 */
export function LinkPending() {
  return useLinkStatus().pending ? <span data-pending aria-hidden="true" /> : null;
}
