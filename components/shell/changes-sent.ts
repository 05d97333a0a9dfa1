/** How someone comes to a link. */
export const COMING = ['pointermove', 'focusin', 'touchstart'] as const;

/** When this browser last changed something on the server, and how many changes are under way. */
export const changes = { at: 0, underWay: 0 };

let isNoticing = false;

/**
 * Whatever is sent to the server is sent by `fetch`, but for a picture, after which the page is
 * fetched again.
 */
export function noticeChanges(): void {
  if (isNoticing) return;
  isNoticing = true;
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    const method =
      init?.method ?? (typeof input === 'object' && 'method' in input ? input.method : 'GET');
    if (method === 'GET') return plain(input, init);
    changes.underWay += 1;
    try {
      return await plain(input, init);
    } finally {
      changes.underWay -= 1;
      changes.at = Date.now();
    }
  };
}
