/** By itself, since photos, built graphs, and lessons are sent in the same way. */
export const notSentText = (): string =>
  'We couldn’t send your graph. Check the Wi-Fi, then try again. Nothing is lost.';
