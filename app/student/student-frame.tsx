import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { FirstVisitHelp, FoldedHelp } from '@/components/help/first-visit-help';
import type { HelpScreen } from '@/components/help/help-texts';
import { readSeenHelp, SEEN_HELP_COOKIE } from '@/components/help/seen-help';
import { LiveUpdates } from '@/components/live/live-updates';
import { Courier } from '@/components/outbox/courier';
import { type StudentPlace, StudentShell } from '@/components/shell/student-shell';
import { requireStudentPage, type StudentNeeds } from '@/lib/auth/guards';
import { accountKey } from '@/lib/data/account/account-key';
import { getStudentFrame } from '@/lib/data/team/queries';

type StudentFrameProps = {
  active?: StudentPlace;
  needs?: StudentNeeds;
  /** Whose help is shown, where the page is not in the menu. */
  help?: HelpScreen;
  children: ReactNode;
};

/**
 * The shell around one student page. It stands in each page's own layout, so that the menu stays while the page loads and a visitor who
 * belongs elsewhere is redirected before anything is sent. The page asks its guard again: a layout can be skipped by a request.
 */
export async function StudentFrame({ active, needs, help = helpOf(active), children }: StudentFrameProps) {
  const viewer = await requireStudentPage({ needs });
  const frame = await getStudentFrame(viewer);
  const account = accountKey(viewer);
  const seen = help !== undefined && readSeenHelp((await cookies()).get(SEEN_HELP_COOKIE)?.value, account).has(help);
  return (
    <StudentShell frame={frame} active={active}>
      <Courier account={account} />
      <LiveUpdates account={account} page={{ season: frame.season, week: frame.week, seasonActive: frame.seasonActive }} />
      {help && !seen ? <FirstVisitHelp account={account} screen={help} /> : null}
      {children}
      {help && seen ? <FoldedHelp screen={help} /> : null}
    </StudentShell>
  );
}

/** The graphs page explains itself: each of its kinds has a lesson. */
const helpOf = (active: StudentPlace | undefined): HelpScreen | undefined => (active === 'graphs' ? undefined : active);
