/** In a file of its own, since photos, built graphs, and lessons all send graphs. */
export const graphNotSentText = (): string =>
  'We couldn’t send your graph. Check the Wi-Fi, then try again. Nothing is lost.';
