import { type CSSProperties, cache, type ReactNode } from 'react';
import { RecordProblem } from '@/components/shell/record-problem';
import { StandsStill } from '@/components/shell/stands-still';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { orRecordProblem, requireStudentPage } from '@/lib/auth/guards';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { accountKey } from '@/lib/data/account/account-key';
import { asUnreadable } from '@/lib/data/errors';
import { getStudentFrame } from '@/lib/data/team/queries';
import type { StudentNeeds } from '@/lib/domain/class/onboarding';
import { themeOf } from '@/lib/domain/team/looks';
import { env } from '@/lib/platform/env';
import { statisticsCredit } from '@/words/credits';
import { InFrame, StudentShell } from './in-frame';

/**
 * A page of a student: its guard, and then what is around it and the page side by side. What fails
 * in the page is shown inside the frame.
 */
export function studentPage<Props>(
  options: { needs?: StudentNeeds },
  make: (viewer: SignedInViewer, props: Props) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async (props) => {
    const viewer = await requireStudentPage(options);
    const made = make(viewer, props).catch((error: unknown) => {
      if (asUnreadable(error)) return <RecordProblem />;
      throw error;
    });
    // The page's error is thrown where the frame draws it. If the frame fails first, no one waits
    // for it.
    made.catch(() => {});
    const Made = () => made;
    return (
      <Framed viewer={viewer}>
        <Made />
      </Framed>
    );
  };
}

async function Framed({ viewer, children }: { viewer: SignedInViewer; children: ReactNode }) {
  const { pauses, ...shown } = await orRecordProblem(() => readFrame(viewer));
  const { seasonActive, leagueEnded } = shown.frame;
  return (
    <InFrame
      shown={shown}
      account={accountKey(viewer)}
      keepsPages={env().OFFLINE_PAGES === 'on'}
      notice={
        seasonActive ? null : (
          <StandsStill leagueEnded={leagueEnded} pauses={pauses} product={PRODUCT_NAME} />
        )
      }
    >
      {children}
    </InFrame>
  );
}

/** The shell around these pages, which stays from one to the next. */
export async function Shell({ viewer, children }: { viewer: SignedInViewer; children: ReactNode }) {
  const frame = await readFrame(viewer).catch((error: unknown) => {
    if (asUnreadable(error)) return null;
    throw error;
  });
  // The page itself leads to the one that says so.
  if (!frame) return children;
  const { pauses: _, ...shown } = frame;
  return <StudentShell {...shown}>{children}</StudentShell>;
}

/** Read once for shell and page. */
const readFrame = cache(async (viewer: SignedInViewer) => {
  // A name is sent only where it is shown: someone's team stands for them on every other page.
  const { firstName, pauses, ...frame } = await getStudentFrame(viewer);
  return {
    frame,
    greeting: frame.team ? undefined : `Hello, ${firstName}`,
    colors: teamColors(frame.team?.theme),
    credit: statisticsCredit(env().SEASON_SOURCE),
    pauses,
  };
});

function teamColors(theme: string | undefined): CSSProperties | undefined {
  if (theme === undefined) return undefined;
  const { background, foreground } = themeOf(theme);
  return { '--team-bg': background, '--team-fg': foreground } as CSSProperties;
}
