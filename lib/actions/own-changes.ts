/** A version of the student's team before and after a change from this tab. */
type TeamChange = { readonly from: string; readonly to: string };

/** Changes that this tab sends: when the last one was answered, and how many are in flight. */
export const tabChangeState = { at: 0, underWay: 0, team: [] as TeamChange[] };

/** How long the page may take to show its own change. */
export const OWN_CHANGE_GRACE_MS = 5_000;

/**
 * Sends a change and records when it was answered, so that pages and live news from before the
 * change can be told from newer ones.
 */
export async function sendTrackedChange<T>(send: () => Promise<T>): Promise<T> {
  tabChangeState.underWay += 1;
  try {
    return await send();
  } finally {
    tabChangeState.underWay -= 1;
    tabChangeState.at = Date.now();
  }
}

export const hasJustSentChange = (): boolean =>
  tabChangeState.underWay > 0 || Date.now() - tabChangeState.at < OWN_CHANGE_GRACE_MS;

/**
 * True if a page that was rendered from the team version `page` shows `latest`: they are equal, or
 * only this tab's own changes, which the page already shows, lie between them.
 */
export function isTeamVersionShown(page: string, latest: string): boolean {
  const shown = new Set([page]);
  for (const { from, to } of tabChangeState.team) if (shown.has(from)) shown.add(to);
  return shown.has(latest);
}
