/** Changes that this tab sends: when the last one was answered, and how many are under way. */
export const ownChanges = { at: 0, underWay: 0 };

/**
 * Sends a change. Pages that were fetched before it, and news of it from the live connection, are
 * then told from newer ones.
 */
export async function sendChange<T>(send: () => Promise<T>): Promise<T> {
  ownChanges.underWay += 1;
  try {
    return await send();
  } finally {
    ownChanges.underWay -= 1;
    ownChanges.at = Date.now();
  }
}
