import { type CSSProperties, cache, type ReactNode } from 'react';
import { StudentShell } from '@/components/shell/student-shell';
import { UnreadableStudentPageMessage } from '@/components/shell/unreadable-student-page-message';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import {
  findStudentForShell,
  orRedirectToRecordProblem,
  requireStudentPage,
} from '@/lib/auth/guards';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import { getStudentShell } from '@/lib/data/student-page/queries';
import type { OnboardingRequirement } from '@/lib/domain/class/onboarding';
import { themeOrDefaultById } from '@/lib/domain/team/looks';
import { env } from '@/lib/platform/env';
import { readingLanguageChoiceOfRequest } from '@/lib/platform/requests';
import { EYES_UP } from '@/words/eyes-up';
import { helloText, statisticsCreditText } from '@/words/shell';
import { ReadsBothLanguagesProvider } from './student-language';
import { StudentPageConnections } from './student-page-connections';

/**
 * A student's page: runs its guard, then the frame and the page in parallel. The frame shows the
 * page's errors.
 */
export function defineStudentPage<Props>(
  options: { needs?: OnboardingRequirement },
  render: (viewer: SignedInViewer, props: Props) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async (props) => {
    const viewer = await requireStudentPage(options);
    const page = render(viewer, props).catch((error: unknown) => {
      if (asUnreadableDocumentError(error)) return <UnreadableStudentPageMessage />;
      throw error;
    });
    // The page's error is thrown where the frame renders it. This keeps it from being unhandled if
    // the frame fails first.
    page.catch(() => {});
    const Page = () => page;
    return (
      <Frame viewer={viewer}>
        <Page />
      </Frame>
    );
  };
}

async function Frame({ viewer, children }: { viewer: SignedInViewer; children: ReactNode }) {
  const shell = await orRedirectToRecordProblem(() => readFrame(viewer));
  const account = accountStorageKey(viewer);
  return (
    <ReadsBothLanguagesProvider language={readingLanguageChoiceOfRequest()}>
      <StudentShell {...shell} account={viewer.visit === 'look' ? undefined : account}>
        <StudentPageConnections
          page={{ ...shell.frame, team: shell.frame.teamVersion }}
          account={account}
          canSavePages={env().OFFLINE_PAGES === 'on'}
          visit={viewer.visit}
          product={PRODUCT_NAME}
          workKept={EYES_UP.workKept}
        >
          {children}
        </StudentPageConnections>
      </StudentShell>
    </ReadsBothLanguagesProvider>
  );
}

/**
 * Keeps the menu on a student page's 404. Next renders not-found.tsx with every page, so it must
 * not redirect: visitors who may not see student pages get the children alone. Nothing on it needs
 * words in the browser.
 */
export async function StudentNotFoundFrame({ children }: { children: ReactNode }) {
  const viewer = await findStudentForShell();
  const frame = viewer && (await readFrame(viewer).catch(nullIfUnreadable));
  return frame ? <StudentShell {...frame}>{children}</StudentShell> : children;
}

function nullIfUnreadable(error: unknown): null {
  if (asUnreadableDocumentError(error)) return null;
  throw error;
}

const readFrame = cache(async (viewer: SignedInViewer) => {
  // The name is sent only to the page that shows it; on all others the team stands for the student.
  const { firstName, ...frame } = await getStudentShell(viewer);
  return {
    frame,
    greeting: frame.team ? undefined : helloText(firstName),
    colors: teamColors(frame.team?.theme),
    credit: statisticsCreditText(env().SEASON_SOURCE),
  };
});

function teamColors(theme: string | undefined): CSSProperties | undefined {
  if (theme === undefined) return undefined;
  const { background, foreground } = themeOrDefaultById(theme);
  return { '--team-bg': background, '--team-fg': foreground } as CSSProperties;
}
