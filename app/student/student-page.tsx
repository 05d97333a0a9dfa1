import type { CSSProperties, ReactNode } from 'react';
import { StandsStill } from '@/components/shell/stands-still';
import type { StudentPlace } from '@/components/shell/student-shell';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { requireStudentPage, type StudentNeeds } from '@/lib/auth/guards';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { accountKey } from '@/lib/data/account/account-key';
import { getStudentFrame } from '@/lib/data/team/queries';
import { themeOf } from '@/lib/domain/team/looks';
import { env } from '@/lib/server/env';
import { statisticsCredit } from '@/words/credits';
import { InFrame } from './in-frame';

type StudentPageOptions = {
  active?: StudentPlace;
  needs?: StudentNeeds;
};

type FrameProps = StudentPageOptions & { children: ReactNode };

/** A page of a student: its guard, and then the frame and the page side by side. What fails in the page is shown inside the frame. */
export function studentPage<Props>(
  options: StudentPageOptions,
  make: (viewer: SignedInViewer, props: Props) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async (props) => {
    const viewer = await requireStudentPage(options);
    const made = make(viewer, props);
    // The page's error is thrown where the frame draws it. If the frame fails first, no one waits for it.
    made.catch(() => {});
    const Made = () => made;
    return (
      <Frame viewer={viewer} {...options}>
        <Made />
      </Frame>
    );
  };
}

/**
 * The frame around one page. A page with a 404 of its own has it in a layout instead, so that the menu stays; such a page asks its guard
 * itself, because a request can skip a layout.
 */
export async function StudentFrame(props: FrameProps) {
  return <Frame viewer={await requireStudentPage(props)} {...props} />;
}

async function Frame({ viewer, active, children }: FrameProps & { viewer: SignedInViewer }) {
  // A name is sent only where it is shown: someone's team stands for them on every other page.
  const { firstName, pauses, ...frame } = await getStudentFrame(viewer);
  return (
    <InFrame
      account={accountKey(viewer)}
      keepsPages={env().OFFLINE_PAGES === 'on'}
      frame={frame}
      greeting={frame.team ? undefined : `Hello, ${firstName}`}
      active={active}
      colors={teamColors(frame.team?.theme)}
      credit={statisticsCredit(env().SEASON_SOURCE)}
      notice={frame.seasonActive ? null : <StandsStill leagueEnded={frame.leagueEnded} pauses={pauses} product={PRODUCT_NAME} />}
    >
      {children}
    </InFrame>
  );
}

function teamColors(theme: string | undefined): CSSProperties | undefined {
  if (theme === undefined) return undefined;
  const { background, foreground } = themeOf(theme);
  return { '--team-bg': background, '--team-fg': foreground } as CSSProperties;
}
