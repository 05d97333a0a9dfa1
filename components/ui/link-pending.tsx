'use client';

import { useLinkStatus } from 'next/link';

/** Inside a link: marks it while its page is loading. `base.css` has its look. */
export function LinkPending() {
  return useLinkStatus().pending ? <span data-pending aria-hidden="true" /> : null;
}
