import type { CSSProperties, ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { StudentFrameDto } from '@/lib/data/team/dto';
import { themeOf } from '@/lib/domain/themes';
import { FocusOnArrival } from './focus-on-arrival';
import { SiteFooter } from './site-footer';
import { StudentHeader, type StudentPlace } from './student-header';

/** Sets the team tokens of `base.css`; without a team they stay field green. */
function teamTokens(theme: string | undefined): CSSProperties | undefined {
  if (theme === undefined) return undefined;
  const { background, foreground } = themeOf(theme);
  return { '--team-bg': background, '--team-fg': foreground } as CSSProperties;
}

type StudentShellProps = { frame: StudentFrameDto; active?: StudentPlace; children: ReactNode };

/** The frame of every student page: where you are, whose team it is, how many MVP points it has. */
export function StudentShell({ frame, active, children }: StudentShellProps) {
  return (
    <div className="flex min-h-dvh flex-col" style={teamTokens(frame.team?.theme)}>
      <StudentHeader frame={frame} active={active} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-6">
        {frame.seasonActive ? null : (
          <div className="mb-6">
            <Notice tone="info" title={frame.leagueEnded ? 'Your league has ended' : 'The season is paused'}>
              You can look at everything. Nothing can be changed {frame.leagueEnded ? 'any more' : 'right now'}.
            </Notice>
          </div>
        )}
        {children}
      </main>
      <SiteFooter />
      <FocusOnArrival />
    </div>
  );
}
